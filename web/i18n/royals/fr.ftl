royals-title = Les douze figures
royals-about = Un coup exact libère une figure, qui se bat ensuite à tes côtés.
royals-fallen = vaincue
royals-freed = libérée, à tes côtés
royals-enemy = ennemi actuel
royals-castle = encore au Château
