# Egy felvett játszma lépésenként.

steps-label = A játszma lépésenként
steps-first = Az elejére
steps-previous = Egy lépéssel vissza
steps-next = Egy lépéssel előre
steps-last = A végére
steps-at = { $ply } / { $plies }
