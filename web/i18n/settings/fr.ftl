# Réglages.

settings-look = Apparence
settings-language = Langue
settings-theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
settings-suits = Teintes des cartes
suits-two = deux teintes
suits-four = quatre teintes
settings-cards = Taille des cartes
cards-usual = normale
cards-large = grande
settings-play = Main et table
settings-sort = Trier la main
sort-suit = par couleur
sort-rank = par valeur
settings-hand = Bouton principal
hand-right = sous le pouce droit
hand-left = sous le pouce gauche
settings-motion = Animations
motion-full = les cartes glissent
motion-none = aucune
settings-pace = Rythme des bots
pace-slow = tranquille
pace-usual = normal
pace-fast = rapide
