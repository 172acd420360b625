# Beside a real table, in Russian.

companion-intro = Вы играете своими картами, а эта страница ведёт бой: здоровье, атаку, щиты. Отмечайте, что сыграно, и считать не придётся.
companion-hint = Руки, сброс и пас отмечать не нужно. И шута, которого вы открываете в одиночной игре, тоже.
companion-which = { $rank ->
    [J] Какой валет открыт?
    [Q] Какая дама открыта?
   *[other] Какой король открыт?
  }
companion-next = Карты, сыгранные в этом бою, уходят в сброс. Ходит тот же игрок.
companion-empty = Пока ничего не сыграно.
companion-entry = Что сыграно
companion-yield = Цена паса сейчас: { $amount }.
companion-pick = Следующий ход: сначала достоинство, потом масть.
companion-ranks = Достоинство
companion-suits = Карты этого достоинства
companion-clear = Убрать
companion-heal = лечение: до { $amount }
companion-draw = по кругу взять до { $amount }
companion-exact = Точно! Лицом вниз поверх Таверны: { $enemy }
companion-over = { $enemy }: в сброс
companion-pay = потом сбросить карт на { $amount } или больше
companion-now-pay = Теперь сбросьте карт на { $amount } или больше.
companion-now-safe = Сбрасывать нечего: ходит следующий.
companion-now-choose = Кто сыграл шута, решает, кто ходит дальше.
companion-damaged = Запись боя была повреждена. Начинается новая игра.

ask-companion-title = Начать новую игру?
ask-companion = Всё, что здесь отмечено, будет забыто.
ask-companion-yes = Новая игра
why-royal_not_due = Этому врагу сейчас не черёд.
