# Tanulás: a lista, az edző, a leckék és a feladványok szövege. Egy lépés legfeljebb 25 szó, és nincs
# benne saját szám: a számok a motortól jönnek.

learn-title = Tanulj játszva
learn-intro = Rövid leckék, mindegyik egy gondolat. Az első koppintástól te játszol.
learn-lessons = Leckék
learn-puzzles = Feladványok
learn-puzzles-intro = Annak, aki már tudja a szabályokat. Az első ötlettel vigyázz.
learn-progress = Kész: { $done } / { $total }
learn-mark = kész
learn-open = Kezdés: { $title }
learn-next = Tovább: { $title }
learn-leave = Minden lecke
learn-skip = Kihagyás
learn-replay = Még egyszer
learn-restart = Elölről
learn-hint = Tipp
learn-show = Mutasd
learn-coach = Edző
learn-at = Lépés: { $step } / { $steps }
learn-you = Te
learn-choose-you = Én jövök
learn-puzzle = Feladvány
learn-failed = Most nem sikerült
learn-reached = Szép volt!
learn-off = Ez a lépés másról szól. Nézd meg, mi lett belőle, és próbáld újra.
learn-unsolved = Így nem érted el a célt. Nézd meg, mi történt, és próbáld újra.
learn-happened = Mi történt
learn-finished = Most már tudod a szabályokat. Várnak a feladványok, és vár a Vár is.
learn-missing = Nincs ilyen nevű lecke.

why-scenario_not_text = Ez a helyzet nem olvasható: nem JSON-objektum.
why-scenario_newer = Ez a helyzet egy újabb változathoz készült. Töltsd újra az oldalt, hogy megkapd.
why-scenario_field = Ebben a helyzetben egy mező hiányzik, ismeretlen vagy hibás.
why-scenario_position = Ilyen állás nem lehetséges.
why-scenario_goal = Ennek a helyzetnek a célját nem ismerjük.
why-scenario_message = Ennek a helyzetnek egy üzenetét nem ismerjük.
why-scenario_move = Ebben a helyzetben van egy lehetetlen lépés.
why-scenario_solution = Ennek a helyzetnek a megoldása nem éri el a célt.
why-scenario_losing = Ennek a helyzetnek egy vesztő változata nem veszít.
why-scenario_not_allowed = Ebben a leckében ezt nem.
why-scenario_over = Ez a próba véget ért. Kezdd újra.

## Titles

lesson-title-attack = Támadás és életerő
lesson-title-suffer = A csapás
lesson-title-diamonds = ♦ A káró húz
lesson-title-hearts = ♥ A kőr gyógyít
lesson-title-clubs = ♣ A treff dupláz
lesson-title-spades = ♠ A pikk véd
lesson-title-immunity = Védettség
lesson-title-combos = Kombók
lesson-title-companions = Társállatok
lesson-title-exact = Pontos csapás
lesson-title-yield = Passz
lesson-title-jester = A bolond
lesson-title-solo = Egyedül: bolondok és érmek
lesson-title-three-cards = Éld túl a királyt
lesson-title-exact-away = Pontosan nullára
lesson-title-friend-on-top = Barát a Kocsmában
lesson-title-jester-round = Senki sem esik el
lesson-title-last-king = Az arany útja

## Lessons

lesson-attack-1 = A bubi életereje { $health_left }. A lap értéke a támadása. Játszd ki: { $cards } (koppints rá, aztán a „Kijátszás” gombra).
lesson-attack-2 = Maradt { $health_left } életerő. Melyik lap győzi le a bubit?
lesson-attack-short = { $amount } sebzés, és a bubinak maradt { $health_left } életereje. Üss nagyobbat.
lesson-attack-done = Elfogyott az életereje: a bubi elesik. Rögtön jön a következő ellenfél, életereje { $health }.

lesson-suffer-1 = Ha az ellenfél még áll, lecsap: itt { $attack }. Tarts meg eleget, hogy fizess. Játszd ki: { $cards }.
lesson-suffer-2 = A csapás { $attack }. Koppints lapokra, amíg az összegük eléri, aztán az „Eldobás” gombra.
lesson-suffer-lost = { $amount } kellene, de csak { $hand_total } van a kezedben. Nem tudsz fizetni: vesztettél.
lesson-suffer-done = Kifizetted! Az üres kéz nem baj. De ha valaki nem tud fizetni, mindenki veszít.

lesson-diamonds-1 = ♦ A káró annyi lapot húz, amennyi a támadás. Játszd ki: { $cards }, és húzz { $drawn } lapot.
lesson-diamonds-2 = Tele a kezed: { $hand_limit } lap. Játszd ki: { $cards }. Támadás { $value }, de csak { $drawn } lap fér el.
lesson-diamonds-none = Nincs káró, nincs új lap. Próbáld a megjelölt lapot.
lesson-diamonds-done = Egyedül legfeljebb { $hand_limit } lap lehet nálad. Több játékossal kevesebb.

lesson-hearts-1 = ♥ A kőr gyógyít. Játszd ki: { $cards }. A dobópakliból { $discard } közül { $healed } lap megy a Kocsma alá.
lesson-hearts-2 = A Kocsmában megint van { $tavern } lap. Húzd fel őket ezzel: { $cards }.
lesson-hearts-thin = A Kocsma majdnem üres volt, alig húztál. Előbb gyógyíts, aztán húzz.
lesson-hearts-done = A kőr tölti a Kocsmát, a káró húz belőle. Együtt kijátszva a kőr hat előbb.

lesson-clubs-1 = ♣ A treff duplázza a sebzést. Játszd ki: { $cards }. Támadás { $value }, sebzés { $damage }.
lesson-clubs-2 = Maradt { $health_left } életerő, és a treff duplán számít. Melyik lap elég?
lesson-clubs-short = { $amount } sebzés után maradt { $health_left }. A kisebb lap treff: duplázva nagyobbat üt.
lesson-clubs-done = Csak a sebzés duplázódik. A húzás, a gyógyítás és a pajzs a lap értéke szerint megy.

lesson-spades-1 = A bubi csapása { $attack }. ♠ A pikk véd. Játszd ki: { $cards }, és { $shield } ponttal kisebb lesz.
lesson-spades-2 = Most már csak { $attack } a csapás. Fizess, de a pikket tartsd meg.
lesson-spades-3 = A pajzsok összeadódnak a harc végéig. Most { $shield }. Játszd ki: { $cards }, és { $value } jön hozzá.
lesson-spades-keep = Odaadtad a pikket. Fizess más lapokkal.
lesson-spades-done = A pajzs { $shield }, a támadás { $attack }: nem kell lapot dobnod.

lesson-immunity-1 = Ez a bubi treff, ezért ♣ ellen védett. Játszd ki: { $cards }. A sebzés { $damage }, nincs duplázás.
lesson-immunity-2 = Maradt { $health_left } életerő. A treff itt nem dupláz. Melyik lap elég?
lesson-immunity-short = Csak { $amount } sebzés, duplázás nélkül. Maradt { $health_left } életerő.
lesson-immunity-done = Egy szín ereje nem hat az ugyanolyan színű ellenfélre. A lap értéke mindig számít.

lesson-combos-1 = Azonos értékű lapok együtt mehetnek, összegük legfeljebb { $combo_limit }. Játszd ki: { $cards }. Minden szín a teljes összeggel hat.
lesson-combos-2 = Maradt { $health_left } életerő. Egyetlen lap sem elég: rakj össze egy kombót.
lesson-combos-short = { $amount } sebzés, maradt { $health_left }. Koppints azonos értékű lapokra, aztán a „Kijátszás” gombra.
lesson-combos-done = Akárhány azonos értékű lap, ha az összegük legfeljebb { $combo_limit }. Ász, bubi, dáma, király soha.

