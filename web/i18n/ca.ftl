# Regicide en català. Els identificadors són els mateixos a tots els catàlegs.
#
# Termes: Castle = Castell; Tavern = Taverna; discard pile = pila de descart; royals = figures
# (J, Q, K); Jester = comodí (així en diem de les dues cartes de més d’una baralla; el signe és C★
# perquè la J és el valet); Animal Companion = animal acompanyant (l’as); yield = passar (no es fa
# servir «passar» amb cap altre sentit); flip = girar; suit = coll; rank, number = valor;
# combo = combinació; draw = robar; heal = curar; shield = escut; health = vida; damage = dany;
# strike = atacar; attack = atac; hit = cop; undo = desfer; exact kill = cop exacte;
# deal code = codi de la partida; review = anàlisi; hint = pista; coach = entrenador;
# seat = lloc; standard = estàndard; house rules = regles de casa; backup = còpia de seguretat.
#
# Lletres: A, J, Q, K, les de les baralles de pòquer que es venen aquí (as, valet, reina, rei).
# To: de tu; «vosaltres» només per al grup. Botons en imperatiu.
# Un nom de carta o de persona no porta mai article, ni «de» al davant, ni concordança al darrere.
# Tampoc cap xifra variable darrere de «de» (seria «d’1», «d’11»).

title = Regicide
tagline = Joc de cartes cooperatiu: junts contra dotze figures corruptes.

## Cards

rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-name-A = As
rank-name-2 = Dos
rank-name-3 = Tres
rank-name-4 = Quatre
rank-name-5 = Cinc
rank-name-6 = Sis
rank-name-7 = Set
rank-name-8 = Vuit
rank-name-9 = Nou
rank-name-T = Deu
rank-name-J = Valet
rank-name-Q = Reina
rank-name-K = Rei
# El coll tot sol: «immunitat: cors», «el coll de cors».
suit-clubs = trèvols
suit-diamonds = diamants
suit-hearts = cors
suit-spades = piques
# El coll en el nom d’una carta: «Deu de cors».
suit-of-clubs = trèvols
suit-of-diamonds = diamants
suit-of-hearts = cors
suit-of-spades = piques
card-name = { $rank } de { $suit }
card-drawn = acabada de robar
jester = Comodí
jester-sign = C★
# També va darrere d’un verb: «Marta descarta 0 cartes».
no-cards = 0 cartes
list-comma = ,{ " " }
list-dash = { " " }—{ " " }
list-and = { $first } i { $last }

## Home and screens

do-continue = Continua
home-last = Última partida
do-solo = Juga en solitari
do-learn = Aprèn a jugar
learn-offer = És la primera vegada? Comença a jugar ara mateix.
learn-holds = Lliçons i reptes
home-offline = ✓ A punt per jugar sense internet
do-new = Partida nova
new-holds = 1–4 jugadors i bots
do-back = ‹ Enrere
screen-coming = Un moment…
screen-missing = No s’ha pogut carregar la pàgina
screen-missing-why = Tens connexió? La resta continua funcionant.
do-home = Inici
do-again = Cartes noves
do-retry = Torna-ho a provar
do-close = Tanca
do-menu = Menú
do-help = Ajuda per a aquest pas
do-log = Historial de la partida
do-undo = Desfés l’última jugada
do-redo = Refés la jugada desfeta
do-hint = Demana una pista a l’entrenador
do-analyse = Analitza
do-newest = Posa-la al dia
do-watch = Mira-la
do-leave = Surt (la partida es desa)
do-give-up = Abandona…
do-sort-suit = Ordena per colls
do-sort-rank = Ordena per valors
do-delete = Suprimeix: { $game }
menu-title = Menú
queued = La partida començarà quan s’hagi carregat tot.
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadors
  }
seat-unnamed = Jugador { $seat }
seat-you = Tu

saved-title = Partides desades
saved-none = Encara no hi ha cap partida desada. Totes les que comencis es desaran aquí.
saved-against = contra { $enemy }, figures vençudes: { $beaten }/12
statistics-title = Estadístiques

settings-title = Configuració

