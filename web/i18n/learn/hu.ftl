# Tanulás: a lista, az edző, a leckék és a feladványok szövege. Egy lépés legfeljebb 25 szó, és nincs
# benne saját szám: a számok a motortól jönnek.

learn-title = Tanulj játszva
learn-intro = Rövid leckék, mindegyik egyetlen dolgot mutat meg. Az elejétől fogva te játszol.
learn-lessons = Leckék
learn-puzzles = Feladványok
learn-puzzles-intro = Azoknak, akik már ismerik a szabályokat. Ne bízz az első ötletedben.
learn-progress = Kész: { $done } / { $total }
learn-mark = kész
learn-open = Kezdés: { $title }
learn-next = Tovább: { $title }
learn-leave = Leckék
learn-skip = Kihagyás
learn-replay = Ismétlés
learn-restart = Elölről
learn-hint = Tipp
learn-show = Mutasd
learn-coach = Edző
learn-at = Lépés: { $step } / { $steps }
learn-choose-you = Én jövök
learn-puzzle = Feladvány
learn-failed = Most nem sikerült
learn-reached = Szép volt!
learn-off = Most nem ez a feladat. Nézd meg, mi lett belőle, és próbáld újra.
learn-unsolved = Így nem éred el a célt. Nézd meg, mi történt, és próbáld újra.
learn-happened = Mi történt
learn-finished = Ez volt az utolsó feladvány. Most már vár rád a Kastély.
learn-missing = Nincs ilyen nevű lecke.

why-scenario_not_text = Ez a feladvány nem olvasható: nem JSON-objektum.
why-scenario_newer = Ez a feladvány egy újabb változathoz készült. Frissítéshez töltsd újra az oldalt.
why-scenario_field = Ebben a feladványban egy mező hiányzik, ismeretlen vagy hibás.
why-scenario_position = Ennek a feladványnak az állása lehetetlen.
why-scenario_goal = Ennek a feladványnak a célja ismeretlen.
why-scenario_message = Ebben a feladványban ismeretlen üzenet van.
why-scenario_move = Ebben a feladványban lehetetlen lépés van.
why-scenario_solution = Ennek a feladványnak a megoldása nem éri el a célt.
why-scenario_losing = Ennek a feladványnak az egyik vesztő változata nem vezet vereséghez.
why-scenario_not_allowed = Ebben a leckében ezt nem lehet.
why-scenario_over = Ez a próbálkozás véget ért. Kezdd újra.

## Titles

lesson-title-attack = Támadás és életerő
lesson-title-suffer = A csapás
lesson-title-diamonds = ♦ A káró húz
lesson-title-hearts = ♥ A kőr gyógyít
lesson-title-clubs = ♣ A treff dupláz
lesson-title-spades = ♠ A pikk véd
lesson-title-immunity = Immunitás
lesson-title-combos = Kombók
lesson-title-companions = Állati segítők
lesson-title-exact = Pontos találat
lesson-title-yield = Passz
lesson-title-jester = A Joker
lesson-title-solo = Szólójáték és érmek
lesson-title-three-cards = Éld túl a királyt
lesson-title-exact-away = Pontos találat előtt
lesson-title-friend-on-top = Barát a Fogadóban
lesson-title-jester-round = Senki sem marad hátra
lesson-title-last-king = Irány az arany

## Lessons

lesson-attack-1 = A bubi életereje { $health_left }. A lap értéke egyben a támadása. Koppints erre: { $cards }, aztán a „Kijátszás” gombra.
lesson-attack-2 = { $health_left } életerő maradt, és a pikk kivédi a támadását. Melyik lap győzi le a bubit?
lesson-attack-short = { $amount } sebzés: a bubinak még { $health_left } életereje van. Üss nagyobbat.
lesson-attack-done = Pontosan nulla: a bubi a Fogadóba kerül, a húzópaklidba. Rögtön jön a következő ellenfél, { $health } életerővel.

