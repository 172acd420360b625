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
analysis-turning = Turning points
analysis-all = Every decision
analysis-ply = No.
analysis-who = Who
analysis-move = Move
analysis-chance = Chance
analysis-done = The review is finished.
analysis-percent = { $percent }%
# One decision: its line, its chance and what the review says of it.
analysis-decision = { $ply } · { $name }: { $move }
analysis-chance-here = Chance to win: about { $percent }%.
analysis-lost-here = As good as lost: hardly any trial game was won from here.
analysis-not-judged = Not judged yet.
analysis-cost = A mistake of about { $points } points.
analysis-cost-why = A mistake of about { $points } points: { $why }.
analysis-better = Better: { $best } — { $why }.
analysis-only = The only move.
analysis-agreed = The coach would have played the same — { $why }.
analysis-fine = No other move was clearly better — { $why }.
analysis-then-good = Luck then added about { $points } points.
analysis-then-bad = Bad luck then cost about { $points } points.
analysis-position = The position
analysis-remark = About this decision
analysis-choose-decision = Decision
# What decided the game: start + decisions + luck = end, in points of winning chance; then the same in sentences.
analysis-story = What decided it
analysis-at-start = At the start
analysis-at-end = At the end
analysis-mistakes = { $count ->
    [0] No clear mistakes.
    [one] One clear mistake, at a cost of about { $points } points.
   *[other] { $count } clear mistakes, at a cost of about { $points } points.
  }
analysis-luck-good = { $kind ->
    [strokes] Luck added about { $points } points in all.
   *[steps] Luck added about { $points } points, in many small steps.
  }
analysis-luck-bad = { $kind ->
    [strokes] Bad luck cost about { $points } points in all.
   *[steps] Bad luck cost about { $points } points, in many small steps.
  }
analysis-luck-even = { $kind ->
    [strokes] Good and bad luck evened out.
   *[steps] Luck hardly mattered.
  }
analysis-lost-since = From decision { $ply } on, the game was as good as lost.
analysis-lost = lost
analysis-badge-mistake = mistake, −{ $points }
analysis-badge-good = luck, +{ $points }
analysis-badge-bad = bad luck, −{ $points }
analysis-practice = A practice game, counted separately.
do-play-on = Play on from here
do-next-turn = Next turning point
