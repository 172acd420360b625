# Aprendre: la llista, l’entrenador, els textos de les lliçons i dels reptes. 25 paraules per pas com a
# màxim i cap nombre escrit aquí: els nombres són del motor.

learn-title = Aprèn jugant
learn-intro = Lliçons curtes, una idea cada vegada. Jugues des del començament.
learn-lessons = Lliçons
learn-puzzles = Reptes
learn-puzzles-intro = Per a qui ja sap les regles. No et refiïs de la primera idea.
learn-progress = Fet: { $done } / { $total }
learn-mark = fet
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
learn-choose-you = Jugo jo
learn-puzzle = Repte
learn-failed = Aquesta vegada no
learn-reached = Molt bé!
learn-off = Aquest pas demana una altra cosa. Mira el resultat i torna-ho a provar.
learn-unsolved = Així no s’arriba a l’objectiu. Mira el resultat i torna-ho a provar.
learn-happened = Resultat
learn-finished = Era l’últim repte. Ara t’espera el Castell.
learn-missing = No hi ha cap lliçó amb aquest nom.

why-scenario_not_text = Aquest escenari no es pot llegir: no és cap objecte JSON.
why-scenario_newer = Aquest escenari és per a una versió més nova. Torna a carregar la pàgina per actualitzar-la.
why-scenario_field = En aquest escenari falta un camp, o n’hi ha un de desconegut o incorrecte.
why-scenario_position = La posició d’aquest escenari no és possible.
why-scenario_goal = Aquest escenari té un objectiu desconegut.
why-scenario_message = Aquest escenari té un missatge desconegut.
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
lesson-title-companions = Animals acompanyants
lesson-title-exact = Cops exactes
lesson-title-yield = Passar
lesson-title-jester = El comodí
lesson-title-solo = El solitari i les medalles
lesson-title-three-cards = Sobreviu al rei
lesson-title-exact-away = A un cop exacte
lesson-title-friend-on-top = Un amic a la Taverna
lesson-title-jester-round = Que no caigui ningú
lesson-title-last-king = El camí de l’or

## Lessons

lesson-attack-1 = El valet té { $health_left } de vida. El valor d’una carta és el seu atac. Toca { $cards } i després «Juga».
lesson-attack-2 = Vida restant: { $health_left }, i la pica li atura l’atac. Quina carta fa caure el valet?
lesson-attack-short = Dany: { $amount }. Vida restant del valet: { $health_left }. Colpeja més fort.
lesson-attack-done = Just zero: el valet va a la Taverna, la teva pila de robar. De seguida surt l’enemic següent, amb { $health } de vida.

lesson-suffer-1 = Si l’enemic encara aguanta, t’ataca: aquí, amb { $attack }. Guarda prou cartes per pagar. Juga { $cards }.
lesson-suffer-2 = L’enemic t’ataca amb { $attack }. Toca cartes que sumin almenys { $attack } i després «Descarta».
lesson-suffer-lost = Deus { $amount } i la mà només suma { $hand_total }. No pots pagar: la partida està perduda.
lesson-suffer-done = Pagat! Però recorda: si algú no pot pagar, perdeu tots.

lesson-diamonds-1 = ♦ Els diamants roben tantes cartes com indica l’atac. Juga { $cards } i roba’n { $drawn }.
lesson-diamonds-2 = Tens la mà plena: { $hand_limit } cartes. Juga { $cards }: atac { $value }, però només hi ha lloc per a { $drawn }.
lesson-diamonds-none = Sense diamants no hi ha cartes noves. Prova la carta marcada.
lesson-diamonds-done = En solitari, el límit de la mà és { $hand_limit }. Amb més jugadors és més baix.

lesson-hearts-1 = ♥ Els cors curen. Juga { $cards }: de les { $discard } cartes descartades, { $healed } van a sota de la Taverna.
lesson-hearts-2 = La Taverna torna a tenir { $tavern } cartes. Roba-les amb { $cards }.
lesson-hearts-thin = La Taverna era gairebé buida i has robat poques cartes. Primer cura, després roba.
lesson-hearts-done = Els cors omplen la Taverna, els diamants en roben. Jugats junts, primer actuen els cors.

lesson-clubs-1 = ♣ Els trèvols doblen el dany. Juga { $cards }: atac { $value }, dany { $damage }.
lesson-clubs-2 = Vida restant: { $health_left }, i els trèvols fan el doble de dany. Amb quina carta n’hi ha prou?
lesson-clubs-short = Dany: { $amount }. Vida restant: { $health_left }. La carta més baixa és un trèvol: doblada, colpeja més fort.
lesson-clubs-done = Només es dobla el dany. Per robar, curar i fer escut compta el valor de la carta.

