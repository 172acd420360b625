device-offline = Internet nélkül
offline-none = Ez a böngésző nem őriz másolatot a játékról: mindig kell hozzá internet.
offline-coming = A játék mentése internet nélküli használatra…
offline-ready = Az egész játék ezen az eszközön van, és internet nélkül is működik.
offline-failed = A játékot nem sikerült elmenteni internet nélküli használatra. Internettel működik; legközelebb újra megpróbáljuk.
device-install = Alkalmazásként
install-prompt = A Regicide az alkalmazásaid közé tehető.
install-done = A telepített alkalmazást használod.
device-storage = Ami itt van
storage-stays = A böngésző megígérte, hogy a játékaid megmaradnak, amíg te nem törlöd őket.
storage-may-go = Ha elfogy a hely az eszközön, a böngésző törölheti a játékaidat. Néha mentsd őket fájlba.
storage-unknown = A böngésző nem mondja meg, meddig őrzi a játékaidat. Néha mentsd őket fájlba.
storage-used = Foglalt hely: { $size }.
storage-refused = A böngésző most nemet mondott. Talán beleegyezik, ha többet játszottál, vagy telepítetted az alkalmazást.
do-persist = Kérem, hogy őrizze meg
device-backup = Biztonsági mentés
backup-about = Minden játék, beállítás és eredmény egy fájlban: biztonságból vagy egy másik eszközhöz. A betöltés hozzáad ahhoz, ami itt van, és semmit sem töröl. A fájlban benne van a futó játékok lapjainak sorrendje.
do-export = Minden mentése fájlba
do-import-file = Fájl betöltése…
backup-exported = Elmentve. Tedd a fájlt biztos helyre.
backup-added = { $count ->
    [0] Nincs új játék.
   *[other] { $count } játék hozzáadva.
  }
backup-further = { $count } játék a fájlban előrébb járt.
backup-copied = { $count } játék másképp folytatódott: mindkettő megmaradt.
backup-same = { $count } játék már itt volt.
why-backup_unreadable = Ez a fájl nem a Regicide mentése. Semmi sem változott.
why-backup_damaged = Ez a mentés sérült, nem lehet betölteni. Semmi sem változott.
why-backup_newer = Ezt a mentést egy újabb változat készítette. Előbb frissíts. Semmi sem változott.
why-backup_no_storage = Ez a böngésző semmit sem őriz meg ennek az oldalnak: nincs mit menteni, és nincs hová betölteni.
