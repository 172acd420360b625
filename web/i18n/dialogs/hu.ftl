# Párbeszédablakok az asztal fölött.

do-replace = Bot cseréje…
replace-keeps = A hely neve és lapjai megmaradnak.
discard-order = A legfelső lap az első.
ask-yield-title = Passzolsz, és veszítesz?
ask-yield = { $amount } erejű csapás érne, a lapjaid nem elegendők rá: ez vereség lenne.
ask-yield-yes = Passz
ask-undo-assists-title = Visszavonod ezt a lépést?
ask-undo-assists = Olyasmit fedett fel, amit addig nem tudtál. Visszavonhatod, de a játék „segítséggel” jelölést kap.
ask-undo-assists-yes = Visszavonás
ask-hint-title = Kérsz egy tippet az edzőtől?
ask-hint = Az edző csak azt látja, amit te is láthatsz. A játék „segítséggel” jelölést kap.
ask-hint-yes = Kérek
ask-give-up-title = Feladod?
ask-give-up = Ezzel a játék véget ér. Utána is újranézheted és elemezheted.
ask-give-up-yes = Feladás
ask-flip-title = Felfordítasz egy Jokert?
ask-flip = Minden lapodat eldobod, és újakat húzol. A legjobb elérhető érem mostantól: { $medal }.
ask-flip-yes = Felfordítás
ask-delete-title = Törlöd ezt a játékot?
ask-delete = Ezt nem lehet visszavonni: { $game }
ask-delete-yes = Törlés
ask-delete-keep = Az eredménye maradjon meg a statisztikában
