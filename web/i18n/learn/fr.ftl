# Apprendre : la liste, les consignes, les textes des leçons et des défis. 25 mots par étape au plus ;
# aucun nombre écrit ici : ils viennent tous du moteur.

learn-title = Apprendre en jouant
learn-intro = Des leçons courtes, une idée à la fois. Tu joues dès le premier geste.
learn-lessons = Leçons
learn-puzzles = Défis
learn-puzzles-intro = Pour qui connaît les règles. Méfie-toi de la première idée.
learn-progress = Fait : { $done } sur { $total }
learn-mark = fait
learn-open = Commencer : { $title }
learn-next = Continuer : { $title }
learn-leave = Toutes les leçons
learn-skip = Sauter
learn-replay = Encore une fois
learn-restart = Depuis le début
learn-hint = Indice
learn-show = Indice
learn-coach = La consigne
learn-at = Étape { $step } sur { $steps }
learn-you = Toi
learn-choose-you = Je joue ensuite
learn-puzzle = Défi
learn-failed = Pas cette fois
learn-reached = Bravo !
learn-off = Ce n’est pas ce qui est demandé. Regarde ce qui est arrivé, puis réessaie.
learn-unsolved = Le but n’est pas atteint. Regarde ce qui est arrivé, puis réessaie.
learn-happened = Ce qui est arrivé
learn-finished = Tu connais les règles. Les défis t’attendent, et le Château aussi.
learn-missing = Il n’y a pas de leçon de ce nom.

why-scenario_not_text = Ce scénario est illisible : ce n’est pas un objet JSON.
why-scenario_newer = Ce scénario vient d’une version plus récente. Recharge la page pour te mettre à jour.
why-scenario_field = Dans ce scénario, un champ manque, est inconnu ou est faux.
why-scenario_position = La position de ce scénario est impossible.
why-scenario_goal = Ce scénario a un but que nous ne connaissons pas.
why-scenario_message = Ce scénario a un message que nous ne connaissons pas.
why-scenario_move = Ce scénario contient une action impossible.
why-scenario_solution = La solution de ce scénario n’atteint pas son but.
why-scenario_losing = Une suite perdante de ce scénario ne perd pas.
why-scenario_not_allowed = Pas dans cette leçon.
why-scenario_over = Cet essai est fini. Recommence.

## Titles

lesson-title-attack = Attaque et vie
lesson-title-suffer = Prendre un coup
lesson-title-diamonds = ♦ Le carreau pioche
lesson-title-hearts = ♥ Le cœur soigne
lesson-title-clubs = ♣ Le trèfle double
lesson-title-spades = ♠ Le pique protège
lesson-title-immunity = Immunité
lesson-title-combos = Combinaisons
lesson-title-companions = Compagnons animaux
lesson-title-exact = Pile à zéro
lesson-title-yield = Passer
lesson-title-jester = Le joker
lesson-title-solo = En solo : jokers et médailles
lesson-title-three-cards = Survivre au roi
lesson-title-exact-away = Pile à zéro, presque
lesson-title-friend-on-top = Un ami à la Taverne
lesson-title-jester-round = Personne ne tombe
lesson-title-last-king = La voie de l’or

## Lessons

lesson-attack-1 = Le valet a { $health_left } de vie. La valeur d’une carte est son attaque. Touche { $cards }, puis « Jouer ».
lesson-attack-2 = Vie restante : { $health_left }. Quelle carte fait tomber le valet ?
lesson-attack-short = Dégâts : { $amount }. Il reste { $health_left } de vie au valet. Frappe plus fort.
lesson-attack-done = Le valet n’a plus de vie : il tombe. L’ennemi suivant arrive aussitôt, avec { $health } de vie.

lesson-suffer-1 = Si l’ennemi tient encore debout, il frappe à { $attack } : tu paies en cartes. Joue { $cards } et garde les autres.
lesson-suffer-2 = Un coup de { $attack } ! Touche des cartes qui font au moins ce total, puis « Défausser ».
lesson-suffer-lost = Tu dois { $amount } et ta main ne fait que { $hand_total }. La partie est perdue.
lesson-suffer-done = Payé ! Une main vide n’est pas grave. Mais si quelqu’un ne peut pas payer, tout le monde perd.

lesson-diamonds-1 = ♦ Le carreau pioche autant de cartes que l’attaque. Joue { $cards } et pioche { $drawn } cartes.
lesson-diamonds-2 = Ta main a { $hand_limit } cartes au plus. Joue { $cards } : attaque { $value }, mais il ne reste de place que pour { $drawn ->
    [one] une carte
   *[other] { $drawn } cartes
}.
lesson-diamonds-none = Sans carreau, pas de nouvelles cartes. Réessaie avec la carte entourée.
lesson-diamonds-done = En solo, jamais plus de { $hand_limit } cartes en main. À plusieurs, la limite est plus basse.

