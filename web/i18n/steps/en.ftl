# Stepping through a recorded game.

steps-label = Step through the game
steps-first = To the start
steps-previous = One step back
steps-next = One step forward
steps-last = To the end
steps-at = { $ply } of { $plies }
