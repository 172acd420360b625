# Dialogs over the table.

do-replace = Remplacer un bot…
replace-keeps = La place garde son nom et ses cartes.
discard-order = La première est la carte du dessus.
