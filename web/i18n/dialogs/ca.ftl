# Dialogs over the table.

do-replace = Substitueix un bot…
replace-keeps = El lloc conserva el nom i les cartes.
discard-order = La primera és la carta de dalt.
