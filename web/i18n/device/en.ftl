device-offline = Without internet
offline-none = This browser keeps no copy of the game: it needs the internet each time.
offline-coming = The game is being kept for offline…
offline-ready = The whole game is kept on this device and works without internet.
offline-failed = The game could not be kept for offline. It works online; the next visit tries again.
device-install = As an app
install-prompt = Regicide can be put among your apps.
install-done = You are using the installed app.
device-storage = Stored here
storage-stays = The browser has promised to keep your games until you delete them.
storage-may-go = The browser may delete your games if the device runs out of space. Export them now and then.
storage-unknown = The browser doesn’t say how long it keeps your games. Export them now and then.
storage-used = In use: { $size }.
storage-refused = The browser said no for now. It may agree when you have played more often, or installed the app.
do-persist = Ask the browser to keep them
device-backup = Backup
backup-about = All games, settings and progress in one file: for safety, or for another device. Importing adds to what is here and deletes nothing. The file holds the order of the cards of running games.
do-export = Export everything
do-import-file = Import a file…
backup-exported = Exported. Keep the file in a safe place.
backup-added = { $count ->
    [0] No new game.
    [one] 1 game added.
   *[other] { $count } games added.
  }
backup-further = { $count ->
    [one] 1 game was further on in the file.
   *[other] { $count } games were further on in the file.
  }
backup-copied = { $count ->
    [one] 1 game had gone another way: both are kept.
   *[other] { $count } games had gone another way: both are kept.
  }
backup-same = { $count ->
    [one] 1 game was here already.
   *[other] { $count } games were here already.
  }
why-backup_unreadable = This file is not a backup of Regicide. Nothing was changed.
why-backup_damaged = This backup is damaged and can’t be used. Nothing was changed.
why-backup_newer = This backup was made by a newer version. Update first. Nothing was changed.
why-backup_no_storage = This browser stores nothing for this page, so there is nothing to export and no place to import to.
