# Réglages.

settings-language = Langue
settings-theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
settings-suits = Teintes des cartes
suits-two = deux teintes
suits-four = quatre teintes
settings-sort = Trier la main
sort-suit = par couleur
sort-rank = par valeur
settings-motion = Animations
motion-full = les cartes glissent
motion-fast = plus vite
motion-none = aucune
settings-sound = Son
settings-haptics = Vibrations
switch-off = non
switch-on = oui
settings-pace = Rythme des bots
pace-slow = tranquille
pace-usual = normal
pace-fast = rapide
