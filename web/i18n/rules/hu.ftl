# The rules in Hungarian. Terms as in ../hu.ftl; „támadás” is also the attack value of a play.
# No digits here: numbers come from the engine. They take no ending and no article.

rules-intro = Minden bekezdésnek van jele, amelyre hivatkozni lehet. A Q betűs jel azt mutatja, ahol a nyomtatott szabálykönyvek eltérnek vagy hallgatnak, és hogy mi hogyan játszunk.
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
  }
rules-contents = Tartalom
rules-glance = Dióhéjban

glance-play = Játssz ki egy lapot, egy kombót, vagy egy ászt egy másik lappal. Vagy passzolj.
glance-powers = Hatnak a színek, mindegyik a teljes támadással. Az ellenfél saját színének nincs ereje, de a lap értéke számít.
glance-damage = Az ellenfél sebződik. Ha a sebzés pontosan annyi, mint az életereje, a Kocsma tetejére kerül. Ha több, a dobópakliba. Utána rögtön új köröd van a következő ellen.
glance-blow = Még áll? Dobj el lapokat legalább a támadása értékében. Aztán a következő játékos jön.
glance-end = Nyertek, ha elesik az utolsó király. Mindnyájan vesztetek, ha valaki nem tudja állni a csapást, vagy se játszani, se passzolni nem tud.

rules-setup = Az osztás
rules-enemy = Az ellenfél
rules-powers = A színek ereje
rules-damage = Sebzés
rules-difficulty = Nehézség

rules-turn-intro = Egy kör négy lépés: először játszol vagy passzolsz, aztán hatnak a színek, aztán jön a sebzés, végül az ellenfél csapása.
rules-powers-intro = A kijátszás után minden szín hat, amely benne van: először a kőr, aztán a káró, aztán a treff és a pikk. Nem lehet lemondani róla. Egy szín egyszer hat, akárhány lapját játszottad ki, és mindig a teljes kijátszás támadásával.
rules-difficulty-intro = Játék előtt beállíthatod, hogy könnyebb vagy nehezebb legyen. A passzt is kikapcsolhatod mindenkinek. Csak két bolond van: ha egyedül játszol, amennyit a Kocsmába teszel, annyival kevesebbet fordíthatsz fel. Az eredmény ilyenkor jelzi, hogy házi szabályokkal játszottatok.

table-card = Lap
table-value = Érték
table-numbers = Számok
table-of-players = Az asztal a játékosok száma szerint
table-of-enemies = Az ellenfelek ereje
table-of-values = Mennyit ér egy lap
table-of-combos = Az összes lehetséges kombó
table-of-options = Mi állítható, a játékosok száma szerint

## Setting up

rule-S1 = A Vár: keverd meg a négy királyt. Tedd rájuk a négy megkevert dámát, azokra pedig a négy megkevert bubit. Fordítsd fel a legfelső lapot: ez az első ellenfél. Először tehát a bubik jönnek, aztán a dámák, végül a királyok.
rule-S2 = A Kocsma: keverd össze minden szín számozott lapjait ({ $low }–{ $high }) a négy ásszal; ezek a társállatok. Tegyél hozzájuk annyi bolondot, amennyit a táblázat mond. Ebből a pakliból húztok.
rule-S3 = A játékosok számától függ, hány bolond van a Kocsmában, és hány lap lehet egy kézben.
rule-S4 = Mindenki annyi lapot kap, amennyi a kezében lehet. A dobópakli az elején üres. Felfelé fordítva fekszik, és mindenkié.
rule-S5 = Ha egyedül játszol, mindkét bolond a Kocsma mellett fekszik. Nincsenek a pakliban, és még egyiket sem fordítottad fel.
rule-S6 = Bárki kezdhet. Az első játékost a játék előtt választjátok ki.
rule-S7 = Választható: ha senkinél sincs káró, minden lap visszamegy, a Kocsmát megkeveritek, és újra osztotok, amíg valakinél lesz. Ez alapból ki van kapcsolva.

