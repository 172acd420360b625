# Apprendre : la liste, les consignes, les textes des leçons et des défis. 25 mots par étape au plus ;
# aucun nombre écrit ici : ils viennent tous du moteur.

learn-title = Apprendre en jouant
learn-intro = Des leçons courtes, une idée à la fois. Tu joues dès le début.
learn-lessons = Leçons
learn-puzzles = Défis
learn-puzzles-intro = Pour qui connaît les règles. Méfie-toi de ta première idée.
learn-progress = Fait : { $done } sur { $total }
learn-mark = fait
learn-open = Commencer : { $title }
learn-next = Suite : { $title }
learn-leave = Toutes les leçons
learn-skip = Sauter
learn-replay = Encore une fois
learn-restart = Recommencer
learn-hint = Indice
learn-show = Montrer
learn-coach = La consigne
learn-at = Étape { $step } sur { $steps }
learn-choose-you = Je joue ensuite
learn-puzzle = Défi
learn-failed = Pas cette fois
learn-reached = Bravo !
learn-off = Ce n’est pas ce que cette étape demande. Regarde le résultat, puis réessaie.
learn-unsolved = Objectif manqué. Regarde le résultat, puis réessaie.
learn-happened = Ce qui est arrivé
learn-finished = C’était le dernier défi. Maintenant, le Château t’attend.
learn-missing = Il n’y a pas de leçon de ce nom.

why-scenario_not_text = Ce scénario est illisible : ce n’est pas un objet JSON.
why-scenario_newer = Ce scénario vient d’une version plus récente. Recharge la page pour mettre le jeu à jour.
why-scenario_field = Dans ce scénario, un champ est manquant, inconnu ou incorrect.
why-scenario_position = La position de ce scénario est impossible.
why-scenario_goal = L’objectif de ce scénario est inconnu.
why-scenario_message = Un message de ce scénario est inconnu.
why-scenario_move = Ce scénario contient une action impossible.
why-scenario_solution = La solution de ce scénario n’atteint pas l’objectif.
why-scenario_losing = Une suite d’actions de ce scénario devrait mener à la défaite, mais n’y mène pas.
why-scenario_not_allowed = Pas dans cette leçon.
why-scenario_over = Cet essai est fini. Recommence.

## Titles

lesson-title-attack = Attaque et vie
lesson-title-suffer = Encaisser l’attaque
lesson-title-diamonds = ♦ Le carreau pioche
lesson-title-hearts = ♥ Le cœur soigne
lesson-title-clubs = ♣ Le trèfle double
lesson-title-spades = ♠ Le pique protège
lesson-title-immunity = Immunité
lesson-title-combos = Les combos
lesson-title-companions = Compagnons animaux
lesson-title-exact = Coup exact
lesson-title-yield = Passer
lesson-title-jester = Le joker
lesson-title-solo = Le solo et ses médailles
lesson-title-three-cards = Survivre au roi
lesson-title-exact-away = Viser juste
lesson-title-friend-on-top = Un ami à la Taverne
lesson-title-jester-round = Tous debout
lesson-title-last-king = Viser l’or

## Lessons

lesson-attack-1 = Le valet a { $health_left } points de vie. La valeur d’une carte est son attaque. Touche { $cards }, puis « Jouer ».
lesson-attack-2 = Vie restante : { $health_left }, et le pique bloque son attaque. Quelle carte fait tomber le valet ?
lesson-attack-short = Dégâts : { $amount }. Vie du valet : { $health_left }. Frappe plus fort.
lesson-attack-done = Zéro tout juste : le valet va sur la Taverne, ta pioche. L’ennemi suivant arrive, avec { $health } points de vie.

