# Ce que les dernières actions ont fait, une ligne par action.

told = { $name } : { $what }
fact-won = gagne la partie pour tous
fact-lost = { $own ->
    [yes] tu ne peux pas continuer
   *[no] ne peut pas continuer
  }
fact-defeated_exact = { $rank ->
    [J] bat le valet d’un coup exact
    [Q] bat la dame d’un coup exact
   *[K] bat le roi d’un coup exact
  }
fact-defeated = { $rank ->
    [J] bat le valet
    [Q] bat la dame
   *[K] bat le roi
  }
fact-flipped = { $own ->
    [yes] tu retournes un joker et pioches { $amount }
   *[no] retourne un joker et pioche { $amount }
  }
fact-immunity_cancelled = { $rank ->
    [J] lève l’immunité du valet
    [Q] lève l’immunité de la dame
   *[K] lève l’immunité du roi
  }
fact-next_chosen = { $name } joue ensuite
fact-shielded = ajoute { $amount } au bouclier
fact-healed = soigne { $amount }
fact-drew = fait piocher { $amount }
fact-blocked = le { $suit } n’a pas d’effet
fact-damaged = { $rank ->
    [J] laisse le valet à { $left }
    [Q] laisse la dame à { $left }
   *[K] laisse le roi à { $left }
  }
fact-yielded = { $own ->
    [yes] tu passes
   *[no] passe
  }
fact-paid = { $own ->
    [yes] tu paies { $left }
   *[no] paie { $left }
  }
# The tooltip of such a line.
story-open = Montrer cette action dans le journal
wishes-title = Ce que veulent les autres
