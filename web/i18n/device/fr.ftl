device-offline = Jeu hors ligne
offline-none = Ce navigateur ne peut pas enregistrer le jeu pour jouer hors ligne : il faut internet à chaque fois.
offline-coming = Enregistrement du jeu pour jouer hors ligne…
offline-ready = Tout le jeu est enregistré sur cet appareil et fonctionne sans internet.
offline-failed = Le jeu n’a pas pu être enregistré pour jouer hors ligne. Il fonctionne en ligne ; nouvel essai à ta prochaine visite.
device-install = Application
install-prompt = Tu peux installer Regicide comme une application.
install-done = Tu utilises l’application installée.
device-storage = Stockage
storage-stays = Le navigateur a promis de garder tes parties jusqu’à ce que tu les supprimes.
storage-may-go = Si l’appareil manque de place, le navigateur peut effacer tes parties. Exporte-les de temps en temps.
storage-unknown = Le navigateur ne dit pas combien de temps il gardera tes parties. Exporte-les de temps en temps.
storage-used = Place occupée : { $size }.
storage-refused = Le navigateur a dit non pour l’instant. Il acceptera peut-être quand tu auras joué plus souvent, ou installé l’application.
do-persist = Demander à garder mes parties
device-backup = Sauvegarde
backup-about = Toutes tes parties, tes réglages et ta progression dans un seul fichier, par sécurité ou pour changer d’appareil. L’importation complète ce qui est déjà là et n’efface rien. Attention : le fichier révèle l’ordre des cartes des parties en cours.
do-export = Tout exporter
do-import-file = Importer un fichier…
backup-exported = Exporté. Garde le fichier en lieu sûr.
backup-added = { $count ->
    [0] Aucune nouvelle partie.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
backup-further = { $count ->
    [one] { $count } partie était plus avancée dans le fichier : elle a été mise à jour.
   *[other] { $count } parties étaient plus avancées dans le fichier : elles ont été mises à jour.
  }
backup-copied = { $count ->
    [one] { $count } partie avait été jouée autrement ici : les deux versions sont gardées.
   *[other] { $count } parties avaient été jouées autrement ici : toutes les versions sont gardées.
  }
backup-same = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
  }
why-backup_unreadable = Ce fichier n’est pas une sauvegarde de Regicide. Rien n’a été modifié.
why-backup_damaged = Cette sauvegarde est endommagée et ne peut pas servir. Rien n’a été modifié.
why-backup_newer = Cette sauvegarde vient d’une version plus récente. Mets d’abord le jeu à jour. Rien n’a été modifié.
why-backup_no_storage = Ce navigateur ne sauvegarde rien pour cette page : il n’y a rien à exporter, et nulle part où importer.
