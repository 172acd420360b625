# Els meus bots: la pantalla on s’afegeix un wheel.

bots-what = Si saps Python, pots afegir un bot propi empaquetat com a wheel. Arrossega’l a qualsevol punt d’aquesta pàgina o tria el fitxer.
bots-file = Tria un fitxer wheel (.whl)
bots-ask-title = Vols executar { $file }?
bots-ask = Un bot és un programa. S’executa en una còpia pròpia de Python, només veu el que es veu des del seu lloc i no pot accedir a les teves partides desades ni a altres llocs web. Però sí que fa servir el processador i la memòria d’aquest dispositiu. Executa només bots de confiança.
do-run-bot = Executa’l
bots-loading = S’està instal·lant { $file }…
bots-ready = { $bots }: a punt per jugar. Tria qui ocupa cada lloc quan preparis una partida nova.
do-remove-bot = Treu: { $file }
bots-write = Com escriure’n un
bots-how = Un bot veu el que es veu des del seu lloc i respon amb una de les jugades que li estan permeses. Aquí en tens un de sencer, my_bots.py:
bots-offer = Al costat, pyproject.toml dona nom al bot. Després, «pip wheel --no-deps .» crea el fitxer que has d’afegir aquí.
