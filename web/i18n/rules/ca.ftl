# Les regles en català. Termes de ../ca.ftl; «l’atac» d’un torn és la suma de les cartes jugades.
# Aquí no hi ha xifres: els números venen del motor.

rules-intro = Cada paràgraf té una marca que es pot enllaçar. Els paràgrafs amb una Q tracten punts en què els reglaments impresos no coincideixen o no diuen res, i expliquen com ho resolem aquí.
rules-search = Cerca a les regles
rules-found = { $count ->
    [0] No s’ha trobat res.
    [one] { $count } fragment trobat.
   *[other] { $count } fragments trobats.
  }
rules-contents = Índex
rules-glance = D’un cop d’ull

glance-play = Juga una carta, una combinació o un as amb una altra carta. O passa (en solitari, no).
glance-powers = Actuen els colls, cadascun amb tot l’atac. El coll de l’enemic no té poder, però el valor de la carta se suma a l’atac.
glance-damage = L’enemic rep el dany. Si és just el que cal, l’enemic va damunt de la Taverna; si és més, a la pila de descart. En tots dos casos comences un torn nou.
glance-blow = Encara aguanta? Descarta cartes que sumin almenys el seu atac. Després juga el següent.
glance-end = Guanyeu quan cau l’últim rei. Perdeu tots quan algú no pot pagar un cop, o no pot jugar ni passar (ni girar cap comodí, en solitari).

rules-setup = Preparació
rules-enemy = L’enemic
rules-powers = El poder dels colls
rules-damage = El dany
rules-difficulty = Dificultat

rules-turn-intro = Un torn té quatre passos: primer jugues o passes, després actuen els colls, després ve el dany i, al final, el cop de l’enemic.
rules-powers-intro = Quan jugues cartes, actuen els seus colls: primer els cors, després els diamants, i finalment els trèvols i les piques. No es pot renunciar a cap poder. Un coll només actua una vegada, encara que n’hagis jugat més d’una carta, i sempre amb l’atac de tota la jugada.
rules-difficulty-intro = Quan prepares una partida, la pots fer més fàcil o més difícil. També pots prohibir que es passi, o permetre-ho en solitari. Només hi ha dos comodins: en solitari, cada comodí que poses a la Taverna és un de menys per girar. El resultat d’una partida amb canvis diu que s’ha jugat amb regles de casa.

table-card = Carta
table-value = Valor
table-numbers = Valors
table-of-players = Segons el nombre de jugadors
table-of-enemies = La força dels enemics
table-of-values = Què val cada carta
table-of-combos = Totes les combinacions possibles
table-of-options = Què es pot canviar, segons el nombre de jugadors

## Setting up

rule-S1 = El Castell: barreja els quatre reis. Posa-hi a sobre les quatre reines barrejades i, damunt d’aquestes, els quatre valets barrejats. Gira la carta de dalt: és el primer enemic. Per tant, primer venen els valets, després les reines i després els reis.
rule-S2 = La Taverna: barreja totes les cartes del { $low } al { $high } amb els quatre asos, que són els animals acompanyants, i amb tants comodins com indica la taula de sota. És la pila de robar.
rule-S3 = El nombre de jugadors determina quants comodins hi ha a la Taverna i quantes cartes podeu tenir a la mà.
rule-S4 = Reparteix una mà plena a cada jugador. La pila de descart comença buida. Està cara amunt i és comuna.
rule-S5 = En solitari, els dos comodins són al costat de la Taverna, a punt per girar-los. No formen part de la baralla.
rule-S6 = Pot començar qualsevol. Tries el primer jugador quan prepares la partida.
rule-S7 = Una opció: si ningú no té cap diamant, es recullen totes les mans, es barreja la Taverna i es torna a repartir fins que algú en tingui. Per defecte està desactivada.

## The enemy

rule-E1 = Cada enemic té dos valors, l’atac i la vida. L’atac diu com són de forts els seus cops. La vida diu quant de dany pot aguantar.
rule-E2 = Un enemic és immune al poder del seu coll: aquest poder no fa res. Però el valor de la carta fa dany igualment, i també compta en l’atac amb què actuen els altres colls de la jugada.
rule-E3 = Un comodí jugat contra un enemic acaba amb la seva immunitat fins que l’enemic cau.

## Step 1

