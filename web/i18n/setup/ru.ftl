# Новая игра: кто играет, правила и сложность.

do-start = Раздать карты
setup-players = Игроки
setup-names = Имена
setup-name = Имя
setup-your-name = Ваше имя
setup-first = Кто начинает
setup-difficulty = Сложность
difficulty-easier = Легче
difficulty-standard = Обычная
difficulty-harder = Труднее
difficulty-about-easier = Размер руки — { $limit } вместо { $standard }. Учитывается отдельно.
difficulty-about-standard = Правила настольной игры.
difficulty-about-harder = У каждого врага здоровья больше на { $health }, а атаки — на { $attack }. Учитывается отдельно.
difficulty-about-own = Правила на ваш выбор. Учитывается отдельно.
setup-options = Все настройки правил
setup-seed = Код раздачи
setup-seed-random = случайный
setup-who = Играет
# The answers to setup-who: a person, or one of the bots below.
who-person = человек
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-champion = Чемпион
setup-bots-hint = Оруженосец играет просто, Рыцарь — хорошо, Чемпион думает наперёд.
bots-title = Мои боты
companion-title = Настоящие карты
companion-offer = Играете настоящими картами? Положите рядом телефон, и он будет вести счёт боя.
# Marks the standard value in a list of numbers: «7 · стандарт».
option-usual = стандарт
option-redeal_without_diamond = Пересдать, если ни у кого нет бубен
option-no_yielding = Отступать нельзя никому
option-open_discard = Лазарет можно просматривать целиком
option-solo_yield = Отступление в соло-игре
option-solo_yield-once = не дважды подряд
option-solo_yield-free = сколько угодно
option-solo_yield-never = нельзя (стандарт)
option-hand_limit = Размер руки
option-jesters = Шуты в Таверне
option-solo_flips = Шуты в запасе
option-enemy_health = Поправка к здоровью врагов
option-enemy_attack = Поправка к атаке врагов

why-bad_seed = В коде раздачи от 1 до 64 знаков: буквы, цифры, - и _.
why-too_many_jesters = Шутов всего два: уменьшите их число в Таверне или в запасе.
why-players_range = Играть могут от одного до четырёх человек.
why-first_seat_range = С этого места начать нельзя.
why-hand_limit_range = Такой размер руки не подходит для этого числа игроков.
why-jesters_range = Шутов может быть не больше двух.
why-solo_flips_range = В запасе может быть не больше двух шутов.
why-enemy_health_range = Здоровье врагов слишком велико или слишком мало.
why-enemy_attack_range = Атака врагов слишком велика или слишком мала.