lesson-suffer-1 = Si l’ennemi survit, il te frappe, ici à { $attack }. Garde de quoi payer. Joue { $cards }.
lesson-suffer-2 = Il frappe à { $attack }. Touche des cartes dont le total fait au moins autant, puis « Défausser ».
lesson-suffer-lost = Tu dois { $amount }, mais ta main ne vaut que { $hand_total }. Tu ne peux pas payer : la partie est perdue.
lesson-suffer-done = Payé ! Mais attention : si l’un de vous ne peut pas payer, tout le monde perd.

lesson-diamonds-1 = ♦ Le carreau fait piocher : une carte par point d’attaque. Joue { $cards } et pioche { $drawn } cartes.
lesson-diamonds-2 = Ta main est pleine : { $hand_limit } cartes. Joue { $cards } : attaque { $value }, mais il n’y aura de place que pour { $drawn ->
    [one] une carte
   *[other] { $drawn } cartes
  }.
lesson-diamonds-none = Sans carreau, pas de nouvelles cartes. Essaie la carte entourée.
lesson-diamonds-done = En solo, tu n’as jamais plus de { $hand_limit } cartes en main. À plusieurs, la limite est plus basse.

lesson-hearts-1 = ♥ Le cœur soigne. Joue { $cards } : { $healed } des { $discard } cartes de la défausse vont sous la Taverne.
lesson-hearts-2 = La Taverne a de nouveau { $tavern } cartes. Pioche-les avec { $cards }.
lesson-hearts-thin = La Taverne était presque vide : tu as pioché peu de cartes. Soigne d’abord, pioche ensuite.
lesson-hearts-done = Le cœur remplit la Taverne, le carreau y pioche. Si tu les joues ensemble, le cœur agit d’abord.

lesson-clubs-1 = ♣ Le trèfle double les dégâts. Joue { $cards } : attaque { $value }, dégâts { $damage }.
lesson-clubs-2 = Vie restante : { $health_left }, et le trèfle double les dégâts. Quelle carte suffit ?
lesson-clubs-short = Dégâts : { $amount }, vie restante : { $health_left }. La petite carte est un trèfle : doublée, elle frappe plus fort.
lesson-clubs-done = Seuls les dégâts doublent. Pour piocher, soigner et protéger, c’est la valeur de la carte qui compte.

lesson-spades-1 = Le valet frappe à { $attack }. ♠ Le pique protège : joue { $cards } pour enlever { $shield } à son attaque.
lesson-spades-2 = Maintenant, il ne frappe plus qu’à { $attack }. Paie, mais garde ton pique.
lesson-spades-3 = Les boucliers se cumulent jusqu’à la chute de l’ennemi. Tu as { $shield } : joue { $cards } pour { $value } de plus.
lesson-spades-keep = Tu as défaussé ton pique. Paie avec d’autres cartes.
lesson-spades-done = Avec un bouclier de { $shield }, l’attaque tombe à { $attack } : rien à défausser.

lesson-immunity-1 = C’est le valet de trèfle : il est immunisé contre le ♣. Joue { $cards } : { $damage } dégâts seulement, non doublés.
lesson-immunity-2 = Vie restante : { $health_left }. Ici le trèfle ne double pas. Quelle carte suffit ?
lesson-immunity-short = { $amount } dégâts seulement, non doublés. Vie restante : { $health_left }.
lesson-immunity-done = Un ennemi ignore le pouvoir de sa propre couleur. Mais la valeur fait quand même des dégâts.

lesson-combos-1 = Des cartes de même valeur vont ensemble, jusqu’à { $combo_limit } au total. Joue { $cards } : chaque couleur agit avec le total entier.
lesson-combos-2 = Vie restante : { $health_left }. Aucune carte ne suffit seule : fais toi-même un combo.
lesson-combos-short = Dégâts : { $amount }, vie restante : { $health_left }. Touche des cartes de même valeur, puis « Jouer ».
lesson-combos-done = Combine autant de cartes de même valeur que tu veux, jusqu’à { $combo_limit } au total. Mais jamais d’as ni de figures.

