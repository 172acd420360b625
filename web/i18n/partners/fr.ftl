# Des bots à la table : ce qu’ils font, en une ligne, et ce qu’on peut y faire.

told = { $name } : { $what }
fact-won = gagne la partie pour tous
fact-lost = ne peut pas continuer
fact-defeated_exact = abat { $card } pile à zéro
fact-defeated = abat { $card }
fact-flipped = retourne un joker et pioche { $amount }
fact-immunity_cancelled = lève l’immunité : { $card }
fact-next_chosen = fait jouer { $name }
fact-shielded = pose { $amount } de bouclier
fact-healed = soigne { $amount }
fact-drew = { $amount } en pioche
fact-damaged = { $rank ->
    [J] laisse le Valet à { $left }
    [Q] laisse la Dame à { $left }
   *[K] laisse le Roi à { $left }
  }
fact-yielded = passe
fact-paid = paie { $left }
bots-turn = { $name } réfléchit…
bots-paused = En pause : { $name } attend.
bots-not-you = C’est à { $name } de jouer.
do-hurry = Plus vite
do-pause = Faire une pause
do-unpause = Continuer
bots-wish = { $name } choisit qui joue ensuite. Ça te dit ?
do-wished = C’est mon souhait
do-take-over = Jouer cette place moi-même
do-knight = Laisser un Chevalier continuer
trouble-title = { $name } ne peut plus jouer
bot-why-bot_crashed = Le bot a planté.
bot-why-bot_illegal = Le bot a voulu un coup interdit.
bot-why-bot_stalled = Le bot a mis trop de temps : il est arrêté.
bot-why-bot_bad_wheel = Ce fichier ne s’installe pas : il faut un wheel en Python pur.
bot-why-bot_none = Ce wheel ne propose aucun bot.
bot-why-bot_not_loaded = Le bot n’a pas pu être chargé.
bot-why-bot_name_taken = Un bot de ce nom est déjà là.
bot-why-bot_no_room = Le Python du bot n’a pas pu démarrer.
bot-why-no_such_bot = Ce bot n’est pas chargé. Rapporte-le sous « Mes bots », ou laisse quelqu’un d’autre jouer.
