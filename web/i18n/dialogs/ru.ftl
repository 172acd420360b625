# Dialogs over the table.

do-replace = Заменить бота…
replace-keeps = Имя и карты останутся прежними.
discard-order = Верхняя карта идёт первой.
ask-yield-title = Отступить и проиграть?
ask-yield = Удар на { $amount } вашими картами не покрыть: игра будет проиграна.
ask-yield-yes = Отступить
