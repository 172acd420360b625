# Aprendre: la llista, l’entrenador, els textos de les lliçons i dels reptes. 25 paraules per pas com a
# màxim i cap nombre escrit aquí: els nombres són del motor.

learn-title = Aprèn jugant
learn-intro = Lliçons curtes, una idea cada vegada. Jugues des del primer toc.
learn-lessons = Lliçons
learn-puzzles = Reptes
learn-puzzles-intro = Per a qui ja sap les regles. No et refiïs de la primera idea.
learn-progress = Fet: { $done } / { $total }
learn-mark = feta
learn-open = Comença: { $title }
learn-next = Continua: { $title }
learn-leave = Totes les lliçons
learn-skip = Salta
learn-replay = Repeteix-ho
learn-restart = Des del principi
learn-hint = Pista
learn-show = Mostra-m’ho
learn-coach = L’entrenador
learn-at = Pas { $step } / { $steps }
learn-you = Tu
learn-choose-you = Jugo jo
learn-puzzle = Repte
learn-failed = Aquesta vegada no
learn-reached = Molt bé!
learn-off = Aquest pas va d’una altra cosa. Mira què ha fet i torna-ho a provar.
learn-unsolved = Així no s’arriba a l’objectiu. Mira què ha fet i torna-ho a provar.
learn-happened = Què ha fet
learn-finished = Ja saps les regles. T’esperen els reptes, i també el Castell.
learn-missing = No hi ha cap lliçó amb aquest nom.

why-scenario_not_text = Aquest escenari no es pot llegir: no és cap objecte JSON.
why-scenario_newer = Aquest escenari és per a una versió més nova. Torna a carregar la pàgina per actualitzar-la.
why-scenario_field = En aquest escenari un camp falta, no es coneix o és incorrecte.
why-scenario_position = La posició d’aquest escenari és impossible.
why-scenario_goal = Aquest escenari té un objectiu que no coneixem.
why-scenario_message = Aquest escenari té un missatge que no coneixem.
why-scenario_move = Aquest escenari té una jugada impossible.
why-scenario_solution = La solució d’aquest escenari no arriba a l’objectiu.
why-scenario_losing = Una línia perdedora d’aquest escenari no perd.
why-scenario_not_allowed = En aquesta lliçó, no.
why-scenario_over = Aquest intent s’ha acabat. Torna a començar.

## Titles

lesson-title-attack = Atac i vida
lesson-title-suffer = Rebre un cop
lesson-title-diamonds = ♦ Els diamants roben
lesson-title-hearts = ♥ Els cors curen
lesson-title-clubs = ♣ Els trèvols doblen
lesson-title-spades = ♠ Les piques protegeixen
lesson-title-immunity = Immunitat
lesson-title-combos = Combinacions
lesson-title-companions = Animals de companyia
lesson-title-exact = Cop exacte
lesson-title-yield = Passar
lesson-title-jester = El comodí
lesson-title-solo = En solitari: comodins i medalles
lesson-title-three-cards = Sobreviu al rei
lesson-title-exact-away = A un cop exacte
lesson-title-friend-on-top = Un amic a la Taverna
lesson-title-jester-round = Que no caigui ningú
lesson-title-last-king = El camí de l’or

## Lessons

lesson-attack-1 = La jota té { $health_left } de vida. El valor d’una carta és el seu atac. Toca { $cards } i després «Juga».
lesson-attack-2 = Vida restant: { $health_left }. Quina carta fa caure la jota?
lesson-attack-short = Dany: { $amount }. Vida restant de la jota: { $health_left }. Colpeja més fort.
lesson-attack-done = Sense vida, la jota cau. De seguida surt l’enemic següent, amb { $health } de vida.

lesson-suffer-1 = Si l’enemic encara aguanta, ataca: aquí { $attack }. Guarda prou cartes per pagar. Juga { $cards }.
lesson-suffer-2 = L’enemic t’ataca amb { $attack }. Toca cartes que sumin com a mínim { $attack } i després «Descarta».
lesson-suffer-lost = Deus { $amount } i la mà només suma { $hand_total }. No pots pagar: la partida està perduda.
lesson-suffer-done = Pagat! Quedar-se sense cartes no és perdre. Però si algú no pot pagar, perdeu tots.

lesson-diamonds-1 = ♦ Els diamants roben tantes cartes com l’atac. Juga { $cards } i roba’n { $drawn }.
lesson-diamonds-2 = Tens la mà plena: { $hand_limit } cartes. Juga { $cards }: atac { $value }, però espai només per a { $drawn }.
lesson-diamonds-none = Sense diamants no hi ha cartes noves. Prova la carta marcada.
lesson-diamonds-done = En solitari, el límit de la mà és { $hand_limit }. Amb més jugadors, el límit és més baix.

