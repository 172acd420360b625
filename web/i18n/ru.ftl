# Regicide in Russian. Message ids are the same in every catalogue.
#
# Terms: Castle Замок · Tavern Таверна · discard (pile) сброс · Jester шут · flip a Jester открыть
# шута · yield пас, пасовать · Animal Companion зверь-спутник · enemy враг · royals «враги» or the
# three names (фигуры would take in the Ace) · attack атака · health здоровье · shield щит · damage
# урон · blow удар · hand рука · heal лечить · draw брать, добор · exact точный · combo комбо ·
# take back вернуть ход · assisted с поблажкой · house rules свои правила · seed код раздачи ·
# engine движок.
# Cards and suits are in lower case and stand after a colon or inside a sentence, in the nominative.
# Players' names too, with a verb of the present: nobody's gender is known.

title = Regicide
tagline = Двенадцать падших монархов. Одна колода. И ни одного предателя за этим столом.

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
jester = шут
jester-sign = Ш★
no-cards = карт нет
list-comma = ,{ " " }
list-and = { $first } и { $last }

## Home and screens

do-continue = Продолжить
do-solo = Играть соло
do-learn = Научиться играть
learn-offer = Впервые здесь? Сыграйте первую карту прямо сейчас.
learn-holds = Уроки и задачи
home-offline = ✓ Можно играть без интернета
do-new = Новая игра
new-holds = 1–4 игрока и боты
do-back = ‹ Назад
screen-coming = Минутку…
screen-missing = Страница не загрузилась
screen-missing-why = Её не удалось получить. Может быть, нет сети? Остальное работает как обычно.
do-home = На главную
do-again = Сыграть ещё
do-retry = Повторить
do-close = Закрыть
do-menu = Меню
do-help = Справка по этому шагу
do-log = Журнал игры
do-undo = Вернуть последний ход
do-hint = Попросить подсказку у тренера
do-analyse = Разбор игры
do-newest = Продолжить оттуда
do-watch = Пересмотреть
do-leave = Выйти из-за стола (игра сохранена)
do-give-up = Сдаться…
do-sort-suit = Разложить руку по мастям
do-sort-rank = Разложить руку по старшинству
do-delete = Удалить: { $game }
menu-title = Меню
queued = Игра начнётся, как только движок будет готов.
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
seat-unnamed = Игрок { $seat }

saved-title = Сохранённые игры
saved-none = Сохранённых игр пока нет. Здесь появится каждая игра, которую вы начнёте.
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
enemy-not-immune = иммунитета больше нет
pile-castle = Замок
pile-tavern = Таверна
pile-discard = Сброс
pile-castle-about = Замок: здесь ждут остальные враги.
pile-tavern-about = Таверна: бубны берут из неё карты, черви кладут карты под неё.
pile-discard-about = Сброс: видна только его верхняя карта.
seats-label = Места
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
seat-yielded = пас
beaten = Побеждено { $count } из 12
assisted = с поблажкой
not-standard = свои правила

labelled = { $label }: { $what }
hand-label = Ваша рука
step-play = Ваш ход: сыграйте карты или пасуйте.
step-play-only = Ваш ход: сыграйте карты. Пасовать сейчас нельзя.
step-suffer = Удар! Сбросьте карт на { $amount } или больше.
step-empty = Рука пуста: { $can ->
    [both] пасуйте или откройте шута.
    [flip] откройте шута.
   *[yield] пасуйте.
  }
step-flip = Карт в руке не хватит: откройте шута!
step-choose = На столе шут: вы решаете, кто ходит дальше.
do-play = Сыграть
do-yield = Пас
do-flip = Открыть шута ({ $left })
do-discard = Сбросить: { $total } / { $needed }
do-suggest = Выбрать за меня

