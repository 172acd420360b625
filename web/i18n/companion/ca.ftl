# Beside a real table, in Catalan.

companion-intro = Jugueu amb les vostres cartes i aquesta pàgina porta el combat: vida, atac, escuts. Apunteu què es juga, i ningú no ha de sumar.
companion-hint = Les mans, els descarts i les passades no s’apunten. Tampoc el comodí que gira qui juga sol.
companion-which = { $rank ->
    [J] Quina Jota ha sortit?
    [Q] Quina Reina ha sortit?
   *[other] Quin Rei ha sortit?
  }
companion-next = Les cartes jugades en aquest combat van als descarts. Continua el mateix jugador.
companion-empty = Encara no s’ha jugat res.
companion-entry = Què es juga
companion-yield = Passar ara costa { $amount }.
companion-pick = La jugada següent: primer el valor, després el pal.
companion-ranks = Valor
companion-suits = Cartes d’aquest valor
companion-clear = Esborra
companion-heal = cura de fins a { $amount }
companion-draw = robeu fins a { $amount }, per torns
companion-exact = Cop exacte! Cara avall damunt de la Taverna: { $enemy }
companion-over = { $enemy }: als descarts
companion-pay = i després caldrà descartar almenys { $amount }
companion-now-pay = Ara cal descartar almenys { $amount }.
companion-now-safe = Res per descartar: juga el següent.
companion-now-choose = Qui l’ha jugat diu qui juga ara.
companion-damaged = El combat que hi havia desat estava malmès. Comença una partida nova.

ask-companion-title = Vols començar de nou?
ask-companion = S’oblidarà tot el que s’ha apuntat.
ask-companion-yes = Partida nova
why-royal_not_due = Ara no toca aquesta figura.