## The enemy

rule-E1 = Minden ellenfélnek van támadása és életereje. A támadásával csap le. Az életereje mutatja, mennyi sebzést bír ki.
rule-E2 = Az ellenfél védett a saját színének ereje ellen: az nem hat. De a lap értéke akkor is számít sebzésként. Beleszámít abba a támadásba is, amellyel ugyanannak a kijátszásnak a többi színe hat.
rule-E3 = Ha bolondot játszotok ki egy ellenfél ellen, annak megszűnik a védettsége, egészen addig, amíg el nem esik.

## Step 1

rule-P1 = Játssz ki egy lapot. Az értéke a támadása. Az ász értéke { $ace }, a bubié { $jack }, a dámáé { $queen }, a királyé { $king }, a bolond nem ér semmit.
rule-P2 = A kombó két, három vagy négy azonos értékű lap. Az összegük legfeljebb { $combo }. Ász, bubi, dáma és király sosem alkot kombót.
rule-P3 = Az ászt egyedül játszod ki, vagy pontosan egy másik lappal: ez lehet szám, bubi, dáma, király vagy másik ász. Bolonddal soha, és három lap együtt sem mehet. A kombók felső határa ({ $combo }) itt nem számít.
rule-P4 = Ha több lapot játszol ki együtt, az értékük összeadódik. Az összeg a kijátszás támadása.
rule-P5 = A bolondot egymagában kell kijátszani.
rule-P6 = Passzolhatsz: nem játszol ki semmit, és az ellenfél rögtön lecsap. Nem passzolhatsz, ha mindenki más passzolt, ki-ki a saját utolsó körében. Mihelyt valaki lapot játszik ki, akár bolondot is, az utolsó köre már nem passz. Az ellenfél legyőzése utáni új kör is körnek számít. A passzt a játék előtt ki is lehet kapcsolni.
rule-P7 = Ha a köröd elején nincs lap a kezedben, az még nem vereség. Passzolhatsz, ha a többiek passzai engedik.
rule-P8 = Ha se játszani, se passzolni nem tudsz, mindenki veszít. Egyedül csak akkor, ha bolondot sem tudsz felfordítani.

## Step 2

rule-H1 = Keverd meg a dobópaklit. Tegyél belőle a Kocsma alá annyi lapot, amennyi a támadás, lefelé fordítva, nézés nélkül. Ha kevesebb van, mind odakerül. A többi a dobópakliban marad, felfelé fordítva.
rule-H2 = A mostani ellenfél ellen kijátszott lapok az asztalon vannak, nem a dobópakliban. Ezeket még nem lehet gyógyítani.
rule-D1 = Húzol egy lapot, aztán az óramutató járása szerint a következő játékos, és így tovább körbe, amíg annyi lapot nem húztatok, amennyi a támadás. Előbb csak akkor álltok meg, ha üres a Kocsma, vagy minden kéz tele van. Akinek tele a keze, kimarad, és ez nem fogyaszt lapot. Senkinek sem lehet több lapja a megengedettnél.
rule-D2 = Ha a kőr és a káró is hat, a kőr az első. Így az imént gyógyított lapokat is felhúzhatjátok.
rule-D3 = Üres Kocsmáért vagy üres dobópakliért nem jár büntetés. A dobópakli magától sosem kerül vissza a Kocsmába.
rule-C1 = Ennek a kijátszásnak a sebzése kétszer számít. A kijátszás többi színe az egyszeres támadással hat.
rule-K1 = Az ellenfél támadása ennek a kijátszásnak a támadásával csökken, amíg az ellenfél el nem esik. Minden játékos pajzsa összeadódik. A támadás nulla alá nem csökken.

## Step 3

