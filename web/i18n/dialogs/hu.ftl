# Párbeszédablakok az asztal fölött.

do-replace = Bot cseréje…
replace-keeps = A hely neve és lapjai megmaradnak.
discard-order = A legfelső lap az első.
ask-yield-title = Passzolsz, és veszítesz?
ask-yield = { $amount } erejű csapás érne, a lapjaid nem elegendők rá: ez vereség lenne.
ask-yield-yes = Passz
