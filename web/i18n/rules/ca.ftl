# Les regles en català. Termes de ../ca.ftl; «l’atac» d’un torn és la suma de les cartes jugades.
# Aquí no hi ha xifres: els números venen del motor.

rules-intro = Cada paràgraf té una marca, que es pot enllaçar. Una marca amb una Q assenyala on els reglaments impresos no coincideixen o no diuen res, i com hi juguem nosaltres.
rules-search = Cerca a les regles
rules-found = { $count ->
    [0] No s’ha trobat res.
    [one] { $count } fragment trobat.
   *[other] { $count } fragments trobats.
  }
rules-contents = Contingut
rules-glance = D’un cop d’ull

glance-play = Juga una carta, una combinació o un as amb una altra carta. O passa.
glance-powers = Els pals actuen, cadascun amb tot l’atac. El pal de l’enemic no té poder, però el valor compta.
glance-damage = L’enemic rep el dany. Si és exactament la seva vida, va damunt de la Taverna. Si és més, a la pila de descarts. I comences un torn nou contra el següent.
glance-blow = Encara aguanta? Descarta cartes que sumin almenys el seu atac. Després juga el següent.
glance-end = Guanyeu quan cau l’últim rei. Perdeu tots quan algú no pot pagar un cop, o no pot ni jugar ni passar.

rules-setup = El repartiment
rules-enemy = L’enemic
rules-powers = El poder dels pals
rules-damage = El dany
rules-difficulty = Dificultat

rules-turn-intro = Un torn té quatre passos: primer jugues o passes, després actuen els pals, després ve el dany i, al final, el cop de l’enemic.
rules-powers-intro = Quan has jugat les cartes, actua cada pal que hi ha: primer els cors, després els diamants, després els trèvols i les piques. No s’hi pot renunciar. Un pal actua una sola vegada, encara que n’hagis jugat més d’una carta, i sempre amb l’atac de totes les cartes jugades juntes.
rules-difficulty-intro = Abans d’una partida la pots fer més fàcil o més difícil. També pots fer que ningú no pugui passar. Només hi ha dos comodins: en solitari, cada comodí que poses a la Taverna és un de menys per girar. Llavors el resultat diu que s’ha jugat amb regles de casa.

table-card = Carta
table-value = Valor
table-numbers = Valors
table-of-players = La taula segons els jugadors
table-of-enemies = La força dels enemics
table-of-values = Què val cada carta
table-of-combos = Totes les combinacions que hi ha
table-of-options = Què es pot canviar, segons els jugadors

## Setting up

rule-S1 = El Castell: barreja els quatre reis. Posa-hi a sobre les quatre reines barrejades i, damunt d’aquestes, les quatre jotes barrejades. Gira la carta de dalt: és el primer enemic. Per tant, primer venen les jotes, després les reines i després els reis.
rule-S2 = La Taverna: barreja les cartes del { $low } al { $high } de tots els pals amb els quatre asos, els animals de companyia. Afegeix-hi tants comodins com diu la taula. D’aquesta pila es roba.
rule-S3 = El nombre de jugadors decideix quants comodins hi ha a la Taverna i quantes cartes pot tenir una mà.
rule-S4 = Reparteix una mà plena a cada jugador. La pila de descarts comença buida. És cara amunt, i és de tothom.
rule-S5 = En solitari, els dos comodins esperen al costat de la Taverna. No són a la baralla, i encara no n’has girat cap.
rule-S6 = Pot començar qualsevol. Trieu el primer jugador quan prepareu la partida.
rule-S7 = Una opció: si ningú no té diamants, totes les mans tornen, es barreja la Taverna i es reparteix una altra vegada, fins que algú en tingui. Està apagada si no l’actives.

## The enemy

rule-E1 = Cada enemic té un atac i una vida. Ataca amb el seu atac. La vida diu quant de dany pot rebre.
rule-E2 = Un enemic és immune al poder del seu propi pal: aquest poder no fa res. Però el valor de la carta compta igualment com a dany. També compta en l’atac que fan servir els altres pals jugats amb ella.
rule-E3 = Un comodí jugat contra un enemic acaba amb la seva immunitat mentre aquest enemic hi sigui.

## Step 1