lesson-companions-1 = Un as peut accompagner une autre carte. Joue { $cards } : attaque { $value }, et { $damage } dégâts grâce au trèfle qui double.
lesson-companions-2 = L’ennemi suivant frappe à { $attack }. Joue { $cards } : chaque couleur agit avec le total, d’où un bouclier de { $shield }.
lesson-companions-short = Dégâts : { $amount }, vie restante : { $health_left }. L’as de trèfle double aussi la carte à côté de lui.
lesson-companions-done = Un as va avec toute carte sauf un joker, et ajoute sa valeur et sa couleur.

lesson-exact-1 = Amène le valet pile à zéro et il te rejoint. Vie restante : { $health_left }. Joue { $cards }.
lesson-exact-2 = Le valet est maintenant sur la Taverne. Joue { $cards } et pioche { $drawn } cartes : le valet vient en premier.
lesson-exact-3 = Paie { $attack }, mais garde ton valet.
lesson-exact-4 = Dans ta main, un valet vaut { $value } et sa couleur agit. Joue-le : { $damage } dégâts !
lesson-exact-over = Trop de dégâts : le valet est allé à la défausse. Amène-le pile à zéro.
lesson-exact-keep = C’était ton valet ! Paie avec d’autres cartes.
lesson-exact-done = Les figures vaincues par un coup exact deviennent tes meilleures cartes, pour attaquer et pour payer.

lesson-yield-1 = L’attaque est faible : { $attack }. Garde ta carte forte : passe, sans rien jouer ce tour-ci.
lesson-yield-2 = Si tu passes, l’ennemi te frappe. Défausse au moins { $attack } points, mais garde ta carte forte.
lesson-yield-3 = Tu as passé, donc ton partenaire a dû jouer : vous ne pouvez pas tous passer. Maintenant, frappe avec { $cards } !
lesson-yield-keep = Tu as défaussé { $cards }. Paie avec la petite carte.
lesson-yield-done = Passer permet de garder une bonne carte pour plus tard. Mais en solo, tu ne peux pas passer.

lesson-jester-1 = Cet ennemi est immunisé contre le ♠ : le pique sur la table ne protège pas. Un joker change cela. Joue-le.
lesson-jester-2 = Maintenant, le pique protège : bouclier { $shield }. L’ennemi ne frappe pas, et tu choisis qui joue ensuite : choisis-toi.
lesson-jester-3 = L’immunité est levée, mais l’ennemi frappe encore à { $attack }. Joue { $cards }.
lesson-jester-blocked = L’ennemi est immunisé : pas de bouclier. Joue d’abord le joker.
lesson-jester-other = Dans une vraie partie, pourquoi pas. Mais ici, c’est toi qui as la bonne carte : choisis-toi.
lesson-jester-done = Le joker : pas de dégâts, pas d’attaque à encaisser, l’ennemi perd son immunité et tu choisis qui joue ensuite.

lesson-solo-1 = Ta main vaut { $hand_total }, l’attaque { $attack }. Retourne un joker : tu auras une nouvelle main, jusqu’à { $hand_limit } cartes.
lesson-solo-2 = Le dernier roi a { $health_left } points de vie. Trouve la carte qui l’achève !
lesson-solo-weak = Le roi tient encore debout : tu dois { $attack } et ta main vaut { $hand_total }. Retourne un joker, puis trouve la carte gagnante.
lesson-solo-done = Gagné ! Médaille : { $medal }. Sans joker retourné, l’or ; tous retournés, le bronze. Si tu commences un tour sans carte ni joker à retourner, tu perds.

## Puzzles

