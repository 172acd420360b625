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
analysis-points = около { $points } п. п.
analysis-turning = Переломные моменты
analysis-calm = Ни явных ошибок, ни крупных поворотов удачи.
analysis-mistake = { $name } ({ $move }): потеря около { $points } п. п. Лучше: { $best } ({ $motive }).
analysis-lucky = { $name } ({ $move }): затем везение прибавило около { $points } п. п.
analysis-unlucky = { $name } ({ $move }): затем невезение отняло около { $points } п. п.
analysis-all = Все решения
analysis-ply = №
analysis-who = Кто
analysis-move = Ход
analysis-chance = Шанс
analysis-done = Разбор закончен.
analysis-percent = { $percent } %
