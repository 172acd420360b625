# Az edző: tipp, az okai, és a lépések szavakban.

coach-thinking = Az edző gondolkodik…
coach-says = Az edző tanácsa: { $move } (nyerési esély: kb. { $percent }%)
coach-only = Az edző tanácsa: { $move }
coach-lost = Gyakorlatilag elveszett játék. A legjobb próbálkozás: { $move }
coach-more = A teljes tipp
coach-yours = A te választásod: kb. { $percent }%
coach-close = nagyjából ugyanolyan jó
coach-worse = egyértelműen rosszabb
coach-unsure = A te választásod: túl kevés az adat az értékeléshez
# A második legjobb lépés, gyakran azzal, amiért rosszabb: „A második legjobb: 7♣ kijátszása – utána 10 a fizetnivaló.”
coach-next = A második legjobb: { $move }
coach-next-less = A második legjobb: { $move }, kb. { $points } ponttal gyengébb
coach-next-close = Nagyjából ugyanolyan jó: { $move }
two-reasons = { $first }; { $second }
do-stop-hint = Állj
do-take-hint = Ezt választom
do-drop-hint = A tipp elrejtése
move-play = { $cards } kijátszása
move-jester = a Joker kijátszása
move-discard = { $cards } eldobása
move-yield = passz
move-flip = Joker felfordítása
move-next = { $name } jön
# Okok: „Az edző tanácsa: 8♣ kijátszása (nyerési esély: kb. 60%) – ezzel nyersz.” Más játékos lépéséről is szólnak.
reason-wins = ez a nyerő lépés
reason-only_move = nincs más lépés
reason-exact_kill = a pontos találattól átáll hozzátok: { $cards }
reason-kill = ezzel elesik: { $cards }
reason-stays_alive = ezzel ebben a körben biztos a túlélés
reason-needs_flip = utána Joker kell majd a csapás ellen ({ $amount })
reason-cannot_pay = ez a kéz nem állja a csapást ({ $amount })
reason-new_hand = az új lapok többet érnek ezeknél
reason-follows_wish = ő szívesen következne
reason-strongest_next = ő tudja a legjobban folytatni
reason-goes_on = senki sem tudja jobban folytatni
reason-cancels_immunity = újra hat majd ez a szín: { $suit }
reason-saves_hand = { $amount ->
    [0] a pajzs az egész csapást felfogja
   *[other] a pajzs mellett csak { $amount } marad a csapásból
  }
reason-sets_up_exact = az ellenfélnek { $left } életereje marad, és megvan hozzá a pontos találat: { $cards }
reason-refills_table = { $amount } lapot lehet vele húzni
reason-heals_tavern = fogy a Fogadó (már csak { $left } lap), és ezzel visszakerül { $amount }
reason-keeps_spades_for_king = király ellen megmarad { $cards } ({ $amount } pajzs)
reason-keeps_diamonds = húzáshoz megmarad { $cards }
reason-keeps_companion = segítőnek megmarad { $cards }
reason-loses_least = ez jár a legkisebb veszteséggel: { $amount }, a csapás ereje { $left }
reason-saves_cards = a megtartott lapok később többet érnek
reason-weakens = { $amount ->
    [0] gyengíti az ellenfelet
   *[other] az ellenfélnek { $left } életereje marad
  }
drawback-loses = ez vereség lenne
drawback-needs_flip = Joker kellene a csapás ellen ({ $amount })
drawback-may_lose = a csapást ({ $amount }) csak szerencsés húzással lehetne állni
drawback-no_kill = az ellenfél talpon maradna ({ $left } életerő)
drawback-not_exact = a dobópakliba kerülne: { $cards }
drawback-pays_more = utána { $amount } erejű csapás jön
drawback-uses_up = elfogy vele: { $cards }
drawback-draws_less = { $amount ->
    [0] nem lehet vele húzni
   *[other] csak { $amount } lapot lehet vele húzni
  }
drawback-gives_more = { $amount } értékű lapba kerülne
drawback-hits_less = az ellenfélnek { $left } életereje maradna
drawback-spends_flip = elfogy vele egy Joker
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] többe kerül, de megmarad: { $cards }
   *[no] megmarad: { $cards }
  }
