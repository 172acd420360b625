# Új játék: ki játszik, beállítások, nehézség.

do-start = Osztás
setup-players = Játékosok
setup-names = Nevek
setup-name = Név
setup-your-name = A neved
setup-first = Ki kezd
setup-difficulty = Nehézség
difficulty-easier = Könnyebb
difficulty-standard = Alap
difficulty-harder = Nehezebb
difficulty-about-easier = Kézlimit: { $standard } helyett { $limit }. Külön számít.
difficulty-about-standard = A nyomtatott játék szabályai.
difficulty-about-harder = Minden ellenfél életereje +{ $health }, támadása +{ $attack }. Külön számít.
difficulty-about-own = Saját beállítások. Külön számít.
setup-options = Minden beállítás
setup-seed = A leosztás kódja
setup-seed-random = véletlen
setup-who = Ki játszik
# Válaszok erre: setup-who; egy ember vagy az alábbi botok egyike.
who-person = ember
bot-squire = Apród
bot-knight = Lovag
bot-champion = Bajnok
setup-bots-hint = Az Apród egyszerűen játszik, a Lovag jól, a Bajnok előre gondolkodik.
bots-title = Saját botok
companion-title = Valódi lapokkal
companion-offer = Valódi lapokkal játszotok? Tedd melléjük a telefont, és az számon tartja a harc állását.
# Az alapszabályok szerinti szám jele egy listában: „7 · alap”.
option-usual = alap
option-redeal_without_diamond = Újraosztás, ha senkinél sincs káró
option-no_yielding = Senki sem passzolhat
option-open_discard = Bárki átnézheti a dobópaklit
option-solo_yield = Passz szólójátékban
option-solo_yield-once = egymás után kétszer nem
option-solo_yield-free = akárhányszor
option-solo_yield-never = soha (alap)
option-hand_limit = Kézlimit
option-jesters = Jokerek a Fogadóban
option-solo_flips = Felfordítható Jokerek
option-enemy_health = Az ellenfelek életereje (±)
option-enemy_attack = Az ellenfelek támadása (±)

why-bad_seed = A leosztás kódja 1–64 karakter: betű, számjegy, - vagy _.
why-too_many_jesters = Csak két Joker van: legyen kevesebb a Fogadóban, vagy kevesebb felfordítható.
why-players_range = A játék egytől négy főig játszható.
why-first_seat_range = Erről a helyről nem lehet kezdeni.
why-hand_limit_range = Ennyi játékossal ez a kézlimit nem lehetséges.
why-jesters_range = Legfeljebb két Joker lehet.
why-solo_flips_range = Legfeljebb két felfordítható Joker lehet.
why-enemy_health_range = Ez túl sok vagy túl kevés életerő.
why-enemy_attack_range = Ez túl nagy vagy túl kicsi támadás.
