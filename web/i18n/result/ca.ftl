ending-hit = { $own ->
    [yes] { $enemy } et colpeja amb { $amount }: et faltava { $short } a la mà.
   *[no] { $enemy } colpeja amb { $amount }: a { $name } li faltava { $short } a la mà.
  }
ending-stuck = { $own ->
    [yes] No et quedava res per jugar. { $enemy } encara tenia { $left } de vida.
   *[no] A { $name } no li quedava res per jugar. { $enemy } encara tenia { $left } de vida.
  }
ending-gave_up = Has acabat aquesta partida abans d’hora. { $enemy } encara tenia { $left } de vida.
ending-blow = { $own ->
    [yes] Fas el cop final: { $cards }, { $damage } de dany. { $enemy } cau.
   *[no] { $name } fa el cop final: { $cards }, { $damage } de dany. { $enemy } cau.
  }
ending-far = { $freed ->
    [0] Figures vençudes: { $count }/12
   *[other] Figures vençudes: { $count }/12, amb cop exacte: { $freed }
  }
ending-best = Millor moment
ending-best-of = Millor moment ({ $name })
ending-best-exact = Cop exacte: { $enemy } cau amb { $cards }.
ending-best-escape = { $spare ->
    [0] { $enemy } colpeja amb { $amount }: pagat amb les últimes cartes.
   *[other] { $enemy } colpeja amb { $amount }: pagat, amb només { $spare } de marge.
  }
ending-best-damage = Dany: { $amount }, amb { $cards } contra { $enemy }.
ending-new-best = Nou rècord ({ $players })! Abans: { $best }/12.
ending-own-best = El teu rècord ({ $players }): { $best }/12.
ending-wins = { $count ->
    [1] La teva primera victòria ({ $players })!
   *[other] Les teves victòries ({ $players }): { $count }.
  }
ending-solo = en solitari
ending-parts = Qui ha fet què
ending-played = Cartes
ending-damage = Dany
ending-beaten = Figures
ending-numbers = La partida en xifres
do-same-deal = Mateixes cartes
result-by-W1 = Les dotze figures han caigut.
result-by-F4 = La mà no bastava per pagar el cop.
result-by-P8 = No quedava res per jugar ni cap sortida.
result-by-choice = Has acabat aquesta partida abans d’hora.
result-assisted = Amb ajuda: una pista, o una jugada desfeta després de veure coses noves.
result-practice = Pràctica: continuada des d’una posició d’una partida acabada. Es compta a part.
result-not-standard = Partida amb regles de casa.
tally-beaten = Figures vençudes
tally-exact = Cops exactes
tally-turns = Torns
tally-damage = Dany infligit
tally-played = Cartes jugades
tally-drawn = Cartes robades
tally-healed = Cartes curades
tally-shielded = Escut guanyat
tally-discarded = Cartes descartades
tally-yields = Torns sense jugar
tally-flips = Comodins girats
result-deal = Codi de la partida:
do-copy-deal = Copia
deal-copied = Copiat. Enganxa’l en una partida nova per tornar a jugar amb les mateixes cartes.
deal-not-copied = No s’ha pogut copiar: selecciona’l i copia’l a mà.
