# Dialogs over the table.

do-replace = Bot cseréje…
replace-keeps = A hely megtartja a nevét és a lapjait.
discard-order = A legfelső lap az első.
ask-yield-title = Passzolsz, és veszítesz?
ask-yield = A csapás ereje { $amount }, a lapjaid nem elegendők rá: ez vereség volna.
ask-yield-yes = Passz
