# Beállítások.

settings-look = Megjelenés
settings-language = Nyelv
settings-theme = Téma
theme-auto = automatikus
theme-light = világos
theme-dark = sötét
settings-suits = A lapok jelei
suits-two = két színnel
suits-four = négy színnel
settings-cards = A lapok mérete
cards-usual = normál
cards-large = nagy
settings-play = Lapok és asztal
settings-sort = A lapok rendezése
sort-suit = szín szerint
sort-rank = érték szerint
settings-hand = A fő gomb
# A fő gomb helye.
hand-right = jobb kézhez
hand-left = bal kézhez
settings-stage = Animáció és hang
settings-motion = Animáció
motion-full = teljes
motion-fast = gyors
motion-none = ki
settings-sound = Hang
settings-haptics = Rezgés
switch-off = ki
switch-on = be
settings-pace = A botok és a visszajátszás tempója
pace-slow = lassú
pace-usual = normál
pace-fast = gyors
settings-device = Internet nélküli játék, tárhely, mentés
