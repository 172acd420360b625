# Обучение: список, подсказки тренера, тексты уроков и задач. В шаге не больше 25 слов и ни одного
# своего числа: числа даёт движок.

learn-title = Учиться играя
learn-intro = Короткие уроки, в каждом одна мысль. Вы играете с первого касания.
learn-lessons = Уроки
learn-puzzles = Задачи
learn-puzzles-intro = Для тех, кто знает правила. Первая мысль бывает обманчива.
learn-progress = Пройдено { $done } из { $total }
learn-mark = пройдено
learn-open = Начать: { $title }
learn-next = Дальше: { $title }
learn-leave = Все уроки
learn-skip = Пропустить
learn-replay = Ещё раз
learn-restart = С начала
learn-hint = Подсказка
learn-show = Показать
learn-coach = Тренер
learn-at = Шаг { $step } из { $steps }
learn-you = Вы
learn-choose-you = Хожу я
learn-puzzle = Задача
learn-failed = Пока не вышло
learn-reached = Отлично!
learn-off = Этот шаг о другом. Посмотрите, что вышло, и попробуйте ещё раз.
learn-unsolved = Цель не достигнута. Посмотрите, что вышло, и попробуйте ещё раз.
learn-happened = Что произошло
learn-finished = Теперь вы знаете правила. Вас ждут задачи — и Замок.
learn-missing = Урока с таким именем нет.

why-scenario_not_text = Этот сценарий не читается: это не объект JSON.
why-scenario_newer = Этот сценарий написан для более новой версии. Обновите страницу, чтобы её получить.
why-scenario_field = В этом сценарии поле пропущено, неизвестно или неверно.
why-scenario_position = Такой позиции, как в этом сценарии, быть не может.
why-scenario_goal = У этого сценария неизвестная нам цель.
why-scenario_message = У этого сценария неизвестное нам сообщение.
why-scenario_move = В этом сценарии есть невозможный ход.
why-scenario_solution = Решение этого сценария не достигает цели.
why-scenario_losing = Проигрышный вариант этого сценария не проигрывает.
why-scenario_not_allowed = Не в этом уроке.
why-scenario_over = Эта попытка окончена. Начните заново.

## Titles

lesson-title-attack = Атака и здоровье
lesson-title-suffer = Удар врага
lesson-title-diamonds = ♦ Бубны дают карты
lesson-title-hearts = ♥ Черви лечат
lesson-title-clubs = ♣ Трефы удваивают
lesson-title-spades = ♠ Пики защищают
lesson-title-immunity = Иммунитет
lesson-title-combos = Комбо
lesson-title-companions = Звери-спутники
lesson-title-exact = Точный удар
lesson-title-yield = Пас
lesson-title-jester = Шут
lesson-title-solo = В одиночку: шуты и медали
lesson-title-three-cards = Пережить короля
lesson-title-exact-away = Ровно до нуля
lesson-title-friend-on-top = Друг в Таверне
lesson-title-jester-round = Никто не погибнет
lesson-title-last-king = Путь к золоту

## Lessons

lesson-attack-1 = Здоровье валета: { $health_left }. Число карты — её атака. Коснитесь { $cards }, затем «Сыграть».
lesson-attack-2 = Осталось здоровья: { $health_left }. Какая карта победит валета?
lesson-attack-short = Урон { $amount }, а у валета ещё { $health_left } здоровья. Бейте сильнее.
lesson-attack-done = Здоровья не осталось: валет побеждён. Сразу выходит следующий враг, здоровье { $health }.

lesson-suffer-1 = Если враг устоял, он бьёт: здесь { $attack }. Оставьте, чем заплатить. Сыграйте { $cards }.
lesson-suffer-2 = Враг бьёт на { $attack }. Выберите карты хотя бы на эту сумму, затем «Сбросить».
lesson-suffer-lost = Нужно { $amount }, а в руке только { $hand_total }. Платить нечем: игра проиграна.
lesson-suffer-done = Заплачено! Пустая рука — ещё не проигрыш. Но если кто-то не может заплатить, проигрывают все.

lesson-diamonds-1 = ♦ Бубны дают столько карт, сколько единиц в атаке. Сыграйте { $cards } и возьмите { $drawn }.
lesson-diamonds-2 = Рука полна, карт: { $hand_limit }. Сыграйте { $cards }: атака { $value }, но свободных мест: { $drawn }.
lesson-diamonds-none = Нет бубен — нет новых карт. Попробуйте отмеченную карту.
lesson-diamonds-done = В одиночку предел руки — { $hand_limit }. Чем больше игроков, тем он ниже.

