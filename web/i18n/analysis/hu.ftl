# Visszatekintés egy befejezett játékra.

analysis-title = Visszatekintés
analysis-choose = Válassz egy befejezett játékot a „Mentett játékok” közül.
analysis-progress = { $total } döntésből { $judged } megvan
do-stop-analysis = Állj
do-go-on-analysis = Újrakezdés
analysis-plot = A nyerési esély a játék során: { $first } %-tól { $last } %-ig
analysis-start = kezdet
analysis-end = vég
analysis-explains = Minden döntést aszerint ítélünk meg, amit a játékosa tudhatott, mintha utána mindenki Lovagként játszana. Lépések összehasonlítására jó; az erős játékosok többet nyernek.
analysis-luck = Szerencse
analysis-play = Játék
analysis-points = { $points } százalékpont
analysis-turning = Fordulópontok
analysis-calm = Nincs a zajon kívüli hiba, sem nagy szerencse.
analysis-mistake = { $name }: { $move } – { $points } százalékpontba került. Jobb: { $best } – { $motive }.
analysis-lucky = { $name }: { $move } után a szerencse { $points } százalékpontot adott.
analysis-unlucky = { $name }: { $move } után a balszerencse { $points } százalékpontot vett el.
analysis-all = Minden döntés
analysis-ply = Sz.
analysis-who = Ki
analysis-move = Lépés
analysis-chance = Esély
