# Les règles en français. Termes de ../fr.ftl ; « l’attaque » d’un tour est le total des cartes jouées.
# Pas de chiffres ici : les nombres viennent du moteur.

rules-intro = Chaque paragraphe a un repère, que l’on peut citer dans un lien. Un repère avec un Q marque un point où les livrets imprimés ne sont pas d’accord ou ne disent rien, et ce que nous jouons.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
  }
rules-contents = Sommaire
rules-glance = En bref

glance-play = Joue une carte, une combinaison, ou un as avec une autre carte. Ou passe.
glance-powers = Les couleurs agissent, chacune avec toute l’attaque. La couleur de l’ennemi n’a pas de pouvoir, mais la valeur compte.
glance-damage = L’ennemi prend les dégâts. S’ils égalent sa vie, il va sur la Taverne ; s’ils la dépassent, à la défausse. Dans les deux cas, tu commences un nouveau tour contre le suivant.
glance-blow = Il tient encore debout ? Défausse des cartes pour au moins son attaque. Puis c’est au suivant.
glance-end = C’est gagné quand le dernier roi tombe. C’est perdu pour tous quand l’un de vous ne peut pas payer un coup, ou ne peut ni jouer ni passer.

rules-setup = La donne
rules-enemy = L’ennemi
rules-powers = Le pouvoir des couleurs
rules-damage = Les dégâts
rules-difficulty = Difficulté

rules-turn-intro = Un tour a quatre étapes : d’abord jouer ou passer, puis les pouvoirs des couleurs, puis les dégâts, et enfin le coup de l’ennemi.
rules-powers-intro = Quand les cartes sont jouées, chacune de leurs couleurs agit : d’abord le cœur, puis le carreau, puis le trèfle et le pique. On ne peut pas refuser. Une couleur agit une seule fois, même avec plusieurs cartes, et toujours avec l’attaque de toutes les cartes jouées ensemble.
rules-difficulty-intro = Avant une partie, tu peux la rendre plus facile ou plus difficile. Tu peux aussi interdire à tous de passer. Il n’y a que deux jokers en tout : en solo, chaque joker mis dans la Taverne en fait un de moins à retourner. Le résultat dit alors que la partie s’est jouée avec des règles maison.

table-card = Carte
table-value = Valeur
table-numbers = Valeurs
table-of-players = La table selon le nombre de joueurs
table-of-enemies = La force des ennemis
table-of-values = Ce que vaut une carte
table-of-combos = Toutes les combinaisons possibles
table-of-options = Ce qui peut changer, selon le nombre de joueurs

## Setting up

rule-S1 = Le Château : mélange les quatre rois. Pose dessus les quatre dames mélangées, puis les quatre valets mélangés. Retourne la carte du dessus : c’est le premier ennemi. Les valets viennent donc d’abord, puis les dames, puis les rois.
rule-S2 = La Taverne : mélange les cartes de { $low } à { $high } de toutes les couleurs avec les quatre as, les compagnons animaux. Ajoute autant de jokers que le dit le tableau. C’est là que l’on pioche.
rule-S3 = Le nombre de joueurs décide combien de jokers sont dans la Taverne et combien de cartes une main peut avoir.
rule-S4 = Distribue à chacun une main pleine. La défausse est vide au début. Elle est face visible, et commune à tous.
rule-S5 = En solo, les deux jokers attendent à côté de la Taverne. Ils ne sont pas dans le paquet, et aucun n’a encore servi.
rule-S6 = N’importe qui peut commencer. On choisit le premier joueur en préparant la partie.
rule-S7 = Une option : si personne n’a de carreau, toutes les mains reviennent, on mélange la Taverne et on redistribue, jusqu’à ce que quelqu’un en ait un. Elle est désactivée au départ.

## The enemy

rule-E1 = Chaque ennemi a une attaque et une vie. Il frappe avec son attaque. Sa vie dit combien de dégâts il peut prendre.
rule-E2 = Un ennemi est immunisé contre le pouvoir de sa propre couleur : ce pouvoir ne fait rien. Mais la valeur de la carte compte quand même comme dégâts. Elle compte aussi dans l’attaque dont se servent les autres couleurs jouées avec elle.
rule-E3 = Un joker joué contre un ennemi met fin à son immunité, tant que cet ennemi est là.

## Step 1