about-title = Quant al joc

## The table

table-screen = La taula
table-label = Cartes jugades contra aquest enemic
table-empty = Toca una carta i després «Juga». O arrossega-la aquí.
enemy-label = L’enemic: { $enemy }
enemy-none = El Castell és buit.
enemy-health = Vida
enemy-attack = Atac
enemy-shield = Escut
enemy-shielded = { $base } − { $shield } d’escut
enemy-immune = immunitat: { $suit }
enemy-not-immune = ja no té immunitat
pile-castle = Castell
pile-tavern = Taverna
pile-discard = Descart
pile-castle-about = El Castell: les figures que encara han de sortir.
pile-tavern-about = La Taverna, la pila de robar: els diamants en roben cartes, els cors n’hi posen a sota.
pile-discard-about = La pila de descart: només se’n veu la carta de dalt. Els cors en tornen cartes a sota de la Taverna.
seats-label = Jugadors
seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }
seat-yielded = ha passat
beaten = Figures vençudes: { $count }/12
assisted = amb ajuda
practice = pràctica
not-standard = regles de casa

labelled = { $label }: { $what }
hand-label = La teva mà
step-play = Et toca: juga cartes o passa.
step-play-solo = Et toca: juga cartes.
step-play-only = Et toca: has de jugar.
step-suffer = T’ataca! Descarta cartes que sumin almenys { $amount }.
step-empty = Tens la mà buida: { $can ->
    [both] passa o gira un comodí.
    [flip] gira un comodí.
   *[yield] passa.
  }
step-flip = Amb aquesta mà no n’hi ha prou: gira un comodí!
step-choose = Has jugat un comodí: tria qui juga ara.
do-play = Juga
do-yield = Passa
do-flip = Comodí ({ $left })
do-discard = Descarta: { $total } / { $needed }
do-suggest = Tria per mi
# On the button instead of “Play” or “Discard”, where that surely loses the game.
do-lose = { $phase ->
    [suffer] Descarta i perd
   *[other] Juga i perd
  }

preview-nothing = Tria cartes per veure què farien.
put-back = { $card } torna a la mà. { $why }
put-back-enough = { $card } torna a la mà: ja n’hi havia prou.
preview-damage = { $amount } de dany
preview-doubled = { $amount } de dany (doblat)
preview-heal = cures { $amount }
preview-draw = robes { $amount }
preview-draw-other = { $name } roba { $amount }
preview-draw-others = els altres també roben
preview-shield = escut +{ $amount }
preview-no-effect = sense efecte
preview-blocked = El coll de { $suit } no fa res aquí: l’enemic hi és immune
preview-jester = L’enemic perd la immunitat
preview-choose = i després tries qui juga
preview-wins = partida guanyada!
preview-exact = cop exacte: va damunt de la Taverna!
preview-over = l’enemic cau
preview-stuck = després no et queda res per jugar: derrota
preview-left = vida restant: { $left }
preview-pay = { $fate ->
    [yes] després descarta cartes que sumin { $amount }
    [no] després no pots pagar el cop ({ $amount }): derrota
    [jester] després un cop ({ $amount }) i et caldrà un comodí
   *[maybe] després descarta cartes que sumin { $amount }, segons el que robis
  }
preview-safe = no hauràs de descartar res
preview-paid = Amb { $total } pagues el cop ({ $needed }).
preview-cheaper = Podries pagar menys.
preview-stuck-discard = Però després no et queda res per jugar: derrota.
preview-short = { $total } / { $needed }: tria més cartes.
verdict-win = Victòria!
verdict-lose = Derrota!
verdict-exact = Cop exacte!
verdict-over = Vençut!

choose-seat = Ara juga { $name }
wish-label = { $name }: vols jugar ara?
wish-keen = amb gust
wish-neutral = m’és igual
wish-reluctant = més aviat no

cover-label = Dona el dispositiu
cover-title = Dona el dispositiu a { $name }
cover-reveal = Soc { $name }: mostra la meva mà

## What happened (the log, the recap, the screen reader)

