device-offline = Játék internet nélkül
offline-none = Ez a böngésző nem tudja offline használatra elmenteni a játékot, ezért mindig kell hozzá internet.
offline-coming = A játék mentése internet nélküli használatra…
offline-ready = Az egész játék ezen az eszközön van, és internet nélkül is működik.
offline-failed = A játékot nem sikerült elmenteni internet nélküli használatra. Internettel továbbra is működik, és a következő látogatáskor újra megpróbáljuk.
device-install = Telepítés alkalmazásként
install-prompt = A Regicide alkalmazásként is telepíthető.
install-done = A telepített alkalmazást használod.
device-storage = Tárhely
storage-stays = A böngésző megígérte, hogy a játékaid megmaradnak, amíg te nem törlöd őket.
storage-may-go = Ha elfogy a hely az eszközön, a böngésző törölheti a játékaidat. Időnként mentsd őket fájlba.
storage-unknown = A böngésző nem mondja meg, meddig őrzi meg a játékaidat. Időnként mentsd őket fájlba.
storage-used = Foglalt hely: { $size }.
storage-refused = A böngésző most nemet mondott. Talán beleegyezik, ha már többet játszottál, vagy telepítetted az alkalmazást.
do-persist = Tartós tárolás kérése
device-backup = Biztonsági mentés
backup-about = Minden játékod, a beállításaid és az előrehaladásod egyetlen fájlban: a biztonság kedvéért, vagy hogy átvidd egy másik eszközre. A betöltés csak hozzáad ahhoz, ami itt van, és semmit sem töröl. Vigyázz: a fájlból kiolvasható a befejezetlen játékok lapjainak sorrendje.
do-export = Minden adat mentése fájlba
do-import-file = Fájl betöltése…
backup-exported = Elmentve. Tartsd a fájlt biztos helyen.
backup-added = { $count ->
    [0] Nincs új játék.
   *[other] { $count } játék hozzáadva.
  }
backup-further = { $count } játék frissítve: a fájlban előrébb tartott.
backup-copied = { $count } játék itt másképp folytatódott: mindkét változat megmaradt.
backup-same = { $count } játék már megvolt.
why-backup_unreadable = Ez a fájl nem Regicide-mentés. Semmi sem változott.
why-backup_damaged = Ez a mentés sérült, nem lehet betölteni. Semmi sem változott.
why-backup_newer = Ezt a mentést egy újabb változat készítette. Előbb frissítsd a játékot. Semmi sem változott.
why-backup_no_storage = Ez a böngésző nem tárolja ennek az oldalnak az adatait: nincs mit fájlba menteni, és nincs hová betölteni.
