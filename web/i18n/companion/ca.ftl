# Amb cartes de veritat: la pàgina porta els números del combat.

companion-intro = Jugueu amb les vostres cartes i aquesta pàgina porta els comptes del combat: vida, atac, escuts. Apunteu cada jugada i ningú no haurà de sumar.
companion-hint = No cal apuntar les mans, els descarts ni quan algú passa. Tampoc el comodí girat en solitari.
companion-which = { $rank ->
    [J] Quin valet ha sortit?
    [Q] Quina reina ha sortit?
   *[other] Quin rei ha sortit?
  }
companion-next = Totes les cartes jugades contra aquest enemic van a la pila de descart. Qui l’ha vençut comença un torn nou.
companion-empty = Encara no s’ha jugat res.
companion-entry = Apunta una jugada
companion-yield = Si ara passes, reps el cop: { $amount }.
companion-pick = La jugada següent: primer el valor, després el coll.
companion-ranks = Valor
companion-suits = Cartes d’aquest valor
companion-clear = Esborra
companion-heal = cureu fins a { $amount }
companion-draw = robeu fins a { $amount } entre tots, d’una en una
companion-exact = Cop exacte! { $enemy }: cara avall, damunt de la Taverna
companion-over = Va a la pila de descart: { $enemy }
companion-pay = després cal descartar cartes que sumin almenys { $amount }
companion-now-pay = Ara cal descartar cartes que sumin almenys { $amount }.
companion-now-safe = No cal descartar res: juga el següent.
companion-now-choose = Qui ha jugat el comodí tria qui juga ara.
companion-damaged = El combat desat estava malmès. Comença una partida nova.

ask-companion-title = Vols començar una partida nova?
ask-companion = Es perdrà tot el que hi ha apuntat.
ask-companion-yes = Partida nova
why-royal_not_due = Aquesta figura encara no pot sortir.
companion-played = { $cards }:
