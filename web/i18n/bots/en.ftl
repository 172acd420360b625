# Bots of one’s own: the screen where a wheel is brought.

bots-what = If you write Python, you can bring a partner of your own: a wheel that offers a bot. Drop it anywhere on this page, or choose the file.
bots-file = Choose a wheel (.whl)
bots-ask-title = Run { $file }?
bots-ask = A bot is a program. It gets a Python of its own in this page, sees only what its seat may see, and can’t reach your saved games or any other site; but it uses this device’s time and memory. Run only what you trust.
do-run-bot = Run it
bots-loading = { $file } is being installed…
bots-ready = { $bots }: ready. Choose it for a seat of a new game.
do-remove-bot = Remove: { $file }
bots-write = How to write one
bots-how = A bot sees what its seat may see and answers with one of its legal moves. Here is a whole one, my_bots.py:
bots-offer = Beside it, pyproject.toml offers it under a name. Then “pip wheel .” makes the file to bring here.
