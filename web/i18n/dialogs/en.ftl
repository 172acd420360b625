# Dialogs over the table.

do-replace = Replace a bot…
replace-keeps = The seat keeps its name and its cards.
discard-order = The top card comes first.
ask-yield-title = Yield and lose?
ask-yield = The hit of { $amount } is more than your hand can pay for: the game would be lost.
ask-yield-yes = Yield
ask-undo-assists-title = Undo this move?
ask-undo-assists = It revealed something new. You can undo it, but the game will be marked as assisted.
ask-undo-assists-yes = Undo
ask-hint-title = Ask the coach?
ask-hint = The coach sees only what you may see. The game will be marked as assisted.
ask-hint-yes = Ask
ask-give-up-title = Give up?
ask-give-up = This ends the game. You can still watch and review it afterwards.
ask-give-up-yes = Give up
ask-flip-title = Flip a Jester?
ask-flip = You discard your whole hand and draw a new one. Best medal from now on: { $medal }.
ask-flip-yes = Flip
ask-delete-title = Delete this game?
ask-delete = This can’t be undone: { $game }
ask-delete-yes = Delete
ask-delete-keep = Keep its result in the statistics
