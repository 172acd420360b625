# Dialogs over the table.

do-replace = Remplacer un bot…
replace-keeps = La place garde son nom et ses cartes.
discard-order = La première est la carte du dessus.
ask-yield-title = Passer et perdre ?
ask-yield = Le coup est de { $amount } et ta main ne suffit pas : la partie serait perdue.
ask-yield-yes = Passer
