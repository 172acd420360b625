steps-label = Игра по шагам
steps-first = К началу
steps-previous = На шаг назад
steps-next = На шаг вперёд
steps-last = К концу
steps-at = { $ply } из { $plies }
