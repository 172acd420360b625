# Dialogs over the table.

do-replace = Заменить бота…
replace-keeps = Имя и карты останутся прежними.
discard-order = Верхняя карта идёт первой.
ask-yield-title = Отступить и проиграть?
ask-yield = Удар на { $amount } вашими картами не покрыть: игра будет проиграна.
ask-yield-yes = Отступить
ask-undo-assists-title = Отменить ход?
ask-undo-assists = Этот ход открыл то, чего вы не знали. Его можно отменить, но игра получит пометку «с подсказкой».
ask-undo-assists-yes = Отменить
ask-hint-title = Попросить подсказку?
ask-hint = Тренер видит только то, что видно вам. Игра получит пометку «с подсказкой».
ask-hint-yes = Попросить
ask-give-up-title = Сдаться?
ask-give-up = Игра на этом закончится. Потом её можно будет посмотреть и разобрать.
ask-give-up-yes = Сдаться
ask-flip-title = Перевернуть шута?
ask-flip = Вы сбросите всю руку и возьмёте новую. Лучшая возможная медаль после этого — «{ $medal }».
ask-flip-yes = Перевернуть
ask-delete-title = Удалить эту игру?
ask-delete = Восстановить будет нельзя: { $game }
ask-delete-yes = Удалить
ask-delete-keep = Оставить результат в статистике
