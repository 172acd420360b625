# Settings.

settings-language = Language
settings-theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
settings-suits = Suits
suits-two = two colours
suits-four = four colours
settings-sort = Sort the hand
sort-suit = by suit
sort-rank = by rank
settings-motion = Motion
motion-full = cards glide
motion-fast = quickly
motion-none = none
settings-sound = Sound
settings-haptics = Vibration
switch-off = off
switch-on = on
settings-pace = Pace of the bots
pace-slow = leisurely
pace-usual = usual
pace-fast = fast
