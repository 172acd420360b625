# Des bots à la table : à qui de jouer, et ce qu’on peut y faire.

bots-turn = { $name } réfléchit…
bots-paused = En pause : { $name } attend.
bots-not-you = C’est à { $name } de jouer.
do-hurry = Plus vite
do-pause = Mettre en pause
do-unpause = Reprendre
bots-wish = { $name } choisit qui joue ensuite. Envie de jouer ?
do-wished = C’est dit
do-take-over = Prendre cette place
do-knight = Laisser jouer un Chevalier
trouble-title = { $name } ne peut plus jouer
bot-why-bot_crashed = Le bot a planté.
bot-why-bot_illegal = Le bot a tenté une action interdite.
bot-why-bot_stalled = Le bot a mis trop de temps et a été arrêté.
bot-why-bot_bad_wheel = Ce wheel ne peut pas être installé ici.
bot-why-bot_none = Ce wheel ne contient aucun bot.
bot-why-bot_not_loaded = Le bot n’a pas pu être chargé.
bot-why-bot_name_taken = Il y a déjà un bot de ce nom.
bot-why-bot_no_room = Le Python du bot n’a pas pu démarrer.
bot-why-no_such_bot = Ce bot n’est pas chargé. Ajoute de nouveau son wheel dans « Mes bots », ou laisse quelqu’un d’autre jouer.
