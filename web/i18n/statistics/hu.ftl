# Statisztika: számok és képek az itt őrzött játékokról.

statistics-none = Még nincs mit számolni. Fejezz be egy játékot, akár vereséggel, és itt látod majd, meddig jutottál.
statistics-rate = Győzelmi arány
statistics-games = Befejezett játék
statistics-won = Győzelem
statistics-streak = Győzelem egymás után, most
statistics-longest = Legtöbb győzelem egymás után
statistics-average = Legyőzött ellenfelek, átlagosan
statistics-best = Legyőzött ellenfelek, legfeljebb
statistics-reach = Meddig jutottál
statistics-reach-about = Egy oszlop: játékok, amelyekben ennyi ellenfél esett el. Alatta: ki állított meg.
statistics-beaten = Legyőzött ellenfelek
statistics-own = Segítség nélkül, szokásos szabályok
statistics-company = Melyik asztalnál
statistics-played = Játék
statistics-daily = Napi leosztások
statistics-medals = Érmek egyedül
statistics-apart = Külön számolva
statistics-apart-about = Ezek nincsenek benne a fenti számokban.
statistics-assisted = Segítséggel
statistics-rules = Házi szabályok
statistics-bots = Csak botok
statistics-unmarked = { $count } régebbi játékból nem derül ki, volt-e segítség; úgy számít, mintha nem lett volna.
statistics-kept = Csak az ezen az eszközön őrzött játékok számítanak: amit törlösz, innen is eltűnik. A feladott játék nem győzelem.
