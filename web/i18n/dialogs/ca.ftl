# Dialogs over the table.

do-replace = Substitueix un bot…
replace-keeps = El lloc conserva el nom i les cartes.
discard-order = La primera és la carta de dalt.
ask-yield-title = Vols passar i perdre?
ask-yield = La teva mà no pot pagar el cop ({ $amount }): la partida estaria perduda.
ask-yield-yes = Passa
