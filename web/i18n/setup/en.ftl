# A new game: who plays, options, difficulty.

do-start = Deal the cards
setup-players = Players
setup-names = Names
setup-name = Name
setup-your-name = Your name
setup-first = Who starts
setup-difficulty = Difficulty
difficulty-easier = Easier
difficulty-standard = Standard
difficulty-harder = Harder
difficulty-about-easier = Hands hold up to { $limit } cards instead of { $standard }. Counted separately.
difficulty-about-standard = The rules of the printed game.
difficulty-about-harder = Every enemy has { $health } more health and { $attack } more attack. Counted separately.
difficulty-about-own = Your own choice of options. Counted separately.
setup-options = All options
setup-seed = Deal code
setup-seed-random = random
setup-who = Played by
# The answers to setup-who: a person, or one of the bots below.
who-person = a person
bot-squire = Squire
bot-knight = Knight
bot-champion = Champion
setup-bots-hint = The Squire plays simply, the Knight plays well, and the Champion thinks ahead.
bots-title = My bots
companion-title = With real cards
companion-offer = Playing with real cards? Put your phone beside them and let it track the fight.
# Marks the standard value in a list of numbers: “7 · standard”.
option-usual = standard
option-redeal_without_diamond = Deal again if nobody holds a Diamond
option-no_yielding = Nobody may yield
option-open_discard = Anyone may look through the discard pile
option-solo_yield = Yielding in a solo game
option-solo_yield-once = not twice in a row
option-solo_yield-free = as often as you like
option-solo_yield-never = never (standard)
option-hand_limit = Hand limit
option-jesters = Jesters in the Tavern
option-solo_flips = Jesters to flip
option-enemy_health = Enemy health (±)
option-enemy_attack = Enemy attack (±)

why-bad_seed = A deal code is 1 to 64 characters long: letters, digits, - or _.
why-too_many_jesters = There are only two Jesters: put fewer in the Tavern, or flip fewer.
why-players_range = The game is for one to four players.
why-first_seat_range = That seat can’t start.
why-hand_limit_range = That hand limit isn’t possible with this number of players.
why-jesters_range = There can be at most two Jesters.
why-solo_flips_range = There can be at most two Jesters to flip.
why-enemy_health_range = That health is too high or too low.
why-enemy_attack_range = That attack is too high or too low.
