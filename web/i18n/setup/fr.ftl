# Nouvelle partie : qui joue, options, difficulté.

do-start = Distribuer les cartes
setup-players = Joueurs
setup-names = { $count ->
    [one] Nom
   *[other] Noms
  }
setup-your-name = Ton nom
setup-first = Qui commence
setup-options = Options et difficulté
setup-seed = Code de la donne
setup-seed-random = au hasard
setup-who = Joué par
who-person = une personne
bot-squire = Écuyer
bot-knight = Chevalier
bot-champion = Champion
setup-bots-hint = L’Écuyer joue sans finesse, le Chevalier joue bien, le Champion voit loin.
bots-title = Mes bots
companion-title = Avec de vraies cartes
companion-offer = Tu joues avec de vraies cartes ? Pose ton téléphone à côté : il suit le combat.
option-usual = par défaut
option-redeal_without_diamond = Redistribuer si personne n’a de carreau
option-no_yielding = Personne ne peut passer
option-open_discard = Chacun peut regarder toute la défausse
option-solo_yield = Passer en solo
option-solo_yield-once = pas deux fois de suite
option-solo_yield-free = autant que tu veux
option-solo_yield-never = jamais (par défaut)
option-hand_limit = Taille de la main
option-jesters = Jokers dans la Taverne
option-solo_flips = Jokers à retourner
option-enemy_health = Vie des ennemis, en plus ou en moins
option-enemy_attack = Attaque des ennemis, en plus ou en moins

why-bad_seed = Un code de donne a de 1 à 64 caractères : lettres, chiffres, - ou _.
why-too_many_jesters = Il n’y a que deux jokers : mets-en moins dans la Taverne, ou prévois-en moins à retourner.
why-players_range = On joue de un à quatre.
why-first_seat_range = Cette place ne peut pas commencer.
why-hand_limit_range = Avec ce nombre de joueurs, cette taille de main est impossible.
why-jesters_range = Il y a au maximum deux jokers.
why-solo_flips_range = Il y a au maximum deux jokers à retourner.
why-enemy_health_range = C’est trop de vie, ou pas assez.
why-enemy_attack_range = C’est trop d’attaque, ou pas assez.
