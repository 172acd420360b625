# Shown while the device is passed on and the next player has to discard. See also cover-title.

cover-title-suffer = Pass the device to { $name }, who takes the hit
