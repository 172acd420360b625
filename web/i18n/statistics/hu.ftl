# Statisztika: számok és képek az itt őrzött játékokról.

statistics-none = Még nincs mit számolni. Fejezz be egy játékot, akár vereséggel, és itt látod majd, meddig jutottál.
statistics-rate = Győzelmi arány
statistics-games = Befejezett játékok
statistics-more = És { $count } játék külön számolva.
statistics-won = Győzelem
statistics-streak = Győzelem egymás után, most
statistics-longest = Győzelem egymás után, rekord
statistics-average = Legyőzött ellenfelek, átlagosan
statistics-best = Legyőzött ellenfelek, rekord
statistics-reach = Meddig jutottál
statistics-reach-about = Egy oszlop: játékok, amelyekben ennyi ellenfél esett el. Alatta: ki állított meg.
statistics-beaten = Legyőzött ellenfelek
statistics-own = Segítség nélkül, szokásos szabályok
statistics-company = A játékosok száma szerint
statistics-played = Játékok
statistics-daily = ebből napi osztás
statistics-medals = Egyedül szerzett érmek
statistics-apart = Külön számolva
statistics-apart-about = Csak az oszlopok tompább részében látszanak.
statistics-assisted = Segítséggel
statistics-rules = Házi szabályok
statistics-bots = Csak botok
statistics-unmarked = { $count } régebbi játékból nem derül ki, volt-e segítség; úgy számít, mintha nem lett volna.
statistics-kept = Csak az ezen az eszközön őrzött játékok számítanak: amit törlösz, innen is eltűnik. A feladott játék nem győzelem.
