# Un indice, ses raisons, et les actions en mots. Les raisons valent aussi pour un autre joueur (analyse) : pas de « tu ».

coach-thinking = L’indice arrive…
coach-says = Indice : { $move } (environ { $percent } % de chances de gagner)
coach-only = Indice : { $move }
coach-yours = Ton choix : environ { $percent } %
coach-close = à peu près aussi bon
coach-worse = nettement moins bon
coach-unsure = Ton choix : trop peu d’essais pour juger
do-stop-hint = Arrêter
do-take-hint = Choisir
do-drop-hint = Fermer l’indice
move-play = jouer { $cards }
move-jester = jouer le joker
move-discard = défausser { $cards }
move-yield = passer
move-flip = retourner un joker
move-next = { $name } joue ensuite
motive-wins = la partie est gagnée
motive-only_move = il n’y a rien d’autre à faire
motive-exact_kill = avec un coup exact, l’ennemi change de camp
motive-kill = l’ennemi tombe
motive-stays_alive = la survie est assurée
motive-new_hand = une nouvelle main vaut mieux que celle-ci
motive-follows_wish = ce joueur jouerait volontiers
motive-strongest_next = ce joueur est le mieux placé pour continuer
motive-goes_on = personne n’est mieux placé pour continuer
motive-cancels_immunity = l’immunité de l’ennemi est un obstacle
motive-saves_hand = le bouclier épargne des cartes
motive-sets_up_exact = une carte gardée pourra ensuite amener l’ennemi pile à zéro
motive-refills_table = les mains se remplissent
motive-heals_tavern = la Taverne se vide
motive-keeps_spades_for_king = il reste du pique pour un roi
motive-keeps_diamonds = il reste du carreau pour piocher
motive-keeps_companion = il reste un as comme compagnon
motive-loses_least = c’est ce qui coûte le moins
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] cela coûte plus, mais il reste { $cards }
   *[no] il reste { $cards }
  }
motive-saves_cards = ces cartes vaudront davantage plus tard
motive-weakens = l’ennemi est affaibli
