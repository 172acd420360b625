# Dialogs over the table.

do-restart = Torna a començar amb les mateixes cartes
do-replace = Substitueix un bot…
replace-keeps = El lloc conserva el nom i les cartes.
discard-order = La primera és la carta de dalt.
ask-yield-title = Vols passar i perdre?
ask-yield = { $why ->
    [stuck] No quedaria res a fer: la partida estaria perduda.
   *[hit] La teva mà no pot pagar el cop ({ $amount }): la partida estaria perduda.
  }
ask-yield-yes = Passa
ask-lose-title = { $phase ->
    [suffer] Vols descartar i perdre?
   *[other] Vols jugar i perdre?
  }
ask-lose = { $why ->
    [stuck] No quedaria res per jugar: la partida estaria perduda.
   *[hit] La teva mà no podria pagar el cop ({ $amount }): la partida estaria perduda.
  }
ask-lose-yes = { $phase ->
    [suffer] Descarta igualment
   *[other] Juga igualment
  }
ask-undo-title = Vols desfer la jugada?
ask-undo = { $why ->
    [other] Desfà la jugada d’una altra persona: { $name }.
    [ends] També desfà el final de la partida.
   *[assists] Aquesta jugada ha revelat coses noves. La pots desfer, però la partida quedarà marcada «amb ajuda».
  }
ask-undo-yes = Desfés
ask-hint-title = Vols una pista de l’entrenador?
ask-hint = L’entrenador només veu el que pots veure tu. La partida quedarà marcada «amb ajuda».
ask-hint-yes = Demana-la
ask-give-up-title = Vols abandonar?
ask-give-up = La partida s’acaba aquí. Després encara la podràs mirar i analitzar.
ask-give-up-yes = Abandona
ask-restart-title = Vols tornar a començar amb les mateixes cartes?
ask-restart = { $why ->
    [daily] Només la primera partida compta com a partida del dia. La nova serà una partida normal.
   *[leaves] Aquesta partida queda desada: la podràs continuar més tard.
  }
ask-restart-yes = Torna a començar
ask-again-title = Vols cartes noves?
ask-again = Aquesta partida queda desada: la podràs continuar més tard.
ask-again-yes = Cartes noves
ask-flip-title = Vols girar un comodí?
ask-flip = Descartes tota la mà i en robes una de nova. A partir d’ara, la millor medalla possible: { $medal }.
ask-flip-yes = Gira
ask-delete-title = Vols suprimir aquesta partida?
ask-delete = No es podrà recuperar: { $game }
ask-delete-yes = Suprimeix
ask-delete-keep = Conserva’n el resultat a les estadístiques

why-nothing_to_redo = No hi ha res per refer.
