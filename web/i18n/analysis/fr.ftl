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
analysis-luck = Chance
analysis-play = Décisions
analysis-turning = Moments décisifs
analysis-all = Toutes les décisions
analysis-ply = N°
analysis-who = Joueur
analysis-move = Action
analysis-chance = Chances
analysis-done = L’analyse est terminée.
analysis-percent = { $percent } %
# One decision: its line, its chance and what the review says of it.
analysis-decision = { $ply } · { $name } : { $move }
analysis-chance-here = Chances de gagner : environ { $percent } %.
analysis-lost-here = Presque perdue : d’ici, presque aucune partie d’essai n’a été gagnée.
analysis-not-judged = Pas encore jugée.
analysis-cost = Une erreur d’environ { $points } points.
analysis-cost-why = Une erreur d’environ { $points } points : { $why }.
analysis-better = Mieux : { $best } — { $why }.
analysis-only = Il n’y avait rien d’autre à faire.
analysis-agreed = L’ordinateur aurait joué de même — { $why }.
analysis-fine = Rien n’était nettement meilleur — { $why }.
analysis-then-good = Ensuite, la chance a rapporté environ { $points } points.
analysis-then-bad = Ensuite, la malchance a coûté environ { $points } points.
analysis-position = La position
analysis-remark = Sur cette décision
analysis-choose-decision = Décision
# start + decisions + luck = end
analysis-story = Ce qui a décidé
analysis-at-start = Au début
analysis-at-end = À la fin
analysis-mistakes = { $count ->
    [0] Aucune erreur nette.
    [one] { $count } erreur nette, qui a coûté environ { $points } points.
   *[other] { $count } erreurs nettes, qui ont coûté environ { $points } points.
  }
analysis-luck-good = { $kind ->
    [strokes] En tout, la chance a rapporté environ { $points } points.
   *[steps] La chance a rapporté environ { $points } points, petit à petit.
  }
analysis-luck-bad = { $kind ->
    [strokes] En tout, la malchance a coûté environ { $points } points.
   *[steps] La malchance a coûté environ { $points } points, petit à petit.
  }
analysis-luck-even = { $kind ->
    [strokes] Chance et malchance se sont équilibrées.
   *[steps] La chance n’a presque pas pesé.
  }
analysis-lost-since = À partir de la décision { $ply }, la partie était presque perdue.
analysis-lost = perdue
analysis-badge-mistake = erreur, −{ $points }
analysis-badge-good = chance, +{ $points }
analysis-badge-bad = malchance, −{ $points }
analysis-practice = Une partie d’entraînement, comptée à part.
do-play-on = Reprendre d’ici
do-next-turn = Moment décisif suivant
