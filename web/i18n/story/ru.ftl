# Что сделали последние ходы, по строке на ход.

told = { $name }: { $what }
fact-won = приносит победу всем
fact-lost = { $own ->
    [yes] вы не можете продолжать
   *[no] не может продолжать
  }
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
fact-flipped = { $own ->
    [yes] вы переворачиваете шута и берёте { $amount }
   *[no] переворачивает шута и берёт { $amount }
  }
fact-immunity_cancelled = { $rank ->
    [J] снимает иммунитет валета
    [Q] снимает иммунитет дамы
   *[K] снимает иммунитет короля
  }
fact-next_chosen = дальше ходит { $name }
fact-shielded = щит { $amount }
fact-healed = лечение { $amount }
fact-drew = добор { $amount }
fact-blocked = { $suit } не действуют
fact-damaged = { $rank ->
    [J] у валета остаётся { $left }
    [Q] у дамы остаётся { $left }
   *[K] у короля остаётся { $left }
  }
fact-yielded = { $own ->
    [yes] вы отступаете
   *[no] отступает
  }
fact-paid = { $own ->
    [yes] вы сбрасываете на { $left }
   *[no] сбрасывает на { $left }
  }
# The tooltip of such a line.
story-open = Показать этот ход в журнале
wishes-title = Кто хочет ходить
