# Dialogs over the table.

do-replace = Replace a bot…
replace-keeps = The seat keeps its name and its cards.
discard-order = The top card comes first.
