# Botok az asztalnál: mit lépnek, egy sorban, és mit lehet velük tenni.

told = { $name }: { $what }
# Mit tett egy bot, röviden: „Ada: 9 pajzsot ad, 5 lapot húztok, a dámának 4 életereje marad”.
fact-won = győzelemre viszi a csapatot
fact-lost = nem tudja folytatni
fact-defeated_exact = { $rank ->
    [J] pontos találattal legyőzi a bubit
    [Q] pontos találattal legyőzi a dámát
   *[K] pontos találattal legyőzi a királyt
  }
fact-defeated = { $rank ->
    [J] legyőzi a bubit
    [Q] legyőzi a dámát
   *[K] legyőzi a királyt
  }
fact-flipped = felfordít egy Jokert, és { $amount } lapot húz
fact-immunity_cancelled = { $rank ->
    [J] megszünteti a bubi immunitását
    [Q] megszünteti a dáma immunitását
   *[K] megszünteti a király immunitását
  }
fact-next_chosen = ezután { $name } jön
fact-shielded = { $amount } pajzsot ad
fact-healed = { $amount } lapot gyógyít
fact-drew = { $amount } lapot húztok
fact-damaged = { $rank ->
    [J] a bubinak { $left } életereje marad
    [Q] a dámának { $left } életereje marad
   *[K] a királynak { $left } életereje marad
  }
fact-yielded = passzol
fact-paid = { $left } értékben dob el lapot
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
