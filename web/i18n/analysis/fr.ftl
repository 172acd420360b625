# Une partie finie, regardée de nouveau.

analysis-title = Retour sur la partie
analysis-choose = Choisis une partie finie dans « Parties sauvegardées ».
analysis-progress = { $judged } décisions jugées sur { $total }
do-stop-analysis = Arrêter
do-go-on-analysis = Recommencer
analysis-plot = Chances de gagner au fil de la partie : de { $first } % à { $last } %
analysis-start = début
analysis-end = fin
analysis-explains = Chaque décision est jugée sur ce que son joueur pouvait savoir, comme si tous jouaient ensuite comme un Chevalier. Bon pour comparer des coups ; de forts joueurs gagnent plus souvent.
analysis-luck = Chance
analysis-play = Jeu
analysis-points = { $points } points de pourcentage
analysis-turning = Tournants
analysis-calm = Aucune faute hors du bruit, ni grand coup de chance.
analysis-mistake = { $name } : { $move } a coûté { $points } points. Mieux : { $best } — { $motive }.
analysis-lucky = Après { $name } : { $move }, la chance a donné { $points } points.
analysis-unlucky = Après { $name } : { $move }, la chance a pris { $points } points.
analysis-all = Toutes les décisions
analysis-ply = Nº
analysis-who = Joueur
analysis-move = Coup
analysis-chance = Chances