rule-P1 = Joue une carte. Sa valeur est son attaque. Un as vaut { $ace }, un valet { $jack }, une dame { $queen }, un roi { $king }, et un joker rien du tout.
rule-P2 = Une combinaison, ce sont deux, trois ou quatre cartes de même valeur. Ensemble, elles font { $combo } au maximum. Les as, les valets, les dames et les rois ne forment jamais de combinaison.
rule-P3 = Un as se joue seul ou avec exactement une autre carte : un nombre, un valet, une dame, un roi ou un autre as. Jamais avec un joker, et jamais trois cartes ensemble. La limite de { $combo } ne compte pas ici.
rule-P4 = Quand tu joues plusieurs cartes ensemble, leurs valeurs s’ajoutent. Le total est ton attaque.
rule-P5 = Un joker se joue seul.
rule-P6 = Tu peux passer : tu ne joues rien, et l’ennemi frappe aussitôt. Tu ne peux pas passer si tous les autres ont passé, chacun à son propre dernier tour. Dès que quelqu’un joue une carte, même un joker, il n’est plus de ceux qui ont passé. Le nouveau tour après un ennemi vaincu compte aussi comme un tour. On peut aussi décider, avant la partie, que personne ne passe.
rule-P7 = Une main vide au début de ton tour, ce n’est pas encore perdu. Tu peux passer, si la règle sur les autres joueurs le permet.
rule-P8 = Si tu ne peux ni jouer ni passer, la partie est perdue pour tous. En solo, seulement si tu ne peux pas non plus retourner de joker.

## Step 2

rule-H1 = Mélange la défausse. Prends-y autant de cartes que l’attaque et mets-les sous la Taverne, face cachée, sans regarder. S’il y en a moins, elles y vont toutes. Les autres restent dans la défausse, face visible.
rule-H2 = Les cartes jouées contre l’ennemi actuel sont sur la table, pas dans la défausse. On ne peut pas encore les soigner.
rule-D1 = Tu pioches une carte, puis le joueur suivant dans le sens des aiguilles d’une montre, et ainsi de suite, jusqu’à avoir pioché autant de cartes que l’attaque. On s’arrête avant si la Taverne est vide ou si toutes les mains sont pleines. Une main pleine est sautée, et cela n’use aucune carte. Personne ne dépasse jamais la limite de main.
rule-D2 = Si le cœur et le carreau agissent tous les deux, le cœur vient d’abord. On peut donc piocher des cartes qui viennent d’être soignées.
rule-D3 = Une Taverne vide ou une défausse vide ne coûte rien. La défausse ne retourne jamais d’elle-même dans la Taverne.
rule-C1 = Les dégâts de ce tour comptent double. Les autres couleurs jouées avec le trèfle gardent l’attaque simple.
rule-K1 = L’attaque de l’ennemi baisse du montant de la tienne, jusqu’à ce qu’il soit vaincu. Les boucliers de tous les joueurs s’ajoutent. L’attaque ne descend jamais sous zéro.

## Step 3

rule-M1 = L’ennemi prend autant de dégâts que ton attaque, ou le double avec du trèfle. Les dégâts de tous les tours s’ajoutent. Quand ils atteignent sa vie, l’ennemi est vaincu.
rule-M2 = Si les dégâts sont égaux à la vie de l’ennemi, il tombe pile à zéro et va, face cachée, sur la Taverne. S’ils sont plus grands, il va à la défausse.
rule-M3 = Toutes les cartes jouées contre un ennemi vaincu vont à la défausse, les jokers aussi.
rule-M4 = Retourne la carte suivante du Château. Le joueur qui a vaincu l’ennemi ne prend pas de coup et commence un nouveau tour. Si le Château est vide, vous avez gagné.
rule-M5 = Le carreau pioche avant les dégâts. On ne pioche donc jamais l’ennemi avec les cartes qui le font tomber : il vient à la pioche suivante.
rule-M6 = Un valet, une dame ou un roi dans ta main est une carte ordinaire. Elle vaut { $jack }, { $queen } ou { $king }, à l’attaque comme à la défausse, et sa couleur a son pouvoir.

## Step 4

rule-F1 = Un ennemi encore debout frappe le joueur dont c’est le tour. Le coup est son attaque moins les boucliers.
rule-F2 = Défausse des cartes de ta main une par une, face visible, jusqu’à ce que leurs valeurs atteignent le coup. Puis arrête-toi. Tu choisis les cartes et leur ordre, mais aucune ne peut suivre une fois le coup payé. Chaque carte vaut autant qu’à l’attaque.
rule-F3 = Si l’attaque de l’ennemi est à zéro, tu ne défausses rien. On peut finir son tour la main vide.
rule-F4 = Si toute ta main ne suffit pas, tu tombes, et la partie est perdue pour tous.
rule-F5 = En solo, tu peux d’abord retourner un joker s’il en reste. La partie n’est perdue que si ni ta main ni un joker ne peut te sauver, ou si tu abandonnes.
rule-F6 = Ensuite, le joueur suivant dans le sens des aiguilles d’une montre commence son tour.

## Jesters

rule-J1 = Après un joker contre un ennemi de pique, les piques déjà sur la table se mettent à protéger, chaque fois avec le total des cartes jouées ensemble. Le trèfle joué contre un ennemi de trèfle reste simple. Le cœur et le carreau joués avant ne font plus rien ensuite.
rule-J2 = Un joker n’attaque pas : ni dégâts, ni coup. Il met fin à l’immunité de l’ennemi, et tu choisis qui joue ensuite : n’importe qui, même toi. D’habitude, il n’y a des jokers dans la Taverne qu’à trois ou quatre joueurs.
rule-J3 = Entre le joker et le début du tour suivant, chacun peut dire, sans détail, s’il veut jouer ensuite.