lesson-hearts-1 = ♥ Черви лечат. Сыграйте { $cards }: из сброса под Таверну уйдёт { $healed } из { $discard }.
lesson-hearts-2 = В Таверне снова есть карты: { $tavern }. Возьмите их, сыграв { $cards }.
lesson-hearts-thin = Таверна почти пуста, и вы взяли мало. Сначала лечите, потом берите.
lesson-hearts-done = Черви пополняют Таверну, бубны из неё берут. Если сыграть их вместе, сначала действуют черви.

lesson-clubs-1 = ♣ Трефы удваивают урон. Сыграйте { $cards }: атака { $value }, урон { $damage }.
lesson-clubs-2 = Осталось здоровья: { $health_left }. Трефы считаются вдвойне. Какой карты хватит?
lesson-clubs-short = Урон { $amount }, осталось { $health_left }. Карта поменьше — трефы: вдвойне она бьёт сильнее.
lesson-clubs-done = Удваивается только урон. Добор, лечение и щит — по числу карты.

lesson-spades-1 = Валет бьёт на { $attack }. ♠ Пики защищают: сыграйте { $cards } и снизьте атаку на { $shield }.
lesson-spades-2 = Теперь он бьёт лишь на { $attack }. Заплатите, но пику оставьте себе.
lesson-spades-3 = Щиты складываются до конца боя. Сейчас щит { $shield }: сыграйте { $cards }, и будет на { $value } больше.
lesson-spades-keep = Вы отдали пику. Заплатите другими картами.
lesson-spades-done = Щит { $shield }, атака { $attack }: сбрасывать не нужно.

lesson-immunity-1 = Этот валет — трефы, у него иммунитет к ♣. Сыграйте { $cards }: урон { $damage }, без удвоения.
lesson-immunity-2 = Осталось здоровья: { $health_left }. Здесь трефы не удваивают. Какой карты хватит?
lesson-immunity-short = Урон всего { $amount }, без удвоения. Осталось здоровья: { $health_left }.
lesson-immunity-done = Сила масти не действует на врага той же масти. Число карты считается всегда.

lesson-combos-1 = Карты одного числа ходят вместе, сумма до { $combo_limit }. Сыграйте { $cards }: каждая масть действует на всю сумму.
lesson-combos-2 = Осталось здоровья: { $health_left }. Одной карты мало: составьте комбо сами.
lesson-combos-short = Урон { $amount }, осталось { $health_left }. Выберите карты одного числа, затем «Сыграть».
lesson-combos-done = Сколько угодно карт одного числа, сумма до { $combo_limit }. Но не тузы и не валеты, дамы, короли.

lesson-companions-1 = Туз ходит вместе с другой картой. Сыграйте { $cards }: атака { $value }, трефы удваивают до { $damage }.
lesson-companions-2 = Следующий враг бьёт на { $attack }. Сыграйте { $cards }: действуют обе масти, щит { $shield }.
lesson-companions-short = Урон { $amount }, осталось { $health_left }. Туз треф удвоит и карту рядом с собой.
lesson-companions-done = Туз идёт с любой картой, кроме шута, и добавляет своё число и свою масть.

lesson-exact-1 = Доведите валета ровно до нуля, и он перейдёт к вам. Здоровье { $health_left }: сыграйте { $cards }.
lesson-exact-2 = Валет лежит сверху Таверны. Сыграйте { $cards } и возьмите { $drawn }: валет придёт первым.
lesson-exact-3 = Заплатите { $attack }, но валета оставьте себе.
lesson-exact-4 = В вашей руке валет — это { $value }, и его масть действует. Сыграйте его: урон { $damage }!
lesson-exact-over = Слишком сильно: валет ушёл в сброс. Бейте точно.
lesson-exact-keep = Это был ваш валет! Заплатите другими картами.
lesson-exact-done = Враги, побеждённые точно, становятся вашими сильнейшими картами: и бить, и платить.

lesson-yield-1 = Удар всего { $attack }. Берегите сильную карту: пасуйте, ничего не играя.
lesson-yield-2 = Кто пасует, принимает удар. Сбросьте не меньше { $attack }, но сильную карту оставьте.
lesson-yield-3 = Вы спасовали, и партнёру пришлось играть: всем пасовать нельзя. Теперь бейте: { $cards }!
lesson-yield-keep = Вы отдали { $cards }. Заплатите маленькой картой.
lesson-yield-done = Пас бережёт хорошую карту. В одиночку пасовать снова сразу после паса нельзя.

