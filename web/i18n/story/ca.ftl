# Què han fet les últimes jugades, una línia per jugada.

told = { $name }: { $what }
fact-won = guanya la partida per a tothom
fact-lost = { $own ->
    [yes] no pots continuar
   *[no] no pot continuar
  }
fact-defeated_exact = { $rank ->
    [J] venç el valet amb un cop exacte
    [Q] venç la reina amb un cop exacte
   *[K] venç el rei amb un cop exacte
  }
fact-defeated = { $rank ->
    [J] venç el valet
    [Q] venç la reina
   *[K] venç el rei
  }
fact-flipped = { $own ->
    [yes] gires un comodí i robes { $amount }
   *[no] gira un comodí i roba { $amount }
  }
fact-immunity_cancelled = { $rank ->
    [J] treu la immunitat al valet
    [Q] treu la immunitat a la reina
   *[K] treu la immunitat al rei
  }
fact-next_chosen = ara juga { $name }
fact-shielded = posa { $amount } d’escut
fact-healed = cura { $amount }
fact-drew = fa robar { $amount }
fact-blocked = el coll de { $suit } no té efecte
fact-damaged = { $rank ->
    [J] deixa el valet amb { $left } de vida
    [Q] deixa la reina amb { $left } de vida
   *[K] deixa el rei amb { $left } de vida
  }
fact-yielded = { $own ->
    [yes] passes
   *[no] passa
  }
fact-paid = { $own ->
    [yes] pagues { $left }
   *[no] paga { $left }
  }
# The tooltip of such a line.
story-open = Mostra aquesta jugada a l’historial
wishes-title = Què volen els altres