lesson-hearts-1 = ♥ Els cors curen. Juga { $cards }: dels { $discard } descarts, { $healed } van a sota de la Taverna.
lesson-hearts-2 = La Taverna torna a tenir { $tavern } cartes. Roba-les amb { $cards }.
lesson-hearts-thin = La Taverna era gairebé buida i has robat poc. Primer cura, després roba.
lesson-hearts-done = Els cors omplen la Taverna, els diamants en roben. Jugats junts, primer actuen els cors.

lesson-clubs-1 = ♣ Els trèvols doblen el dany. Juga { $cards }: atac { $value }, dany { $damage }.
lesson-clubs-2 = Vida restant: { $health_left }, i els trèvols compten doble. Amb quina carta n’hi ha prou?
lesson-clubs-short = Dany { $amount }, vida restant { $health_left }. L’altra carta és un trèvol: doblada, colpeja més fort.
lesson-clubs-done = Només es dobla el dany. Robar, curar i l’escut van pel valor de la carta.

lesson-spades-1 = La jota ataca amb { $attack }. ♠ Les piques protegeixen: juga { $cards } i treu { $shield } al seu atac.
lesson-spades-2 = Ara només ataca amb { $attack }. Paga, però guarda la pica.
lesson-spades-3 = Els escuts se sumen fins que cau l’enemic. Ara tens { $shield }: juga { $cards } i suma-hi { $value }.
lesson-spades-keep = Has gastat la pica. Paga amb altres cartes.
lesson-spades-done = Escut { $shield }, atac { $attack }: res per descartar.

lesson-immunity-1 = Aquesta jota és un trèvol: és immune a ♣. Juga { $cards }: dany { $damage }, sense doblar.
lesson-immunity-2 = Vida restant: { $health_left }. Aquí els trèvols no doblen. Amb quina carta n’hi ha prou?
lesson-immunity-short = Només { $amount } de dany, sense doblar. Vida restant: { $health_left }.
lesson-immunity-done = Un enemic ignora el poder del seu propi pal. El valor compta sempre.

lesson-combos-1 = Les cartes del mateix valor van juntes, suma { $combo_limit } com a màxim. Juga { $cards }: cada pal actua amb la suma sencera.
lesson-combos-2 = Vida restant: { $health_left }. Amb una sola carta no n’hi ha prou: fes una combinació.
lesson-combos-short = Dany { $amount }, vida restant { $health_left }. Toca cartes del mateix valor i després «Juga».
lesson-combos-done = Tantes cartes del mateix valor com vulguis, suma { $combo_limit } com a màxim. Mai asos ni figures.

lesson-companions-1 = Un as acompanya una altra carta. Juga { $cards }: atac { $value }, doblat pel trèvol: { $damage }.
lesson-companions-2 = L’enemic següent ataca amb { $attack }. Juga { $cards }: tots els pals actuen, escut { $shield }.
lesson-companions-short = Dany { $amount }, vida restant { $health_left }. L’as de trèvols dobla també la carta del costat.
lesson-companions-done = Un as va amb qualsevol carta menys un comodí, i hi posa el seu valor i el seu pal.

lesson-exact-1 = Deixa la jota just a zero i s’unirà a tu. Vida restant: { $health_left }. Juga { $cards }.
lesson-exact-2 = La jota és damunt de la Taverna. Juga { $cards } i roba { $drawn } cartes: la jota ve primer.
lesson-exact-3 = Paga { $attack }, però guarda la jota.
lesson-exact-4 = A la teva mà, una jota val { $value } i el seu pal actua. Juga-la: { $damage } de dany!
lesson-exact-over = Massa fort: la jota ha anat als descarts. Busca el cop exacte.
lesson-exact-keep = Era la teva jota! Paga amb altres cartes.
lesson-exact-done = Les figures vençudes amb un cop exacte són les teves millors cartes, per atacar i per pagar.

lesson-yield-1 = El cop és petit: { $attack }. Guarda la carta forta: passa, sense jugar res.
lesson-yield-2 = Qui passa rep el cop. Descarta almenys { $attack }, però guarda la carta forta.
lesson-yield-3 = Has passat, i el teu company ha hagut de jugar: no pot passar tothom. Ara ataca: { $cards }!
lesson-yield-keep = Has gastat { $cards }. Paga amb la carta petita.
lesson-yield-done = Passar guarda una bona carta per a més tard. En solitari no pots tornar a passar tot seguit.

lesson-jester-1 = Aquest enemic és immune a ♠: la pica de la taula no protegeix. Un comodí hi posa fi. Juga’l.
lesson-jester-2 = Ara la pica protegeix: { $shield }. No hi ha cop, i tries qui juga després: tria’t a tu.
lesson-jester-3 = Ja no hi ha immunitat. Juga { $cards } contra l’atac: { $attack }.
lesson-jester-blocked = L’enemic és immune: no hi ha escut. Juga primer el comodí.
lesson-jester-other = En una partida és bona tria. Però aquí la bona carta la tens tu: tria’t a tu.
lesson-jester-done = El comodí: ni dany, ni cop, ni immunitat, i dius qui juga després.

lesson-solo-1 = La mà suma { $hand_total }, el cop { $attack }. Gira un comodí: una mà nova, fins a { $hand_limit } cartes.
lesson-solo-2 = L’últim rei té { $health_left } de vida. Troba la carta que ho acaba tot!
lesson-solo-weak = La mà suma { $hand_total } i deus { $attack }. Val més girar un comodí.
lesson-solo-done = Has guanyat! Amb aquest comodí, la medalla és: { $medal }. Sense comodins, or; amb tots, bronze.

## Puzzles

lesson-three-cards-say = El rei ataca amb { $attack }, la Taverna és buida. Descarts: { $cards }. Sobreviu i guarda la jota.
lesson-three-cards-hint-1 = El que cures, ho podries robar de seguida.
lesson-three-cards-hint-2 = Cors i diamants del mateix valor van junts, i primer actuen els cors.
lesson-three-cards-yield = La mà suma { $hand_total }, el cop { $attack }. Tan a prop, però perdut.
lesson-three-cards-heal = Les cartes són a la Taverna, però la mà no pot pagar.
lesson-three-cards-jack = Un gran cop, però no queda res per pagar.
lesson-three-cards-draw = La Taverna és buida: no hi havia res per robar.
lesson-three-cards-gone = Has sobreviscut, però sense la jota. Paga amb les altres.
lesson-three-cards-done = Curar i robar en una sola jugada: una mà plena d’una Taverna buida.

lesson-exact-away-say = Deixa just a zero la reina, que té { $health_left } de vida: aquest torn o el teu següent.
lesson-exact-away-hint-1 = Un as deixa el seu pal a la carta del costat. I pensa en el cop entremig.
lesson-exact-away-hint-2 = Comença amb { $cards }: l’escut fa petit el cop.
lesson-exact-away-over = Massa fort: la reina és als descarts, no al teu bàndol.
lesson-exact-away-near = Vida restant: { $health_left }, i s’ha acabat el temps.
lesson-exact-away-poor = Deus { $amount } i la mà suma { $hand_total }. Pensa primer en l’escut.
lesson-exact-away-done = Just a zero! La reina és damunt de la Taverna i lluitarà per tu.

lesson-friend-on-top-say = La jota de trèvols és damunt de la Taverna. Deixa la reina ({ $health_left } de vida) just a zero d’aquí al torn següent. El company passarà.
lesson-friend-on-top-hint-1 = Quant de dany faria la jota? Els trèvols doblen.
lesson-friend-on-top-hint-2 = Vida: { $health_left }. Deixa just el que s’endú la jota. Un diamant petit també la roba.
lesson-friend-on-top-over = Massa fort: la reina va als descarts. Deixa-li més vida.
lesson-friend-on-top-spent = Has pagat amb la jota. Guarda-la: és el cop que necessites.
lesson-friend-on-top-late = Vida restant: { $health_left }, i s’ha acabat el temps.
lesson-friend-on-top-done = Robada, guardada, jugada: la jota deixa la reina just a zero.

lesson-jester-round-say = Un company no té cartes, l’altre una de sola. Atac: { $attack }. Que tothom sobrevisqui a aquesta ronda.
lesson-jester-round-hint-1 = La pica de la taula protegiria, si el rei no fos immune.
lesson-jester-round-hint-2 = Només un escut que valgui { $base_attack } salva un company sense cartes.
lesson-jester-round-blocked = El rei és immune a ♠: no hi ha escut i no pots pagar.
lesson-jester-round-empty = Un company amb tan poques cartes no pot pagar { $attack }.
lesson-jester-round-ace = Per a tu, { $attack } no és res. Però el teu company no té cap carta.
lesson-jester-round-done = Atac { $attack }: fins i tot una mà buida hi sobreviu.

lesson-last-king-say = L’últim rei té { $health_left } de vida. Guanya sense girar cap comodí.
lesson-last-king-hint-1 = Sense pressa. Els escuts duren fins al final.
lesson-last-king-hint-2 = El pas següent: { $cards }. I guarda la millor carta per al final.
lesson-last-king-flip = Amb un comodí, adeu a l’or. Es pot fer sense.
lesson-last-king-rush = Primer el cop més fort? Llavors queda massa poc per pagar.
lesson-last-king-near = Vida que encara quedava: { $health_left }. Cada escut t’estalvia cartes.
lesson-last-king-done = Cap comodí girat: { $medal }!
