# Visszatekintés egy befejezett játékra.

analysis-title = Visszatekintés
analysis-choose = Válassz egy befejezett játékot a „Mentett játékok” közül.
analysis-progress = { $total } döntésből { $judged } megvan
do-stop-analysis = Állj
do-go-on-analysis = Újrakezdés
analysis-plot = Nyerési esély: az elején kb. { $first }%, a végén { $last }%
analysis-start = kezdet
analysis-end = vég
analysis-explains = Minden döntést aszerint ítélünk meg, amit a játékos tudhatott, mintha utána mindenki Lovagként játszana. Lépések összehasonlítására jó; az erős játékosok többet nyernek. Az esélyek próbajátékokból kapott, kerekített becslések: ugyanabban az állásban egy tipp tíz-tizenöt ponttal többet vagy kevesebbet is mondhatott.
analysis-luck = Szerencse
analysis-play = Döntések
analysis-points = kb. { $points } százalékpont
analysis-turning = Fordulópontok
analysis-calm = Nem volt se nyilvánvaló hiba, se nagy szerencse.
analysis-mistake = { $name } ({ $move }): ez kb. { $points } százalékpontba került. Jobb: { $best } – { $motive }.
analysis-lucky = { $name } ({ $move }): utána a szerencse kb. { $points } százalékpontot adott.
analysis-unlucky = { $name } ({ $move }): utána a balszerencse kb. { $points } százalékpontot vett el.
analysis-all = Minden döntés
analysis-ply = Sz.
analysis-who = Ki
analysis-move = Lépés
analysis-chance = Esély
analysis-done = Az elemzés kész.
