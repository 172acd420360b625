# Az edző: tipp, az okai, és a lépések szavakban.

coach-thinking = Az edző gondolkodik…
coach-says = Az edző tanácsa: { $move } (nyerési esély: kb. { $percent }%)
coach-only = Az edző tanácsa: { $move }
coach-yours = A te választásod: kb. { $percent }%
coach-close = nagyjából ugyanolyan jó
coach-worse = egyértelműen rosszabb
coach-unsure = A te választásod: túl kevés az adat az értékeléshez
do-stop-hint = Állj
do-take-hint = Ezt választom
do-drop-hint = A tipp elrejtése
move-play = { $cards } kijátszása
move-jester = a Joker kijátszása
move-discard = { $cards } eldobása
move-yield = passz
move-flip = Joker felfordítása
move-next = { $name } jön
# Okok: „Az edző tanácsa: 8♣ kijátszása (nyerési esély: kb. 60%) — ezzel nyersz.”
motive-wins = ez a nyerő lépés
motive-only_move = nincs más lépés
motive-exact_kill = a pontos találattól az ellenfél átáll
motive-kill = legyőzi az ellenfelet
motive-stays_alive = ezzel ebben a körben biztos a túlélés
motive-new_hand = az új lapok többet érnek ezeknél
motive-follows_wish = ő szívesen következne
motive-strongest_next = ő tudja a legjobban folytatni
motive-goes_on = senki sem tudja jobban folytatni
motive-cancels_immunity = útban van az ellenfél immunitása
motive-saves_hand = a pajzs lapokat spórol
motive-sets_up_exact = egy megtartott lap utána pontosan nullára viheti az ellenfelet
motive-refills_table = új lapokat lehet vele húzni
motive-heals_tavern = kezd kiürülni a Fogadó
motive-keeps_spades_for_king = pikket tartogat egy király ellen
motive-keeps_diamonds = kárót tartogat a húzáshoz
motive-keeps_companion = megtart egy ászt segítőnek
motive-loses_least = ez jár a legkisebb veszteséggel
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] többe kerül, de megmarad: { $cards }
   *[no] megmarad: { $cards }
  }
motive-saves_cards = a megtartott lapok később többet érnek
motive-weakens = gyengíti az ellenfelet