lesson-suffer-1 = Ha az ellenfél még áll, lecsap rád, itt { $attack } erővel. Tarts meg elég lapot, hogy fizethess. Játszd ki: { $cards }.
lesson-suffer-2 = A csapás ereje { $attack }. Koppints lapokra, amíg az összegük el nem éri, aztán az „Eldobás” gombra.
lesson-suffer-lost = { $amount } kellene, de a lapjaid összege csak { $hand_total }. Nem tudsz fizetni: vesztettél.
lesson-suffer-done = Kifizetted! De ne feledd: ha bárki nem tud fizetni, mindenki veszít.

lesson-diamonds-1 = ♦ A káróval annyi lapot húzol, amennyi a támadás. Játszd ki: { $cards }, és húzz { $drawn } lapot.
lesson-diamonds-2 = Tele a kezed: { $hand_limit } lap. Játszd ki: { $cards }. A támadás { $value }, de csak { $drawn } lapnak van hely.
lesson-diamonds-none = Káró nélkül nincs új lap. Próbáld meg a megjelölt lappal.
lesson-diamonds-done = Szólójátékban legfeljebb { $hand_limit } lap lehet a kezedben. Ha többen játszotok, kevesebb.

lesson-hearts-1 = ♥ A kőr gyógyít. Játszd ki: { $cards }. A dobópakli { $discard } lapja közül { $healed } a Fogadó alá kerül.
lesson-hearts-2 = A Fogadóban megint van { $tavern } lap. Húzd fel őket ezzel: { $cards }.
lesson-hearts-thin = A Fogadó majdnem üres volt, ezért alig húztál. Előbb gyógyíts, aztán húzz.
lesson-hearts-done = A kőr tölti a Fogadót, a káróval húzol belőle. Együtt kijátszva a kőr hat előbb.

lesson-clubs-1 = ♣ A treff duplázza a sebzést. Játszd ki: { $cards }. A támadás { $value }, a sebzés { $damage }.
lesson-clubs-2 = { $health_left } életerő maradt, és a treff duplán sebez. Melyik lap elég?
lesson-clubs-short = { $amount } sebzés után { $health_left } életerő maradt. A kisebb lap treff: duplázva nagyobbat üt.
lesson-clubs-done = Csak a sebzés duplázódik. A húzás, a gyógyítás és a pajzs a lap értékével számol.

lesson-spades-1 = A bubi támadása { $attack }. ♠ A pikk véd. Játszd ki: { $cards }, és a támadás { $shield } ponttal csökken.
lesson-spades-2 = A csapás ereje most már csak { $attack }. Fizesd ki, de a pikket tartsd meg.
lesson-spades-3 = A pajzsok összeadódnak, amíg az ellenfél el nem esik. A pajzsod most { $shield }. Játszd ki: { $cards }, és még { $value } jön hozzá.
lesson-spades-keep = Eldobtad a pikket. Fizess más lapokkal.
lesson-spades-done = A pajzs { $shield }, a támadás { $attack }: nem kell lapot dobnod.

lesson-immunity-1 = Ez a treff bubi, ezért immunis a treffre. Játszd ki: { $cards }. A sebzés csak { $damage }, nincs duplázás.
lesson-immunity-2 = { $health_left } életerő maradt. A treff itt nem dupláz. Melyik lap elég?
lesson-immunity-short = Csak { $amount } sebzés, duplázás nélkül: { $health_left } életerő maradt.
lesson-immunity-done = Az ellenfélre nem hat a saját színe. De a lap értéke akkor is sebez.

lesson-combos-1 = Azonos értékű lapok együtt is kijátszhatók, ha az összegük legfeljebb { $combo_limit }. Játszd ki: { $cards }. Minden szín a teljes összeggel hat.
lesson-combos-2 = { $health_left } életerő maradt. Egyetlen lap sem elég: rakj össze te egy kombót.
lesson-combos-short = { $amount } sebzés, { $health_left } életerő maradt. Koppints azonos értékű lapokra, aztán a „Kijátszás” gombra.
lesson-combos-done = Akárhány azonos értékű lap kijátszható együtt, ha az összegük legfeljebb { $combo_limit }. De ász, bubi, dáma, király soha.

