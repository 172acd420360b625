device-offline = Offline play
offline-none = This browser can’t save the game for offline play, so you always need an internet connection.
offline-coming = Saving the game for offline play…
offline-ready = The whole game is saved on this device and works without internet.
offline-failed = The game couldn’t be saved for offline play. It still works online and will try again on your next visit.
device-install = Install as an app
install-prompt = You can install Regicide as an app.
install-done = You are using the installed app.
device-storage = Storage
storage-stays = The browser has promised to keep your games until you delete them.
storage-may-go = The browser may delete your games if the device runs out of space. Export them now and then.
storage-unknown = The browser doesn’t say how long it will keep your games. Export them now and then.
storage-used = Space used: { $size }.
storage-refused = The browser said no for now. It may agree once you have played more often, or installed the app.
do-persist = Ask to keep my games
device-backup = Backup
backup-about = All your games, settings and progress in one file, as a backup or to move to another device. Importing adds to what is here and deletes nothing. Note that the file reveals the card order of unfinished games.
do-export = Export everything
do-import-file = Import a file…
backup-exported = Exported. Keep the file in a safe place.
backup-added = { $count ->
    [0] No new games.
    [one] 1 game added.
   *[other] { $count } games added.
  }
backup-further = { $count ->
    [one] 1 game was further along in the file and has been updated.
   *[other] { $count } games were further along in the file and have been updated.
  }
backup-copied = { $count ->
    [one] 1 game had been played differently here: both versions are kept.
   *[other] { $count } games had been played differently here: both versions are kept.
  }
backup-same = { $count ->
    [one] 1 game was already here.
   *[other] { $count } games were already here.
  }
why-backup_unreadable = This file is not a Regicide backup. Nothing was changed.
why-backup_damaged = This backup is damaged and can’t be used. Nothing was changed.
why-backup_newer = This backup was made by a newer version. Update the game first. Nothing was changed.
why-backup_no_storage = This browser won’t save anything for this page, so there is nothing to export and nowhere to import to.
