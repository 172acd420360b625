# Beállítások.

settings-look = Megjelenés
settings-language = Nyelv
settings-theme = Színek
theme-auto = az eszköz szerint
theme-light = világos
theme-dark = sötét
settings-suits = A lapok jelei
suits-two = két színnel
suits-four = négy színnel
settings-cards = A lapok mérete
cards-usual = szokásos
cards-large = nagy
settings-play = Lapok és asztal
settings-sort = A lapok rendezése
sort-suit = szín szerint
sort-rank = érték szerint
settings-hand = A fő gomb
hand-right = jobb kéz alatt
hand-left = bal kéz alatt
settings-motion = Mozgás
motion-full = a lapok siklanak
motion-none = nincs
settings-pace = A botok tempója
pace-slow = ráérős
pace-usual = szokásos
pace-fast = gyors