lesson-companions-1 = Az ász egy másik laphoz csatlakozhat. Játszd ki: { $cards }. A támadás { $value }, a treffel duplázva { $damage } sebzés.
lesson-companions-2 = A következő ellenfél támadása { $attack }. Játszd ki: { $cards }. Mindkét szín az összeggel hat, a pajzs { $shield }.
lesson-companions-short = { $amount } sebzés, { $health_left } életerő maradt. A treff ász a mellette lévő lapot is duplázza.
lesson-companions-done = Az ászt bármelyik lappal kijátszhatod, csak Jokerrel nem. Hozzáadja az értékét és a színét.

lesson-exact-1 = Ha a bubit pontosan nullára viszed, átáll hozzád. { $health_left } életerő maradt. Játszd ki: { $cards }.
lesson-exact-2 = A bubi most a Fogadó tetején van. Játszd ki: { $cards }, és húzz { $drawn } lapot: a bubi jön elsőnek.
lesson-exact-3 = Fizess { $attack } értékben, de a bubit tartsd meg.
lesson-exact-4 = A kezedben a bubi értéke { $value }, és a színe is hat. Játszd ki: a sebzés { $damage }!
lesson-exact-over = Túl sok sebzés: a bubi a dobópakliba került. Vidd pontosan nullára.
lesson-exact-keep = Ez a te bubid volt! Fizess más lapokkal.
lesson-exact-done = A pontos találattal legyőzött ellenfelek lesznek a legerősebb lapjaid, támadáshoz is, fizetéshez is.

lesson-yield-1 = A csapás ereje csak { $attack }. Tartogasd az erős lapodat: passzolj, ebben a körben ne játssz ki semmit.
lesson-yield-2 = Ha passzolsz, csapás ér. Dobj el lapokat legalább { $attack } értékben, de az erős lapodat tartsd meg.
lesson-yield-3 = Te passzoltál, ezért a társadnak játszania kellett: nem passzolhat mindenki. Most támadj: { $cards }!
lesson-yield-keep = Ezt dobtad el: { $cards }. Fizess a kis lappal.
lesson-yield-done = Ha passzolsz, egy jó lapodat későbbre tartogathatod. De szólójátékban nem passzolhatsz.

lesson-jester-1 = Ez az ellenfél immunis a pikkre, ezért az asztalon lévő pikk nem véd. A Joker ezen változtat. Játszd ki.
lesson-jester-2 = Most már véd a pikk: { $shield } pajzs. Senkit sem ér csapás, és te döntöd el, ki jön: válaszd magadat.
lesson-jester-3 = Az immunitás megszűnt. A támadás { $attack }: védekezz! Játszd ki: { $cards }.
lesson-jester-blocked = Az ellenfél immunis: nincs pajzs. Előbb a Jokert játszd ki.
lesson-jester-other = Éles játékban ez is jó döntés lehet. De itt nálad van a jó lap: válaszd magadat.
lesson-jester-done = A Joker: se sebzés, se csapás, se immunitás, és te döntöd el, ki jön.

lesson-solo-1 = A lapjaid összege { $hand_total }, a támadás { $attack }. Fordíts fel egy Jokert: legfeljebb { $hand_limit } új lapot kapsz.
lesson-solo-2 = Az utolsó király életereje { $health_left }. Keresd meg a lapot, amely legyőzi!
lesson-solo-weak = A király még áll: { $attack } kellene, a lapjaid összege { $hand_total }. Fordíts fel egy Jokert, és keresd meg a nyerő lapot.
lesson-solo-done = Győztél! Az érmed: { $medal }. Joker nélkül arany, mindkettővel bronz. Ha a köröd elején se lapod, se Jokered nincs, vesztettél.

## Puzzles

