# Dialogs over the table.

do-restart = Restart this deal
do-replace = Replace a bot…
replace-keeps = The seat keeps its name and its cards.
discard-order = The top card comes first.
ask-yield-title = Yield and lose?
ask-yield = { $why ->
    [stuck] There would be nothing left to do: the game would be lost.
   *[hit] The hit of { $amount } is more than your hand can pay for: the game would be lost.
  }
ask-yield-yes = Yield
ask-lose-title = { $phase ->
    [suffer] Discard and lose?
   *[other] Play and lose?
  }
ask-lose = { $why ->
    [stuck] There would be nothing left to play: the game would be lost.
   *[hit] The hit of { $amount } would be more than your hand can pay for: the game would be lost.
  }
ask-lose-yes = { $phase ->
    [suffer] Discard anyway
   *[other] Play anyway
  }
ask-undo-title = Undo this move?
ask-undo = { $why ->
    [other] It undoes { $name }’s move.
    [ends] It undoes the end of the game, too.
   *[assists] It revealed something new. You can undo it, but the game will be marked as assisted.
  }
ask-undo-yes = Undo
ask-hint-title = Ask the coach?
ask-hint = The coach sees only what you may see. The game will be marked as assisted.
ask-hint-yes = Ask
ask-give-up-title = Give up?
ask-give-up = This ends the game. You can still watch and review it afterwards.
ask-give-up-yes = Give up
ask-restart-title = Start this deal again?
ask-restart = { $why ->
    [daily] Only your first game counts as the deal of the day. The new one is an ordinary game.
   *[leaves] This game stays among your saved games: you can play on with it later.
  }
ask-restart-yes = Start again
ask-again-title = Deal new cards?
ask-again = This game stays among your saved games: you can play on with it later.
ask-again-yes = New deal
ask-flip-title = Flip a Jester?
ask-flip = You discard your whole hand and draw a new one. Best medal from now on: { $medal }.
ask-flip-yes = Flip
ask-delete-title = Delete this game?
ask-delete = This can’t be undone: { $game }
ask-delete-yes = Delete
ask-delete-keep = Keep its result in the statistics

why-nothing_to_redo = There is nothing to put back.
