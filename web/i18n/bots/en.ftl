# The screen “My bots”, where the player adds a bot as a Python wheel.

bots-what = If you know Python, you can add your own bot, packaged as a wheel. Drop it anywhere on this page, or choose the file.
bots-file = Choose a wheel (.whl)
bots-ask-title = Run { $file }?
bots-ask = A bot is a program. It runs in its own copy of Python, sees only what its seat may see, and can’t reach your saved games or other sites. But it does use this device’s processor and memory. Only run bots you trust.
do-run-bot = Run it
bots-loading = Installing { $file }…
bots-ready = { $bots }: ready to play. Choose who plays each seat when you set up a new game.
do-remove-bot = Remove: { $file }
bots-write = How to write one
bots-how = A bot sees what its seat may see and answers with one of its legal moves. Here is a complete one, my_bots.py:
bots-offer = Next to it, pyproject.toml gives the bot its name. Then “pip wheel --no-deps .” builds the file to add here.
