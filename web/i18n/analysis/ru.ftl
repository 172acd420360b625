# Разбор законченной игры: насколько хорошо каждое решение и что было удачей.

analysis-title = Разбор игры
analysis-choose = Выберите законченную игру в «Сохранённых играх».
analysis-progress = Разобрано решений: { $judged } из { $total }
do-stop-analysis = Стоп
do-go-on-analysis = Начать заново
analysis-plot = Шанс на победу: около { $first } % в начале, { $last } % в конце
analysis-start = начало
analysis-end = конец
analysis-explains = Каждое решение оценивается по тому, что игрок мог знать в тот момент; считается, что дальше все играют как бот Рыцарь. Эти оценки нужны, чтобы сравнивать ходы: сильные игроки выигрывают чаще. Все шансы — округлённые оценки по пробным играм: подсказка в той же позиции может отличаться на десять-пятнадцать процентных пунктов (п. п.).
analysis-luck = Удача
analysis-play = Решения
analysis-turning = Переломные моменты
analysis-all = Все решения
analysis-ply = №
analysis-who = Кто
analysis-move = Ход
analysis-chance = Шанс
analysis-done = Разбор закончен.
analysis-percent = { $percent } %
# One decision: its line, its chance and what the review says of it.
analysis-decision = { $ply } · { $name }: { $move }
analysis-chance-here = Шанс на победу: около { $percent } %.
analysis-lost-here = Игра почти проиграна: отсюда выиграть уже почти не удавалось.
analysis-not-judged = Ещё не разобрано.
analysis-cost = Ошибка, около { $points } п. п.
analysis-cost-why = Ошибка, около { $points } п. п.: { $why }.
analysis-better = Лучше: { $best } ({ $why }).
analysis-only = Другого хода не было.
analysis-agreed = Тренер сыграл бы так же — { $why }.
analysis-fine = Явно лучшего хода не было — { $why }.
analysis-then-good = Затем везение прибавило около { $points } п. п.
analysis-then-bad = Затем невезение отняло около { $points } п. п.
analysis-position = Позиция
analysis-remark = Об этом решении
analysis-choose-decision = Решение
# start + decisions + luck = end
analysis-story = Что решило исход
analysis-at-start = В начале
analysis-at-end = В конце
analysis-mistakes = { $count ->
    [0] Явных ошибок нет.
    [one] { $count } явная ошибка ценой около { $points } п. п.
    [few] { $count } явные ошибки ценой около { $points } п. п.
   *[many] { $count } явных ошибок ценой около { $points } п. п.
  }
analysis-luck-good = { $kind ->
    [strokes] Везение в сумме прибавило около { $points } п. п.
   *[steps] Везение прибавило около { $points } п. п., понемногу на каждом шагу.
  }
analysis-luck-bad = { $kind ->
    [strokes] Невезение в сумме отняло около { $points } п. п.
   *[steps] Невезение отняло около { $points } п. п., понемногу на каждом шагу.
  }
analysis-luck-even = { $kind ->
    [strokes] Везение и невезение уравновесились.
   *[steps] Удача почти ни на что не повлияла.
  }
analysis-lost-since = С решения № { $ply } игра была почти проиграна.
analysis-lost = проиграно
analysis-badge-mistake = ошибка, −{ $points }
analysis-badge-good = везение, +{ $points }
analysis-badge-bad = невезение, −{ $points }
analysis-practice = Тренировка, учитывается отдельно.
do-play-on = Играть отсюда
do-next-turn = Следующий переломный момент
