# Dialogs over the table.

do-replace = Заменить бота…
replace-keeps = Место сохраняет имя и карты.
discard-order = Верхняя карта — первая.