lesson-hearts-1 = ♥ Le cœur soigne. Joue { $cards } : { $healed } des { $discard } cartes de la défausse vont sous la Taverne.
lesson-hearts-2 = La Taverne a de nouveau { $tavern } cartes. Pioche-les avec { $cards }.
lesson-hearts-thin = La Taverne était presque vide : tu as peu pioché. Soigne d’abord, pioche ensuite.
lesson-hearts-done = Le cœur remplit la Taverne, le carreau y pioche. Si tu les joues ensemble, le cœur agit d’abord.

lesson-clubs-1 = ♣ Le trèfle double les dégâts. Joue { $cards } : attaque { $value }, dégâts { $damage }.
lesson-clubs-2 = Vie restante : { $health_left }, et le trèfle compte double. Quelle carte suffit ?
lesson-clubs-short = Dégâts : { $amount }, vie restante : { $health_left }. L’autre carte est un trèfle : doublée, elle frappe plus fort.
lesson-clubs-done = Seuls les dégâts doublent. Pioche, soin et bouclier suivent la valeur de la carte.

lesson-spades-1 = Le valet frappe à { $attack }. ♠ Le pique protège : joue { $cards } pour enlever { $shield } à son attaque.
lesson-spades-2 = Il ne frappe plus qu’à { $attack }. Paie, mais garde ton pique.
lesson-spades-3 = Les boucliers s’ajoutent jusqu’à la chute de l’ennemi. Tu as { $shield } : joue { $cards } pour { $value } de plus.
lesson-spades-keep = Tu as donné ton pique. Paie avec d’autres cartes.
lesson-spades-done = Bouclier { $shield }, attaque { $attack } : rien à défausser.

lesson-immunity-1 = Ce valet est un trèfle : ♣ n’a pas de pouvoir contre lui. Joue { $cards } : dégâts { $damage }, sans doubler.
lesson-immunity-2 = Vie restante : { $health_left }. Ici le trèfle ne double pas. Quelle carte suffit ?
lesson-immunity-short = Dégâts : { $amount }, sans doubler. Vie restante : { $health_left }.
lesson-immunity-done = Un ennemi ignore le pouvoir de sa propre couleur. La valeur compte toujours.

lesson-combos-1 = Des cartes de même valeur vont ensemble, total { $combo_limit } au plus. Joue { $cards } : chaque couleur agit avec le total.
lesson-combos-2 = Vie restante : { $health_left }. Une seule carte ne suffit pas : fais une combinaison.
lesson-combos-short = Dégâts : { $amount }, vie restante : { $health_left }. Touche des cartes de même valeur, puis « Jouer ».
lesson-combos-done = Autant de cartes de même valeur que tu veux, total { $combo_limit } au plus. Jamais d’as ni de figures.

lesson-companions-1 = Un as accompagne une autre carte. Joue { $cards } : attaque { $value }, doublée par le trèfle : { $damage }.
lesson-companions-2 = L’ennemi suivant frappe à { $attack }. Joue { $cards } : chaque couleur agit, bouclier { $shield }.
lesson-companions-short = Dégâts : { $amount }, vie restante : { $health_left }. L’as de trèfle double aussi la carte à côté de lui.
lesson-companions-done = Un as va avec toute carte sauf un joker, et apporte sa valeur et sa couleur.

lesson-exact-1 = Amène le valet pile à zéro et il te rejoint. Vie restante : { $health_left }. Joue { $cards }.
lesson-exact-2 = Le valet est sur la Taverne. Joue { $cards } et pioche { $drawn } cartes : le valet vient en premier.
lesson-exact-3 = Paie { $attack }, mais garde ton valet.
lesson-exact-4 = Dans ta main, un valet vaut { $value } et sa couleur agit. Joue-le : dégâts { $damage } !
lesson-exact-over = Trop fort : le valet est allé à la défausse. Vise pile à zéro.
lesson-exact-keep = C’était ton valet ! Paie avec d’autres cartes.
lesson-exact-done = Les figures tombées pile à zéro deviennent tes meilleures cartes, pour attaquer et pour payer.

lesson-yield-1 = Le coup n’est que de { $attack }. Garde ta carte forte : passe, sans rien jouer ce tour-ci.
lesson-yield-2 = Qui passe prend le coup. Défausse au moins { $attack }, mais garde ta carte forte.
lesson-yield-3 = Tu as passé, donc ton partenaire a dû jouer : tout le monde ne peut pas passer. Frappe avec { $cards } !
lesson-yield-keep = Tu as donné { $cards }. Paie avec la petite carte.
lesson-yield-done = Passer garde une bonne carte pour plus tard. En solo, tu ne peux pas passer encore juste après.

lesson-jester-1 = Cet ennemi est immunisé contre ♠ : le pique sur la table ne protège pas. Un joker met fin à son immunité. Joue-le.
lesson-jester-2 = Le pique protège : { $shield }. Pas de coup, et tu choisis qui joue ensuite : choisis-toi.
lesson-jester-3 = Plus d’immunité. Joue { $cards } contre l’attaque de { $attack }.
lesson-jester-blocked = L’ennemi est immunisé : pas de bouclier. Joue d’abord le joker.
lesson-jester-other = Bon choix dans une partie. Mais ici, c’est toi qui as la bonne carte : choisis-toi.
lesson-jester-done = Le joker : ni dégâts, ni coup, ni immunité, et tu dis qui joue ensuite.

