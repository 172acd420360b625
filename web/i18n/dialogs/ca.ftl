# Dialogs over the table.

do-replace = Substitueix un bot…
replace-keeps = El lloc conserva el nom i les cartes.
discard-order = La primera és la carta de dalt.
ask-yield-title = Vols passar i perdre?
ask-yield = La teva mà no pot pagar el cop ({ $amount }): la partida estaria perduda.
ask-yield-yes = Passa
ask-undo-assists-title = Vols desfer la jugada?
ask-undo-assists = Aquesta jugada ha revelat coses noves. La pots desfer, però la partida quedarà marcada «amb ajuda».
ask-undo-assists-yes = Desfés
ask-hint-title = Vols una pista de l’entrenador?
ask-hint = L’entrenador només veu el que pots veure tu. La partida quedarà marcada «amb ajuda».
ask-hint-yes = Demana-la
ask-give-up-title = Vols abandonar?
ask-give-up = La partida s’acaba aquí. Després encara la podràs mirar i analitzar.
ask-give-up-yes = Abandona
ask-flip-title = Vols girar un comodí?
ask-flip = Descartes tota la mà i en robes una de nova. A partir d’ara, la millor medalla possible: { $medal }.
ask-flip-yes = Gira
ask-delete-title = Vols suprimir aquesta partida?
ask-delete = No es podrà recuperar: { $game }
ask-delete-yes = Suprimeix
ask-delete-keep = Conserva’n el resultat a les estadístiques