event-turn_began = { $own ->
    [yes] Et toca.
   *[no] Toca a { $name }.
  }
event-played = { $own ->
    [yes] Jugues
   *[no] { $name } juga
  } { $value ->
    [0] un comodí.
   *[other] { $cards }, atac { $value }.
  }
event-yielded = { $own ->
    [yes] Passes.
   *[no] { $name } passa.
  }
event-power_blocked = El coll de { $suit } no té efecte: l’enemic hi és immune.
event-healed = { $amount ->
    [0] No hi ha cap carta per curar.
    [one] { $amount } carta va de la pila de descart a sota de la Taverna.
   *[other] { $amount } cartes van de la pila de descart a sota de la Taverna.
  }
event-drew = { $own ->
    [yes] Robes { $card }.
   *[no] { $name } roba { $card }.
  }
event-drew_hidden = { $amount ->
    [one] { $name } roba una carta.
   *[other] { $name } roba { $amount } cartes.
  }
event-shielded = Escut +{ $amount }: ara l’enemic ataca amb { $attack }.
event-immunity_cancelled = { $enemy } ja no té immunitat.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] { $amount } de dany, doblat pels trèvols.
       *[no] { $amount } de dany.
      }
   *[other] { $doubled ->
        [yes] { $amount } de dany, doblat pels trèvols; vida restant: { $left }.
       *[no] { $amount } de dany; vida restant: { $left }.
      }
  }
event-defeated = { $exact ->
    [yes] { $enemy } cau amb un cop exacte i va damunt de la Taverna.
   *[no] { $enemy } cau i va a la pila de descart.
  }
event-enemy_revealed = L’enemic següent: { $enemy }.
event-struck = { $own ->
    [yes] Reps un cop: { $amount }.
   *[no] { $name } rep un cop: { $amount }.
  }
event-discarded = { $own ->
    [yes] Descartes { $cards }.
   *[no] { $name } descarta { $cards }.
  }
event-next_chosen = { $own ->
    [yes] Tries qui juga ara.
   *[no] { $name } tria qui juga ara.
  }
event-flipped = { $own ->
    [yes] Gires un comodí i descartes { $cards }.
   *[no] { $name } gira un comodí i descarta { $cards }.
  }
event-wished = { $own ->
    [yes] Tu: { $wish }.
   *[no] { $name }: { $wish }.
  }
event-undone = Jugada desfeta.
event-won = Cau l’últim rei. El Castell és lliure!
event-lost = { $own ->
    [yes] No pots continuar.
   *[no] { $name } no pot continuar.
  } La partida està perduda.

log-title = Historial
log-empty = Encara no hi ha res.

## The end

result-won = Victòria!
result-lost = Derrota
result-gave_up = Abandonament
medal-gold = Or
medal-silver = Plata
medal-bronze = Bronze

## Questions

ask-no = Cancel·la

## Why not