## Alone

rule-L1 = Pour retourner un joker, défausse toute ta main, même vide. Puis pioche jusqu’à { $solo_hand } cartes, ou autant qu’il y en a. L’immunité n’y fait rien, car ce n’est pas le carreau qui agit, et l’ennemi la garde. Chaque joker ne se retourne qu’une fois.
rule-L2 = On ne retourne un joker qu’au début de son tour, ou quand l’ennemi frappe, avant de défausser la première carte. On peut retourner les deux l’un après l’autre.
rule-L3 = Gagner en solo sans retourner de joker donne l’or, avec un joker l’argent, avec deux le bronze.

## The end, talking

rule-W1 = Vous gagnez ensemble quand le dernier roi tombe. Vous perdez ensemble quand l’un de vous ne peut pas payer un coup, ou ne peut ni jouer ni passer.
rule-T1 = Ne montre pas ta main, et n’y fais aucune allusion. Tout le monde peut savoir combien de cartes a chaque main et chaque pile, quel est l’ennemi, quels dégâts il a pris, quels sont les boucliers, tout ce qui est sur la table, et qui a passé.
rule-T2 = Après un joker, et jusqu’au début du tour suivant, on a le droit de dire « j’ai de quoi bien jouer » ou « plutôt pas moi ». À cette table, chacun peut montrer une envie parmi trois : { $keen }, { $neutral }, { $reluctant }.
rule-T3 = On ne voit que la carte du dessus de la défausse. Une option permet à tous de la regarder en entier.
rule-T4 = Quand un ennemi tombe pile à zéro, tout le monde sait qu’il est sur la Taverne tant qu’il n’est pas pioché. Personne ne voit quelles cartes sont soignées.

## Where the rulebooks differ

rule-Q1 = En solo, il n’y a pas d’autres joueurs, et les livrets ne disent pas si l’on peut passer. Ici, on ne passe pas deux fois de suite. Des options permettent de passer autant que tu veux, ou jamais.
rule-Q2 = Si l’on peut passer autant que l’on veut, la partie pourrait ne jamais finir : la main vide, plus de joker à retourner, et un ennemi dont l’attaque est à zéro. Quand plus rien ne peut changer, la partie est perdue.
rule-Q3 = Pour le joker que l’on retourne, un livret parle d’immunité au cœur, les autres d’immunité au carreau. C’est le carreau, mais de toute façon ce joker ignore toute immunité.
rule-Q4 = Un livret ne dit pas que les as ne forment pas de combinaison. Ils n’en forment pas. Deux as ne vont ensemble que parce que l’un accompagne l’autre.
rule-Q5 = Dans un livret, c’est déjà au joueur suivant de jouer juste après les dégâts. Ici, l’ennemi frappe d’abord, comme dans les autres livrets.
rule-Q6 = Le hasard décide quelles cartes sont soignées et dans quel ordre elles vont sous la Taverne. Personne ne le voit.
rule-Q7 = Si l’attaque de l’ennemi est à zéro, il n’y a pas de coup, donc pas de moment pour retourner un joker. Tu pourras le faire au début de ton tour suivant.
rule-Q8 = Les deux jokers sont la même carte à tous points de vue. Peu importe lequel est joué.

## Figures

figure-turn = Un tour entier : le carreau pioche pour les deux joueurs, puis viennent les dégâts, puis le coup.
figure-combo = Une combinaison de trois couleurs. Chacune agit avec toute l’attaque.
figure-too-much = Ces trois cartes font trop pour une combinaison.
figure-companion = Un as avec une autre carte : les deux valeurs comptent, et les deux couleurs agissent.
figure-yield = Les deux autres ont passé à leur dernier tour. Peux-tu passer maintenant ?
figure-hearts = Le cœur soigne : des cartes vont de la défausse sous la Taverne.
figure-diamonds = Le carreau pioche pour tous. Un joueur dont la main est pleine est sauté.
figure-clubs = Le trèfle double les dégâts.
figure-spades = Il y a déjà un bouclier. Un deuxième s’y ajoute.
figure-immunity = L’ennemi est immunisé contre le pique. L’as compte quand même, aussi pour le carreau.
figure-over = Plus de dégâts qu’il n’en faut : l’ennemi va à la défausse.
figure-exact = Juste ce qu’il faut : le carreau pioche d’abord, puis l’ennemi va sur la Taverne.
figure-royal = Un valet en main : une carte de trèfle ordinaire.
figure-suffer = L’ennemi frappe. La dernière carte peut dépasser le coup.
figure-order = La première carte paie déjà tout le coup. Aucune autre ne peut suivre.
figure-lost = Toute la main ne suffit pas pour ce coup.
figure-jester = Le joker met fin à l’immunité au pique. Les deux cartes déjà jouées se mettent à protéger, avec leur total.
figure-flip = En solo, et la main est trop faible pour ce coup. Un joker en apporte une nouvelle.

try-play = Jouer { $cards }
try-discard = Défausser { $cards }
try-yield = Passer
try-flip = Retourner un joker
try-again = Revenir au début
