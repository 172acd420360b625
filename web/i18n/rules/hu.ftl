# The rules in Hungarian. Terms as in ../hu.ftl; „támadás” is also the attack value of a play.
# No digits here: numbers come from the engine. They take no ending and no article.

rules-intro = Minden bekezdésnek van jele, amelyre hivatkozni lehet. A Q betűs jelnél a nyomtatott szabálykönyvek eltérnek egymástól, vagy nem adnak választ; ott azt írjuk le, hogyan játsszuk mi.
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
  }
rules-contents = Tartalom
rules-glance = Dióhéjban

glance-play = Játssz ki egy lapot, egy kombót vagy egy ászt egy másik lappal. Vagy passzolj (szólójátékban nem lehet).
glance-powers = Hatnak a színek, mindegyik a teljes támadással. Az ellenfél saját színe nem hat, de a lap értéke beleszámít a támadásba.
glance-damage = Az ellenfél sebződik. Ha pontosan nullára fogy az életereje, a Fogadó tetejére kerül; ha több a sebzés, a dobópakliba. Mindkét esetben új kört kezdesz.
glance-blow = Még áll? Dobj el lapokat legalább a támadása értékében. Aztán a következő játékos jön.
glance-end = Nyertek, ha elesik az utolsó király. Mindannyian vesztetek, ha egyikőtök nem tudja kifizetni a csapást, vagy se játszani, se passzolni nem tud (szólójátékban Jokert felfordítani sem).

rules-setup = Előkészületek
rules-enemy = Az ellenfél
rules-powers = A színek hatása
rules-damage = Sebzés
rules-difficulty = Nehézség

rules-turn-intro = Egy kör négy lépésből áll: először játszol vagy passzolsz, aztán hatnak a színek, majd jön a sebzés, végül az ellenfél csapása.
rules-powers-intro = A kijátszott lapok színei hatnak: először a kőr, aztán a káró, majd a treff és a pikk. A hatásukról nem mondhatsz le. Egy szín csak egyszer hat, akárhány lapját játszottad ki, és mindig a most kijátszott lapok összértékével.
rules-difficulty-intro = Az új játék beállításakor könnyebbé vagy nehezebbé teheted a játékot. A passzt is kikapcsolhatod, vagy szólójátékban megengedheted. Csak két Joker van: szólójátékban ahányat a Fogadóba teszel, annyival kevesebbet fordíthatsz fel. A megváltoztatott játék eredménye jelzi, hogy házi szabályokkal játszottatok.

table-card = Lap
table-value = Érték
table-numbers = Számok
table-of-players = A játékosok száma szerint
table-of-enemies = Az ellenfelek ereje
table-of-values = Mennyit ér egy lap
table-of-combos = Az összes lehetséges kombó
table-of-options = Mi állítható, a játékosok száma szerint

## Setting up

rule-S1 = A Kastély: keverd meg a négy királyt. Tedd rájuk a négy megkevert dámát, azokra pedig a négy megkevert bubit. Fordítsd fel a legfelső lapot: ez az első ellenfél. Először tehát a bubik jönnek, aztán a dámák, végül a királyok.
rule-S2 = A Fogadó: keverd össze az összes számozott lapot ({ $low }–{ $high }) a négy ásszal, vagyis az állati segítőkkel, és annyi Jokerrel, ahányat a táblázat mutat. Ebből a pakliból húztok.
rule-S3 = A játékosok számától függ, hány Joker kerül a Fogadóba, és mennyi a kézlimit, vagyis hány lap lehet egy játékos kezében.
rule-S4 = Mindenki annyi lapot kap, amennyi a kézlimit. A dobópakli az elején üres. Képpel felfelé fekszik, és közös.
rule-S5 = Szólójátékban mindkét Joker a Fogadó mellett fekszik, felfordításra készen. Nincsenek a pakliban.
rule-S6 = Bárki kezdhet. Az első játékost az új játék beállításakor választjátok ki.
rule-S7 = Választható: ha senkinél sincs káró, mindenki visszaadja a lapjait, a Fogadót megkeveritek, és újra osztotok, amíg valakinél nem lesz káró. Ez alapból ki van kapcsolva.

