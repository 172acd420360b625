# Bots a la taula: a qui li toca, i què s’hi pot fer.

bots-turn = { $name } està pensant…
bots-paused = En pausa: { $name } espera.
bots-not-you = Ara juga { $name }.
do-hurry = Accelera
do-pause = Pausa
do-unpause = Continua
bots-wish = { $name } tria qui juga ara. Qui vol jugar?
do-wished = Fet
do-take-over = Hi jugo jo
do-knight = Que jugui un Cavaller
trouble-title = El bot s’ha aturat: { $name }
bot-why-bot_crashed = El bot ha fallat.
bot-why-bot_illegal = El bot ha intentat una jugada no permesa.
bot-why-bot_stalled = El bot trigava massa i s’ha hagut d’aturar.
bot-why-bot_bad_wheel = Aquest fitxer no és cap wheel que es pugui instal·lar aquí.
bot-why-bot_none = Aquest wheel no conté cap bot.
bot-why-bot_not_loaded = No s’ha pogut carregar el bot.
bot-why-bot_name_taken = Ja hi ha un bot amb aquest nom.
bot-why-bot_no_room = El Python del bot no s’ha pogut engegar.
bot-why-no_such_bot = Aquest bot no està carregat. Torna a afegir-ne el wheel a «Els meus bots», o deixa que jugui algú altre.
