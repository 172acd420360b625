# Bots propis: la pantalla on es porta un wheel.

bots-what = Si saps Python, pots portar un company propi: un wheel que ofereix un bot. Deixa’l anar a la pàgina o tria el fitxer.
bots-file = Tria un fitxer wheel (.whl)
bots-ask-title = Vols executar { $file }?
bots-ask = Un bot és un programa. Té un Python propi dins d’aquesta pàgina, només veu el que el seu lloc pot veure i no arriba ni a les teves partides desades ni a cap altre lloc web; però fa servir el temps i la memòria del dispositiu. Executa només allò de què et fiïs.
do-run-bot = Executa’l
bots-loading = S’està instal·lant { $file }…
bots-ready = { $bots }: a punt. Tria’l per a un lloc d’una partida nova.
do-remove-bot = Treu: { $file }
bots-write = Com escriure’n un
bots-how = Un bot veu el que es pot veure des del seu lloc i respon amb una de les seves jugades legals. Aquí n’hi ha un de sencer, my_bots.py:
bots-offer = Al costat, pyproject.toml l’ofereix amb un nom. Després, «pip wheel .» fa el fitxer per portar aquí.