rule-M1 = Az ellenfél annyi sebzést kap, amennyi a támadás, treffel kétszer annyit. A körök sebzése összeadódik. Ha eléri az életerejét, az ellenfél elesik.
rule-M2 = Ha a sebzés pontosan annyi, mint az életereje, az ellenfél lefelé fordítva a Kocsma tetejére kerül. Ha több, a dobópakliba.
rule-M3 = Minden lap, amelyet a legyőzött ellenfél ellen kijátszottatok, a dobópakliba megy, a bolond is.
rule-M4 = Fordítsátok fel a Vár következő lapját. Aki az ellenfelet legyőzte, nem kap csapást, és új kört kezd. Ha a Vár üres, nyertetek.
rule-M5 = A káró a sebzés előtt húz. Ezért egy kijátszás sosem húzza fel azt az ellenfelet, amelyet éppen legyőz: azt a következő húzás viszi el.
rule-M6 = A bubi, a dáma és a király a kezedben közönséges lap. Az értékük { $jack }, { $queen } és { $king }, támadáskor és dobáskor is, és a színüknek megvan az ereje.

## Step 4

rule-F1 = Ha az ellenfél még áll, lecsap a soron lévő játékosra. A csapás az ellenfél támadása mínusz a pajzsok.
rule-F2 = Dobj el lapokat a kezedből egyesével, felfelé fordítva, amíg az összegük el nem éri a csapást. Aztán állj meg. A lapokat és a sorrendet te választod, de ha már elérted a csapást, több lapot nem dobhatsz. Minden lap annyit ér, mint támadáskor.
rule-F3 = Ha az ellenfél támadása nulla, nem dobsz el semmit. Üres kézzel is befejezheted a kört.
rule-F4 = Ha az összes lapod is kevés, elesel, és mindenki veszít.
rule-F5 = Egyedül előbb felfordíthatsz egy bolondot, ha maradt még. Csak akkor veszítesz, ha se a lapjaid, se egy bolond nem menthet meg, vagy ha feladod.
rule-F6 = Ezután az óramutató járása szerint a következő játékos kezdi a körét.

## Jesters

rule-J1 = Ha egy pikk ellenfél ellen bolondot játszotok ki, az asztalon fekvő pikkek elkezdenek védeni, mindegyik a teljes kijátszásának a támadásával. A treff ellenfél ellen korábban kijátszott treff egyszeres marad. A korábban kijátszott kőr és káró utólag nem hat.
rule-J2 = A bolond nem támad: nincs sebzés, és nincs csapás. Megszünteti az ellenfél védettségét, és te döntöd el, ki jön: bárki lehet, te magad is. A Kocsmában rendesen csak három vagy négy játékossal van bolond.
rule-J3 = A bolondtól a következő kör kezdetéig a játékosok nagy vonalakban megmondhatják, szeretnének-e következni.

## Alone

rule-L1 = Ha felfordítasz egy bolondot, dobd el minden lapodat; üres kézzel is megteheted. Aztán húzz legfeljebb { $solo_hand } lapot, vagy amennyi van. A védettség itt nem számít, mert ez nem a káró műve, és az ellenfélnek meg is marad. Minden bolondot egyszer lehet felfordítani.
rule-L2 = Bolondot csak a köröd elején fordíthatsz fel, vagy amikor csapás ér, mielőtt az első lapot eldobnád. Mindkettőt felfordíthatod egymás után.
rule-L3 = Egyedül győzni bolond nélkül arany, eggyel ezüst, kettővel bronz.

## The end, talking

