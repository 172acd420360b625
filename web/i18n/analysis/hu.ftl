# Egy befejezett játék elemzése: mennyire volt jó egy-egy döntés, és mi volt szerencse.

analysis-title = A játék elemzése
analysis-choose = Válassz egy befejezett játékot a „Mentett játékok” közül.
analysis-progress = { $total } döntésből { $judged } elemezve
do-stop-analysis = Állj
do-go-on-analysis = Újrakezdés
analysis-plot = Nyerési esély: az elején kb. { $first }%, a végén { $last }%
analysis-start = eleje
analysis-end = vége
analysis-explains = Minden döntést aszerint értékelünk, amit a játékos akkor tudhatott, feltéve, hogy utána mindenki úgy játszik, mint a Lovag bot. Az értékek a lépések összehasonlítására valók: az erős játékosok ennél gyakrabban nyernek. Minden esély próbajátékokból kapott, kerekített becslés; ugyanabban az állásban egy tipp tíz-tizenöt ponttal eltérő esélyt is mutathat.
analysis-luck = Szerencse
analysis-play = Döntések
analysis-points = kb. { $points } százalékpont
analysis-turning = Fordulópontok
analysis-calm = Nem volt se nyilvánvaló hiba, se nagy szerencse vagy balszerencse.
analysis-mistake = { $name } ({ $move }): ez kb. { $points } százalékpontba került. Jobb: { $best } – { $motive }.
analysis-lucky = { $name } ({ $move }): ezután a szerencse kb. { $points } százalékpontot adott.
analysis-unlucky = { $name } ({ $move }): ezután a balszerencse kb. { $points } százalékpontot vett el.
analysis-all = Minden döntés
analysis-ply = Ssz.
analysis-who = Ki
analysis-move = Lépés
analysis-chance = Esély
analysis-done = Az elemzés kész.
analysis-percent = { $percent }%
