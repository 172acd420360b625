# Egy befejezett játék visszajátszása, lépésről lépésre.

replay-title = Visszajátszás
replay-at = Lépés: { $ply } / { $plies }
replay-move = Lépés
replay-hand = { $name } lapjai
replay-dealt = A lapok kiosztva.
replay-pays = A csapás ereje { $amount }.
replay-play = Lejátszás
replay-pause = Szünet
replay-keys = Billentyűk: ← → egy lépés, Home és End az első és az utolsó, szóköz: lejátszás és szünet.
replay-choose = Válassz egy befejezett játékot a „Mentett játékok” közül.
replay-running = Ez a játék még tart. Ha véget ért, visszanézheted.
