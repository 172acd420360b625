# Párbeszédablakok az asztal fölött.

do-restart = A leosztás újrakezdése
do-replace = Bot cseréje…
replace-keeps = A hely neve és lapjai megmaradnak.
discard-order = A legfelső lap az első.
ask-yield-title = Passzolsz, és veszítesz?
ask-yield = { $why ->
    [stuck] Nem maradna több lépés: ez vereség lenne.
   *[hit] { $amount } erejű csapás érne, a lapjaid nem elegendők rá: ez vereség lenne.
  }
ask-yield-yes = Passz
ask-lose-title = { $phase ->
    [suffer] Eldobod, és veszítesz?
   *[other] Kijátszod, és veszítesz?
  }
ask-lose = { $why ->
    [stuck] Nem maradna mit kijátszani: ez vereség lenne.
   *[hit] { $amount } erejű csapás érne, a lapjaid nem lennének elegendők rá: ez vereség lenne.
  }
ask-lose-yes = { $phase ->
    [suffer] Mégis eldobom
   *[other] Mégis kijátszom
  }
ask-undo-title = Visszavonod ezt a lépést?
ask-undo = { $why ->
    [other] Más játékos lépését vonod vissza: { $name }.
    [ends] Ezzel a játék végét is visszavonod.
   *[assists] Olyasmit fedett fel, amit addig nem tudtál. Visszavonhatod, de a játék „segítséggel” jelölést kap.
  }
ask-undo-yes = Visszavonás
ask-hint-title = Kérsz egy tippet az edzőtől?
ask-hint = Az edző csak azt látja, amit te is láthatsz. A játék „segítséggel” jelölést kap.
ask-hint-yes = Kérek
ask-give-up-title = Feladod?
ask-give-up = Ezzel a játék véget ér. Utána is visszanézheted és elemezheted.
ask-give-up-yes = Feladás
ask-restart-title = Újrakezded ezt a leosztást?
ask-restart = { $why ->
    [daily] Napi leosztásnak csak az első játékod számít. Az új közönséges játék lesz.
   *[leaves] Ez a játék a mentett játékok között marad: később folytathatod.
  }
ask-restart-yes = Újrakezdés
ask-again-title = Új lapokat osztasz?
ask-again = Ez a játék a mentett játékok között marad: később folytathatod.
ask-again-yes = Új leosztás
ask-flip-title = Felfordítasz egy Jokert?
ask-flip = Minden lapodat eldobod, és újakat húzol. A legjobb elérhető érem mostantól: { $medal }.
ask-flip-yes = Felfordítás
ask-delete-title = Törlöd ezt a játékot?
ask-delete = Ezt nem lehet visszavonni: { $game }
ask-delete-yes = Törlés
ask-delete-keep = Az eredménye maradjon meg a statisztikában

why-nothing_to_redo = Nincs mit megismételni.