lesson-companions-1 = Az ász egy másik lappal is mehet. Játszd ki: { $cards }. Támadás { $value }, a treff duplázza: { $damage }.
lesson-companions-2 = A következő ellenfél csapása { $attack }. Játszd ki: { $cards }. Mindkét szín hat, a pajzs { $shield }.
lesson-companions-short = { $amount } sebzés, maradt { $health_left }. A treff ász a mellette lévő lapot is duplázza.
lesson-companions-done = Az ász bármely lappal mehet, csak bolonddal nem, és hozza az értékét meg a színét.

lesson-exact-1 = Ha a bubi pontosan nullára fogy, hozzád áll. Maradt { $health_left }. Játszd ki: { $cards }.
lesson-exact-2 = A bubi a Kocsma tetején van. Játszd ki: { $cards }, és húzz { $drawn } lapot: a bubi jön elsőnek.
lesson-exact-3 = Fizess { $attack } értékben, de a bubit tartsd meg.
lesson-exact-4 = A kezedben a bubi értéke { $value }, és a színe is hat. Játszd ki: { $damage } sebzés!
lesson-exact-over = Túl sok: a bubi a dobópakliba ment. Üss pontosan akkorát.
lesson-exact-keep = Az a te bubid volt! Fizess más lapokkal.
lesson-exact-done = Akit pontosan győztél le, az a legerősebb lapod lesz, támadni is, fizetni is.

lesson-yield-1 = A csapás csak { $attack }. Kíméld az erős lapodat: passzolj, és ne játssz ki semmit.
lesson-yield-2 = Aki passzol, állja a csapást. Dobj el legalább { $attack } értékben, de az erős lapot tartsd meg.
lesson-yield-3 = Te passzoltál, ezért a társadnak játszania kellett: nem passzolhat mindenki. Most üss: { $cards }!
lesson-yield-keep = Odaadtad: { $cards }. Fizess a kis lappal.
lesson-yield-done = A passz megőriz egy jó lapot. Egyedül passz után rögtön megint nem passzolhatsz.

lesson-jester-1 = Ez az ellenfél ♠ ellen védett: az asztalon a pikk nem véd. A bolond véget vet ennek. Játszd ki.
lesson-jester-2 = Most már véd a pikk: { $shield }. Nincs csapás, és te döntöd el, ki jön: válaszd magadat.
lesson-jester-3 = Nincs többé védettség. Játszd ki: { $cards }, a támadás most { $attack }.
lesson-jester-blocked = Az ellenfél védett: nincs pajzs. Előbb a bolondot játszd ki.
lesson-jester-other = Játékban ez is jó döntés. De itt nálad van a jó lap: válaszd magadat.
lesson-jester-done = A bolond: se sebzés, se csapás, se védettség, és te mondod meg, ki jön.

lesson-solo-1 = A kezedben { $hand_total }, a csapás { $attack }. Fordíts fel egy bolondot: új lapok, legfeljebb { $hand_limit }.
lesson-solo-2 = Az utolsó király életereje { $health_left }. Keresd meg a lapot, amely véget vet ennek!
lesson-solo-weak = A kezedben { $hand_total }, és { $attack } kellene. Inkább fordíts fel egy bolondot.
lesson-solo-done = Győztél! Ezzel a bolonddal az érem: { $medal }. Bolond nélkül arany, az összes bolonddal bronz.

## Puzzles

