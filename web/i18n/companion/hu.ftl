# „Valódi lapokkal”: az oldal egy valódi lapokkal vívott harc számait vezeti.
# Az ászokkal, az állati segítőkkel nem tévesztendő össze.

companion-intro = Játsszatok a saját lapjaitokkal; ez az oldal számon tartja a harc állását: életerő, támadás, pajzs. Jelöljétek be, mit játszottatok ki, és senkinek sem kell számolnia.
companion-hint = A kézben tartott és az eldobott lapokat meg a passzt nem kell bejelölni, a szólójátékban felfordított Jokert sem.
companion-which = { $rank ->
    [J] Melyik bubi az új ellenfél?
    [Q] Melyik dáma az új ellenfél?
   *[other] Melyik király az új ellenfél?
  }
companion-next = Az ellene kijátszott összes lap a dobópakliba kerül. Aki legyőzte, új kört kezd.
companion-empty = Még nincs kijátszott lap.
companion-entry = Mit játszottatok ki?
companion-yield = Ha most passzolsz, { $amount } erejű csapás ér.
companion-pick = A következő lépés: előbb az érték, aztán a szín.
companion-ranks = Érték
companion-suits = Az ilyen értékű lapok
companion-clear = Törlés
companion-heal = legfeljebb { $amount } lap gyógyul
companion-draw = körben legfeljebb { $amount } lapot húztok
companion-exact = pontos találat: a { $enemy } képpel lefelé a Fogadó tetejére kerül
companion-over = a { $enemy } a dobópakliba kerül
companion-pay = aztán legalább { $amount } értékben kell lapot dobni
companion-now-pay = Most dobj el lapokat legalább { $amount } értékben.
companion-now-safe = Nem kell lapot dobni: a következő játékos jön.
companion-now-choose = Aki kijátszotta, az dönti el, ki jön.
companion-damaged = A harc mentett adatai megsérültek. Új játék kezdődik.

ask-companion-title = Új játékot kezdesz?
ask-companion = Minden, amit eddig bejelöltél, elvész.
ask-companion-yes = Új játék
why-royal_not_due = Most nem ez az ellenfél következik.
companion-played = { $cards }:
