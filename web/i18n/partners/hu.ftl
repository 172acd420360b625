# Botok az asztalnál: mit lépnek, egy sorban, és mit lehet velük tenni.

told = { $name }: { $what }
fact-won = mindenkinek megnyeri a játékot
fact-lost = nem tudja folytatni
fact-defeated_exact = { $rank ->
    [J] pontosan legyőzi a bubit
    [Q] pontosan legyőzi a dámát
   *[K] pontosan legyőzi a királyt
  }
fact-defeated = { $rank ->
    [J] legyőzi a bubit
    [Q] legyőzi a dámát
   *[K] legyőzi a királyt
  }
fact-flipped = bolondot fordít fel, és { $amount } lapot húz
fact-immunity_cancelled = { $rank ->
    [J] megszünteti a bubi védettségét
    [Q] megszünteti a dáma védettségét
   *[K] megszünteti a király védettségét
  }
fact-next_chosen = { $name } jön
fact-shielded = { $amount } pajzsot emel
fact-healed = { $amount } lapot gyógyít
fact-drew = { $amount } húzott lap
fact-damaged = { $rank ->
    [J] a bubi { $left } életerőn marad
    [Q] a dáma { $left } életerőn marad
   *[K] a király { $left } életerőn marad
  }
fact-yielded = passzol
fact-paid = { $left } értékben dob el lapot
bots-turn = { $name } gondolkodik…
bots-paused = Szünet: { $name } vár.
bots-not-you = Most { $name } jön.
do-hurry = Gyorsabban
do-pause = Szünet
do-unpause = Tovább
bots-wish = { $name } dönti el, ki jön. Szeretnél te jönni?
do-wished = Kész
do-take-over = Ezt a helyet én játszom
do-knight = Játsszon tovább egy Lovag
trouble-title = { $name } nem tudja folytatni
bot-why-bot_crashed = A bot elromlott.
bot-why-bot_illegal = A bot szabálytalan lépést választott.
bot-why-bot_stalled = A bot túl sokáig gondolkodott, ezért leállt.
bot-why-bot_bad_wheel = Ez a fájl itt nem telepíthető: tiszta Python-wheel kell.
bot-why-bot_none = Ebben a wheelben nincs bot.
bot-why-bot_not_loaded = A botot nem lehetett betölteni.
bot-why-bot_name_taken = Ilyen nevű bot már van.
bot-why-bot_no_room = A bot saját Pythonja nem indult el.
bot-why-no_such_bot = Ez a bot nincs betöltve. Töltsd be újra a „Saját botok” oldalon, vagy játsszon más.
