# The review of a finished game: how good each decision was, and what was luck.

analysis-title = Game review
analysis-choose = Choose a finished game under “Saved games”.
analysis-progress = { $judged } of { $total } decisions judged
do-stop-analysis = Stop
do-go-on-analysis = Start again
analysis-plot = Chance of winning: about { $first }% at the start, { $last }% at the end
analysis-start = start
analysis-end = end
analysis-explains = Each decision is judged by what the player could know at the time, assuming that everyone then plays on like the Knight bot. Use it to compare moves: strong players win more often than this. All chances are rounded estimates from trial games; a hint in the same position may differ by ten or fifteen points.
analysis-luck = Luck
analysis-play = Decisions
analysis-points = about { $points } percentage points
analysis-turning = Turning points
analysis-calm = No clear mistakes, and no big strokes of luck.
analysis-mistake = { $name } ({ $move }): this cost about { $points } percentage points. Better: { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }): luck then added about { $points } percentage points.
analysis-unlucky = { $name } ({ $move }): bad luck then cost about { $points } percentage points.
analysis-all = Every decision
analysis-ply = No.
analysis-who = Who
analysis-move = Move
analysis-chance = Chance
analysis-done = The review is finished.
analysis-percent = { $percent }%
