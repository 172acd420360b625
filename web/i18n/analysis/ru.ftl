# Взгляд назад на законченную игру.

analysis-title = Разбор игры
analysis-choose = Выберите законченную игру в «Сохранённых играх».
analysis-progress = Разобрано решений: { $judged } из { $total }
do-stop-analysis = Стоп
do-go-on-analysis = Начать заново
analysis-plot = Шанс на победу: около { $first } % в начале, { $last } % в конце
analysis-start = начало
analysis-end = конец
analysis-explains = Каждое решение оценивается по тому, что игрок мог знать, как если бы дальше все играли как бот Рыцарь. Это годится для сравнения ходов; сильные игроки выигрывают чаще. Шансы — округлённые оценки по пробным играм: подсказка в той же позиции могла назвать на десять–пятнадцать пунктов больше или меньше. П. п. — процентные пункты шанса на победу.
analysis-luck = Удача
analysis-play = Решения
analysis-points = около { $points } п. п.
analysis-turning = Переломные моменты
analysis-calm = Ни заметных ошибок, ни большой удачи.
analysis-mistake = { $name } ({ $move }): потеря около { $points } п. п. Лучше: { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }): затем удача дала около { $points } п. п.
analysis-unlucky = { $name } ({ $move }): затем удача отняла около { $points } п. п.
analysis-all = Все решения
analysis-ply = №
analysis-who = Кто
analysis-move = Ход
analysis-chance = Шанс
analysis-done = Разбор закончен.
