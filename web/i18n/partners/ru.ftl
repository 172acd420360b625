# Боты за столом: что они делают, одной строкой, и что с ними можно сделать.

told = { $name }: { $what }
fact-won = приносит победу всем
fact-lost = не может продолжать
fact-defeated_exact = { $rank ->
    [J] точным ударом побеждает валета
    [Q] точным ударом побеждает даму
   *[K] точным ударом побеждает короля
  }
fact-defeated = { $rank ->
    [J] побеждает валета
    [Q] побеждает даму
   *[K] побеждает короля
  }
fact-flipped = переворачивает шута и берёт { $amount }
fact-immunity_cancelled = { $rank ->
    [J] снимает иммунитет валета
    [Q] снимает иммунитет дамы
   *[K] снимает иммунитет короля
  }
fact-next_chosen = дальше ходит { $name }
fact-shielded = щит { $amount }
fact-healed = лечение { $amount }
fact-drew = добор { $amount }
fact-damaged = { $rank ->
    [J] у валета остаётся { $left }
    [Q] у дамы остаётся { $left }
   *[K] у короля остаётся { $left }
  }
fact-yielded = отступает
fact-paid = сбрасывает на { $left }
bots-turn = { $name } думает…
bots-paused = Пауза: { $name } ждёт.
bots-not-you = Сейчас ходит { $name }.
do-hurry = Быстрее
do-pause = Пауза
do-unpause = Продолжить
bots-wish = { $name } решает, кто ходит дальше. Кто хочет ходить следующим?
do-wished = Готово
do-take-over = Играю я
do-knight = Пусть играет Рыцарь
trouble-title = Бот остановился: { $name }
bot-why-bot_crashed = В боте произошла ошибка.
bot-why-bot_illegal = Бот выбрал недопустимый ход.
bot-why-bot_stalled = Бот думал слишком долго и был остановлен.
bot-why-bot_bad_wheel = Этот файл нельзя установить: нужен wheel на чистом Python.
bot-why-bot_none = В этом wheel нет бота.
bot-why-bot_not_loaded = Бота не удалось загрузить.
bot-why-bot_name_taken = Бот с таким именем уже есть.
bot-why-bot_no_room = Python этого бота не запустился.
bot-why-no_such_bot = Этот бот не загружен. Добавьте его wheel снова в «Моих ботах» или отдайте место другому.