rule-P1 = Juga una carta. El seu valor és el seu atac. Un as val { $ace }, una jota { $jack }, una reina { $queen }, un rei { $king } i un comodí, res.
rule-P2 = Una combinació són dues, tres o quatre cartes del mateix valor. Juntes sumen { $combo } com a màxim. Els asos, les jotes, les reines i els reis no fan mai combinacions.
rule-P3 = Un as es juga sol o amb exactament una altra carta: un número, una jota, una reina, un rei o un altre as. Mai amb un comodí, i mai tres cartes juntes. El límit de les combinacions ({ $combo }) aquí no compta.
rule-P4 = Quan jugues més d’una carta, els valors se sumen. La suma és el teu atac.
rule-P5 = Un comodí es juga tot sol.
rule-P6 = Pots passar: no jugues res, i l’enemic t’ataca de seguida. No pots passar si tots els altres han passat, cadascú en el seu últim torn. Quan algú juga una carta, encara que sigui un comodí, ja no compta que hagi passat. El torn nou després de vèncer un enemic també és un torn. Abans de la partida, també es pot decidir que ningú no passi.
rule-P7 = Començar el torn sense cartes a la mà encara no és perdre. Pots passar, si els altres no ho impedeixen.
rule-P8 = Si no pots ni jugar ni passar, la partida està perduda per a tots. En solitari, només si tampoc no pots girar cap comodí.

## Step 2

rule-H1 = Barreja la pila de descarts. Agafa’n tantes cartes com l’atac i posa-les a sota de la Taverna, cara avall i sense mirar-les. Si n’hi ha menys, hi van totes. La resta es queda a la pila de descarts, cara amunt.
rule-H2 = Les cartes jugades contra l’enemic d’ara són a la taula, no a la pila de descarts. Encara no es poden curar.
rule-D1 = Robes una carta, després el jugador següent en el sentit de les agulles del rellotge, i així successivament, fins que s’han robat tantes cartes com l’atac. S’acaba abans si la Taverna és buida o totes les mans són plenes. Una mà plena se salta, i això no gasta cap carta. Ningú no supera mai el límit de la mà.
rule-D2 = Si actuen els cors i els diamants, primer van els cors. Així es poden robar cartes que s’acaben de curar.
rule-D3 = Una Taverna buida o una pila de descarts buida no té cap càstig. La pila de descarts no torna mai sola a la Taverna.
rule-C1 = El dany d’aquest torn compta el doble. Els altres pals jugats amb els trèvols actuen amb l’atac simple.
rule-K1 = L’atac de l’enemic baixa tant com val el teu, fins que l’enemic cau. Els escuts de tots els jugadors se sumen. L’atac no baixa mai de zero.

## Step 3

rule-M1 = L’enemic rep tant de dany com val el teu atac, o el doble amb trèvols. El dany de tots els torns se suma. Quan arriba a la seva vida, l’enemic cau.
rule-M2 = Si el dany és exactament la vida de l’enemic, la seva carta va cara avall damunt de la Taverna. Si és més, va a la pila de descarts.
rule-M3 = Totes les cartes jugades contra un enemic vençut van a la pila de descarts, els comodins també.
rule-M4 = Gira la carta següent del Castell. Qui ha vençut l’enemic no rep cap cop i comença un torn nou. Si el Castell és buit, heu guanyat.
rule-M5 = Els diamants roben abans del dany. Per això no es roba mai un enemic amb les mateixes cartes que el vencen: se l’endú qui robi després.
rule-M6 = Una jota, una reina o un rei a la mà és una carta normal. Val { $jack }, { $queen } o { $king }, quan ataques i quan descartes, i el seu pal té el seu poder.

## Step 4

rule-F1 = Un enemic que encara aguanta ataca el jugador que té el torn. El cop és el seu atac menys els escuts.
rule-F2 = Descarta cartes de la mà d’una en una, cara amunt, fins que els valors arribin al cop. Llavors para. Tries les cartes i l’ordre, però no en pots afegir cap quan el cop ja està pagat. Cada carta val el mateix que quan ataca.
rule-F3 = Si l’atac de l’enemic és zero, no descartes res. Pots acabar el torn sense cartes a la mà.
rule-F4 = Si no n’hi ha prou amb tota la mà, caus, i la partida està perduda per a tots.
rule-F5 = En solitari, abans pots girar un comodí si te’n queda cap. La partida només està perduda quan ni la mà ni cap comodí no et poden salvar, o quan abandones.
rule-F6 = Després comença el torn del jugador següent en el sentit de les agulles del rellotge.

## Jesters

rule-J1 = Després d’un comodí contra un enemic de piques, les piques que ja són a la taula comencen a protegir, cada vegada amb la suma de les cartes jugades juntes. Els trèvols jugats abans contra un enemic de trèvols es queden sense doblar. Els cors i els diamants jugats abans ja no fan res més tard.
rule-J2 = Un comodí no ataca: no hi ha dany ni cop. Acaba amb la immunitat de l’enemic, i tu tries qui juga després: qualsevol, fins i tot tu. Normalment només hi ha comodins a la Taverna amb tres o quatre jugadors.
rule-J3 = Des del comodí fins que comença el torn següent, els jugadors poden dir en general si volen jugar ells.

