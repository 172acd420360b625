# Une partie finie, regardée de nouveau.

analysis-title = Analyse de la partie
analysis-choose = Choisis une partie finie dans « Parties sauvegardées ».
analysis-progress = { $judged } décisions jugées sur { $total }
do-stop-analysis = Arrêter
do-go-on-analysis = Recommencer
analysis-plot = Chances de gagner : environ { $first } % au début, { $last } % à la fin
analysis-start = début
analysis-end = fin
analysis-explains = Chaque décision est jugée sur ce que son joueur pouvait savoir, comme si tous jouaient ensuite comme un Chevalier. Utile pour comparer des choix ; les joueurs forts gagnent plus souvent. Les chances sont des estimations arrondies, tirées de parties d’essai : dans la même position, un indice a pu annoncer dix ou quinze points de plus ou de moins.
analysis-luck = Chance
analysis-play = Décisions
analysis-points = environ { $points } points de pourcentage
analysis-turning = Tournants
analysis-calm = Aucune erreur nette, ni grand coup de chance.
analysis-mistake = { $name } ({ $move }) : ce choix a coûté environ { $points } points de pourcentage. Mieux : { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }) : ensuite, la chance a donné environ { $points } points de pourcentage.
analysis-unlucky = { $name } ({ $move }) : ensuite, la malchance a pris environ { $points } points de pourcentage.
analysis-all = Toutes les décisions
analysis-ply = Nº
analysis-who = Joueur
analysis-move = Choix
analysis-chance = Chances
analysis-done = L’analyse est terminée.