## The enemy

rule-E1 = Minden ellenfélnek két értéke van: támadás és életerő. A támadása mutatja, mekkora a csapása. Az életereje mutatja, mennyi sebzést bír ki.
rule-E2 = Az ellenfél immunis a saját színére: annak a színnek nincs hatása. De a lap értéke akkor is sebez, és beleszámít abba a támadásba, amellyel a vele kijátszott többi szín hat.
rule-E3 = Ha Jokert játszotok ki egy ellenfél ellen, az a harc végéig elveszti az immunitását.

## Step 1

rule-P1 = Játssz ki egy lapot. Az értéke adja a támadást. Az ász értéke { $ace }, a bubié { $jack }, a dámáé { $queen }, a királyé { $king }, a Joker nem ér semmit.
rule-P2 = A kombó két, három vagy négy azonos értékű lap. Az összegük legfeljebb { $combo } lehet. Ász, bubi, dáma és király nem alkothat kombót.
rule-P3 = Az ászt önmagában vagy pontosan egy másik lappal játszhatod ki: ez lehet számozott lap, bubi, dáma, király vagy egy másik ász. Jokerrel soha, és három lapot együtt sem. A kombók felső határa ({ $combo }) itt nem érvényes.
rule-P4 = Ha több lapot játszol ki együtt, az értékük összeadódik. Ez az összeg a támadás.
rule-P5 = A Jokert önmagában kell kijátszani.
rule-P6 = Passzolhatsz: nem játszol ki semmit, és az ellenfél rögtön lecsap rád. Nem passzolhatsz, ha mindenki más passzolt, ki-ki a saját legutóbbi körében. Mihelyt valaki lapot játszik ki, akár Jokert is, az ő legutóbbi köre már nem passz. Az ellenfél legyőzése utáni új kör is körnek számít. Szólójátékban nem passzolhatsz, hacsak az új játék beállításakor meg nem engeded. Ugyanott azt is beállíthatod, hogy senki se passzolhasson.
rule-P7 = Ha a köröd elején nincs lap a kezedben, az önmagában még nem vereség. Passzolhatsz, ha az előző szabály engedi.
rule-P8 = Ha se játszani, se passzolni nem tudsz, mindenki veszít. Szólójátékban, alapszabályokkal ez azt jelenti: vesztettél, ha a köröd elején üres a kezed, és nem maradt felfordítható Jokered.

## Step 2

rule-H1 = Keverd meg a dobópaklit. Tegyél belőle annyi lapot a Fogadó alá, amennyi a támadás, képpel lefelé, anélkül, hogy megnéznéd őket. Ha kevesebb van, mind odakerül. A többi a dobópakliban marad, képpel felfelé.
rule-H2 = A mostani ellenfél ellen kijátszott lapok az asztalon vannak, nem a dobópakliban. Ezeket még nem lehet gyógyítani.
rule-D1 = Húzol egy lapot, aztán az óramutató járása szerint a következő játékos is egyet, és így tovább körbe, amíg annyi lapot nem húztatok, amennyi a támadás. A húzás csak akkor ér véget előbb, ha üres a Fogadó, vagy mindenkinek tele a keze. Akinek tele a keze, kimarad, de ettől nem csökken a húzandó lapok száma. A kézlimitet senki sem lépheti túl.
rule-D2 = Ha a kőr és a káró is hat, a kőr az első. Így az imént gyógyított lapokat is felhúzhatjátok.
rule-D3 = Nem jár büntetés azért, ha üres a Fogadó vagy a dobópakli. A dobópakli magától sosem kerül vissza a Fogadóba.
rule-C1 = A most kijátszott lapok kétszer annyit sebeznek. A többi színük a duplázás nélküli támadással hat.
rule-K1 = Az ellenfél támadása a most kijátszott lapok összértékével csökken, amíg az ellenfél el nem esik. A játékosok pajzsai összeadódnak. A támadás nulla alá nem csökken.

## Step 3

