steps-label = Repassa la partida pas a pas
steps-first = Al principi
steps-previous = Un pas enrere
steps-next = Un pas endavant
steps-last = Al final
steps-at = { $ply } / { $plies }
