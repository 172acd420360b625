# Dialogs over the table.

do-replace = Заменить бота…
replace-keeps = Место сохраняет имя и карты.
discard-order = Верхняя карта — первая.
ask-yield-title = Спасовать и проиграть?
ask-yield = Ваших карт не хватит на удар силой { $amount }: игра будет проиграна.
ask-yield-yes = Спасовать
