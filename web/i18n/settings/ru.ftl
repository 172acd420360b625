# Настройки.

settings-look = Вид
settings-language = Язык
settings-theme = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
settings-suits = Цвет мастей
suits-two = два цвета
suits-four = четыре цвета
settings-cards = Размер карт
cards-usual = обычный
cards-large = крупный
settings-play = Рука и стол
settings-sort = Раскладка руки
sort-suit = по мастям
sort-rank = по старшинству
settings-hand = Главная кнопка
hand-right = под правой рукой
hand-left = под левой рукой
settings-motion = Движение
motion-full = карты скользят
motion-none = нет
settings-pace = Темп ботов
pace-slow = неспешный
pace-usual = обычный
pace-fast = быстрый
