# Beállítások.

settings-language = Nyelv
settings-theme = Színek
theme-auto = az eszköz szerint
theme-light = világos
theme-dark = sötét
settings-suits = A lapok jelei
suits-two = két színnel
suits-four = négy színnel
settings-sort = A lapok rendezése
sort-suit = szín szerint
sort-rank = érték szerint
settings-motion = Mozgás
motion-full = a lapok siklanak
motion-fast = gyorsan
motion-none = nincs
settings-sound = Hang
settings-haptics = Rezgés
switch-off = ki
switch-on = be
settings-pace = A botok tempója
pace-slow = ráérős
pace-usual = szokásos
pace-fast = gyors
