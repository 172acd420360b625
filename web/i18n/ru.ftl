# Regicide in Russian. Message ids are the same in every catalogue.
#
# Terms: Castle Замок · Tavern Таверна · discard pile Лазарет, to discard сбросить · Jester шут · flip a
# Jester перевернуть шута · yield отступить · Animal Companion животное-спутник · enemy враг · royals
# «враги» or the three names (фигуры would take in the Ace) · a card's number значение, same rank одного
# достоинства · suit power способность масти · immunity иммунитет · attack атака · health здоровье ·
# shield щит · damage урон · hit удар, pay for it покрыть удар · hand рука, hand limit размер руки · heal
# лечить · draw брать, добор · exact kill точный удар · combo комбо · undo отменить ход · assisted
# с подсказкой · house rules домашние правила · solo game соло-игра · deal code код раздачи · engine движок.
# Names of cards exist in the nominative only: they open a clause or stand after a colon or a dash.
# Players' names are in the nominative, too, with a verb of the present: nobody's gender is known.

title = Regicide
tagline = Кооперативная карточная игра: вместе против двенадцати падших врагов.

## Cards

rank-A = Т
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = В
rank-Q = Д
rank-K = К
rank-name-A = туз
rank-name-2 = двойка
rank-name-3 = тройка
rank-name-4 = четвёрка
rank-name-5 = пятёрка
rank-name-6 = шестёрка
rank-name-7 = семёрка
rank-name-8 = восьмёрка
rank-name-9 = девятка
rank-name-T = десятка
rank-name-J = валет
rank-name-Q = дама
rank-name-K = король
# A suit by itself: «иммунитет: черви».
suit-clubs = трефы
suit-diamonds = бубны
suit-hearts = черви
suit-spades = пики
# A suit in a card's name, in the genitive: «десятка червей».
suit-of-clubs = треф
suit-of-diamonds = бубен
suit-of-hearts = червей
suit-of-spades = пик
card-name = { $rank } { $suit }
card-drawn = новая
jester = шут
jester-sign = Ш★
no-cards = 0 карт
list-comma = ,{ " " }
list-dash = { " " }—{ " " }
list-and = { $first } и { $last }

## Home and screens

do-continue = Продолжить
home-last = Последняя игра
do-solo = Играть соло
do-learn = Научиться играть
learn-offer = Впервые здесь? Начните играть прямо сейчас.
learn-holds = Уроки и задачи
home-offline = ✓ Можно играть без интернета
do-new = Новая игра
new-holds = 1–4 игрока и боты
do-back = ‹ Назад
screen-coming = Минутку…
screen-missing = Страница не загрузилась
screen-missing-why = Может быть, нет интернета? Всё остальное работает.
do-home = На главную
# Deals new cards to the same players.
do-again = Новая раздача
do-retry = Повторить
do-close = Закрыть
do-menu = Меню
do-help = Справка по этому шагу
do-log = Журнал игры
do-undo = Отменить последний ход
do-redo = Вернуть отменённый ход
do-hint = Попросить подсказку у тренера
do-analyse = Разбор
do-newest = Обновить
do-watch = Повтор
do-leave = Выйти (игра сохранена)
do-give-up = Сдаться…
do-sort-suit = Разложить руку по мастям
do-sort-rank = Разложить руку по старшинству
do-delete = Удалить: { $game }
menu-title = Меню
queued = Игра начнётся, как только всё загрузится.
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
seat-unnamed = Игрок { $seat }
# Instead of a name, in a solo game without one.
seat-you = Вы

saved-title = Сохранённые игры
saved-none = Сохранённых игр пока нет. Каждая начатая игра сохраняется здесь.
saved-against = враг: { $enemy }, побеждено { $beaten } из 12
statistics-title = Статистика

settings-title = Настройки

about-title = Об игре

## The table

