# What the last moves did, in one line each: “Ada: shields 9, draws 5, leaves the Queen at 4”.

told = { $name }: { $what }
fact-won = wins the game for everyone
fact-lost = { $own ->
    [yes] you can’t go on
   *[no] can’t go on
  }
fact-defeated_exact = { $rank ->
    [J] beats the Jack exactly
    [Q] beats the Queen exactly
   *[K] beats the King exactly
  }
fact-defeated = { $rank ->
    [J] beats the Jack
    [Q] beats the Queen
   *[K] beats the King
  }
fact-flipped = { $own ->
    [yes] you flip a Jester and draw { $amount }
   *[no] flips a Jester and draws { $amount }
  }
fact-immunity_cancelled = { $rank ->
    [J] ends the Jack’s immunity
    [Q] ends the Queen’s immunity
   *[K] ends the King’s immunity
  }
fact-next_chosen = { $name } goes next
fact-shielded = shields { $amount }
fact-healed = heals { $amount }
fact-drew = draws { $amount }
fact-blocked = { $suit } have no effect
fact-damaged = { $rank ->
    [J] leaves the Jack at { $left }
    [Q] leaves the Queen at { $left }
   *[K] leaves the King at { $left }
  }
fact-yielded = { $own ->
    [yes] you yield
   *[no] yields
  }
fact-paid = { $own ->
    [yes] you pay { $left }
   *[no] pays { $left }
  }
# The tooltip of such a line.
story-open = Show this move in the log
# The heading over what the other players wish, after a Jester.
wishes-title = What the others wish
