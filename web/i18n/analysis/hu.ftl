# Visszatekintés egy befejezett játékra.

analysis-title = Visszatekintés
analysis-choose = Válassz egy befejezett játékot a „Mentett játékok” közül.
analysis-progress = { $total } döntésből { $judged } megvan
do-stop-analysis = Állj
do-go-on-analysis = Újrakezdés
analysis-plot = Nyerési esély: az elején { $first }%, a végén { $last }%
analysis-start = kezdet
analysis-end = vég
analysis-explains = Minden döntést aszerint ítélünk meg, amit a játékos tudhatott, mintha utána mindenki Lovagként játszana. Lépések összehasonlítására jó; az erős játékosok többet nyernek.
analysis-luck = Szerencse
analysis-play = Döntések
analysis-points = { $points } százalékpont
analysis-turning = Fordulópontok
analysis-calm = Nem volt se nyilvánvaló hiba, se nagy szerencse.
analysis-mistake = { $name } ({ $move }): ez { $points } százalékpontba került. Jobb: { $best } – { $motive }.
analysis-lucky = { $name } ({ $move }): utána a szerencse { $points } százalékpontot adott.
analysis-unlucky = { $name } ({ $move }): utána a balszerencse { $points } százalékpontot vett el.
analysis-all = Minden döntés
analysis-ply = Sz.
analysis-who = Ki
analysis-move = Lépés
analysis-chance = Esély
analysis-done = Az elemzés kész.
