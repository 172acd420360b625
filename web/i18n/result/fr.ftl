ending-hit = { $own ->
    [yes] { $enemy } te frappe à { $amount } : il te manquait { $short }.
   *[no] { $enemy } frappe { $name } à { $amount } : il lui manquait { $short }.
  }
ending-stuck = { $own ->
    [yes] Tu n’avais plus rien à jouer. Vie restante de l’ennemi ({ $enemy }) : { $left }.
   *[no] { $name } n’avait plus rien à jouer. Vie restante de l’ennemi ({ $enemy }) : { $left }.
  }
ending-gave_up = Tu as abandonné cette partie. Vie restante de l’ennemi ({ $enemy }) : { $left }.
ending-blow = { $own ->
    [yes] Tu achèves l’ennemi avec { $cards } : { $damage } dégâts. { $enemy } tombe.
   *[no] { $name } achève l’ennemi avec { $cards } : { $damage } dégâts. { $enemy } tombe.
  }
ending-far = { $freed ->
    [0] Figures vaincues : { $count } sur 12
   *[other] Figures vaincues : { $count } sur 12, par un coup exact : { $freed }
  }
ending-best = Meilleur moment
ending-best-of = Meilleur moment ({ $name })
ending-best-exact = Coup exact : { $enemy } tombe avec { $cards }.
ending-best-escape = { $spare ->
    [0] { $enemy } frappe à { $amount } : encaissé avec les dernières cartes.
   *[other] { $enemy } frappe à { $amount } : encaissé, avec { $spare } de marge.
  }
ending-best-damage = { $cards } contre { $enemy } : { $amount } dégâts.
ending-new-best = Nouveau record ({ $players }) ! Avant : { $best } sur 12.
ending-own-best = Ton record ({ $players }) : { $best } sur 12.
ending-wins = { $count ->
    [1] Ta première victoire ({ $players }) !
   *[other] Tes victoires ({ $players }) : { $count }.
  }
ending-solo = en solo
ending-parts = Qui a fait quoi
ending-played = Cartes
ending-damage = Dégâts
ending-beaten = Figures
ending-numbers = La partie en chiffres
do-same-deal = Même donne
result-by-W1 = Les douze figures sont vaincues.
result-by-F4 = La main n’a pas suffi pour encaisser l’attaque.
result-by-P8 = Plus rien à jouer, et aucune issue.
result-by-choice = Tu as abandonné cette partie.
result-assisted = Avec aide : indice demandé, ou retour en arrière après une action qui avait révélé quelque chose.
result-practice = Entraînement : reprise d’une position d’une partie finie. Elle est comptée à part.
result-not-standard = Jouée avec des règles maison.
tally-beaten = Figures vaincues
tally-exact = Coups exacts
tally-turns = Tours
tally-damage = Dégâts infligés
tally-played = Cartes jouées
tally-drawn = Cartes piochées
tally-healed = Cartes soignées
tally-shielded = Bouclier gagné
tally-discarded = Cartes défaussées
tally-yields = Tours sans jouer
tally-flips = Jokers retournés
result-deal = Code de la donne :
do-copy-deal = Copier
deal-copied = Copié. Colle-le dans une nouvelle partie pour rejouer cette donne.
deal-not-copied = Impossible de copier le code. Sélectionne-le et copie-le à la main.
