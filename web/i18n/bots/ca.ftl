# Bots propis: la pantalla on es porta un wheel.

bots-what = Si saps Python, pots portar un company propi: un wheel que ofereix un bot. Deixa’l anar a la pàgina o tria el fitxer.
bots-file = Fitxer wheel (.whl)
bots-ask-title = Vols executar { $file }?
bots-ask = Un bot és un programa. Té un Python propi dins d’aquesta pàgina, només veu el que el seu lloc pot veure i no arriba ni a les teves partides desades ni a cap altre lloc web; però fa servir el temps i la memòria del dispositiu. Executa només allò de què et fiïs.
do-run-bot = Executa’l
bots-loading = S’està instal·lant { $file }…
bots-ready = { $bots }: a punt. Tria’l per a un lloc d’una partida nova.
do-remove-bot = Treu: { $file }
bots-how = Com escriure’n un: docs/BOTS.md al codi font.
