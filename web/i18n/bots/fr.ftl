# L’écran « Mes bots », où l’on ajoute un bot sous forme de wheel.

bots-what = Si tu connais Python, tu peux ajouter ton propre bot, sous forme de wheel. Dépose-le n’importe où sur cette page, ou choisis le fichier.
bots-file = Choisir un fichier wheel (.whl)
bots-ask-title = Exécuter { $file } ?
bots-ask = Un bot est un programme. Il tourne dans son propre Python, ne voit que ce qu’on voit de sa place, et n’a accès ni à tes parties sauvegardées ni à d’autres sites. Mais il utilise le processeur et la mémoire de cet appareil. N’exécute que des bots de confiance.
do-run-bot = Exécuter
bots-loading = Installation : { $file }…
bots-ready = C’est prêt : { $bots }. Choisis qui joue à chaque place quand tu prépares une partie.
do-remove-bot = Retirer : { $file }
bots-write = Comment en écrire un
bots-how = Un bot voit ce qu’on voit de sa place et répond par l’une de ses actions permises. En voici un complet, my_bots.py :
bots-offer = À côté, pyproject.toml donne un nom au bot. Ensuite, « pip wheel --no-deps . » crée le fichier à ajouter ici.