rule-P1 = Juga una carta. El seu valor és el seu atac. Un as val { $ace }; un valet, { $jack }; una reina, { $queen }; un rei, { $king }, i un comodí, res.
rule-P2 = Una combinació són dues, tres o quatre cartes del mateix valor. Juntes poden sumar { $combo } com a màxim. Amb asos, valets, reines i reis no es poden fer combinacions.
rule-P3 = Un as es juga tot sol o amb exactament una altra carta: una carta numerada, un valet, una reina, un rei o un altre as. Mai amb un comodí, i mai tres cartes juntes. El límit de les combinacions ({ $combo }) aquí no s’aplica.
rule-P4 = Quan jugues més d’una carta, els valors se sumen. La suma és l’atac de la jugada.
rule-P5 = Un comodí es juga tot sol.
rule-P6 = Pots passar: no jugues res, i l’enemic t’ataca de seguida. No pots passar si tots els altres han passat, cadascú en el seu últim torn. Quan algú juga una carta, encara que sigui un comodí, ja no compta que hagi passat. El torn nou després de vèncer un enemic també compta com a torn. En solitari no pots passar. Quan prepares la partida, ho pots canviar, o fer que no pugui passar ningú.
rule-P7 = Començar el torn amb la mà buida encara no és perdre. Pots passar, si la regla anterior ho permet.
rule-P8 = Si no pots jugar ni passar, la partida està perduda per a tots. En solitari, amb les regles estàndard, això vol dir que perds si comences un torn amb la mà buida i no et queda cap comodí per girar.

## Step 2

rule-H1 = Barreja la pila de descart. Agafa’n tantes cartes com indica l’atac i posa-les a sota de la Taverna, cara avall i sense mirar-les. Si n’hi ha menys, hi van totes. La resta es queda a la pila de descart, cara amunt.
rule-H2 = Les cartes jugades contra l’enemic actual són a la taula, no a la pila de descart. Encara no es poden curar.
rule-D1 = Robes una carta, després en roba una el jugador següent en sentit horari, i així successivament, fins que s’han robat tantes cartes com indica l’atac. S’acaba abans si la Taverna es buida o totes les mans són plenes. Qui té la mà plena no roba, i això no gasta cap carta. Ningú no supera mai el límit de la mà.
rule-D2 = Si actuen els cors i els diamants, primer van els cors. Així es poden robar cartes que s’acaben de curar.
rule-D3 = Que la Taverna o la pila de descart siguin buides no comporta cap penalització. La pila de descart no torna mai a la Taverna per si sola.
rule-C1 = Aquesta jugada fa el doble de dany. Els altres colls de la jugada actuen amb l’atac sense doblar.
rule-K1 = L’atac de l’enemic baixa tant com val l’atac d’aquesta jugada, fins que l’enemic cau. Els escuts de tots els jugadors se sumen. L’atac no baixa mai de zero.

## Step 3

rule-M1 = L’enemic rep tant de dany com val l’atac, o el doble amb trèvols. El dany de tots els torns se suma. Quan iguala o supera la vida de l’enemic, l’enemic cau.
rule-M2 = Si el dany total és exactament la vida de l’enemic, l’enemic va cara avall damunt de la Taverna. Si és més, va a la pila de descart.
rule-M3 = Totes les cartes jugades contra un enemic vençut van a la pila de descart, també els comodins.
rule-M4 = Gira la carta següent del Castell. Qui ha vençut l’enemic no rep cap cop i comença un torn nou. Si el Castell és buit, heu guanyat.
rule-M5 = Els diamants roben abans del dany. Per això una jugada no roba mai l’enemic que venç: se l’endú qui robi després.
rule-M6 = Un valet, una reina o un rei a la mà és una carta normal. Val { $jack }, { $queen } o { $king }, tant si la jugues com si la descartes, i quan la jugues actua el seu coll.

## Step 4

rule-F1 = Un enemic que encara aguanta ataca el jugador que té el torn. El cop és l’atac de l’enemic menys els escuts.
rule-F2 = Descarta cartes de la mà d’una en una, cara amunt, fins que sumin almenys el cop. Llavors para. Tries les cartes i l’ordre, però quan el cop ja està pagat no en pots descartar cap més. Cada carta val el mateix que quan ataca.
rule-F3 = Si l’atac de l’enemic és zero, no descartes res. Pots acabar el torn sense cartes a la mà.
rule-F4 = Si no n’hi ha prou amb tota la mà, caus, i la partida està perduda per a tots.
rule-F5 = En solitari, abans pots girar un comodí, si te’n queda cap. La partida només està perduda quan no et poden salvar ni la mà ni cap comodí, o quan abandones.
rule-F6 = Després comença el torn del jugador següent en sentit horari.

## Jesters

rule-J1 = Després d’un comodí contra un enemic de piques, les piques que ja són a la taula comencen a protegir, cadascuna amb l’atac de tota la seva jugada. Els trèvols jugats abans contra un enemic de trèvols es queden sense doblar. Els cors i els diamants jugats abans tampoc no tenen cap efecte després.
rule-J2 = Un comodí no ataca: no hi ha dany ni cop. Acaba amb la immunitat de l’enemic, i tries qui juga a continuació: qualsevol, fins i tot tu. Normalment només hi ha comodins a la Taverna amb tres o quatre jugadors.
rule-J3 = Des que es juga el comodí fins que comença el torn següent, els jugadors poden dir, en termes generals, si volen jugar a continuació.

## Solo play

