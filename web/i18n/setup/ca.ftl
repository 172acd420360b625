# Partida nova: qui juga, opcions, dificultat.

do-start = Reparteix les cartes
setup-players = Jugadors
setup-names =
    { $count ->
        [one] Nom
       *[other] Noms
    }
setup-your-name = El teu nom
setup-first = Qui comença
setup-options = Opcions i dificultat
setup-seed = Codi de la partida
setup-seed-random = a l’atzar
setup-who = Hi juga
who-person = una persona
bot-squire = Escuder
bot-knight = Cavaller
bot-champion = Campió
setup-bots-hint = L’Escuder juga de manera senzilla, el Cavaller juga bé i el Campió s’avança a les jugades.
bots-title = Bots propis
companion-title = Amb cartes de veritat
companion-offer = Jugueu amb cartes de veritat? Deixeu el mòbil al costat i us portarà els comptes del combat.
option-usual = estàndard
option-redeal_without_diamond = Tornar a repartir si ningú no té cap diamant
option-no_yielding = Ningú no pot passar
option-open_discard = Tothom pot mirar tota la pila de descart
option-solo_yield = Passar en solitari
option-solo_yield-once = no dues vegades seguides
option-solo_yield-free = tantes vegades com vulguis
option-solo_yield-never = mai (estàndard)
option-hand_limit = Límit de la mà
option-jesters = Comodins a la Taverna
option-solo_flips = Comodins per girar
option-enemy_health = Vida dels enemics, de més o de menys
option-enemy_attack = Atac dels enemics, de més o de menys

why-bad_seed = El codi d’una partida té d’1 a 64 caràcters: lletres, xifres, - o _.
why-too_many_jesters = Només hi ha dos comodins: posa’n menys a la Taverna o gira’n menys.
why-players_range = Hi poden jugar d’una a quatre persones.
why-first_seat_range = Aquest lloc no pot començar.
why-hand_limit_range = Aquest límit de la mà no és possible amb aquest nombre de jugadors.
why-jesters_range = Hi pot haver dos comodins com a màxim.
why-solo_flips_range = Hi pot haver dos comodins per girar com a màxim.
why-enemy_health_range = Aquesta vida és massa alta o massa baixa.
why-enemy_attack_range = Aquest atac és massa alt o massa baix.
