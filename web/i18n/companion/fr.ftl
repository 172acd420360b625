# Beside a real table, in French.

companion-intro = Vous jouez avec vos propres cartes, et cette page suit le combat : vie, attaque, boucliers. Note ce qui est joué, et personne n’a rien à additionner.
companion-hint = Les mains, les défausses et les tours passés ne se notent pas. Ni le joker qu’un joueur seul retourne.
companion-which = { $rank ->
    [J] Quel Valet est retourné ?
    [Q] Quelle Dame est retournée ?
   *[other] Quel Roi est retourné ?
  }
companion-next = Les cartes jouées dans ce combat vont à la défausse. Le même joueur continue.
companion-empty = Rien de joué pour l’instant.
companion-entry = Ce qui est joué
companion-yield = Passer coûte { $amount } maintenant.
companion-pick = Pour la suite : d’abord la valeur, puis la couleur.
companion-ranks = Valeur
companion-suits = Cartes de cette valeur
companion-clear = Effacer
companion-heal = cartes soignées : { $amount } au plus
companion-draw = cartes piochées, à tour de rôle : { $amount } au plus
companion-exact = Pile ! Face cachée sur la Taverne : { $enemy }
companion-over = { $enemy } : à la défausse
companion-pay = puis défausser au moins { $amount }
companion-now-pay = Maintenant, défausse au moins { $amount }.
companion-now-safe = Rien à défausser : au joueur suivant.
companion-now-choose = Qui l’a joué dit qui joue ensuite.
companion-damaged = Le combat gardé ici était abîmé. Une nouvelle partie commence.

ask-companion-title = Commencer une nouvelle partie ?
ask-companion = Tout ce qui est noté ici sera oublié.
ask-companion-yes = Nouvelle partie
why-royal_not_due = Ce n’est pas le tour de cette figure.
