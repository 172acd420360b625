# Взгляд назад на законченную игру.

analysis-title = Разбор игры
analysis-choose = Выберите законченную игру в «Сохранённых играх».
analysis-progress = Разобрано решений: { $judged } из { $total }
do-stop-analysis = Стоп
do-go-on-analysis = Начать заново
analysis-plot = Шансы на победу по ходу игры: от { $first } % до { $last } %
analysis-start = начало
analysis-end = конец
analysis-explains = Каждое решение оценивается по тому, что игрок мог знать, как если бы дальше все играли, как Рыцарь. Это годится для сравнения ходов; сильные игроки выигрывают чаще.
analysis-luck = Удача
analysis-play = Игра
analysis-points = { $points } п. п.
analysis-turning = Переломные моменты
analysis-calm = Ни ошибок за пределами погрешности, ни большой удачи.
analysis-mistake = { $name }: { $move } — потеря { $points } п. п. Лучше: { $best } — { $motive }.
analysis-lucky = После хода «{ $name }: { $move }» удача дала { $points } п. п.
analysis-unlucky = После хода «{ $name }: { $move }» удача отняла { $points } п. п.
analysis-all = Все решения
analysis-ply = №
analysis-who = Кто
analysis-move = Ход
analysis-chance = Шанс
