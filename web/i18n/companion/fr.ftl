# Beside a real table, in French.

companion-intro = Vous jouez avec vos propres cartes, et cette page suit le combat : vie, attaque, boucliers. Notez ce qui est joué, et personne n’a de calculs à faire.
companion-hint = Inutile de noter les mains, les défausses, les tours où l’on passe, ni un joker retourné en solo.
companion-which = { $rank ->
    [J] Quel valet est retourné ?
    [Q] Quelle dame est retournée ?
   *[other] Quel roi est retourné ?
  }
companion-next = Toutes les cartes jouées contre cet ennemi vont à la défausse. La personne qui l’a vaincu commence un nouveau tour.
companion-empty = Aucune carte jouée pour l’instant.
companion-entry = Noter ce qui est joué
companion-yield = Si tu passes, l’ennemi te frappe à { $amount }.
companion-pick = Prochaines cartes : d’abord la valeur, puis la couleur.
companion-ranks = Valeur
companion-suits = Cartes de cette valeur
companion-clear = Effacer
companion-heal = jusqu’à { $amount } à soigner
companion-draw = jusqu’à { $amount } à piocher à tour de rôle
companion-exact = Coup exact ! { $enemy } : sur la Taverne, face cachée
companion-over = { $enemy } : à la défausse
companion-pay = { $amount ->
    [one] puis défausse au moins { $amount } point
   *[other] puis défausse au moins { $amount } points
  }
companion-now-pay = { $amount ->
    [one] Maintenant, défausse au moins { $amount } point.
   *[other] Maintenant, défausse au moins { $amount } points.
  }
companion-now-safe = Rien à défausser : c’est au joueur suivant.
companion-now-choose = La personne qui l’a joué choisit qui joue ensuite.
companion-damaged = Le combat sauvegardé était endommagé. Une nouvelle partie commence.

ask-companion-title = Commencer une nouvelle partie ?
ask-companion = Tout ce qui est noté sera perdu.
ask-companion-yes = Nouvelle partie
why-royal_not_due = Cette figure ne peut pas venir maintenant.
companion-played = { $cards } :
