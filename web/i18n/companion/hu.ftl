# Beside a real table, in Hungarian.

companion-intro = A saját lapjaitokkal játszotok, ez az oldal a harcot vezeti: életerőt, támadást, pajzsot. Jelöld be, mit játszottatok ki, és senkinek sem kell számolnia.
companion-hint = A kezeket, az eldobott lapokat és a passzt nem kell bejelölni. Azt a bolondot sem, amelyet egyedül játszva felfordítasz.
companion-which = { $rank ->
    [J] Melyik bubi fordult fel?
    [Q] Melyik dáma fordult fel?
   *[other] Melyik király fordult fel?
  }
companion-next = Az ellene kijátszott lapok a dobópakliba kerülnek. Ugyanaz a játékos folytatja.
companion-empty = Még nincs kijátszott lap.
companion-entry = A kijátszott lapok
companion-yield = Passz esetén most { $amount } értékben kell dobni.
companion-pick = A következő lépés: előbb az érték, aztán a szín.
companion-ranks = Érték
companion-suits = Az ilyen értékű lapok
companion-clear = Törlés
companion-heal = legfeljebb { $amount } gyógyítás
companion-draw = körben legfeljebb { $amount } lapot húztok
companion-exact = Pontos! Lefelé fordítva a Kocsma tetejére: { $enemy }
companion-over = { $enemy }: a dobópakliba
companion-pay = aztán dobás legalább { $amount } értékben
companion-now-pay = Most dobj el lapokat legalább { $amount } értékben.
companion-now-safe = Nem kell dobni: a következő játékos jön.
companion-now-choose = Aki kijátszotta, megmondja, ki jön.
companion-damaged = Az itt őrzött harc megsérült. Új játék kezdődik.

ask-companion-title = Új játékot kezdesz?
ask-companion = Minden, amit eddig bejelöltél, elvész.
ask-companion-yes = Új játék
why-royal_not_due = Ez az ellenfél most nem következik.
