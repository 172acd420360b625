# Ses propres bots : l’écran où l’on apporte un wheel.

bots-what = Si tu écris du Python, tu peux apporter ton propre partenaire : un wheel qui propose un bot. Dépose-le sur cette page, ou choisis le fichier.
bots-file = Choisir un fichier wheel (.whl)
bots-ask-title = Exécuter { $file } ?
bots-ask = Un bot est un programme. Il a son propre Python dans cette page, ne voit que ce que sa place peut voir, et n’atteint ni tes parties ni aucun autre site ; mais il utilise le temps et la mémoire de l’appareil. N’exécute que ce à quoi tu fais confiance.
do-run-bot = L’exécuter
bots-loading = Installation de { $file }…
bots-ready = { $bots } : prêt. Choisis-le pour une place d’une nouvelle partie.
do-remove-bot = Retirer : { $file }
bots-write = Comment en écrire un
bots-how = Un bot voit ce que sa place peut voir et répond par un de ses coups permis. En voici un entier, my_bots.py :
bots-offer = À côté, pyproject.toml le propose sous un nom. Ensuite « pip wheel . » fait le fichier à apporter ici.
