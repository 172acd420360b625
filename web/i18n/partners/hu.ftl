# Botok az asztalnál: ki jön, és mit lehet egy bottal tenni.

bots-turn = { $name } gondolkodik…
bots-paused = Szünet: { $name } vár.
bots-not-you = Most { $name } jön.
do-hurry = Gyorsabban
do-pause = Szünet
do-unpause = Tovább
bots-wish = { $name } dönti el, ki jön. Ki szeretne következni?
do-wished = Kész
do-take-over = Átveszem ezt a helyet
do-knight = Folytassa egy Lovag
trouble-title = { $name } botja leállt
bot-why-bot_crashed = A bot hibával leállt.
bot-why-bot_illegal = A bot szabálytalan lépéssel próbálkozott.
bot-why-bot_stalled = A bot túl sokáig gondolkodott, ezért leállítottuk.
bot-why-bot_bad_wheel = Ez a wheel-fájl itt nem telepíthető.
bot-why-bot_none = Ebben a wheel-fájlban nincs bot.
bot-why-bot_not_loaded = A botot nem sikerült betölteni.
bot-why-bot_name_taken = Ilyen nevű bot már van.
bot-why-bot_no_room = A bot Python-környezete nem indult el.
bot-why-no_such_bot = Ez a bot nincs betöltve. Add hozzá újra a wheel-fájlját a „Saját botok” oldalon, vagy játsszon helyette más.
