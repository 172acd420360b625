steps-label = Pas à pas
steps-first = Au début
steps-previous = Un pas en arrière
steps-next = Un pas en avant
steps-last = À la fin
steps-at = { $ply } sur { $plies }
