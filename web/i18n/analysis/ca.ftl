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
analysis-luck = Sort, en punts
analysis-play = Decisions, en punts
analysis-points = aprox. { $points }
analysis-turning = Moments decisius
analysis-calm = Cap error clar i cap gran cop de sort.
analysis-mistake = { $name } ({ $move }): ha costat uns { $points } punts percentuals. Millor: { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }): després, la sort ha donat uns { $points } punts percentuals.
analysis-unlucky = { $name } ({ $move }): després, la mala sort ha costat uns { $points } punts percentuals.
analysis-all = Totes les decisions
analysis-ply = Núm.
analysis-who = Qui
analysis-move = Jugada
analysis-chance = Probabilitat
analysis-done = L’anàlisi s’ha acabat.
analysis-percent = { $percent } %