preview-nothing = Выберите карты, и здесь будет видно, что они сделают.
put-back = { $card } — обратно в руку. { $why }
preview-damage = Урон { $amount }
preview-doubled = Урон { $amount } (удвоен)
preview-heal = лечение { $amount }
preview-draw = вы берёте { $amount }
preview-draw-other = { $name } берёт { $amount }
preview-shield = щит { $amount }
preview-no-effect = без эффекта
preview-blocked = Здесь не действуют { $suit }: у врага иммунитет
preview-jester = Враг теряет иммунитет
preview-choose = затем вы решите, кто ходит
preview-wins = и это победа!
preview-exact = точно: враг ложится поверх Таверны и теперь за вас!
preview-over = враг побеждён
preview-left = у врага останется { $left }
preview-pay = { $fate ->
    [yes] придётся сбросить на { $amount }
    [no] придётся сбросить на { $amount }, а столько у вас нет: игра будет проиграна
   *[maybe] придётся сбросить на { $amount }; хватит ли, зависит от новых карт
  }
preview-safe = сбрасывать не придётся
preview-paid = { $total } против удара { $needed }: этого хватит.
preview-cheaper = Хватило бы и меньшего.
preview-short = { $total } против удара { $needed }: нужно ещё.

choose-seat = Ходит { $name }
wish-label = { $name } говорит
wish-keen = хочу
wish-neutral = всё равно
wish-reluctant = лучше не я

cover-label = Передайте устройство
cover-title = Передайте устройство: ходит { $name }
cover-reveal = Я — { $name }: показать мои карты

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
    [yes] Вы пасуете.
   *[no] { $name } пасует.
  }
event-power_blocked = Не действуют { $suit }: у врага иммунитет.
event-healed = { $amount ->
    [0] Лечить нечего.
    [one] { $amount } карта уходит из сброса под Таверну.
    [few] { $amount } карты уходят из сброса под Таверну.
    [many] { $amount } карт уходят из сброса под Таверну.
   *[other] { $amount } карты уходят из сброса под Таверну.
  }
event-drew = { $own ->
    [yes] Вы берёте { $card }.
   *[no] { $name } берёт { $card }.
  }
event-drew_hidden = { $amount ->
    [1] { $name } берёт карту.
    [one] { $name } берёт { $amount } карту.
    [few] { $name } берёт { $amount } карты.
   *[many] { $name } берёт { $amount } карт.
  }
event-shielded = Щит растёт на { $amount }; теперь атака врага { $attack }.
event-immunity_cancelled = Враг теряет иммунитет: { $enemy }.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] Урон { $amount }, трефы удвоили.
       *[no] Урон { $amount }.
      }
   *[other] { $doubled ->
        [yes] Урон { $amount }, трефы удвоили; здоровья осталось { $left }.
       *[no] Урон { $amount }; здоровья осталось { $left }.
      }
  }
event-defeated = { $exact ->
    [yes] Точный удар: { $enemy } ложится поверх Таверны.
   *[no] Враг побеждён: { $enemy } уходит в сброс.
  }
event-enemy_revealed = Новый враг: { $enemy }.
event-struck = { $own ->
    [yes] Вы получаете удар: { $amount }.
   *[no] { $name } получает удар: { $amount }.
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
    [yes] Вы открываете шута.
   *[no] { $name } открывает шута.
  } Сброс: { $cards }.
event-wished = { $own ->
    [yes] Вы: { $wish }.
   *[no] { $name }: { $wish }.
  }
event-undone = Ход отменён.
event-won = Последний король пал. Замок свободен!
event-lost = { $own ->
    [yes] Вы не можете продолжать.
   *[no] { $name } не может продолжать.
  } Игра проиграна.

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

ask-no = Отмена
ask-undo-assists-title = Вернуть ход?
ask-undo-assists = После этого хода уже открылось новое. Его можно вернуть, но игра получит пометку «с поблажкой».
ask-undo-assists-yes = Вернуть
ask-hint-title = Попросить подсказку?
ask-hint = Тренер видит только вашу руку и стол. Игра получит пометку «с поблажкой».
ask-hint-yes = Попросить
ask-give-up-title = Сдаться?
ask-give-up = Игра на этом закончится. Посмотреть её можно будет и потом.
ask-give-up-yes = Сдаться
ask-flip-title = Открыть шута?
ask-flip = Вся ваша рука уйдёт в сброс, и вы возьмёте новую. Медаль за победу теперь — «{ $medal }».
ask-flip-yes = Открыть
ask-delete-title = Удалить эту игру?
ask-delete = { $game }. Восстановить её будет нельзя.
ask-delete-yes = Удалить

