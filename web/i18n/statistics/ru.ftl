# Статистика: числа и картинки об играх, которые хранятся здесь.

statistics-none = Считать пока нечего. Доиграйте игру, пусть и проигранную, и здесь будет видно, как далеко вы прошли.
statistics-rate = Доля побед
statistics-games = Сыграно игр
statistics-more = { $count ->
    [one] И ещё { $count } игра учтена отдельно.
    [few] И ещё { $count } игры учтены отдельно.
    [many] И ещё { $count } игр учтено отдельно.
   *[other] И ещё { $count } игры учтено отдельно.
}
statistics-won = Побед
statistics-streak = Побед подряд, сейчас
statistics-longest = Побед подряд, рекорд
statistics-average = Побеждено врагов, в среднем
statistics-best = Побеждено врагов, рекорд
statistics-reach = Как далеко вы прошли
statistics-reach-about = Столбик — игры, в которых пало столько врагов. Под ним — кто вас остановил.
statistics-beaten = Побеждено врагов
statistics-own = Без поблажек, обычные правила
statistics-company = По числу игроков
statistics-played = Игр
statistics-daily = из них раздачи дня
statistics-medals = Медали за соло
statistics-apart = Учтены отдельно
statistics-apart-about = Они видны только в приглушённых частях столбиков.
statistics-assisted = С поблажкой
statistics-rules = Свои правила
statistics-bots = Одни боты
statistics-unmarked = { $count ->
    [one] { $count } старая игра не помнит, была ли поблажка; она считается игрой без неё.
    [few] { $count } старые игры не помнят, была ли поблажка; они считаются играми без неё.
    [many] { $count } старых игр не помнят, была ли поблажка; они считаются играми без неё.
   *[other] { $count } старой игры не помнят, была ли поблажка; они считаются играми без неё.
  }
statistics-kept = Считаются только игры, которые хранятся на этом устройстве: если удалить игру, она пропадёт и отсюда. Игра, в которой вы сдались, — не победа.