table-screen = Стол
table-label = Сыграно против этого врага
table-empty = Выберите карту и нажмите «Сыграть». Или перетащите её сюда.
enemy-label = Враг: { $enemy }
enemy-none = Замок пуст.
enemy-health = Здоровье
enemy-attack = Атака
enemy-shield = Щит
enemy-shielded = { $base } − щит { $shield }
enemy-immune = иммунитет: { $suit }
enemy-not-immune = иммунитета нет
pile-castle = Замок
pile-tavern = Таверна
pile-discard = Лазарет
pile-castle-about = Замок: здесь ждут остальные враги.
pile-tavern-about = Таверна — колода добора: бубны берут из неё карты, черви кладут карты под неё.
pile-discard-about = Лазарет: сюда уходят сброшенные карты, видна только верхняя. Черви возвращают карты отсюда под Таверну.
seats-label = Игроки
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
seat-yielded = отступает
beaten = Побеждено { $count } из 12
assisted = с подсказкой
practice = тренировка
not-standard = домашние правила

labelled = { $label }: { $what }
hand-label = Ваша рука
step-play = Ваш ход: сыграйте карты или отступите.
# In a solo game.
step-play-solo = Ваш ход: сыграйте карты.
step-play-only = Ваш ход: нужно сыграть карты.
step-suffer = Удар! Сбросьте карты на сумму от { $amount }.
step-empty = Рука пуста: { $can ->
    [both] отступите или переверните шута.
    [flip] переверните шута.
   *[yield] отступите.
  }
step-flip = Карт в руке не хватит: переверните шута!
step-choose = Сыгран шут: выберите, кто ходит дальше.
do-play = Сыграть
do-yield = Отступить
# The button that flips a solo Jester; in brackets, how many are left to flip.
do-flip = Шут ({ $left })
do-discard = Сбросить: { $total } / { $needed }
do-suggest = Выбрать за меня
# On the button instead of “Play” or “Discard”, where that surely loses the game.
do-lose = { $phase ->
    [suffer] Сбросить и проиграть
   *[other] Сыграть и проиграть
  }

# A preview reads: «Урон 9, щит 4 — у врага останется 11, потом сбросить карты на сумму от 6».
preview-nothing = Выберите карты, и здесь будет видно, что они сделают.
put-back = Обратно в руку: { $card }. { $why }
put-back-enough = Обратно в руку: { $card }. Этого уже хватало.
preview-damage = Урон { $amount }
preview-doubled = Урон { $amount } (удвоен)
preview-heal = лечение { $amount }
preview-draw = вы берёте { $amount }
preview-draw-other = { $name } берёт { $amount }
preview-draw-others = остальные тоже берут
preview-shield = щит { $amount }
preview-no-effect = без эффекта
preview-blocked = У врага иммунитет: { $suit } здесь не действуют
preview-jester = Враг теряет иммунитет
preview-choose = затем вы решите, кто ходит
preview-wins = и это победа!
preview-exact = точный удар: враг теперь за вас, поверх Таверны!
preview-over = враг побеждён
# After a play that leaves no card to play and no Jester to flip.
preview-stuck = потом ходить нечем: поражение
preview-left = у врага останется { $left }
preview-pay = { $fate ->
    [yes] затем сбросить карты на сумму от { $amount }
    [no] затем удар на { $amount }, а покрыть его нечем: поражение
    [jester] затем удар на { $amount }, и без шута его не покрыть
   *[maybe] затем сбросить карты на сумму от { $amount }, если хватит новых
  }
preview-safe = сбрасывать не придётся
preview-paid = { $total } против удара на { $needed }: этого хватит.
preview-cheaper = Хватило бы и меньшего.
preview-stuck-discard = Но потом ходить нечем: поражение.
preview-short = { $total } из { $needed }: добавьте карты.
verdict-win = Победа!
verdict-lose = Поражение!
verdict-exact = Точный удар!
verdict-over = Побеждён!

choose-seat = Ходит { $name }
# The name of the three buttons below, for screen readers.
wish-label = { $name }: хочет ли ходить
wish-keen = хочу
wish-neutral = всё равно
wish-reluctant = лучше не я

cover-label = Передайте устройство
cover-title = Передайте устройство: ходит { $name }
cover-reveal = Я — { $name }: показать карты

## What happened (the log, the recap, the screen reader)