lesson-three-cards-say = A király támadása { $attack }, a Fogadó üres. Dobópakli: { $cards }. Éld túl, és tartsd meg a bubit.
lesson-three-cards-hint-1 = Amit meggyógyítasz, azt rögtön fel is húzhatod.
lesson-three-cards-hint-2 = Azonos értékű kőr és káró együtt kijátszható, és a kőr hat előbb.
lesson-three-cards-yield = A lapjaid összege { $hand_total }, a támadás { $attack }. Kevésen múlt, mégis vereség.
lesson-three-cards-heal = A lapok már a Fogadóban vannak, de a kezedben lévőkkel nem tudsz fizetni.
lesson-three-cards-jack = Hatalmas támadás, de nem maradt mivel fizetned.
lesson-three-cards-draw = A Fogadó üres: nem volt mit húzni.
lesson-three-cards-gone = Túlélted, de a bubi odalett. Fizess a többi lappal.
lesson-three-cards-done = Gyógyítás és húzás egyszerre: új lapok egy üres Fogadóból.

lesson-exact-away-say = Vidd pontosan nullára a dámát, ebben a körben vagy a következőben: { $health_left } életerő maradt.
lesson-exact-away-hint-1 = Az ász kölcsönadja a színét a mellette lévő lapnak. És gondolj a közben érkező csapásra is.
lesson-exact-away-hint-2 = A következő lépés: { $cards }. Pajzzsal kicsi marad a csapás.
lesson-exact-away-over = Túl sok: a dáma a dobópakliban van, nem a te oldaladon.
lesson-exact-away-near = { $health_left } életerő maradt, és nincs több köröd.
lesson-exact-away-poor = { $amount } kellene, de a lapjaid összege { $hand_total }. Előbb a pajzsra gondolj.
lesson-exact-away-done = Pontosan nulla! A dáma a Fogadó tetejére kerül, és érted harcol majd.

lesson-friend-on-top-say = A treff bubi a Fogadó tetején van. Legkésőbb a következő körödben győzd le pontos találattal a dámát: { $health_left } életerő. A társad passzolni fog.
lesson-friend-on-top-hint-1 = Mennyit sebezne a bubi? A treff dupláz.
lesson-friend-on-top-hint-2 = { $health_left } életerő: pontosan annyit hagyj, amennyit a bubi sebez majd. Kis káróval is felhúzhatod.
lesson-friend-on-top-over = Túl sok sebzés: a dáma a dobópakliba kerül. Hagyj neki több életerőt.
lesson-friend-on-top-spent = A bubival fizettél. Tartogasd az utolsó támadásra.
lesson-friend-on-top-late = { $health_left } életerő maradt, és nincs több köröd.
lesson-friend-on-top-done = Felhúzva, megtartva, kijátszva: a bubi pontosan nullára viszi a dámát.

lesson-jester-round-say = Az egyik társadnak nincs lapja, a másiknak csak egy van. A támadás { $attack }. Éljétek túl mindannyian ezt a kört.
lesson-jester-round-hint-1 = Az asztalon lévő pikk védene, ha a király nem lenne immunis.
lesson-jester-round-hint-2 = Akinek nincs lapja, azt csak { $base_attack } pajzs menti meg.
lesson-jester-round-blocked = A király immunis a pikkre: nincs pajzs, és nem tudsz fizetni.
lesson-jester-round-empty = Ilyen kevés lappal a társad nem tud { $attack } értékben fizetni.
lesson-jester-round-ace = Te tudsz { $attack } értékben fizetni. De a társadnak egyetlen lapja sincs.
lesson-jester-round-done = A támadás { $attack }: ezt üres kézzel is túl lehet élni.

lesson-last-king-say = Az utolsó király életereje { $health_left }. Győzz úgy, hogy nem fordítasz fel Jokert.
lesson-last-king-hint-1 = Ne siess. A pajzsok a végéig kitartanak.
lesson-last-king-hint-2 = A következő lépés: { $cards }. A legjobb lapodat tartogasd az utolsó támadásra.
lesson-last-king-flip = Felfordított Jokerrel oda az arany. Nélküle is győzhetsz.
lesson-last-king-rush = Rögtön a legerősebb támadás? Akkor túl kevés marad a fizetéshez.
lesson-last-king-near = { $health_left } életerőn múlt. Minden pajzzsal lapokat spórolsz.
lesson-last-king-done = Egyetlen Jokert sem fordítottál fel. Az érem: { $medal }!
