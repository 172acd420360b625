# Тренер: подсказка, её причины и ходы словами.

coach-thinking = Тренер думает…
coach-says = Тренер: { $move } (шанс около { $percent } %)
coach-only = Тренер: { $move }
coach-yours = Ваш выбор: около { $percent } %
coach-close = примерно так же хорошо
coach-worse = заметно хуже
coach-unsure = Ваш выбор: данных слишком мало, чтобы судить
do-stop-hint = Стоп
do-take-hint = Выбрать
do-drop-hint = Убрать подсказку
move-play = { $cards }
move-jester = шут
move-discard = сброс — { $cards }
move-yield = отступить
move-flip = перевернуть шута
move-next = ходит { $name }
# Причины: «Тренер: 8♣ (шанс около 60 %) — это победа».
motive-wins = это победа
motive-only_move = другого хода нет
motive-exact_kill = точный удар переводит врага на вашу сторону
motive-kill = враг побеждён
motive-stays_alive = так вы точно переживёте этот ход
motive-new_hand = новая рука лучше этой
motive-follows_wish = этот игрок хочет ходить
motive-strongest_next = выгоднее всего ходить этому игроку
motive-goes_on = отдавать ход другому незачем
motive-cancels_immunity = мешает иммунитет врага
motive-saves_hand = щит бережёт карты
motive-sets_up_exact = оставшаяся карта потом доведёт врага ровно до нуля
motive-refills_table = руки пополнятся
motive-heals_tavern = Таверна пустеет
motive-keeps_spades_for_king = пики останутся для короля
motive-keeps_diamonds = бубны останутся для добора
motive-keeps_companion = туз останется спутником
motive-loses_least = так теряется меньше всего
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] это дороже, зато в руке останется: { $cards }
   *[no] в руке останется: { $cards }
  }
motive-saves_cards = позже эти карты пригодятся больше
motive-weakens = враг слабеет
