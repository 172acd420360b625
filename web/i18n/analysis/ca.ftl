# Una partida acabada, mirada de nou.

analysis-title = Anàlisi
analysis-choose = Tria una partida acabada a «Partides desades».
analysis-progress = { $judged } de { $total } decisions jutjades
do-stop-analysis = Atura
do-go-on-analysis = Torna a començar
analysis-plot = Probabilitat de guanyar: al voltant del { $first } % al començament, { $last } % al final
analysis-start = inici
analysis-end = final
analysis-explains = Cada decisió es jutja pel que el jugador podia saber, com si després tothom jugués com un Cavaller. Serveix per comparar jugades; els bons jugadors guanyen més sovint. Les probabilitats són estimacions arrodonides, fetes amb partides simulades: una pista en la mateixa posició pot haver dit deu o quinze punts més o menys.
analysis-luck = Sort
analysis-play = Decisions
analysis-points = uns { $points } punts percentuals
analysis-turning = Moments decisius
analysis-calm = Cap error clar, ni cap gran cop de sort.
analysis-mistake = { $name } ({ $move }): ha costat uns { $points } punts percentuals. Millor: { $best } — { $motive }.
analysis-lucky = { $name } ({ $move }): després, la sort ha donat uns { $points } punts percentuals.
analysis-unlucky = { $name } ({ $move }): després, la sort s’ha endut uns { $points } punts percentuals.
analysis-all = Totes les decisions
analysis-ply = Núm.
analysis-who = Qui
analysis-move = Jugada
analysis-chance = Probabilitat
analysis-done = L’anàlisi s’ha acabat.
