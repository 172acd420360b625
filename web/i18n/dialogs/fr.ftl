# Dialogs over the table.

do-replace = Remplacer un bot…
replace-keeps = La place garde son nom et ses cartes.
discard-order = La première carte est celle du dessus.
ask-yield-title = Passer et perdre ?
ask-yield = L’ennemi frappe à { $amount } et ta main ne suffit pas pour payer : la partie serait perdue.
ask-yield-yes = Passer
ask-undo-assists-title = Revenir en arrière ?
ask-undo-assists = Cette action t’a appris quelque chose. Tu peux revenir en arrière, mais la partie sera marquée « avec aide ».
ask-undo-assists-yes = Oui, revenir
ask-hint-title = Demander un indice ?
ask-hint = L’indice ne tient compte que de ce que tu as le droit de voir. La partie sera marquée « avec aide ».
ask-hint-yes = Demander
ask-give-up-title = Abandonner ?
ask-give-up = La partie s’arrête là. Tu pourras encore la revoir et l’analyser.
ask-give-up-yes = Abandonner
ask-flip-title = Retourner un joker ?
ask-flip = Tu défausses toute ta main et tu en pioches une nouvelle. Ensuite, meilleure médaille possible : « { $medal } ».
ask-flip-yes = Retourner
ask-delete-title = Supprimer cette partie ?
ask-delete = C’est définitif : { $game }
ask-delete-yes = Supprimer
ask-delete-keep = Garder son résultat dans les statistiques
