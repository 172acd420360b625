# Dialogs over the table.

do-replace = Remplacer un bot…
replace-keeps = La place garde son nom et ses cartes.
discard-order = La première carte est celle du dessus.
ask-yield-title = Passer et perdre ?
ask-yield = L’ennemi frappe à { $amount } et ta main ne suffit pas pour payer : la partie serait perdue.
ask-yield-yes = Passer
