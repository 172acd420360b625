# Настройки.

settings-language = Язык
settings-theme = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
settings-suits = Цвет мастей
suits-two = два цвета
suits-four = четыре цвета
settings-sort = Раскладка руки
sort-suit = по мастям
sort-rank = по старшинству
settings-motion = Движение
motion-full = карты скользят
motion-fast = быстро
motion-none = нет
settings-sound = Звук
settings-haptics = Вибрация
switch-off = выкл.
switch-on = вкл.
settings-pace = Темп ботов
pace-slow = неспешный
pace-usual = обычный
pace-fast = быстрый
