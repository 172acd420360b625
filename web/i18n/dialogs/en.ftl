# Dialogs over the table.

do-replace = Replace a bot…
replace-keeps = The seat keeps its name and its cards.
discard-order = The top card comes first.
ask-yield-title = Yield and lose?
ask-yield = The hit of { $amount } is more than your hand can pay for: the game would be lost.
ask-yield-yes = Yield
