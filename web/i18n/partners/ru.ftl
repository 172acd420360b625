# Боты за столом: чей ход, и что можно сделать с ботом.

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
