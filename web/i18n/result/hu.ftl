ending-hit = { $own ->
    [yes] A { $enemy } { $amount } erejű csapásához { $short } hiányzott a kezedből.
   *[no] A { $enemy } { $amount } erejű csapásához { $short } hiányzott { $name } kezéből.
  }
ending-stuck = { $own ->
    [yes] Nem maradt mit kijátszanod. A { $enemy } életereje még { $left } volt.
   *[no] { $name } nem tudott mit kijátszani. A { $enemy } életereje még { $left } volt.
  }
ending-gave_up = Te hagytad abba a játékot. A { $enemy } életereje még { $left } volt.
ending-blow = { $own ->
    [yes] Te vitted be az utolsó csapást: { $cards }, { $damage } sebzés. A { $enemy } elesett.
   *[no] { $name } vitte be az utolsó csapást: { $cards }, { $damage } sebzés. A { $enemy } elesett.
  }
ending-far = { $freed ->
    [0] { $count }/12 ellenfél legyőzve
   *[other] { $count }/12 ellenfél legyőzve, pontos találattal: { $freed }
  }
ending-best = A legjobb pillanat
ending-best-of = A legjobb pillanat ({ $name })
ending-best-exact = Pontos találat: { $cards } a { $enemy } ellen.
ending-best-escape = { $spare ->
    [0] A { $enemy } { $amount } erejű csapását az utolsó lapok fedezték.
   *[other] A { $enemy } { $amount } erejű csapása után csak { $spare } maradt tartalékban.
  }
ending-best-damage = { $amount } sebzés: { $cards } a { $enemy } ellen.
ending-new-best = Új rekord ({ $players })! Az előző: { $best }/12.
ending-own-best = A rekordod ({ $players }): { $best }/12.
ending-wins = { $count ->
    [1] Az első győzelmed ({ $players })!
   *[other] Eddigi győzelmeid ({ $players }): { $count }.
  }
ending-solo = szóló
ending-parts = Ki mit tett
ending-played = Lapok
ending-damage = Sebzés
ending-beaten = Ellenfelek
ending-numbers = A játék számokban
do-same-deal = Ugyanez a leosztás
result-by-W1 = Mind a tizenkét ellenfél elesett.
result-by-F4 = A lapok összege nem érte el a csapás erejét.
result-by-P8 = Nem maradt mit kijátszani, és nem volt kiút.
result-by-choice = Feladtad a játékot.
result-assisted = Segítséggel: tippel vagy olyan lépés visszavonásával, amely újat fedett fel.
result-practice = Gyakorlás: egy befejezett játék egyik állásából folytattad. Külön számítjuk.
result-not-standard = Házi szabályokkal játszva.
tally-beaten = Legyőzött ellenfelek
tally-exact = Pontos találatok
tally-turns = Körök
tally-damage = Okozott sebzés
tally-played = Kijátszott lapok
tally-drawn = Húzott lapok
tally-healed = Gyógyított lapok
tally-shielded = Szerzett pajzs
tally-discarded = Eldobott lapok
tally-yields = Passzok
tally-flips = Felfordított Jokerek
result-deal = A leosztás kódja:
do-copy-deal = Másolás
deal-copied = Kimásolva. Illeszd be egy új játéknál, és újra ezt a leosztást kapod.
deal-not-copied = Nem sikerült kimásolni. Jelöld ki, és másold ki kézzel.