lesson-three-cards-say = Le roi frappe à { $attack } et la Taverne est vide. Dans la défausse : { $cards }. Survis, et garde ton valet.
lesson-three-cards-hint-1 = Ce que tu soignes, tu peux le piocher aussitôt.
lesson-three-cards-hint-2 = Un cœur et un carreau de même valeur vont ensemble, et le cœur agit d’abord.
lesson-three-cards-yield = Ta main vaut { $hand_total }, l’attaque { $attack }. Si près du but, et pourtant perdu.
lesson-three-cards-heal = Les cartes sont bien dans la Taverne, mais ta main ne peut pas payer.
lesson-three-cards-jack = Une attaque puissante, mais il ne te reste rien pour payer.
lesson-three-cards-draw = La Taverne est vide : il n’y avait rien à piocher.
lesson-three-cards-gone = Tu as survécu, mais le valet est parti. Paie avec les autres cartes.
lesson-three-cards-done = Soigner et piocher à la fois : une nouvelle main, tirée d’une Taverne vide.

lesson-exact-away-say = Amène la dame pile à zéro, à ce tour ou au suivant. Vie restante : { $health_left }.
lesson-exact-away-hint-1 = Un as prête sa couleur à la carte à côté de lui. Et pense à l’attaque à encaisser entre-temps.
lesson-exact-away-hint-2 = L’étape suivante : { $cards }. Avec un bouclier, l’attaque reste faible.
lesson-exact-away-over = Trop de dégâts : la dame est à la défausse, pas dans ton camp.
lesson-exact-away-near = Vie restante : { $health_left }, et tu n’as plus de tour.
lesson-exact-away-poor = Tu dois { $amount } et ta main vaut { $hand_total }. Pense d’abord à un bouclier.
lesson-exact-away-done = Pile à zéro ! La dame va sur la Taverne et se battra pour toi.

lesson-friend-on-top-say = Le valet de trèfle est sur la Taverne. Vie de la dame : { $health_left }. Amène-la pile à zéro, maintenant ou au prochain tour. Ton partenaire passera.
lesson-friend-on-top-hint-1 = Combien de dégâts ferait le valet ? Le trèfle double.
lesson-friend-on-top-hint-2 = Vie : { $health_left }. Laisses-en exactement autant que le valet fera de dégâts. Un petit carreau suffit pour le piocher.
lesson-friend-on-top-over = Trop de dégâts : la dame va à la défausse. Laisse-lui plus de vie.
lesson-friend-on-top-spent = Tu as payé avec le valet. Garde-le pour l’attaque finale.
lesson-friend-on-top-late = Vie restante : { $health_left }, et tu n’as plus de tour.
lesson-friend-on-top-done = Pioché, gardé, joué : le valet amène la dame pile à zéro.

lesson-jester-round-say = Un partenaire n’a plus de cartes, l’autre une seule. Attaque : { $attack }. Tout le monde doit survivre à ce tour de table.
lesson-jester-round-hint-1 = Le pique sur la table protégerait, si le roi n’était pas immunisé.
lesson-jester-round-hint-2 = Seul un bouclier de { $base_attack } sauve un partenaire sans cartes.
lesson-jester-round-blocked = Le roi est immunisé contre le ♠ : pas de bouclier, et tu ne peux pas payer.
lesson-jester-round-empty = Un partenaire avec si peu de cartes ne peut pas payer { $attack }.
lesson-jester-round-ace = Tu peux payer { $attack }. Mais un de tes partenaires n’a plus aucune carte.
lesson-jester-round-done = L’attaque est à { $attack } : même une main vide y survit.

lesson-last-king-say = Le dernier roi a { $health_left } points de vie. Gagne sans retourner de joker.
lesson-last-king-hint-1 = Ne te presse pas. Les boucliers durent jusqu’à la fin.
lesson-last-king-hint-2 = L’étape suivante : { $cards }. Et garde ta meilleure carte pour l’attaque finale.
lesson-last-king-flip = Un joker retourné, et l’or s’envole. Tu peux gagner sans.
lesson-last-king-rush = Ta plus forte attaque d’abord ? Alors il te reste trop peu pour payer.
lesson-last-king-near = Vie restante : { $health_left }. Chaque bouclier t’épargne des cartes.
lesson-last-king-done = Aucun joker retourné. Ta médaille : { $medal } !
