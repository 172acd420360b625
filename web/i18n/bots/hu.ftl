# Saját botok: ahová egy wheelt lehet hozni.

bots-what = Ha tudsz Pythonul, saját társat is hozhatsz: egy wheelt, amelyben bot van. Húzd ide az oldalra, vagy válaszd ki a fájlt.
bots-file = Wheel-fájl kiválasztása (.whl)
bots-ask-title = Elindítod: { $file }?
bots-ask = A bot egy program. Saját Pythont kap ezen az oldalon, csak azt látja, amit a helye láthat, és nem éri el sem a mentett játékaidat, sem más webhelyet; de az eszköz idejét és memóriáját használja. Csak olyat indíts, amiben megbízol.
do-run-bot = Indítás
bots-loading = { $file } telepítése…
bots-ready = { $bots }: kész. Válaszd ki egy helyre az új játékban.
do-remove-bot = Eltávolítás: { $file }
bots-write = Hogyan írj ilyet
bots-how = A bot azt látja, amit a helyéről látni szabad, és a szabályos lépések egyikével felel. Íme egy egész bot, my_bots.py:
bots-offer = Mellette a pyproject.toml ad neki nevet. Ezután a „pip wheel .” elkészíti az ide hozható fájlt.