event-turn_began = { $own ->
    [yes] Ваш ход.
   *[no] Ходит { $name }.
  }
event-played = { $own ->
    [yes] Вы играете
   *[no] { $name } играет
  }{ $value ->
    [0] { " " }шута.
   *[other] : { $cards }. Атака { $value }.
  }
event-yielded = { $own ->
    [yes] Вы отступаете.
   *[no] { $name } отступает.
  }
event-power_blocked = У врага иммунитет: { $suit } не действуют.
event-healed = { $amount ->
    [0] Лечить нечего.
    [one] { $amount } карта уходит из Лазарета под Таверну.
    [few] { $amount } карты уходят из Лазарета под Таверну.
    [many] { $amount } карт уходят из Лазарета под Таверну.
   *[other] { $amount } карты уходят из Лазарета под Таверну.
  }
event-drew = { $own ->
    [yes] Вы берёте: { $card }.
   *[no] { $name } берёт: { $card }.
  }
event-drew_hidden = { $amount ->
    [1] { $name } берёт карту.
    [one] { $name } берёт { $amount } карту.
    [few] { $name } берёт { $amount } карты.
   *[many] { $name } берёт { $amount } карт.
  }
event-shielded = Щит +{ $amount }: теперь враг бьёт на { $attack }.
event-immunity_cancelled = Враг теряет иммунитет: { $enemy }.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] Урон { $amount } (удвоен трефами).
       *[no] Урон { $amount }.
      }
   *[other] { $doubled ->
        [yes] Урон { $amount } (удвоен трефами); здоровья осталось { $left }.
       *[no] Урон { $amount }; здоровья осталось { $left }.
      }
  }
event-defeated = { $exact ->
    [yes] Точный удар: { $enemy } ложится поверх Таверны.
   *[no] Враг побеждён: { $enemy } уходит в Лазарет.
  }
event-enemy_revealed = Новый враг: { $enemy }.
event-struck = { $own ->
    [yes] Вы получаете удар на { $amount }.
   *[no] { $name } получает удар на { $amount }.
  }
event-discarded = { $own ->
    [yes] Вы сбрасываете: { $cards }.
   *[no] { $name } сбрасывает: { $cards }.
  }
event-next_chosen = { $own ->
    [yes] Вы решаете, кто ходит дальше.
   *[no] { $name } решает, кто ходит дальше.
  }
event-flipped = { $own ->
    [yes] Вы переворачиваете шута.
   *[no] { $name } переворачивает шута.
  } Сброшено: { $cards }.
event-wished = { $own ->
    [yes] Вы: { $wish }.
   *[no] { $name }: { $wish }.
  }
event-won = Последний король пал. Замок свободен!
event-lost = { $own ->
    [yes] Вы не можете продолжать.
   *[no] { $name } не может продолжать.
  } Игра проиграна.
event-undone = Ход отменён.

log-title = Журнал
log-empty = Пока ничего не произошло.

## The end

result-won = Победа!
result-lost = Поражение
result-gave_up = Вы сдались
medal-gold = Золото
medal-silver = Серебро
medal-bronze = Бронза

## Questions

ask-no = Нет

## Why not