lesson-spades-1 = El valet ataca amb { $attack }. ♠ Les piques protegeixen: juga { $cards } i treu { $shield } al seu atac.
lesson-spades-2 = Ara només ataca amb { $attack }. Paga, però guarda la pica.
lesson-spades-3 = Els escuts se sumen fins que cau l’enemic. Ara tens { $shield }: juga { $cards } i suma-hi { $value }.
lesson-spades-keep = Has descartat la pica. Paga amb altres cartes.
lesson-spades-done = Escut { $shield }, atac { $attack }: no has de descartar res.

lesson-immunity-1 = Aquest és el valet de trèvols: és immune a ♣. Juga { $cards }: només { $damage } de dany, sense doblar.
lesson-immunity-2 = Vida restant: { $health_left }. Aquí els trèvols no doblen. Amb quina carta n’hi ha prou?
lesson-immunity-short = Només { $amount } de dany, sense doblar. Vida restant: { $health_left }.
lesson-immunity-done = Un enemic ignora el poder del seu coll. Però el valor de la carta fa dany igualment.

lesson-combos-1 = Les cartes del mateix valor van juntes si sumen { $combo_limit } com a màxim. Juga { $cards }: cada coll actua amb la suma.
lesson-combos-2 = Vida restant: { $health_left }. Amb una sola carta no n’hi ha prou: fes tu una combinació.
lesson-combos-short = Dany: { $amount }. Vida restant: { $health_left }. Toca cartes del mateix valor i després «Juga».
lesson-combos-done = Combina tantes cartes del mateix valor com vulguis, si sumen { $combo_limit } com a màxim. Però mai asos ni figures.

lesson-companions-1 = Un as pot acompanyar una altra carta. Juga { $cards }: atac { $value }; el trèvol dobla el dany: { $damage }.
lesson-companions-2 = L’enemic següent ataca amb { $attack }. Juga { $cards }: cada coll actua amb la suma, i l’escut és { $shield }.
lesson-companions-short = Dany: { $amount }. Vida restant: { $health_left }. L’as de trèvols també dobla la carta que acompanya.
lesson-companions-done = Un as va amb qualsevol carta menys un comodí, i hi afegeix el seu valor i el seu coll.

lesson-exact-1 = Deixa el valet just a zero i s’unirà a tu. Vida restant: { $health_left }. Juga { $cards }.
lesson-exact-2 = El valet és damunt de la Taverna. Juga { $cards } i roba { $drawn } cartes: la primera és el valet.
lesson-exact-3 = Paga { $attack }, però guarda el valet.
lesson-exact-4 = A la teva mà, un valet val { $value } i el seu coll actua. Juga’l: { $damage } de dany!
lesson-exact-over = Massa dany: el valet ha anat a la pila de descart. Deixa’l just a zero.
lesson-exact-keep = Era el teu valet! Paga amb altres cartes.
lesson-exact-done = Les figures vençudes amb un cop exacte són les teves millors cartes, per atacar i per pagar.

lesson-yield-1 = El cop és petit: { $attack }. Guarda la carta forta: passa, i aquest torn no juguis res.
lesson-yield-2 = Si passes, reps el cop. Descarta cartes que sumin almenys { $attack }, però guarda la carta forta.
lesson-yield-3 = Has passat, i el teu company ha hagut de jugar: no pot passar tothom. Ara ataca amb { $cards }!
lesson-yield-keep = Has descartat { $cards }. Paga amb la carta petita.
lesson-yield-done = Si passes, guardes una bona carta per a més tard. Però en solitari no pots passar.

lesson-jester-1 = Aquest enemic és immune a ♠: la pica de la taula no protegeix. Un comodí ho canvia. Juga’l.
lesson-jester-2 = Ara la pica protegeix: { $shield } d’escut. Ningú no rep cap cop i tries qui juga ara: tria’t a tu.
lesson-jester-3 = Ja no hi ha immunitat. Juga { $cards } per protegir-te de l’atac ({ $attack }).
lesson-jester-blocked = L’enemic és immune: no hi ha escut. Juga primer el comodí.
lesson-jester-other = En una partida de veritat pot ser bona idea. Però aquí la bona carta la tens tu: tria’t a tu.
lesson-jester-done = El comodí: ni dany, ni cop, ni immunitat, i tries qui juga a continuació.

