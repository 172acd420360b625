# Mit tettek az utolsó lépések, lépésenként egy sorban: „Ada: 9 pajzsot ad, 5 lapot húzat, a dáma életereje 4”.

told = { $name }: { $what }
fact-won = győzelemre viszi a csapatot
fact-lost = { $own ->
    [yes] nem tudod folytatni
   *[no] nem tudja folytatni
  }
fact-defeated_exact = { $rank ->
    [J] pontos találattal legyőzi a bubit
    [Q] pontos találattal legyőzi a dámát
   *[K] pontos találattal legyőzi a királyt
  }
fact-defeated = { $rank ->
    [J] legyőzi a bubit
    [Q] legyőzi a dámát
   *[K] legyőzi a királyt
  }
fact-flipped = { $own ->
    [yes] felfordítasz egy Jokert, és { $amount } lapot húzol
   *[no] felfordít egy Jokert, és { $amount } lapot húz
  }
fact-immunity_cancelled = { $rank ->
    [J] megszünteti a bubi immunitását
    [Q] megszünteti a dáma immunitását
   *[K] megszünteti a király immunitását
  }
fact-next_chosen = ezután { $name } jön
fact-shielded = { $amount } pajzsot ad
fact-healed = { $amount } lapot gyógyít
fact-drew = { $amount } lapot húzat
fact-blocked = a { $suit } nem hat
fact-damaged = { $rank ->
    [J] a bubi életereje { $left }
    [Q] a dáma életereje { $left }
   *[K] a király életereje { $left }
  }
fact-yielded = { $own ->
    [yes] passzolsz
   *[no] passzol
  }
fact-paid = { $own ->
    [yes] { $left } értéket dobsz el
   *[no] { $left } értéket dob el
  }
# The tooltip of such a line.
story-open = Mutasd ezt a lépést a naplóban
wishes-title = Mit szeretnének a többiek?
