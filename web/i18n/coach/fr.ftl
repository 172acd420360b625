# Un indice, ses raisons, et les actions en mots. Les raisons valent aussi pour un autre joueur (analyse) : pas de « tu ».

coach-thinking = L’indice arrive…
coach-says = Indice : { $move } (environ { $percent } % de chances de gagner)
coach-only = Indice : { $move }
coach-lost = Partie presque perdue. Le meilleur essai : { $move }
coach-more = L’indice en entier
coach-yours = Ton choix : environ { $percent } %
coach-close = à peu près aussi bon
coach-worse = nettement moins bon
coach-unsure = Ton choix : trop peu d’essais pour juger
# La deuxième action, souvent suivie de ce qu’elle coûterait : « Sinon : jouer 7♣ — il reste 10 à payer. »
coach-next = Sinon : { $move }
coach-next-less = Sinon : { $move }, environ { $points } points de moins
coach-next-close = À peu près aussi bon : { $move }
two-reasons = { $first } ; { $second }
do-stop-hint = Arrêter
do-take-hint = Choisir
do-drop-hint = Fermer l’indice
move-play = jouer { $cards }
move-jester = jouer le joker
move-discard = défausser { $cards }
move-yield = passer
move-flip = retourner un joker
move-next = { $name } joue ensuite
reason-wins = la partie est gagnée
reason-only_move = il n’y a rien d’autre à faire
reason-exact_kill = avec un coup exact, { $cards } change de camp
reason-kill = { $cards } tombe
reason-stays_alive = la survie est assurée
reason-needs_flip = il faudra ensuite un joker pour payer { $amount }
reason-cannot_pay = cette main ne peut pas payer { $amount }
reason-new_hand = une nouvelle main vaut mieux que celle-ci
reason-follows_wish = ce joueur jouerait volontiers
reason-strongest_next = ce joueur est le mieux placé pour continuer
reason-goes_on = personne n’est mieux placé pour continuer
reason-cancels_immunity = l’immunité tombe (couleur : { $suit })
reason-saves_hand = { $amount ->
    [0] avec le bouclier, il n’y a rien à payer
   *[other] avec le bouclier, il ne reste que { $amount } à payer
  }
reason-sets_up_exact = il reste { $left } de santé, et { $cards } pourra faire un coup exact
reason-refills_table = cela fait piocher { $amount } cartes
reason-heals_tavern = la Taverne se vide ({ $left }), et { $amount } y reviennent
reason-keeps_spades_for_king = il reste { $cards } (bouclier { $amount }) pour un roi
reason-keeps_diamonds = il reste { $cards } pour piocher
reason-keeps_companion = il reste { $cards } comme compagnon
reason-loses_least = c’est ce qui coûte le moins : { $amount } pour { $left }
reason-saves_cards = ces cartes vaudront davantage plus tard
reason-weakens = { $amount ->
    [0] l’ennemi est affaibli
   *[other] l’ennemi n’a plus que { $left } de santé
  }
drawback-loses = la partie serait perdue
drawback-needs_flip = il faudrait un joker pour payer { $amount }
drawback-may_lose = seule une bonne pioche pourrait payer { $amount }
drawback-no_kill = l’ennemi survivrait avec { $left } de santé
drawback-not_exact = { $cards } irait à la défausse
drawback-pays_more = il resterait { $amount } à payer
drawback-uses_up = cela use { $cards }
drawback-draws_less = { $amount ->
    [0] cela ne fait rien piocher
    [one] cela ne fait piocher que { $amount } carte
   *[other] cela ne fait piocher que { $amount } cartes
  }
drawback-gives_more = cela coûte { $amount }
drawback-hits_less = il resterait { $left } de santé à l’ennemi
drawback-spends_flip = cela use un joker
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] cela coûte plus, mais il reste { $cards }
   *[no] il reste { $cards }
  }