rule-M1 = Az ellenfél annyi sebzést kap, amennyi a támadásod, treffel kétszer annyit. A körök sebzése összeadódik. Ha eléri az ellenfél életerejét, az ellenfél elesik.
rule-M2 = Ha az összes sebzés pontosan annyi, mint az ellenfél életereje, az ellenfél képpel lefelé a Fogadó tetejére kerül. Ha több, a dobópakliba.
rule-M3 = A legyőzött ellenfél ellen kijátszott összes lap a dobópakliba kerül, a Joker is.
rule-M4 = Fordítsátok fel a Kastély következő lapját. Aki az ellenfelet legyőzte, azt nem éri csapás, és új kört kezd. Ha a Kastély üres, nyertetek.
rule-M5 = A káróval a sebzés előtt húztok. Ezért azt az ellenfelet, amelyet éppen legyőztök, ugyanazzal a lépéssel még nem húzhatjátok fel, csak a következő húzáskor.
rule-M6 = A kezedben lévő bubi, dáma vagy király közönséges lap. Az értéke { $jack }, { $queen }, illetve { $king }, akár kijátszod, akár eldobod, és ha kijátszod, a színe is hat.

## Step 4

rule-F1 = Ha az ellenfél még áll, lecsap a soron lévő játékosra. A csapás ereje az ellenfél támadása mínusz a pajzsok.
rule-F2 = Dobj el lapokat a kezedből egyesével, képpel felfelé, amíg az összegük el nem éri a csapás erejét. Aztán állj meg. A lapokat és a sorrendjüket te választod, de ha a csapást már kifizetted, több lapot nem dobhatsz el. Minden lap annyit ér, mint támadáskor.
rule-F3 = Ha az ellenfél támadása nulla, nem dobsz el semmit. Üres kézzel is befejezheted a kört.
rule-F4 = Ha az összes lapod sem elég, elesel, és mindenki veszít.
rule-F5 = Szólójátékban előbb felfordíthatsz egy Jokert, ha maradt még. Csak akkor veszítesz, ha se a lapjaid, se egy Joker nem menthet meg, vagy ha feladod.
rule-F6 = Ezután az óramutató járása szerint a következő játékos kezdi a körét.

## Jesters

rule-J1 = Ha pikk ellenfél ellen Jokert játszotok ki, az asztalon fekvő pikkek védeni kezdenek: mindegyik annyi pajzsot ad, amennyi a kijátszásakor a támadás volt. A treff ellenfél ellen korábban kijátszott treffek utólag nem dupláznak. A korábban kijátszott kőrök és kárók sem hatnak utólag.
rule-J2 = A Joker nem támad: nincs sebzés, és nincs csapás. Megszünteti az ellenfél immunitását, és te döntöd el, ki jön: bárki lehet, te magad is. A Fogadóban alapból csak három vagy négy játékossal van Joker.
rule-J3 = A Jokertől a következő kör kezdetéig a játékosok nagy vonalakban megmondhatják, szeretnének-e következni.

## Solo play

rule-L1 = Ha felfordítasz egy Jokert, dobd el minden lapodat; üres kézzel is megteheted. Aztán húzz { $solo_hand } lapot, vagy ha nincs annyi, az összeset. Ez nem a káró hatása, ezért a káróra való immunitás sem akadályozza. Az ellenfél immunis marad. Minden Jokert csak egyszer lehet felfordítani.
rule-L2 = Jokert csak a köröd elején fordíthatsz fel, vagy amikor csapás ér, mielőtt az első lapot eldobnád. Mindkettőt felfordíthatod egymás után.
rule-L3 = Szólójátékban a győzelem felfordított Joker nélkül aranyat ér, eggyel ezüstöt, kettővel bronzot.

## The end, talking

rule-W1 = Együtt nyertek, ha elesik az utolsó király. Együtt vesztetek, ha egyikőtök nem tudja kifizetni a csapást, vagy se játszani, se passzolni nem tud. Szólójátékban egy Joker felfordítása még megmenthet.
rule-T1 = Ne mutasd meg a lapjaidat, és ne is utalj rájuk. Mindenki tudhatja, kinek hány lapja van, mekkorák a paklik, ki az ellenfél, mennyi sebzést kapott, mekkora a pajzs, mi van az asztalon, és ki passzolt.
rule-T2 = Joker után, a következő kör kezdetéig, szabad ilyet mondani: „jó lépésem van” vagy „inkább ne én”. Ennél az asztalnál mindenki három jelzés egyikét mutathatja: { $keen }, { $neutral }, { $reluctant }.
rule-T3 = A dobópaklinak csak a legfelső lapját láthatod. Beállítható, hogy mindenki átnézhesse az egészet.
rule-T4 = Pontos találat után mindenki tudja, hogy az ellenfél a Fogadó tetején van, amíg valaki fel nem húzza. Hogy mely lapok gyógyulnak, azt senki sem látja.

