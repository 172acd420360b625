# L’entrenador: una pista, els seus motius i les jugades en paraules.

coach-thinking = L’entrenador està pensant…
coach-says = Entrenador: { $move } (victòria: aprox. { $percent } %)
coach-only = Entrenador: { $move }
coach-lost = Pràcticament perduda. El millor intent: { $move }
coach-more = La pista sencera
coach-yours = La teva tria: aprox. { $percent } %
coach-close = pràcticament igual de bona
coach-worse = clarament pitjor
coach-unsure = La teva tria: massa poques partides simulades per jutjar-la
# La segona millor jugada, sovint amb el que s’hi perd: «Segona opció: juga 7♣ — deixa 10 per pagar.»
coach-next = Segona opció: { $move }
coach-next-less = Segona opció: { $move }, uns { $points } punts menys
coach-next-close = Pràcticament igual de bona: { $move }
two-reasons = { $first }; { $second }
do-stop-hint = Atura
do-take-hint = Tria això
do-drop-hint = Amaga la pista
move-play = juga { $cards }
move-jester = juga el comodí
move-discard = descarta { $cards }
move-yield = passa
move-flip = gira un comodí
move-next = ara juga { $name }
# Motius. També es diuen de la jugada d’un altre jugador.
reason-wins = guanya la partida
reason-only_move = no es pot fer res més
reason-exact_kill = un cop exacte porta { $cards } al teu bàndol
reason-kill = venç { $cards }
reason-stays_alive = així la supervivència d’aquest torn és segura
reason-needs_flip = després caldrà un comodí per pagar el cop ({ $amount })
reason-cannot_pay = aquesta mà no pot pagar el cop ({ $amount })
reason-new_hand = una mà nova val més que aquesta
reason-follows_wish = ha dit que li agradaria jugar ara
reason-strongest_next = és qui pot continuar millor
reason-goes_on = ningú no pot continuar millor
reason-cancels_immunity = { $suit } tornaran a tenir poder
reason-saves_hand = { $amount ->
    [0] l’escut atura tot el cop
   *[other] amb l’escut només queda { $amount } per pagar
  }
reason-sets_up_exact = deixa l’enemic amb { $left } de vida, i { $cards } podrà fer el cop exacte
reason-refills_table = fa robar { $amount } cartes
reason-heals_tavern = la Taverna s’està buidant ({ $left }) i així n’hi tornen { $amount }
reason-keeps_spades_for_king = guarda { $cards } (escut { $amount }) per a un rei
reason-keeps_diamonds = guarda { $cards } per robar
reason-keeps_companion = guarda { $cards } com a acompanyant
reason-loses_least = és el que fa perdre menys: { $amount } contra { $left }
reason-saves_cards = més endavant, les cartes valdran més
reason-weakens = { $amount ->
    [0] afebleix l’enemic
   *[other] deixa l’enemic amb { $left } de vida
  }
drawback-loses = faria perdre la partida
drawback-needs_flip = caldria un comodí per pagar el cop ({ $amount })
drawback-may_lose = només una bona robada podria pagar el cop ({ $amount })
drawback-no_kill = l’enemic sobreviuria amb { $left } de vida
drawback-not_exact = { $cards } aniria a la pila de descart
drawback-pays_more = deixa { $amount } per pagar
drawback-uses_up = gasta { $cards }
drawback-draws_less = { $amount ->
    [0] no fa robar res
    [one] només fa robar { $amount } carta
   *[other] només fa robar { $amount } cartes
  }
drawback-gives_more = costa { $amount }
drawback-hits_less = deixa l’enemic amb { $left } de vida
drawback-spends_flip = gasta un comodí
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] costa més, però guarda { $cards }
   *[no] guarda { $cards }
  }
