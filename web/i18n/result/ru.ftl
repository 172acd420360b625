ending-hit = { $own ->
    [yes] { $enemy } бьёт на { $amount }. В вашей руке не хватило { $short }.
   *[no] { $enemy } бьёт на { $amount }. { $name }: в руке не хватило { $short }.
  }
ending-stuck = { $own ->
    [yes] Вам было нечем ходить. Враг — { $enemy }, здоровья осталось: { $left }.
   *[no] { $name }: ходить нечем. Враг — { $enemy }, здоровья осталось: { $left }.
  }
ending-gave_up = Вы сами закончили эту игру. Враг — { $enemy }, здоровья осталось: { $left }.
ending-blow = { $own ->
    [yes] Последний враг — { $enemy }. Ваш удар: { $cards }, урон { $damage }.
   *[no] Последний враг — { $enemy }. { $name } бьёт: { $cards }, урон { $damage }.
  }
ending-far = { $freed ->
    [0] Побеждено врагов: { $count } из 12
   *[other] Побеждено врагов: { $count } из 12, точным ударом: { $freed }
  }
ending-best = Лучший момент
ending-best-of = Лучший момент ({ $name })
ending-best-exact = Точный удар: { $cards }. Враг — { $enemy }.
ending-best-escape = { $spare ->
    [0] { $enemy } бьёт на { $amount }: отданы последние карты, и этого хватило.
   *[other] { $enemy } бьёт на { $amount }: хватило, и в запасе осталось { $spare }.
  }
ending-best-damage = Урон { $amount }: { $cards }. Враг — { $enemy }.
ending-new-best = Новый рекорд ({ $players })! Прежний: { $best } из 12.
ending-own-best = Ваш рекорд ({ $players }): { $best } из 12.
ending-wins = { $count ->
    [1] Ваша первая победа ({ $players })!
   *[other] Ваших побед ({ $players }): { $count }.
  }
ending-solo = соло
ending-parts = Кто что сделал
ending-played = Карты
ending-damage = Урон
ending-beaten = Враги
ending-numbers = Игра в числах
do-same-deal = Та же раздача
result-by-W1 = Все двенадцать врагов побеждены.
result-by-F4 = Карт в руке не хватило, чтобы покрыть удар.
result-by-P8 = Ходить нечем, и выхода нет.
result-by-choice = Вы сами закончили эту игру.
result-assisted = С подсказкой: помог тренер или был отменён ход, который открыл что-то новое.
result-practice = Тренировка: продолжение с позиции законченной игры. Она учитывается отдельно.
result-not-standard = Игра шла по домашним правилам.
tally-beaten = Побеждено врагов
tally-exact = Точных ударов
tally-turns = Ходов
tally-damage = Нанесено урона
tally-played = Сыграно карт
tally-drawn = Взято карт
tally-healed = Вылечено карт
tally-shielded = Сумма щитов
tally-discarded = Сброшено карт
tally-yields = Отступлений
tally-flips = Перевёрнуто шутов
result-deal = Код раздачи:
do-copy-deal = Копировать
deal-copied = Скопировано. Вставьте код в новую игру, чтобы сыграть эту раздачу снова.
deal-not-copied = Не удалось скопировать. Выделите код и скопируйте его вручную.
