steps-label = Lépésenként
steps-first = Az elejére
steps-previous = Egy lépéssel vissza
steps-next = Egy lépéssel tovább
steps-last = A végére
steps-at = { $ply } / { $plies }
