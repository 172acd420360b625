# Az ezen az eszközön mentett játékok statisztikája.

statistics-none = Még nincs mit számolni. Fejezz be egy játékot, akár vereséggel, és itt látod majd, meddig jutottál.
statistics-rate = Győzelmi arány
statistics-games = Befejezett játékok
statistics-more = További { $count } játékot külön számolunk.
statistics-won = Győzelem
statistics-streak = Jelenlegi győzelmi sorozat
statistics-longest = Leghosszabb győzelmi sorozat
statistics-average = Legyőzött ellenfelek átlaga
statistics-best = Legtöbb legyőzött ellenfél
statistics-reach = Meddig jutottál
statistics-reach-about = Minden oszlop azt mutatja, hány játék ért véget az adott számú legyőzött ellenféllel. Alatta: melyik ellenfél állított meg.
statistics-beaten = Legyőzött ellenfelek
statistics-own = Segítség nélkül, alapszabályokkal
statistics-company = A játékosok száma szerint
statistics-played = Játékok
# Sor a játékosok száma szerinti táblázat alatt, amely ezeket a játékokat már tartalmazza.
statistics-daily = ebből napi leosztás
statistics-medals = Szólójátékban szerzett érmek
statistics-apart = Külön számolva
statistics-apart-about = Ezek a játékok csak az oszlopok tompább részében látszanak.
statistics-assisted = Segítséggel
statistics-rules = Házi szabályok
statistics-bots = Csak botok
statistics-practice = Gyakorlás
statistics-unmarked = { $count } régebbi játékból nem derül ki, volt-e segítség; úgy számít, mintha nem lett volna.
statistics-kept = Csak az ezen az eszközön mentett játékok számítanak, és azok a törölt játékok, amelyeknek megtartottad az eredményét. A feladott játék vereségnek számít.
