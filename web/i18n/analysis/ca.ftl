# Una partida acabada, mirada de nou.

analysis-title = Anàlisi
analysis-choose = Tria una partida acabada a «Partides desades».
analysis-progress = { $judged } de { $total } decisions jutjades
do-stop-analysis = Atura
do-go-on-analysis = Torna a començar
analysis-plot = Probabilitat de guanyar durant la partida: del { $first } % al { $last } %
analysis-start = inici
analysis-end = final
analysis-explains = Cada decisió es jutja pel que el jugador podia saber, com si després tothom jugués com un Cavaller. Serveix per comparar jugades; els bons jugadors guanyen més sovint.
analysis-luck = Sort
analysis-play = Joc
analysis-points = { $points } punts
analysis-turning = Moments decisius
analysis-calm = Cap error fora del soroll, ni cap gran cop de sort.
analysis-mistake = { $name }: { $move } ha costat { $points } punts. Millor: { $best } — { $motive }.
analysis-lucky = Després de { $name }: { $move }, la sort ha donat { $points } punts.
analysis-unlucky = Després de { $name }: { $move }, la sort n’ha pres { $points } punts.
analysis-all = Totes les decisions
analysis-ply = Núm.
analysis-who = Qui
analysis-move = Jugada
analysis-chance = Probabilitat