rule-W1 = Együtt nyertek, ha elesik az utolsó király. Együtt vesztetek, ha valaki nem tudja állni a csapást, vagy se játszani, se passzolni nem tud.
rule-T1 = Ne mutasd meg a lapjaidat, és ne is célozz rájuk. Mindenki tudhatja, hány lap van az egyes kezekben és paklikban, ki az ellenfél, mennyi sebzést kapott, mekkora a pajzs, mi van az asztalon, és ki passzolt.
rule-T2 = Egy bolond után, a következő kör kezdetéig, szabad ilyet mondani: „jó lépésem van”, vagy „inkább ne én”. Ennél az asztalnál mindenki három kívánság egyikét mutathatja: { $keen }, { $neutral }, { $reluctant }.
rule-T3 = A dobópakliból csak a legfelső lap látszik. Beállítható, hogy mindenki átnézhesse az egészet.
rule-T4 = Ha egy ellenfél pontos csapástól esik el, mindenki tudja, hogy a Kocsma tetején van, amíg valaki fel nem húzza. Hogy mely lapok gyógyultak meg, azt senki sem látja.

## Where the rulebooks differ

rule-Q1 = Egyedül nincsenek többiek, ezért a könyvek nem mondják meg, lehet-e passzolni. Itt egymás után kétszer nem lehet. Beállítható, hogy akárhányszor lehessen, vagy soha.
rule-Q2 = Ha akárhányszor passzolhatsz, a játék örökké tarthatna: üres a kezed, nincs több felfordítható bolond, és az ellenfél támadása nulla. Ha már semmi sem változhat, vesztettél.
rule-Q3 = A felfordított bolondnál egy könyv a kőr elleni védettséget említi, a többi a káró ellenit. A káróra gondolnak, de a felfordított bolond amúgy sem törődik semmilyen védettséggel.
rule-Q4 = Egy könyv nem mondja, hogy az ászok nem alkotnak kombót. Nem alkotnak. Két ász csak azért mehet együtt, mert egyik a másik társa.
rule-Q5 = Egy könyvben a sebzés után rögtön a következő játékos jön. Itt előbb az ellenfél csap le, mint a többi könyvben.
rule-Q6 = Hogy mely lapok gyógyulnak meg, és milyen sorrendben kerülnek a Kocsma alá, azt a keverés dönti el. Senki sem látja.
rule-Q7 = Ha az ellenfél támadása nulla, a csapás rögtön véget ér, és nincs mikor bolondot felfordítani. A következő köröd elején megteheted.
rule-Q8 = A két bolond minden szempontból ugyanaz a lap. Mindegy, melyiket játszották ki.

## Figures

figure-turn = Egy egész kör: a káró mindkét játékosnak húz, aztán jön a sebzés, végül a csapás.
figure-combo = Kombó három színnel. Mindegyik a teljes támadással hat.
figure-too-much = Ez a három lap túl sok egy kombóhoz.
figure-companion = Ász egy másik lappal: mindkét érték számít, és mindkét szín hat.
figure-yield = Mindkét másik játékos passzolt az utolsó körében. Passzolhatsz most?
figure-hearts = A kőr gyógyít: lapok kerülnek a dobópakliból a Kocsma alá.
figure-diamonds = A káró mindenkinek húz. Akinek tele a keze, kimarad.
figure-clubs = A treff duplázza a sebzést.
figure-spades = Egy pajzs már van. A második hozzáadódik.
figure-immunity = Az ellenfél a pikk ellen védett. Az ász akkor is számít, a kárónak is.
figure-over = Több sebzés a kelleténél: az ellenfél a dobópakliba kerül.
figure-exact = Pontosan elég: előbb húz a káró, aztán az ellenfél a Kocsma tetejére kerül.
figure-royal = Bubi a kézben: közönséges treff lap.
figure-suffer = Az ellenfél lecsap. Az utolsó lap túl is lépheti a csapást.
figure-order = Már az első lap elég a csapásra. Több nem jöhet utána.
figure-lost = Erre a csapásra az összes lap is kevés.
figure-jester = A bolond megszünteti a pikk elleni védettséget. A már kijátszott két lap együtt kezd védeni.
figure-flip = Egyedül, és a lapok kevesek erre a csapásra. Egy bolond újakat hoz.

try-play = Kijátszás: { $cards }
try-discard = Eldobás: { $cards }
try-yield = Passz
try-flip = Bolond felfordítása
try-again = Vissza az elejére