## Why not

why-game_over = Игра окончена.
why-not_a_move = Так не ходят.
why-hand_hidden = Эта рука закрыта.
why-play_not_now = Сейчас нельзя играть карты.
why-yield_not_now = Сейчас нельзя пасовать.
why-discard_not_now = Сейчас ничего не нужно сбрасывать.
why-next_not_now = Сейчас никого не нужно выбирать.
why-flip_not_now = Сейчас нельзя открыть шута.
why-nothing_played = Сначала выберите карту.
why-card_not_in_hand = Этой карты нет в вашей руке.
why-card_given_twice = Одну и ту же карту нельзя взять дважды.
why-jester_not_alone = Шута играют отдельно, без других карт.
why-ace_with_jester = Туз с шутом не ходит.
why-ace_with_many = Туз ходит только с одной другой картой.
why-royal_combo = Валеты, дамы и короли между собой не сочетаются.
why-mixed_ranks = Вместе идут только карты одного числа или одна карта с тузом.
why-combo_over_10 = Сумма комбо — не больше 10.
why-yield_all_others_yielded = Все остальные уже спасовали: кому-то надо играть.
why-yield_twice_alone = В одиночной игре нельзя пасовать дважды подряд.
why-yield_never_alone = В этой игре пасовать в одиночку нельзя.
why-yield_off = В этой игре пас отключён.
why-discard_short = Этого пока мало.
why-discard_stops_at_the_number = Этого уже хватит: остановитесь или уберите какую-нибудь карту.
why-no_such_seat = Такого места нет.
why-flip_not_alone = Открывать шута можно только в одиночной игре.
why-flips_used_up = Шутов больше не осталось.
why-wish_not_now = О желаниях говорят только после шута.
why-nothing_to_undo = Возвращать нечего.
why-export_not_now = Поделиться можно только законченной игрой.
why-analysis_not_now = Разобрать можно законченную игру.
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
why-record_seats = В имени может быть не больше 40 букв.
why-record_newer = Эту игру сохранила более новая версия. Обновите страницу, чтобы её получить.
why-no_such_game = Этой игры нет среди сохранённых здесь.
why-changed_elsewhere = Эта игра продолжилась в другой вкладке. Ходы здесь не сохраняются.
why-runtime_download = Не удалось скачать движок. Есть ли интернет?
why-runtime_start = Движок не запустился. Попробуйте другой браузер или обновите этот.
why-engine_install = Не удалось установить движок. Обновите страницу.
why-time_limit = Движок запускается слишком долго. Проверьте связь и попробуйте ещё раз.
why-no_snapshot = На этом устройстве нет снимка, с которого можно начать.
why-unsupported_browser = Этот браузер слишком старый: в нём нет WebAssembly или модульных воркеров.

## Engine and storage

engine-label = Движок
engine-download = Скачиваем движок…
engine-start = Будим движок…
engine-install = Распаковываем правила…
engine-ready = Готово.
engine-restarting = Движок остановился, запускаем его снова…
engine-failed = Движок не запустился
engine-restored = Движок пришлось перезапустить. Можно продолжать.
storage-blocked = Этот браузер ничего не хранит для этой страницы. Играть можно, но после закрытия игры пропадут.
storage-unsaved = Последний ход не удалось сохранить. Игра идёт дальше, но не закрывайте эту страницу.

## The site as an app

daily-title = Раздача дня
daily-of = Раздача за { $day }
device-title = Офлайн и резервная копия
update-ready = Готова новая версия.
update-elsewhere = В другой вкладке идёт игра. Сначала доиграйте её или закройте вкладку.
update-keeps-game = Ваша игра сохранена и никуда не денется.
do-update = Обновить сейчас
do-later = Позже
install-offer = Поставьте Regicide рядом с другими приложениями: открывается сразу, на весь экран и без интернета.
install-ios = Чтобы добавить Regicide на экран «Домой», нажмите «Поделиться», затем «На экран „Домой“». Там игры хранятся постоянно.
do-install = Установить
do-refuse-install = Нет, спасибо

## Rules in short

rules-title = Правила
rule-link = Правило { $rule }
do-explain = Почему?
help-title = Справка
