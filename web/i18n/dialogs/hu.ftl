# Dialogs over the table.

do-replace = Bot cseréje…
replace-keeps = A hely megtartja a nevét és a lapjait.
discard-order = A legfelső lap az első.
