# L’anàlisi d’una partida acabada: si les decisions eren bones, i què ha fet la sort.

analysis-title = Anàlisi de la partida
analysis-choose = Tria una partida acabada a «Partides desades».
analysis-progress = Decisions jutjades: { $judged } / { $total }
do-stop-analysis = Atura
do-go-on-analysis = Torna a començar
analysis-plot = Probabilitat de guanyar: aprox. { $first } % al començament, { $last } % al final
analysis-start = inici
analysis-end = final
analysis-explains = Cada decisió es jutja pel que el jugador podia saber en aquell moment, com si després tothom jugués com el bot Cavaller. L’anàlisi serveix per comparar jugades: els bons jugadors guanyen més sovint del que s’hi diu. Les probabilitats són estimacions arrodonides, fetes amb partides simulades; una pista en la mateixa posició se’n pot apartar deu o quinze punts.
analysis-luck = Sort
analysis-play = Les decisions
analysis-turning = Moments decisius
analysis-all = Totes les decisions
analysis-ply = Núm.
analysis-who = Qui
analysis-move = Jugada
analysis-chance = Probabilitat
analysis-done = L’anàlisi s’ha acabat.
analysis-percent = { $percent } %
# One decision: its line, its chance and what the review says of it.
analysis-decision = { $ply } · { $name }: { $move }
analysis-chance-here = Probabilitat de guanyar: aprox. { $percent } %.
analysis-lost-here = Pràcticament perduda: des d’aquí, gairebé cap partida simulada no s’ha guanyat.
analysis-not-judged = Encara no s’ha jutjat.
analysis-cost = Un error d’uns { $points } punts.
analysis-cost-why = Un error d’uns { $points } punts: { $why }.
analysis-better = Millor: { $best } — { $why }.
analysis-only = No es podia fer res més.
analysis-agreed = L’entrenador hauria fet el mateix — { $why }.
analysis-fine = Cap altra jugada no era clarament millor — { $why }.
analysis-then-good = Després, la sort ha donat uns { $points } punts.
analysis-then-bad = Després, la mala sort ha costat uns { $points } punts.
analysis-position = La posició
analysis-remark = Sobre aquesta decisió
analysis-choose-decision = Decisió
# start + decisions + luck = end
analysis-story = Què ho ha decidit
analysis-at-start = A l’inici
analysis-at-end = Al final
analysis-mistakes = { $count ->
    [0] Cap error clar.
    [one] Un error clar, que ha costat uns { $points } punts.
   *[other] { $count } errors clars, que han costat uns { $points } punts.
  }
analysis-luck-good = { $kind ->
    [strokes] En total, la sort ha donat uns { $points } punts.
   *[steps] La sort ha donat uns { $points } punts, a poc a poc.
  }
analysis-luck-bad = { $kind ->
    [strokes] En total, la mala sort ha costat uns { $points } punts.
   *[steps] La mala sort ha costat uns { $points } punts, a poc a poc.
  }
analysis-luck-even = { $kind ->
    [strokes] La bona sort i la mala s’han compensat.
   *[steps] La sort gairebé no hi ha influït.
  }
analysis-lost-since = Des de la decisió { $ply }, la partida estava pràcticament perduda.
analysis-lost = perduda
analysis-badge-mistake = error, −{ $points }
analysis-badge-good = sort, +{ $points }
analysis-badge-bad = mala sort, −{ $points }
analysis-practice = Una partida de pràctica, comptada a part.
do-play-on = Continua des d’aquí
do-next-turn = El moment decisiu següent