lesson-solo-1 = La mà suma { $hand_total } i l’atac és { $attack }. Gira un comodí per robar una mà nova de fins a { $hand_limit } cartes.
lesson-solo-2 = L’últim rei té { $health_left } de vida. Troba la carta que ho acaba tot!
lesson-solo-weak = El rei encara aguanta: deus { $attack } i la mà suma { $hand_total }. Gira un comodí i troba la carta guanyadora.
lesson-solo-done = Has guanyat! Medalla: { $medal }. Sense girar comodins, or; girant-los tots, bronze. Si comences un torn sense cartes ni comodins per girar, perds.

## Puzzles

lesson-three-cards-say = El rei ataca amb { $attack } i la Taverna és buida. Pila de descart: { $cards }. Sobreviu i guarda el valet.
lesson-three-cards-hint-1 = El que cures, ho pots robar de seguida.
lesson-three-cards-hint-2 = Cors i diamants del mateix valor van junts, i primer actuen els cors.
lesson-three-cards-yield = La mà suma { $hand_total } i l’atac és { $attack }. Per ben poc, però has perdut.
lesson-three-cards-heal = Ara les cartes són a la Taverna, però la mà no pot pagar.
lesson-three-cards-jack = Un gran atac, però ara no queda res per pagar.
lesson-three-cards-draw = La Taverna és buida: no hi havia res per robar.
lesson-three-cards-gone = Has sobreviscut, però sense el valet. Paga amb les altres cartes.
lesson-three-cards-done = Curar i robar en la mateixa jugada: una mà nova d’una Taverna buida.

lesson-exact-away-say = Deixa la reina just a zero, en aquest torn o en el següent. Vida restant: { $health_left }.
lesson-exact-away-hint-1 = Un as presta el seu coll a la carta que acompanya. I pensa en el cop d’entremig.
lesson-exact-away-hint-2 = El pas següent: { $cards }. Amb un escut, el cop és petit.
lesson-exact-away-over = Massa dany: la reina és a la pila de descart, no al teu bàndol.
lesson-exact-away-near = Vida restant: { $health_left }, i ja no et queden torns.
lesson-exact-away-poor = Deus { $amount } i la mà suma { $hand_total }. Pensa primer en un escut.
lesson-exact-away-done = Just a zero! La reina va damunt de la Taverna i lluitarà al teu costat.

lesson-friend-on-top-say = El valet de trèvols és damunt de la Taverna. Deixa la reina (vida: { $health_left }) just a zero ara o al pròxim torn. El company passarà.
lesson-friend-on-top-hint-1 = Quant de dany faria el valet? Els trèvols doblen.
lesson-friend-on-top-hint-2 = Vida: { $health_left }. Deixa a la reina tanta vida com dany farà el valet. Amb un diamant petit ja el robes.
lesson-friend-on-top-over = Massa dany: la reina va a la pila de descart. Deixa-li més vida.
lesson-friend-on-top-spent = Has pagat amb el valet. Guarda’l per a l’atac final.
lesson-friend-on-top-late = Vida restant: { $health_left }, i ja no et queden torns.
lesson-friend-on-top-done = Robat, guardat i jugat: el valet deixa la reina just a zero.

lesson-jester-round-say = Un company no té cartes, l’altre només en té una. Atac: { $attack }. Que tothom sobrevisqui a aquesta ronda.
lesson-jester-round-hint-1 = La pica de la taula protegiria si el rei no fos immune.
lesson-jester-round-hint-2 = Només un escut que valgui { $base_attack } salva un company sense cartes.
lesson-jester-round-blocked = El rei és immune a ♠: no hi ha escut i no pots pagar.
lesson-jester-round-empty = Un company amb tan poques cartes no pot pagar { $attack }.
lesson-jester-round-ace = Tu pots pagar { $attack }. Però el teu company no té cap carta.
lesson-jester-round-done = Atac: { $attack }. Fins i tot una mà buida hi sobreviu.

lesson-last-king-say = L’últim rei té { $health_left } de vida. Guanya sense girar cap comodí.
lesson-last-king-hint-1 = Sense pressa. Els escuts duren fins al final.
lesson-last-king-hint-2 = El pas següent: { $cards }. I guarda la millor carta per al final.
lesson-last-king-flip = Si gires un comodí, adeu a l’or. Es pot guanyar sense.
lesson-last-king-rush = Primer l’atac més fort? Llavors queda massa poc per pagar.
lesson-last-king-near = Encara li quedava vida: { $health_left }. Cada escut t’estalvia cartes.
lesson-last-king-done = Cap comodí girat: { $medal }!