why-game_over = La partida s’ha acabat.
why-not_a_move = Això no és una jugada.
why-hand_hidden = Aquesta mà està amagada.
why-play_not_now = Ara no pots jugar cartes.
why-yield_not_now = Ara no pots passar.
why-discard_not_now = Ara no has de descartar res.
why-next_not_now = Ara no cal triar ningú.
why-flip_not_now = Ara no pots girar cap comodí.
why-nothing_played = Primer tria una carta.
why-card_not_in_hand = No tens aquesta carta a la mà.
why-card_given_twice = La mateixa carta no es pot fer servir dues vegades.
why-jester_not_alone = Un comodí es juga tot sol.
why-ace_with_jester = Un as no pot acompanyar un comodí.
why-ace_with_many = Un as només pot acompanyar una carta.
why-royal_combo = Amb les figures no es poden fer combinacions.
why-mixed_ranks = Només van juntes cartes del mateix valor, o un as amb una altra carta.
why-combo_over_10 = Una combinació pot sumar 10 com a màxim.
why-yield_all_others_yielded = Tots els altres han passat: has de jugar.
why-yield_twice_alone = No pots passar dues vegades seguides.
why-yield_never_alone = En solitari no pots passar.
why-yield_off = En aquesta partida no es pot passar.
why-discard_short = Encara no n’hi ha prou.
why-discard_stops_at_the_number = Ja n’hi ha prou: para aquí o desmarca una carta.
why-no_such_seat = Aquest lloc no existeix.
why-flip_not_alone = Els comodins només es giren en solitari.
why-flips_used_up = No queda cap comodí per girar.
why-wish_not_now = Només després d’un comodí pots dir si t’agradaria jugar a continuació.
why-nothing_to_undo = No hi ha res per desfer.
why-export_not_now = Una partida es pot compartir quan s’ha acabat.
why-analysis_not_now = Una partida es pot analitzar quan s’ha acabat.
why-stale_intent = La partida ha avançat. Fes-hi una altra ullada.
why-no_game = No hi ha cap partida a la taula.
why-bad_request = Alguna cosa ha fallat. Torna-ho a provar.
why-worker_failed = Alguna cosa ha fallat. Torna-ho a provar.
why-worker_died = El motor s’ha aturat. Torna-ho a provar.
why-storage_failed = El navegador no ha pogut llegir les partides desades.
why-record_not_text = Aquesta partida desada està malmesa i no es pot obrir. No s’hi ha canviat res.
why-record_field = Aquesta partida desada està malmesa i no es pot obrir. No s’hi ha canviat res.
why-record_illegal_move = Aquesta partida desada està malmesa i no es pot obrir. No s’hi ha canviat res.
why-record_result = Aquesta partida desada està malmesa i no es pot obrir. No s’hi ha canviat res.
why-record_seats = Un nom pot tenir 40 caràcters com a màxim.
why-record_newer = Aquesta partida es va desar amb una versió més nova. Torna a carregar la pàgina per actualitzar-la.
why-no_such_game = Aquesta partida no està desada aquí.
why-changed_elsewhere = Aquesta partida ha continuat en una altra pestanya. Les jugades que facis aquí no es desaran.
why-runtime_download = No s’ha pogut baixar el motor. Tens connexió?
why-runtime_start = El motor no s’ha pogut engegar. Prova un altre navegador o actualitza aquest.
why-engine_install = No s’ha pogut instal·lar el motor. Torna a carregar la pàgina.
why-time_limit = El motor triga massa a engegar-se. Comprova la connexió i torna-ho a provar.
why-no_snapshot = En aquest dispositiu no hi ha cap instantània per engegar el motor.
why-unsupported_browser = Aquest navegador és massa antic: li falta WebAssembly o els «module workers».

## Engine and storage

engine-label = El motor
engine-download = S’està baixant el motor…
engine-start = S’està engegant el motor…
engine-install = S’estan carregant les regles…
engine-ready = A punt.
engine-restarting = El motor s’ha aturat. S’està tornant a engegar…
engine-failed = El motor no s’ha engegat
engine-restored = El motor s’ha hagut de tornar a engegar. Pots continuar jugant.
storage-blocked = Aquest navegador no desa res d’aquesta pàgina. Pots jugar, però les partides es perdran quan la tanquis.
storage-unsaved = No s’ha pogut desar l’última jugada. Pots continuar jugant, però no tanquis aquesta pàgina.

## The site as an app

daily-title = La partida del dia
daily-of = Partida del dia: { $day }
device-title = En aquest dispositiu
update-ready = Hi ha una versió nova a punt.
update-elsewhere = Hi ha una partida oberta en una altra pestanya. Primer acaba-la o tanca la pestanya.
update-keeps-game = La partida està desada i no es perdrà.
do-update = Actualitza ara
do-later = Més tard
install-offer = Instal·la el Regicide: s’obre a l’instant, a pantalla completa i també sense internet.
install-ios = Per posar el Regicide a la pantalla d’inici, toca «Compartir» i després «Afegir a la pantalla d’inici». Les partides que juguis des d’allà es conservaran per sempre.
do-install = Instal·la
do-refuse-install = No, gràcies

## Rules in short

rules-title = Regles
rule-link = Regla { $rule }
do-explain = Per què?
help-title = Ajuda