rule-L1 = Per girar un comodí, descarta tota la mà, encara que sigui buida. Després roba fins a { $solo_hand } cartes, o tantes com n’hi hagi. No és el poder dels diamants: la immunitat als diamants no hi fa res. L’enemic continua sent immune. Cada comodí es pot girar una sola vegada.
rule-L2 = Només pots girar un comodí al principi del torn, o quan l’enemic t’ataca, abans de descartar la primera carta. Els pots girar tots dos, l’un rere l’altre.
rule-L3 = Si guanyes en solitari sense girar cap comodí, medalla d’or; girant-ne un, plata; girant-ne dos, bronze.

## The end, talking

rule-W1 = Guanyeu plegats quan cau l’últim rei. Perdeu plegats quan algú no pot pagar un cop, o no pot jugar ni passar. En solitari, girar un comodí encara et pot salvar.
rule-T1 = No ensenyis la mà ni en donis pistes. Tothom pot saber quantes cartes hi ha a cada mà i a cada pila, qui és l’enemic, el dany que ha rebut i els escuts, tot el que hi ha a la taula i qui ha passat.
rule-T2 = Després d’un comodí, i fins que comença el torn següent, pots dir «tinc una bona jugada» o «més val que no sigui jo». En aquesta taula, cada jugador pot mostrar un d’aquests tres desitjos: { $keen }, { $neutral }, { $reluctant }.
rule-T3 = Només es veu la carta de dalt de la pila de descart. Una opció permet que tothom la miri sencera.
rule-T4 = Després d’un cop exacte, tothom sap que l’enemic és damunt de la Taverna fins que algú el roba. Ningú no veu quines cartes es curen.

## Where the rulebooks differ

rule-Q1 = Els reglaments prohibeixen passar quan tots els altres jugadors han passat. En solitari no hi ha cap altre jugador. Llegida al peu de la lletra, doncs, la regla no et deixa passar mai, i aquí juguem així. Amb les opcions pots passar tantes vegades com vulguis, o bé només si no són dues de seguides.
rule-Q2 = Si tries poder passar tantes vegades com vulguis, ho podries fer indefinidament: amb la mà buida, cap comodí per girar i un enemic amb l’atac a zero. Quan ja no pot canviar res, la partida està perduda.
rule-Q3 = Quan es gira un comodí, un reglament parla de la immunitat als cors, i els altres, de la immunitat als diamants. Es tracta dels diamants, però, de tota manera, girar un comodí no té en compte cap immunitat.
rule-Q4 = Un reglament no diu que els asos no poden fer combinacions. No en poden fer. Dos asos només van junts perquè l’un acompanya l’altre.
rule-Q5 = En un reglament, el torn s’acaba just després del dany. Aquí primer ve el cop de l’enemic, com en els altres reglaments.
rule-Q6 = L’atzar decideix quines cartes es curen i en quin ordre queden a sota de la Taverna. Ningú no les veu.
rule-Q7 = Si l’atac de l’enemic és zero, no hi ha cop, i per tant no hi ha cap moment per girar un comodí. El pots girar al principi del torn següent.
rule-Q8 = Els dos comodins són la mateixa carta a tots els efectes. Tant és quin jugues.

## Figures

figure-turn = Un torn sencer: el diamant roba per a tots dos jugadors, després ve el dany i després el cop.
figure-combo = Una combinació de tres colls. Cadascun actua amb tot l’atac.
figure-too-much = Aquestes tres cartes sumen massa per a una combinació.
figure-companion = Un as amb una altra carta: els valors se sumen i actuen tots dos colls.
figure-yield = Els altres dos han passat en el seu últim torn. Pots passar tu ara?
figure-hearts = Els cors curen: porten cartes de la pila de descart a sota de la Taverna.
figure-diamonds = Els diamants roben per a tothom. Qui té la mà plena no roba.
figure-clubs = Els trèvols doblen el dany.
figure-spades = Ja hi ha un escut. El segon s’hi suma.
figure-immunity = L’enemic és immune a les piques. L’as compta igualment: en l’atac i en les cartes que roba el diamant.
figure-over = Més dany del que cal: l’enemic va a la pila de descart.
figure-exact = Just el que cal: primer roba el diamant, i després l’enemic va damunt de la Taverna.
figure-royal = Un valet a la mà: una carta de trèvols normal.
figure-suffer = L’enemic ataca. Amb l’última carta es pot pagar de més.
figure-order = La primera carta ja paga tot el cop. No se’n pot descartar cap més.
figure-lost = Per a aquest cop no n’hi ha prou amb tota la mà.
figure-jester = El comodí acaba amb la immunitat a les piques. La jugada que ja és a la taula comença a protegir, amb totes dues cartes.
figure-flip = Una partida en solitari, i la mà és massa feble per a aquest cop. Un comodí en porta una de nova.

try-play = Juga { $cards }
try-discard = Descarta { $cards }
try-yield = Passa
try-flip = Gira un comodí
try-again = Torna al principi
