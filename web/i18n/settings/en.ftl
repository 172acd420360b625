# Settings.

settings-look = Appearance
settings-language = Language
settings-theme = Colours
theme-auto = match device
theme-light = light
theme-dark = dark
settings-suits = Suits
suits-two = two colours
suits-four = four colours
settings-cards = Card size
cards-usual = normal
cards-large = large
settings-play = Hand and table
settings-sort = Sort hand
sort-suit = by suit
sort-rank = by rank
settings-hand = Main button
# Where the main button is.
hand-right = right thumb
hand-left = left thumb
settings-stage = Motion and sound
settings-motion = Motion
motion-full = full
motion-fast = fast
motion-none = off
settings-sound = Sound
settings-haptics = Vibration
switch-off = off
switch-on = on
settings-pace = Bot and replay speed
pace-slow = slow
pace-usual = normal
pace-fast = fast
settings-device = Offline play, storage, backup
