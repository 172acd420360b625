# Bots a la taula: què fan, en una línia, i què s’hi pot fer.

told = { $name }: { $what }
fact-won = guanya la partida per a tothom
fact-lost = no pot continuar
fact-defeated_exact = { $rank ->
    [J] venç el valet amb un cop exacte
    [Q] venç la reina amb un cop exacte
   *[K] venç el rei amb un cop exacte
  }
fact-defeated = { $rank ->
    [J] venç el valet
    [Q] venç la reina
   *[K] venç el rei
  }
fact-flipped = gira un comodí i roba { $amount }
fact-immunity_cancelled = { $rank ->
    [J] treu la immunitat al valet
    [Q] treu la immunitat a la reina
   *[K] treu la immunitat al rei
  }
fact-next_chosen = dona el torn a { $name }
fact-shielded = posa { $amount } d’escut
fact-healed = cura { $amount }
fact-drew = fa robar { $amount }
fact-damaged = { $rank ->
    [J] deixa el valet amb { $left } de vida
    [Q] deixa la reina amb { $left } de vida
   *[K] deixa el rei amb { $left } de vida
  }
fact-yielded = passa
fact-paid = paga { $left }
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
