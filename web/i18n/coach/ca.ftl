# L’entrenador: una pista, els seus motius i les jugades en paraules.

coach-thinking = L’entrenador està pensant…
coach-says = Entrenador: { $move } (victòria: aprox. { $percent } %)
coach-only = Entrenador: { $move }
coach-yours = La teva tria: aprox. { $percent } %
coach-close = pràcticament igual de bona
coach-worse = clarament pitjor
coach-unsure = La teva tria: massa poques partides simulades per jutjar-la
do-stop-hint = Atura
do-take-hint = Tria això
do-drop-hint = Amaga la pista
move-play = juga { $cards }
move-jester = juga el comodí
move-discard = descarta { $cards }
move-yield = passa
move-flip = gira un comodí
move-next = ara juga { $name }
motive-wins = guanya la partida
motive-only_move = no es pot fer res més
motive-exact_kill = un cop exacte porta l’enemic al teu bàndol
motive-kill = venç l’enemic
motive-stays_alive = així segur que sobrevius aquest torn
motive-new_hand = una mà nova val més que aquesta
motive-follows_wish = ha dit que li agradaria jugar ara
motive-strongest_next = és qui pot continuar millor
motive-goes_on = ningú no pot continuar millor
motive-cancels_immunity = la immunitat de l’enemic fa nosa
motive-saves_hand = l’escut estalvia cartes
motive-sets_up_exact = una carta guardada podrà fer després el cop exacte
motive-refills_table = torna a omplir les mans
motive-heals_tavern = la Taverna s’està buidant
motive-keeps_spades_for_king = guarda piques per a un rei
motive-keeps_diamonds = guarda diamants per robar
motive-keeps_companion = guarda un as com a acompanyant
motive-loses_least = és el que fa perdre menys
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] costa més, però guarda { $cards }
   *[no] guarda { $cards }
  }
motive-saves_cards = més endavant, les cartes valdran més
motive-weakens = afebleix l’enemic