## Alone

rule-L1 = Per girar un comodí, descarta tota la mà, encara que sigui buida. Després roba fins a { $solo_hand } cartes, o tantes com n’hi hagi. La immunitat no hi fa res, perquè no són els diamants els que actuen, i l’enemic la conserva. Cada comodí es gira una sola vegada.
rule-L2 = Només pots girar un comodí al principi del teu torn, o quan l’enemic t’ataca, abans de descartar la primera carta. Pots girar tots dos comodins, l’un rere l’altre.
rule-L3 = Guanyar en solitari sense girar cap comodí és or; amb un, plata; amb dos, bronze.

## The end, talking

rule-W1 = Guanyeu plegats quan cau l’últim rei. Perdeu plegats quan algú no pot pagar un cop, o no pot ni jugar ni passar.
rule-T1 = No ensenyis la mà ni en donis pistes. Tothom pot saber quantes cartes hi ha a cada mà i a cada pila, qui és l’enemic, el dany que ha rebut i els escuts, tot el que hi ha a la taula i qui ha passat.
rule-T2 = Després d’un comodí, i fins que comença el torn següent, es pot dir «tinc una bona jugada» o «millor que no sigui jo». En aquesta taula cadascú pot mostrar un de tres desitjos: { $keen }, { $neutral }, { $reluctant }.
rule-T3 = Només es veu la carta de dalt de la pila de descarts. Una opció permet que tothom la miri sencera.
rule-T4 = Quan un enemic cau amb un cop exacte, tothom sap que és damunt de la Taverna fins que algú el roba. Ningú no veu quines cartes es curen.

## Where the rulebooks differ

rule-Q1 = En solitari no hi ha ningú més, i els reglaments no diuen si es pot passar. Aquí no es pot passar dues vegades seguides. Hi ha opcions per passar tantes vegades com vulguis o mai.
rule-Q2 = Si es pot passar tantes vegades com es vulgui, la partida podria no acabar mai: amb la mà buida, cap comodí per girar i un enemic amb l’atac a zero. Quan ja no pot canviar res, la partida està perduda.
rule-Q3 = Quan es gira un comodí, un reglament parla de la immunitat als cors, i els altres, de la immunitat als diamants. Són els diamants, però de tota manera girar un comodí no fa cas de cap immunitat.
rule-Q4 = Un reglament no diu que els asos no fan combinacions. No en fan. Dos asos només van junts perquè l’un acompanya l’altre.
rule-Q5 = En un reglament, just després del dany ja juga el següent. Aquí primer ataca l’enemic, com en els altres reglaments.
rule-Q6 = L’atzar decideix quines cartes es curen i en quin ordre van a sota de la Taverna. Ningú no ho veu.
rule-Q7 = Si l’atac de l’enemic és zero, el cop s’acaba de seguida i no hi ha temps de girar cap comodí. Ho podràs fer al principi del torn següent.
rule-Q8 = Els dos comodins són la mateixa carta en tot. No importa quin s’ha jugat.

## Figures

figure-turn = Un torn sencer: els diamants roben per a tots dos jugadors, després ve el dany i després el cop.
figure-combo = Una combinació de tres pals. Cadascun actua amb tot l’atac.
figure-too-much = Aquestes tres cartes sumen massa per a una combinació.
figure-companion = Un as amb una altra carta: compten els dos valors i actuen els dos pals.
figure-yield = Els altres dos han passat en el seu últim torn. Ara pots passar tu?
figure-hearts = Els cors curen: van cartes de la pila de descarts a sota de la Taverna.
figure-diamonds = Els diamants roben per a tothom. Qui té la mà plena se salta.
figure-clubs = Els trèvols doblen el dany.
figure-spades = Ja hi ha un escut. El segon s’hi suma.
figure-immunity = L’enemic és immune a les piques. L’as compta igualment, també per als diamants.
figure-over = Més dany del que cal: l’enemic va a la pila de descarts.
figure-exact = Just el que cal: primer roben els diamants, i després l’enemic va damunt de la Taverna.
figure-royal = Una jota a la mà: una carta normal de trèvols.
figure-suffer = L’enemic ataca. L’última carta pot superar el cop.
figure-order = La primera carta ja paga tot el cop. No n’hi pot anar cap més.
figure-lost = Per a aquest cop no n’hi ha prou amb tota la mà.
figure-jester = El comodí acaba amb la immunitat a les piques. Les dues cartes que ja hi ha comencen a protegir amb la seva suma.
figure-flip = En solitari, i la mà és massa feble per a aquest cop. Un comodí en porta una de nova.

try-play = Juga { $cards }
try-discard = Descarta { $cards }
try-yield = Passa
try-flip = Gira un comodí
try-again = Torna al principi
