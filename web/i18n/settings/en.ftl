# Settings.

settings-look = Look
settings-language = Language
settings-theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
settings-suits = Suits
suits-two = two colours
suits-four = four colours
settings-cards = Size of the cards
cards-usual = usual
cards-large = large
settings-play = Hand and table
settings-sort = Sort the hand
sort-suit = by suit
sort-rank = by rank
settings-hand = Main button
hand-right = under the right thumb
hand-left = under the left thumb
settings-motion = Motion
motion-full = cards glide
motion-none = none
settings-pace = Pace of the bots
pace-slow = leisurely
pace-usual = usual
pace-fast = fast
