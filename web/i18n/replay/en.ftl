# The replay of a finished game, move by move.

replay-title = Replay
replay-at = Move { $ply } of { $plies }
replay-move = Move
replay-hand = { $name }’s hand
replay-dealt = The cards are dealt.
replay-pays = Hit to take: { $amount }.
replay-play = Play automatically
replay-pause = Pause
replay-keys = Keys: ← → for one move, Home and End for the first and last, Space to play or pause.
replay-choose = Choose a finished game under “Saved games”.
replay-running = This game isn’t over yet. Once it is, you can watch it.
