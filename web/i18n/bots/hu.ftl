# A „Saját botok” oldal: ide lehet Python-wheelként botot hozzáadni.

bots-what = Ha tudsz Pythonul, saját botot is hozzáadhatsz, wheel-fájlba csomagolva. Húzd ide az oldalra, vagy válaszd ki a fájlt.
bots-file = Wheel-fájl kiválasztása (.whl)
bots-ask-title = Elindítod: { $file }?
bots-ask = A bot egy program. Saját Python-környezetben fut, csak azt látja, amit a helyéről látni szabad, és nem éri el sem a mentett játékaidat, sem más webhelyeket. De használja az eszköz processzorát és memóriáját. Csak olyan botot indíts el, amelyben megbízol.
do-run-bot = Indítás
bots-loading = Telepítés: { $file }…
bots-ready = { $bots }: játékra kész. Új játék beállításakor választhatod ki, hogy melyik helyen ki játszik.
do-remove-bot = Eltávolítás: { $file }
bots-write = Így írhatsz botot
bots-how = A bot azt látja, amit a helyéről látni szabad, és a szabályos lépések egyikével válaszol. Íme egy teljes bot (my_bots.py):
bots-offer = Mellette a pyproject.toml ad nevet a botnak. Ezután a „pip wheel --no-deps .” parancs elkészíti az itt hozzáadható fájlt.
