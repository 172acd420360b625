# A finished game, watched again.

replay-title = Replay
replay-at = Move { $ply } of { $plies }
replay-move = Move
replay-hand = The hand of { $name }
replay-dealt = The cards are dealt.
replay-pays = To pay: { $amount }.
replay-play = Play on by itself
replay-pause = Pause
replay-keys = Keys: ← → one move, Home and End to the ends, Space to play and pause.
replay-choose = Choose a game that is over in “Saved games”.
replay-running = This game is still running. It can be watched once it is over.
