device-offline = Sans internet
offline-none = Ce navigateur ne garde pas de copie du jeu : il faut internet à chaque fois.
offline-coming = Le jeu est mis de côté pour jouer hors ligne…
offline-ready = Tout le jeu est sur cet appareil et marche sans internet.
offline-failed = Le jeu n’a pas pu être mis de côté pour jouer hors ligne. En ligne il marche ; la prochaine visite réessaiera.
device-install = Comme application
install-prompt = Regicide peut se ranger parmi tes applications.
install-done = Tu utilises l’application installée.
device-storage = Ce qui est gardé ici
storage-stays = Le navigateur a promis de garder tes parties jusqu’à ce que tu les supprimes.
storage-may-go = Si l’appareil manque de place, le navigateur peut effacer tes parties. Exporte-les de temps en temps.
storage-unknown = Le navigateur ne dit pas combien de temps il garde tes parties. Exporte-les de temps en temps.
storage-used = Place occupée : { $size }.
storage-refused = Le navigateur a dit non pour l’instant. Il acceptera peut-être quand tu auras joué plus souvent ou installé l’application.
do-persist = Demander au navigateur de les garder
device-backup = Copie de sauvegarde
backup-about = Toutes les parties, les réglages et les progrès dans un fichier : par sécurité, ou pour un autre appareil. Importer ajoute à ce qui est là et n’efface rien. Le fichier contient l’ordre des cartes des parties en cours.
do-export = Tout exporter
do-import-file = Importer un fichier…
backup-exported = C’est exporté. Garde le fichier en lieu sûr.
backup-added = { $count ->
    [0] Aucune nouvelle partie.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
backup-further = { $count ->
    [one] { $count } partie était plus avancée dans le fichier.
   *[other] { $count } parties étaient plus avancées dans le fichier.
  }
backup-copied = { $count ->
    [one] { $count } partie avait pris un autre chemin : les deux sont gardées.
   *[other] { $count } parties avaient pris un autre chemin : toutes sont gardées.
  }
backup-same = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
  }
why-backup_unreadable = Ce fichier n’est pas une copie de Regicide. Rien n’a changé.
why-backup_damaged = Cette copie est abîmée et ne peut pas servir. Rien n’a changé.
why-backup_newer = Cette copie vient d’une version plus récente. Mets d’abord le jeu à jour. Rien n’a changé.
why-backup_no_storage = Ce navigateur ne garde rien pour cette page : rien à exporter, et nulle part où importer.