lesson-jester-1 = У врага иммунитет к ♠: пика на столе не защищает. Шут снимает иммунитет. Сыграйте его.
lesson-jester-2 = Пика теперь защищает, щит { $shield }. Удара нет, и вы решаете, кто ходит: выберите себя.
lesson-jester-3 = Иммунитета больше нет. Сыграйте { $cards } против атаки { $attack }.
lesson-jester-blocked = У врага иммунитет: щита нет. Сначала сыграйте шута.
lesson-jester-other = В игре это хороший выбор. Но нужная карта здесь у вас: выберите себя.
lesson-jester-done = Шут: ни урона, ни удара, ни иммунитета, и вы решаете, кто ходит дальше.

lesson-solo-1 = В руке { $hand_total }, удар { $attack }. Откройте шута: новая рука, карт до { $hand_limit }.
lesson-solo-2 = У последнего короля { $health_left } здоровья. Найдите карту, которая всё решит!
lesson-solo-weak = В руке { $hand_total }, а нужно { $attack }. Лучше откройте шута.
lesson-solo-done = Победа! С этим шутом медаль — «{ $medal }». Без шутов было бы золото, с обоими — бронза.

## Puzzles

lesson-three-cards-say = Король бьёт на { $attack }, Таверна пуста. В сбросе: { $cards }. Выживите и сохраните валета.
lesson-three-cards-hint-1 = Что вылечено, можно сразу и взять.
lesson-three-cards-hint-2 = Черви и бубны одного числа ходят вместе, и черви действуют первыми.
lesson-three-cards-yield = В руке { $hand_total }, удар { $attack }. Так близко, но игра проиграна.
lesson-three-cards-heal = Карты уже в Таверне, но заплатить вам нечем.
lesson-three-cards-jack = Сильный удар, но платить больше нечем.
lesson-three-cards-draw = Таверна пуста: брать было нечего.
lesson-three-cards-gone = Вы живы, но валета нет. Заплатите остальными.
lesson-three-cards-done = Вылечить и взять одним ходом: полная рука из пустой Таверны.

lesson-exact-away-say = У дамы { $health_left } здоровья. Доведите её ровно до нуля: этим ходом или следующим.
lesson-exact-away-hint-1 = Туз даёт свою масть карте рядом. И подумайте об ударе между ходами.
lesson-exact-away-hint-2 = Начните с { $cards }: щит сделает удар слабым.
lesson-exact-away-over = Слишком сильно: дама в сбросе, а не на вашей стороне.
lesson-exact-away-near = Осталось здоровья: { $health_left }, а ходов больше нет.
lesson-exact-away-poor = Нужно { $amount }, а в руке { $hand_total }. Подумайте сначала о щите.
lesson-exact-away-done = Ровно ноль! Дама лежит сверху Таверны и будет биться за вас.

lesson-friend-on-top-say = Сверху Таверны валет треф. До конца вашего следующего хода победите даму точно: здоровье { $health_left }. Партнёр спасует.
lesson-friend-on-top-hint-1 = Какой урон нанесёт валет? Трефы удваивают.
lesson-friend-on-top-hint-2 = Здоровье { $health_left }: оставьте ровно столько, сколько снимет валет. Взять его можно и маленькими бубнами.
lesson-friend-on-top-over = Слишком сильно: дама уходит в сброс. Оставьте ей больше здоровья.
lesson-friend-on-top-spent = Вы заплатили валетом. Берегите его: им и нужно бить.
lesson-friend-on-top-late = Осталось здоровья: { $health_left }, а ходов больше нет.
lesson-friend-on-top-done = Взять, сберечь, сыграть: валет доводит даму ровно до нуля.

lesson-jester-round-say = У одного партнёра карт нет, у другого одна. Атака: { $attack }. Пусть этот круг переживут все.
lesson-jester-round-hint-1 = Пика на столе защищала бы, не будь у короля иммунитета.
lesson-jester-round-hint-2 = Партнёра без карт спасёт только щит { $base_attack }.
lesson-jester-round-blocked = У короля иммунитет к ♠: щита нет, а платить нечем.
lesson-jester-round-empty = Партнёру с такой рукой не заплатить { $attack }.
lesson-jester-round-ace = Для вас { $attack } — пустяк. Но у партнёра нет ни одной карты.
lesson-jester-round-done = Атака { $attack }: это переживёт и пустая рука.

lesson-last-king-say = У последнего короля здоровья { $health_left }. Победите, не открывая шута.
lesson-last-king-hint-1 = Не спешите. Щиты держатся до конца.
lesson-last-king-hint-2 = Дальше: { $cards }. А лучшую карту берегите для последнего удара.
lesson-last-king-flip = С открытым шутом золота не будет. Можно и без него.
lesson-last-king-rush = Сразу самое сильное? Тогда платить почти нечем.
lesson-last-king-near = Не хватило урона: { $health_left }. Каждый щит бережёт карты.
lesson-last-king-done = Ни одного шута: «{ $medal }»!
