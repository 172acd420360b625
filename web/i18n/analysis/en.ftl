# A finished game, looked at again.

analysis-title = Looking back
analysis-choose = Choose a finished game under “Saved games”.
analysis-progress = { $judged } of { $total } decisions judged
do-stop-analysis = Stop
do-go-on-analysis = Begin again
analysis-plot = Winning chance over the game, from { $first } % to { $last } %
analysis-start = start
analysis-end = end
analysis-explains = Every decision is judged from what its player could know, as if everybody then played on like a Knight. Good for comparing moves; strong players win more often.
analysis-luck = Luck
analysis-play = Play
analysis-points = { $points } points
analysis-turning = Turning points
analysis-calm = No mistake outside the noise, and no great stroke of luck.
analysis-mistake = { $name }: { $move } cost { $points } points. Better: { $best } — { $motive }.
analysis-lucky = After { $name }: { $move }, luck gave { $points } points.
analysis-unlucky = After { $name }: { $move }, luck took { $points } points.
analysis-all = Every decision
analysis-ply = No.
analysis-who = Who
analysis-move = Move
analysis-chance = Chance
