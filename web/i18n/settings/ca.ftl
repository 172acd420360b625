# Configuració.

settings-language = Llengua
settings-theme = Colors
theme-auto = com el dispositiu
theme-light = clars
theme-dark = foscos
settings-suits = Colors dels pals
suits-two = dos colors
suits-four = quatre colors
settings-sort = Ordena la mà
sort-suit = per pals
sort-rank = per valors
settings-motion = Animacions
motion-full = les cartes llisquen
motion-fast = de pressa
motion-none = cap
settings-sound = So
settings-haptics = Vibració
switch-off = no
switch-on = sí
settings-pace = Ritme dels bots
pace-slow = tranquil
pace-usual = normal
pace-fast = ràpid