lesson-three-cards-say = A király csapása { $attack }, a Kocsma üres. Dobópakli: { $cards }. Éld túl, és tartsd meg a bubit.
lesson-three-cards-hint-1 = Amit meggyógyítasz, azt rögtön fel is húzhatod.
lesson-three-cards-hint-2 = Azonos értékű kőr és káró együtt mehet, és a kőr hat előbb.
lesson-three-cards-yield = A kezedben { $hand_total }, a csapás { $attack }. Közel volt, de vereség.
lesson-three-cards-heal = A lapok a Kocsmában vannak, de a kezedből nem tudsz fizetni.
lesson-three-cards-jack = Nagy ütés, de nem maradt mivel fizetni.
lesson-three-cards-draw = A Kocsma üres: nem volt mit húzni.
lesson-three-cards-gone = Túlélted, de a bubi elment. Fizess a többivel.
lesson-three-cards-done = Gyógyítás és húzás egy kijátszásban: teli kéz egy üres Kocsmából.

lesson-exact-away-say = Vidd pontosan nullára a dámát ({ $health_left } életerő): ebben a körben vagy a következőben.
lesson-exact-away-hint-1 = Az ász a mellette lévő lapnak is adja a színét. És gondolj a közbülső csapásra.
lesson-exact-away-hint-2 = Kezdd ezzel: { $cards }. A pajzs kicsivé teszi a csapást.
lesson-exact-away-over = Túl sok: a dáma a dobópakliban van, nem a te oldaladon.
lesson-exact-away-near = Maradt { $health_left } életerő, és nincs több köröd.
lesson-exact-away-poor = { $amount } kellene, de csak { $hand_total } van a kezedben. Előbb a pajzsra gondolj.
lesson-exact-away-done = Pontosan nulla! A dáma a Kocsma tetején van, és érted fog harcolni.

lesson-friend-on-top-say = A treff bubi a Kocsma tetején van. Legkésőbb a következő körödben győzd le pontosan a dámát: { $health_left } életerő. A társad passzolni fog.
lesson-friend-on-top-hint-1 = Mennyit sebezne a bubi? A treff dupláz.
lesson-friend-on-top-hint-2 = Életerő: { $health_left }. Pont annyit hagyj, amennyit a bubi elvisz. Kis káró is felhúzza.
lesson-friend-on-top-over = Túl sok: a dáma a dobópakliba megy. Hagyj neki több életerőt.
lesson-friend-on-top-spent = A bubival fizettél. Tartsd meg: az ő ütése kell.
lesson-friend-on-top-late = Maradt { $health_left } életerő, és nincs több köröd.
lesson-friend-on-top-done = Felhúzva, megtartva, kijátszva: a bubi pontosan nullára viszi a dámát.

lesson-jester-round-say = Egyik társadnak nincs lapja, a másiknak egyetlenegy. Támadás: { $attack }. Ezt a kört élje túl mindenki.
lesson-jester-round-hint-1 = Az asztalon lévő pikk védene, ha a király nem volna védett.
lesson-jester-round-hint-2 = Akinek nincs lapja, azt csak { $base_attack } pajzs menti meg.
lesson-jester-round-blocked = A király ♠ ellen védett: nincs pajzs, és nem tudsz fizetni.
lesson-jester-round-empty = Ilyen kevés lappal a társad nem tud { $attack } értékben fizetni.
lesson-jester-round-ace = Neked { $attack } semmiség. De a társadnak egyetlen lapja sincs.
lesson-jester-round-done = A támadás { $attack }: ezt üres kézzel is túl lehet élni.

lesson-last-king-say = Az utolsó király életereje { $health_left }. Győzz úgy, hogy nem fordítasz fel bolondot.
lesson-last-king-hint-1 = Ne siess. A pajzsok a végéig tartanak.
lesson-last-king-hint-2 = A következő: { $cards }. A legjobb lapodat tartsd meg a végére.
lesson-last-king-flip = Bolonddal oda az arany. Nélküle is megy.
lesson-last-king-rush = Rögtön a legerősebb? Akkor túl kevés marad fizetni.
lesson-last-king-near = { $health_left } életerő hiányzott. Minden pajzs lapokat kímél.
lesson-last-king-done = Egyetlen bolond sem. Az érem: { $medal }!
