# Configuració.

settings-look = Aspecte
settings-language = Llengua
settings-theme = Colors
theme-auto = com el dispositiu
theme-light = clars
theme-dark = foscos
settings-suits = Colors dels pals
suits-two = dos colors
suits-four = quatre colors
settings-cards = Mida de les cartes
cards-usual = normal
cards-large = gran
settings-play = Mà i taula
settings-sort = Ordena la mà
sort-suit = per pals
sort-rank = per valors
settings-hand = Botó principal
hand-right = sota el polze dret
hand-left = sota el polze esquerre
settings-motion = Animacions
motion-full = les cartes llisquen
motion-none = cap
settings-pace = Ritme dels bots
pace-slow = tranquil
pace-usual = normal
pace-fast = ràpid
