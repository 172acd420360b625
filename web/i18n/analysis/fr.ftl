# Une partie finie, regardée de nouveau.

analysis-title = Analyse de la partie
analysis-choose = Choisis une partie finie dans « Parties sauvegardées ».
analysis-progress = Décisions jugées : { $judged } sur { $total }
do-stop-analysis = Arrêter
do-go-on-analysis = Recommencer
analysis-plot = Chances de gagner : environ { $first } % au début, { $last } % à la fin
analysis-start = début
analysis-end = fin
analysis-explains = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, en supposant que tout le monde joue ensuite comme un Chevalier. Cela sert à comparer des actions : les joueurs forts gagnent plus souvent que cela. Toutes les chances sont des estimations arrondies, tirées de parties d’essai ; dans la même position, un indice peut s’en écarter de dix ou quinze points.
analysis-luck = Chance, en points
analysis-play = Décisions, en points
analysis-points = environ { $points }
analysis-turning = Moments décisifs
analysis-calm = Aucune erreur nette, et la chance n’a pas vraiment pesé.
analysis-mistake = { $name } ({ $move }) : cela a coûté environ { $points } points de pourcentage. Mieux : { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }) : ensuite, la chance a rapporté environ { $points } points de pourcentage.
analysis-unlucky = { $name } ({ $move }) : ensuite, la malchance a coûté environ { $points } points de pourcentage.
analysis-all = Toutes les décisions
analysis-ply = N°
analysis-who = Joueur
analysis-move = Action
analysis-chance = Chances
analysis-done = L’analyse est terminée.
analysis-percent = { $percent } %
