# Beside a real table, in Russian.

companion-intro = Играйте своими картами, а эта страница будет вести счёт боя: здоровье, атака, щиты. Отмечайте каждый ход, и считать не придётся.
companion-hint = Руки, сброс и отступления отмечать не нужно, как и шута, перевёрнутого в соло-игре.
companion-which = { $rank ->
    [J] Какой валет открыт?
    [Q] Какая дама открыта?
   *[other] Какой король открыт?
  }
companion-next = Все карты, сыгранные в этом бою, уходят в Лазарет. Кто победил врага, начинает новый ход.
companion-empty = Пока ничего не сыграно.
companion-entry = Записать ход
companion-yield = Если отступить сейчас, удар будет на { $amount }.
companion-pick = Следующий ход: сначала достоинство, потом масть.
companion-ranks = Достоинство
companion-suits = Карты этого достоинства
companion-clear = Очистить
companion-heal = лечение до { $amount }
companion-draw = добор по кругу до { $amount }
companion-exact = точный удар: { $enemy } ложится лицом вниз поверх Таверны
companion-over = враг побеждён: { $enemy } уходит в Лазарет
companion-pay = потом сброс на сумму от { $amount }
companion-now-pay = Теперь сбросьте карты на сумму от { $amount }.
companion-now-safe = Сбрасывать нечего: ходит следующий игрок.
companion-now-choose = Кто ходит дальше, решает тот, кто сыграл шута.
companion-damaged = Запись боя была повреждена. Начинается новая игра.

ask-companion-title = Начать новую игру?
ask-companion = Всё, что вы отметили, пропадёт.
ask-companion-yes = Новая игра
why-royal_not_due = Сейчас не очередь этого врага.
companion-played = { $cards }.