## Where the rulebooks differ

rule-Q1 = A könyvek szerint nem passzolhatsz, ha az összes többi játékos passzolt. Szólójátékban nincsenek többiek. A szabály szó szerint véve itt sosem enged passzolni, és mi is így játsszuk. Beállítható, hogy akárhányszor passzolhass, vagy csak ne kétszer egymás után.
rule-Q2 = Ha azt választod, hogy akárhányszor passzolhatsz, a játék örökké tarthatna: üres kézzel, felfordítható Joker nélkül, nulla támadású ellenféllel szemben. Ha már semmi sem változhat, vesztettél.
rule-Q3 = A Joker felfordításánál az egyik könyv a kőrre való immunitást említi, a többi a káróra valót. Valójában a káróról van szó, de a felfordítást amúgy sem akadályozza semmilyen immunitás.
rule-Q4 = Az egyik könyv nem említi, hogy ászok nem alkothatnak kombót. Nem alkothatnak. Két ászt csak azért lehet együtt kijátszani, mert az egyik a másik segítője.
rule-Q5 = Az egyik könyvben a sebzés után rögtön a következő játékos jön. Itt, ahogy a többi könyvben is, előbb az ellenfél csap le.
rule-Q6 = Hogy mely lapok gyógyulnak, és milyen sorrendben kerülnek a Fogadó alá, azt a véletlen dönti el. Senki sem látja őket.
rule-Q7 = Ha az ellenfél támadása nulla, nincs csapás, ezért nincs mikor Jokert felfordítani. A következő köröd elején megteheted.
rule-Q8 = A két Joker minden szempontból ugyanaz a lap. Mindegy, melyiket játszod ki.

## Figures

figure-turn = Egy egész kör: a káróval mindkét játékos húz, aztán jön a sebzés, végül a csapás.
figure-combo = Kombó három színnel. Mindegyik a teljes támadással hat.
figure-too-much = Ennek a három lapnak az összege túl nagy egy kombóhoz.
figure-companion = Ász egy másik lappal: az értékük összeadódik, és mindkét szín hat.
figure-yield = Mindkét másik játékos passzolt a legutóbbi körében. Passzolhatsz most?
figure-hearts = A kőr gyógyít: lapok kerülnek a dobópakliból a Fogadó alá.
figure-diamonds = A káróval mindenki húz. Akinek tele a keze, kimarad.
figure-clubs = A treff duplázza a sebzést.
figure-spades = Egy pajzs már van. A második hozzáadódik.
figure-immunity = Az ellenfél immunis a pikkre. Az ász értéke így is beleszámít a támadásba és a káróval húzott lapok számába.
figure-over = Több sebzés a kelleténél: az ellenfél a dobópakliba kerül.
figure-exact = Pontosan elég: előbb húztok a káróval, aztán az ellenfél a Fogadó tetejére kerül.
figure-royal = Bubi a kezedben: közönséges treff lap.
figure-suffer = Az ellenfél lecsap. Az utolsó lappal túl is fizethetsz.
figure-order = Már az első lap kifizeti az egész csapást. Több nem jöhet utána.
figure-lost = Erre a csapásra az összes lapod sem elég.
figure-jester = A Joker megszünteti a pikkre való immunitást. Az asztalon fekvő két lap együtt kezd védeni.
figure-flip = Szólójáték, és a lapjaid nem elegendők erre a csapásra. Egy Joker újakat hoz.

try-play = Kijátszás: { $cards }
try-discard = Eldobás: { $cards }
try-yield = Passz
try-flip = Joker felfordítása
try-again = Vissza az elejére
