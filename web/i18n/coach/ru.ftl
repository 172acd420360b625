# Тренер: подсказка, её причины и ходы словами.

coach-thinking = Тренер думает…
coach-says = Тренер: { $move } (шанс около { $percent } %)
coach-only = Тренер: { $move }
coach-lost = Игра почти проиграна. Лучшая попытка: { $move }
coach-more = Подсказка целиком
coach-yours = Ваш выбор: около { $percent } %
coach-close = примерно так же хорошо
coach-worse = заметно хуже
coach-unsure = Ваш выбор: данных слишком мало, чтобы судить
# Второй по силе ход и, если можно сказать, чем он хуже: «Второй вариант: 7♣ — останется покрыть 10».
coach-next = Второй вариант: { $move }
coach-next-less = Второй вариант: { $move } (хуже примерно на { $points } п. п.)
coach-next-close = Примерно так же хорошо: { $move }
two-reasons = { $first }; { $second }
do-stop-hint = Стоп
do-take-hint = Выбрать
do-drop-hint = Убрать подсказку
move-play = { $cards }
move-jester = шут
move-discard = сброс — { $cards }
move-yield = отступить
move-flip = перевернуть шута
move-next = ходит { $name }
# Причины: «Тренер: 8♣ (шанс около 60 %) — это победа». Они же говорятся и о ходе другого игрока.
reason-wins = это победа
reason-only_move = другого хода нет
reason-exact_kill = точный удар, и на вашей стороне новая карта: { $cards }
reason-kill = враг побеждён: { $cards }
reason-stays_alive = так этот ход точно удастся пережить
reason-needs_flip = потом против удара на { $amount } понадобится шут
reason-cannot_pay = этой рукой удар на { $amount } не покрыть
reason-new_hand = новая рука лучше этой
reason-follows_wish = этот игрок хочет ходить
reason-strongest_next = выгоднее всего ходить этому игроку
reason-goes_on = отдавать ход другому незачем
reason-cancels_immunity = { $suit } снова подействуют
reason-saves_hand = { $amount ->
    [0] щит закрывает от удара полностью
   *[other] со щитом останется покрыть только { $amount }
  }
reason-sets_up_exact = у врага останется { $left } здоровья, и для точного удара есть карта: { $cards }
reason-refills_table = { $amount ->
    [one] руки пополнит { $amount } карта
    [few] руки пополнят { $amount } карты
   *[many] руки пополнят { $amount } карт
  }
reason-heals_tavern = Таверна пустеет (карт: { $left }), а так вернётся { $amount }
reason-keeps_spades_for_king = для короля останется щит на { $amount }: { $cards }
reason-keeps_diamonds = для добора остаётся: { $cards }
reason-keeps_companion = спутником остаётся: { $cards }
reason-loses_least = так теряется меньше всего: { $amount } против { $left }
reason-saves_cards = позже эти карты пригодятся больше
reason-weakens = { $amount ->
    [0] враг слабеет
   *[other] у врага останется { $left } здоровья
  }
drawback-loses = это проигрыш
drawback-needs_flip = против удара на { $amount } понадобится шут
drawback-may_lose = удар на { $amount } покроет разве что удачный добор
drawback-no_kill = враг выживет, здоровья останется { $left }
drawback-not_exact = { $cards } уйдёт в Лазарет
drawback-pays_more = останется покрыть { $amount }
drawback-uses_up = тратится ценное: { $cards }
drawback-draws_less = { $amount ->
    [0] добора не будет
    [one] придёт только { $amount } карта
    [few] придут только { $amount } карты
   *[many] придут только { $amount } карт
  }
drawback-gives_more = придётся отдать { $amount }
drawback-hits_less = у врага останется { $left } здоровья
drawback-spends_flip = тратится шут
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] это дороже, зато в руке останется: { $cards }
   *[no] в руке останется: { $cards }
  }
