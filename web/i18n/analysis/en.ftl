# A finished game, looked at again.

analysis-title = Looking back
analysis-choose = Choose a finished game under “Saved games”.
analysis-progress = { $judged } of { $total } decisions judged
do-stop-analysis = Stop
do-go-on-analysis = Begin again
analysis-plot = Winning chance: about { $first }% at the start, { $last }% at the end
analysis-start = start
analysis-end = end
analysis-explains = Every decision is judged from what its player could know, as if everybody then played on like a Knight. Good for comparing moves; strong players win more often. Chances are estimates from trial games, and rounded: a hint in the same position may have said ten or fifteen points more or less.
analysis-luck = Luck
analysis-play = Decisions
analysis-points = about { $points } percentage points
analysis-turning = Turning points
analysis-calm = No clear mistake, and no great stroke of luck.
analysis-mistake = { $name } ({ $move }): this cost about { $points } percentage points. Better: { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }): then luck gave about { $points } percentage points.
analysis-unlucky = { $name } ({ $move }): then luck took about { $points } percentage points.
analysis-all = Every decision
analysis-ply = No.
analysis-who = Who
analysis-move = Move
analysis-chance = Chance
analysis-done = The analysis is done.
