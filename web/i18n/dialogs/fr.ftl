# Dialogs over the table.

do-restart = Rejouer cette donne
do-replace = Remplacer un bot…
replace-keeps = La place garde son nom et ses cartes.
discard-order = La première carte est celle du dessus.
ask-yield-title = Passer et perdre ?
ask-yield = { $why ->
    [stuck] Il ne resterait rien à faire : la partie serait perdue.
   *[hit] L’ennemi frappe à { $amount } et ta main ne suffit pas pour payer : la partie serait perdue.
  }
ask-yield-yes = Passer
ask-lose-title = { $phase ->
    [suffer] Défausser et perdre ?
   *[other] Jouer et perdre ?
  }
ask-lose = { $why ->
    [stuck] Il ne resterait rien à jouer : la partie serait perdue.
   *[hit] L’ennemi frapperait à { $amount } et ta main ne suffirait pas pour payer : la partie serait perdue.
  }
ask-lose-yes = { $phase ->
    [suffer] Défausser quand même
   *[other] Jouer quand même
  }
ask-undo-title = Revenir en arrière ?
ask-undo = { $why ->
    [other] Cela annule l’action de quelqu’un d’autre : { $name }.
    [ends] Cela annule aussi la fin de la partie.
   *[assists] Cette action t’a appris quelque chose. Tu peux revenir en arrière, mais la partie sera marquée « avec aide ».
  }
ask-undo-yes = Oui, revenir
ask-hint-title = Demander un indice ?
ask-hint = L’indice ne tient compte que de ce que tu as le droit de voir. La partie sera marquée « avec aide ».
ask-hint-yes = Demander
ask-give-up-title = Abandonner ?
ask-give-up = La partie s’arrête là. Tu pourras encore la revoir et l’analyser.
ask-give-up-yes = Abandonner
ask-restart-title = Rejouer cette donne ?
ask-restart = { $why ->
    [daily] Seule ta première partie compte comme donne du jour. La nouvelle sera une partie ordinaire.
   *[leaves] Cette partie reste sauvegardée : tu pourras la continuer plus tard.
  }
ask-restart-yes = Rejouer
ask-again-title = Distribuer d’autres cartes ?
ask-again = Cette partie reste sauvegardée : tu pourras la continuer plus tard.
ask-again-yes = Autre donne
ask-flip-title = Retourner un joker ?
ask-flip = Tu défausses toute ta main et tu en pioches une nouvelle. Ensuite, meilleure médaille possible : « { $medal } ».
ask-flip-yes = Retourner
ask-delete-title = Supprimer cette partie ?
ask-delete = C’est définitif : { $game }
ask-delete-yes = Supprimer
ask-delete-keep = Garder son résultat dans les statistiques

why-nothing_to_redo = Il n’y a rien à rétablir.
