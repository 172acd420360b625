royals-title = Двенадцать врагов
royals-about = Точный удар освобождает врага, и он переходит на вашу сторону.
royals-fallen = среди побеждённых
royals-freed = на вашей стороне
royals-enemy = текущий враг
royals-castle = ещё в Замке
