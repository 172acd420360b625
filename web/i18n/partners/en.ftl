# Bots at the table: whose turn it is, and what can be done about a bot.

bots-turn = { $name } is thinking…
bots-paused = Paused: { $name } is waiting.
bots-not-you = It’s { $name }’s turn.
do-hurry = Speed up
do-pause = Pause
do-unpause = Resume
bots-wish = { $name } chooses who goes next. Would you like to be next?
do-wished = Done
do-take-over = Play this seat myself
do-knight = Let a Knight play
trouble-title = { $name }’s bot has stopped
bot-why-bot_crashed = The bot crashed.
bot-why-bot_illegal = The bot tried an illegal move.
bot-why-bot_stalled = The bot took too long and was stopped.
bot-why-bot_bad_wheel = This is not a wheel that can be installed here.
bot-why-bot_none = This wheel contains no bot.
bot-why-bot_not_loaded = The bot couldn’t be loaded.
bot-why-bot_name_taken = There is already a bot with that name.
bot-why-bot_no_room = The bot’s Python couldn’t start.
bot-why-no_such_bot = This bot isn’t loaded. Add its wheel again under “My bots”, or let somebody else play.