why-game_over = Игра окончена.
why-not_a_move = Такого хода нет.
why-hand_hidden = Эта рука закрыта.
why-play_not_now = Сейчас нельзя играть карты.
why-yield_not_now = Сейчас нельзя отступить.
why-discard_not_now = Сейчас ничего не нужно сбрасывать.
why-next_not_now = Сейчас никого не нужно выбирать.
why-flip_not_now = Сейчас нельзя перевернуть шута.
why-nothing_played = Сначала выберите карту.
why-card_not_in_hand = Этой карты нет в вашей руке.
why-card_given_twice = Одну и ту же карту нельзя использовать дважды.
why-jester_not_alone = Шута можно сыграть только отдельно, без других карт.
why-ace_with_jester = Туза нельзя сыграть вместе с шутом.
why-ace_with_many = Туза можно сыграть только с одной другой картой.
why-royal_combo = Валеты, дамы и короли комбо не составляют.
why-mixed_ranks = Вместе можно сыграть только карты одного достоинства или туза с одной другой картой.
why-combo_over_10 = Сумма комбо — не больше 10.
why-yield_all_others_yielded = Все остальные отступили: вам придётся играть.
why-yield_twice_alone = Нельзя отступать дважды подряд.
why-yield_never_alone = В соло-игре отступать нельзя.
why-yield_off = В этой игре отступать запрещено.
why-discard_short = Этого пока мало.
why-discard_stops_at_the_number = Этого уже хватит: остановитесь или верните карту в руку.
why-no_such_seat = Такого места нет.
why-flip_not_alone = Перевернуть шута можно только в соло-игре.
why-flips_used_up = Шутов больше не осталось.
why-wish_not_now = Сказать, хотите ли вы ходить, можно только после шута.
why-nothing_to_undo = Отменять нечего.
why-export_not_now = Поделиться можно только законченной игрой.
why-analysis_not_now = Разобрать можно только законченную игру.
why-stale_intent = На столе уже всё изменилось. Взгляните ещё раз.
why-no_game = На столе нет игры.
why-bad_request = Что-то пошло не так. Попробуйте ещё раз.
why-worker_failed = Что-то пошло не так. Попробуйте ещё раз.
why-worker_died = Движок остановился. Попробуйте ещё раз.
why-storage_failed = Браузер не смог прочитать сохранённые игры.
why-record_not_text = Эта сохранённая игра повреждена и не открывается. Мы её не меняли.
why-record_field = Эта сохранённая игра повреждена и не открывается. Мы её не меняли.
why-record_illegal_move = Эта сохранённая игра повреждена и не открывается. Мы её не меняли.
why-record_result = Эта сохранённая игра повреждена и не открывается. Мы её не меняли.
why-record_seats = В имени может быть не больше 40 знаков.
why-record_newer = Эта игра сохранена в более новой версии. Чтобы перейти на неё, обновите страницу.
why-no_such_game = Среди сохранённых игр такой нет.
why-changed_elsewhere = Эта игра продолжилась в другой вкладке. Ходы здесь не сохраняются.
why-runtime_download = Не удалось загрузить движок. Проверьте подключение к интернету.
why-runtime_start = Движок не запустился. Попробуйте другой браузер или обновите этот.
why-engine_install = Не удалось установить движок. Обновите страницу.
why-time_limit = Движок запускается слишком долго. Проверьте подключение к интернету и попробуйте ещё раз.
why-no_snapshot = На этом устройстве нет снимка, с которого можно начать.
why-unsupported_browser = Этот браузер слишком старый: в нём нет WebAssembly или модульных воркеров.

## Engine and storage

engine-label = Движок
engine-download = Загружаем движок…
engine-start = Запускаем движок…
engine-install = Загружаем правила…
engine-ready = Готово.
engine-restarting = Движок остановился. Перезапускаем…
engine-failed = Движок не запустился
engine-restored = Движок пришлось перезапустить. Можно продолжать.
storage-blocked = Этот браузер ничего не сохраняет для этой страницы. Играть можно, но, когда вы закроете страницу, игры пропадут.
storage-unsaved = Последний ход не удалось сохранить. Играть можно, но не закрывайте эту страницу.

## The site as an app

daily-title = Раздача дня
daily-of = Раздача за { $day }
device-title = Офлайн и резервная копия
update-ready = Вышла новая версия.
update-elsewhere = В другой вкладке открыта игра. Сначала доиграйте её или закройте ту вкладку.
update-keeps-game = Ваша игра сохранена и не пропадёт.
do-update = Обновить сейчас
do-later = Позже
install-offer = Установите Regicide: игра открывается сразу, на весь экран и даже без интернета.
install-ios = Чтобы добавить Regicide на экран «Домой», нажмите «Поделиться», затем «На экран „Домой“». Игры, начатые оттуда, хранятся постоянно.
do-install = Установить
do-refuse-install = Нет, спасибо

## Rules in short

rules-title = Правила
rule-link = Правило { $rule }
do-explain = Почему?
help-title = Справка
