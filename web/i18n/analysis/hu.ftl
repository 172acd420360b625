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
analysis-turning = Fordulópontok
analysis-all = Minden döntés
analysis-ply = Ssz.
analysis-who = Ki
analysis-move = Lépés
analysis-chance = Esély
analysis-done = Az elemzés kész.
analysis-percent = { $percent }%
# One decision: its line, its chance and what the review says of it.
analysis-decision = { $ply } · { $name }: { $move }
analysis-chance-here = Nyerési esély: kb. { $percent }%.
analysis-lost-here = Gyakorlatilag elveszett: innen alig nyert már próbajáték.
analysis-not-judged = Még nincs elemezve.
analysis-cost = Hiba, kb. { $points } pont.
analysis-cost-why = Hiba, kb. { $points } pont: { $why }.
analysis-better = Jobb: { $best } – { $why }.
analysis-only = Nem volt más lépés.
analysis-agreed = Az edző is ezt lépte volna – { $why }.
analysis-fine = Nem volt egyértelműen jobb lépés – { $why }.
analysis-then-good = Ezután a szerencse kb. { $points } pontot adott.
analysis-then-bad = Ezután a balszerencse kb. { $points } pontot vett el.
analysis-position = Az állás
analysis-remark = Erről a döntésről
analysis-choose-decision = Döntés
# start + decisions + luck = end
analysis-story = Ami eldöntötte
analysis-at-start = Az elején
analysis-at-end = A végén
analysis-mistakes = { $count ->
    [0] Nem volt nyilvánvaló hiba.
   *[other] { $count } nyilvánvaló hiba, kb. { $points } pontért.
  }
analysis-luck-good = { $kind ->
    [strokes] A szerencse összesen kb. { $points } pontot adott.
   *[steps] A szerencse kb. { $points } pontot adott, sok apró lépésben.
  }
analysis-luck-bad = { $kind ->
    [strokes] A balszerencse összesen kb. { $points } pontot vett el.
   *[steps] A balszerencse kb. { $points } pontot vett el, sok apró lépésben.
  }
analysis-luck-even = { $kind ->
    [strokes] A szerencse és a balszerencse kiegyenlítette egymást.
   *[steps] A szerencse alig számított.
  }
analysis-lost-since = Innentől már gyakorlatilag elveszett volt a játék: { $ply }. döntés.
analysis-lost = elveszett
analysis-badge-mistake = hiba, −{ $points }
analysis-badge-good = szerencse, +{ $points }
analysis-badge-bad = balszerencse, −{ $points }
analysis-practice = Gyakorlás, külön számítjuk.
do-play-on = Játék innen tovább
do-next-turn = A következő fordulópont