lesson-solo-1 = Ta main fait { $hand_total }, le coup { $attack }. Retourne un joker : une nouvelle main, jusqu’à { $hand_limit } cartes.
lesson-solo-2 = Le dernier roi a { $health_left } de vie. Trouve la carte qui finit tout !
lesson-solo-weak = Ta main fait { $hand_total } et tu dois { $attack }. Retourne plutôt un joker.
lesson-solo-done = Gagné ! Avec ce joker, la médaille est : { $medal }. Sans joker, l’or ; avec tous les jokers, le bronze.

## Puzzles

lesson-three-cards-say = Le roi frappe à { $attack }, la Taverne est vide. Défausse : { $cards }. Survis et garde ton valet.
lesson-three-cards-hint-1 = Ce que tu soignes, tu pourrais le piocher aussitôt.
lesson-three-cards-hint-2 = Un cœur et un carreau de même valeur vont ensemble, et le cœur agit d’abord.
lesson-three-cards-yield = Ta main fait { $hand_total }, le coup { $attack }. Tout près, mais perdu.
lesson-three-cards-heal = Les cartes sont dans la Taverne, mais ta main ne peut pas payer.
lesson-three-cards-jack = Une belle attaque, mais plus rien pour payer.
lesson-three-cards-draw = La Taverne est vide : il n’y avait rien à piocher.
lesson-three-cards-gone = Tu survis, mais le valet est parti. Paie avec les autres.
lesson-three-cards-done = Soigner et piocher en même temps : une main pleine, tirée d’une Taverne vide.

lesson-exact-away-say = La dame a { $health_left } de vie : amène-la pile à zéro, ce tour-ci ou au suivant.
lesson-exact-away-hint-1 = Un as prête sa couleur à la carte à côté de lui. Et pense au coup entre les tours.
lesson-exact-away-hint-2 = Commence par { $cards } : grâce au bouclier, le coup sera petit.
lesson-exact-away-over = Trop fort : la dame est à la défausse, pas dans ton camp.
lesson-exact-away-near = Vie restante : { $health_left }. C’était le dernier tour.
lesson-exact-away-poor = Tu dois { $amount } et ta main fait { $hand_total }. Pense d’abord au bouclier.
lesson-exact-away-done = Pile à zéro ! La dame est sur la Taverne et se battra pour toi.

lesson-friend-on-top-say = Le valet de trèfle est sur la Taverne. Amène la dame ({ $health_left } de vie) pile à zéro d’ici ton prochain tour. Ton partenaire passera.
lesson-friend-on-top-hint-1 = Combien de dégâts ferait le valet ? Le trèfle double.
lesson-friend-on-top-hint-2 = Vie : { $health_left }. Laisse juste ce que prend le valet. Un petit carreau le pioche aussi bien.
lesson-friend-on-top-over = Trop fort : la dame va à la défausse. Laisse-lui plus de vie.
lesson-friend-on-top-spent = Tu as payé avec le valet. Garde-le : c’est lui qui doit frapper.
lesson-friend-on-top-late = Vie restante : { $health_left }. C’était le dernier tour.
lesson-friend-on-top-done = Pioché, gardé, joué : le valet amène la dame pile à zéro.

lesson-jester-round-say = Un partenaire n’a pas de carte, l’autre une seule. Attaque : { $attack }. Que personne ne tombe pendant ce tour de table.
lesson-jester-round-hint-1 = Le pique sur la table protégerait, si le roi n’était pas immunisé.
lesson-jester-round-hint-2 = Seul un bouclier de { $base_attack } sauve un partenaire sans carte.
lesson-jester-round-blocked = Le roi est immunisé contre ♠ : pas de bouclier, et tu ne peux pas payer.
lesson-jester-round-empty = Un partenaire avec si peu de cartes ne peut pas payer { $attack }.
lesson-jester-round-ace = { $attack }, c’est peu pour toi. Mais ton partenaire n’a aucune carte.
lesson-jester-round-done = Attaque { $attack } : même une main vide y survit.

lesson-last-king-say = Le dernier roi a { $health_left } de vie. Gagne sans retourner de joker.
lesson-last-king-hint-1 = Pas de hâte. Les boucliers durent jusqu’à la fin.
lesson-last-king-hint-2 = La suite : { $cards }. Et garde ta meilleure carte pour finir.
lesson-last-king-flip = Avec un joker, l’or s’envole. On peut faire sans.
lesson-last-king-rush = La plus forte d’abord ? Alors il reste trop peu pour payer.
lesson-last-king-near = Il manque { $health_left }. Chaque bouclier épargne des cartes.
lesson-last-king-done = Aucun joker retourné. Médaille : { $medal } !
