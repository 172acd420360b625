# Les règles en français. Termes de ../fr.ftl ; « l’attaque » d’un tour est le total des cartes jouées.
# Pas de chiffres ici : les nombres viennent du moteur.

rules-intro = Chaque paragraphe a un repère vers lequel on peut faire un lien. Les paragraphes en Q portent sur les points où les livrets imprimés ne sont pas d’accord ou ne disent rien, et expliquent comment nous jouons.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
  }
rules-contents = Sommaire
rules-glance = En bref

glance-play = Joue une carte, un combo, ou un as avec une autre carte. Ou passe (pas en solo).
glance-powers = Les couleurs agissent, chacune avec toute l’attaque. Une carte de la couleur de l’ennemi n’a pas de pouvoir, mais sa valeur compte.
glance-damage = L’ennemi subit les dégâts. Juste assez : il va sur la Taverne. Davantage : il va à la défausse. Dans les deux cas, tu commences un nouveau tour.
glance-blow = S’il survit, défausse des cartes pour un total d’au moins son attaque. Puis c’est au joueur suivant.
glance-end = Vous gagnez quand le dernier roi tombe. Vous perdez tous quand l’un de vous ne peut pas encaisser une attaque, ou ne peut ni jouer ni passer (ni, en solo, retourner un joker).

rules-setup = Mise en place
rules-enemy = L’ennemi
rules-powers = Le pouvoir des couleurs
rules-damage = Les dégâts
rules-difficulty = Difficulté

rules-turn-intro = Un tour a quatre étapes : d’abord jouer ou passer, puis les pouvoirs des couleurs, puis les dégâts, et enfin l’attaque de l’ennemi.
rules-powers-intro = Quand tu joues des cartes, leurs couleurs agissent : d’abord le cœur, puis le carreau, puis le trèfle et le pique. On ne peut pas renoncer à un pouvoir. Une couleur n’agit qu’une fois, même avec plusieurs cartes, et toujours avec l’attaque de toutes les cartes jouées ensemble.
rules-difficulty-intro = Avant une partie, tu peux la rendre plus facile ou plus difficile. Tu peux aussi interdire à tous de passer, ou le permettre en solo. Il n’y a que deux jokers en tout : en solo, chaque joker mis dans la Taverne en fait un de moins à retourner. Le résultat d’une partie ainsi modifiée indique qu’elle s’est jouée avec des règles maison.

table-card = Carte
table-value = Valeur
table-numbers = Valeurs
table-of-players = Selon le nombre de joueurs
table-of-enemies = La force des ennemis
table-of-values = Ce que vaut chaque carte
table-of-combos = Tous les combos possibles
table-of-options = Ce que tu peux changer, selon le nombre de joueurs

## Setting up

rule-S1 = Le Château : mélange les quatre rois. Pose dessus les quatre dames mélangées, puis les quatre valets mélangés. Retourne la carte du dessus : c’est le premier ennemi. Les valets viennent donc d’abord, puis les dames, puis les rois.
rule-S2 = La Taverne : mélange toutes les cartes de { $low } à { $high } avec les quatre as, qui sont les compagnons animaux, et le nombre de jokers indiqué dans le tableau (certaines règles les appellent Bouffons). C’est là que l’on pioche.
rule-S3 = Le nombre de joueurs détermine combien de jokers vont dans la Taverne et combien de cartes tu peux avoir en main.
rule-S4 = Distribue à chacun une main pleine. La défausse est vide au début. Elle est face visible, et commune à tous.
rule-S5 = En solo, les deux jokers attendent à côté de la Taverne, prêts à être retournés. Ils ne sont pas dans le paquet.
rule-S6 = N’importe qui peut commencer. Tu choisis le premier joueur en préparant la partie.
rule-S7 = Une option : si personne n’a de carreau, on reprend toutes les mains, on mélange la Taverne et on redistribue, jusqu’à ce que quelqu’un en ait un. Cette option est désactivée par défaut.

## The enemy

rule-E1 = Chaque ennemi a une valeur d’attaque et des points de vie. Son attaque indique avec quelle force il frappe ; sa vie, combien de dégâts il peut subir.
rule-E2 = Un ennemi est immunisé contre le pouvoir de sa propre couleur : ce pouvoir est sans effet. Mais la valeur de la carte fait quand même des dégâts, et elle compte dans l’attaque dont se servent les autres couleurs jouées avec elle.
rule-E3 = Un joker joué contre un ennemi met fin à son immunité, jusqu’à ce que cet ennemi soit vaincu.

## Step 1

rule-P1 = Joue une carte. Sa valeur est son attaque. Un as vaut { $ace }, un valet { $jack }, une dame { $queen }, un roi { $king }, et un joker zéro.
rule-P2 = Un combo, ce sont deux, trois ou quatre cartes de même valeur. Leur total ne doit pas dépasser { $combo }. Les as, les valets, les dames et les rois ne forment pas de combos.
rule-P3 = Un as se joue seul ou avec exactement une autre carte : une carte numérotée, un valet, une dame, un roi ou un autre as. Jamais avec un joker, et jamais trois cartes ensemble. La limite de { $combo } ne s’applique pas ici.
rule-P4 = Quand tu joues plusieurs cartes ensemble, leurs valeurs s’additionnent. Le total est ton attaque.
rule-P5 = Un joker se joue seul.
rule-P6 = Tu peux passer : tu ne joues rien, et l’ennemi te frappe aussitôt. Tu ne peux pas passer si tous les autres joueurs ont passé, chacun à son propre dernier tour. Dès que quelqu’un joue une carte, même un joker, il ne compte plus parmi ceux qui ont passé. Le nouveau tour après un ennemi vaincu compte aussi comme un tour. En solo, tu ne peux pas passer, sauf si tu le permets en préparant la partie. À ce moment-là, tu peux aussi interdire à tous de passer.
rule-P7 = Si tu commences ton tour la main vide, la partie n’est pas perdue pour autant. Tu peux passer, si la règle ci-dessus le permet.
rule-P8 = Si tu ne peux ni jouer ni passer, la partie est perdue pour tous. Dans une partie solo standard, cela veut dire : tu perds si tu commences ton tour la main vide et qu’il ne te reste plus de joker à retourner.

## Step 2

rule-H1 = Mélange la défausse. Prends-y, sans les regarder, un nombre de cartes égal à ton attaque et mets-les sous la Taverne, face cachée. S’il y en a moins, mets-les toutes. Les autres restent dans la défausse, face visible.
rule-H2 = Les cartes jouées contre l’ennemi actuel sont sur la table, pas dans la défausse. On ne peut pas encore les soigner.
rule-D1 = Tu pioches une carte, puis le joueur suivant dans le sens des aiguilles d’une montre, et ainsi de suite autour de la table, jusqu’à ce que le nombre de cartes piochées soit égal à ton attaque. On s’arrête avant si la Taverne est vide ou si toutes les mains sont pleines. Un joueur qui a la main pleine ne pioche pas, et cela ne compte pas comme une carte piochée. Personne ne dépasse jamais la taille de main permise.
rule-D2 = Si le cœur et le carreau agissent tous les deux, le cœur agit d’abord. Tu peux donc piocher des cartes qui viennent d’être soignées.
rule-D3 = Une Taverne vide ou une défausse vide n’entraîne aucune pénalité. La défausse n’est jamais remélangée d’elle-même dans la Taverne.
rule-C1 = Cette attaque inflige le double de dégâts. Les autres couleurs jouées avec le trèfle agissent avec l’attaque non doublée.
rule-K1 = Ton attaque est déduite de celle de l’ennemi, jusqu’à ce qu’il soit vaincu. Les boucliers de tous les joueurs se cumulent. L’attaque de l’ennemi ne descend jamais sous zéro.

## Step 3

rule-M1 = L’ennemi subit des dégâts égaux à ton attaque, ou au double avec du trèfle. Les dégâts de tous les tours se cumulent. Quand ils atteignent sa vie, l’ennemi est vaincu.
rule-M2 = Si le total des dégâts est exactement égal à la vie de l’ennemi, c’est un coup exact : l’ennemi va sur la Taverne, face cachée. Si le total la dépasse, l’ennemi va à la défausse.
rule-M3 = Toutes les cartes jouées contre un ennemi vaincu vont à la défausse, les jokers aussi.
rule-M4 = Retourne la carte suivante du Château. Le joueur qui a vaincu l’ennemi n’a pas d’attaque à encaisser et commence un nouveau tour. Si le Château est vide, vous avez gagné.
rule-M5 = Le carreau pioche avant les dégâts. Tu ne pioches donc jamais l’ennemi avec les cartes qui le font tomber : il vient à la pioche suivante.
rule-M6 = Un valet, une dame ou un roi dans ta main est une carte ordinaire. Elle vaut { $jack }, { $queen } ou { $king }, que tu la joues ou que tu la défausses, et quand tu la joues, sa couleur agit.

## Step 4

rule-F1 = Un ennemi encore debout frappe le joueur dont c’est le tour. Les boucliers se déduisent de son attaque.
rule-F2 = Défausse des cartes de ta main une par une, face visible, jusqu’à ce que leur total atteigne au moins l’attaque de l’ennemi. Puis arrête-toi. Tu choisis les cartes et leur ordre, mais une fois l’attaque payée, tu ne peux plus rien défausser. Chaque carte vaut autant que dans une attaque.
rule-F3 = Si l’attaque de l’ennemi est à zéro, tu ne défausses rien. Tu peux finir ton tour la main vide.
rule-F4 = Si toute ta main ne suffit pas, tu tombes, et la partie est perdue pour tous.
rule-F5 = En solo, tu peux d’abord retourner un joker, s’il en reste un. La partie n’est perdue que si ni ta main ni un joker ne peuvent te sauver, ou si tu abandonnes.
rule-F6 = Ensuite, le joueur suivant dans le sens des aiguilles d’une montre commence son tour.

## Jesters

rule-J1 = Après un joker contre un ennemi de pique, les piques déjà sur la table se mettent à protéger, chaque fois avec le total des cartes jouées ensemble. Les trèfles déjà joués contre un ennemi de trèfle ne doublent pas pour autant. Les cœurs et les carreaux déjà joués n’agissent pas non plus.
rule-J2 = Un joker n’attaque pas : il ne fait pas de dégâts, et l’ennemi ne frappe pas. Il met fin à l’immunité de l’ennemi, et tu choisis qui joue ensuite : n’importe qui, même toi. Normalement, il n’y a de jokers dans la Taverne qu’à trois ou quatre joueurs.
rule-J3 = Entre le joker et le début du tour suivant, chacun peut dire, sans entrer dans les détails, s’il veut jouer ensuite.

## Solo play

rule-L1 = Pour retourner un joker, défausse toute ta main, même vide. Puis pioche { $solo_hand } cartes, ou toutes celles qui restent s’il y en a moins. Ce n’est pas le carreau qui agit : l’immunité contre le carreau n’y change rien. L’ennemi garde son immunité. Chaque joker ne se retourne qu’une fois.
rule-L2 = Tu ne peux retourner un joker qu’au début de ton tour, ou quand l’ennemi te frappe, avant de défausser la première carte. Tu peux retourner les deux l’un après l’autre.
rule-L3 = Gagner en solo sans retourner de joker rapporte l’or ; avec un joker, l’argent ; avec deux, le bronze.

## The end, talking

rule-W1 = Vous gagnez ensemble quand le dernier roi tombe. Vous perdez ensemble quand l’un de vous ne peut pas encaisser une attaque, ou ne peut ni jouer ni passer. En solo, retourner un joker peut encore te sauver.
rule-T1 = Ne montre pas ta main, et n’y fais aucune allusion. Tout le monde peut savoir combien de cartes il y a dans chaque main et dans chaque pile, quel est l’ennemi, les dégâts qu’il a subis et les boucliers, tout ce qui est sur la table, et qui a passé.
rule-T2 = Après un joker, jusqu’au début du tour suivant, tu peux dire « j’ai ce qu’il faut » ou « plutôt pas moi ». À cette table, chacun peut montrer l’une de ces trois envies : { $keen }, { $neutral }, { $reluctant }.
rule-T3 = Tu ne peux voir que la carte du dessus de la défausse. Une option permet à tous de regarder toute la défausse.
rule-T4 = Après un coup exact, tout le monde sait que l’ennemi est sur la Taverne, tant qu’il n’a pas été pioché. Personne ne voit quelles cartes sont soignées.

## Where the rulebooks differ

rule-Q1 = Les livrets interdisent de passer quand tous les autres joueurs ont passé. En solo, il n’y a pas d’autres joueurs. À la lettre, la règle ne permet donc jamais de passer, et c’est ainsi que nous jouons. Une option permet de passer autant que tu veux ; une autre, de passer, mais pas deux fois de suite.
rule-Q2 = Si tu choisis de pouvoir passer autant que tu veux, cela pourrait durer indéfiniment : la main vide, plus de joker à retourner, et un ennemi dont l’attaque est à zéro. Quand plus rien ne peut changer, la partie est perdue.
rule-Q3 = À propos du joker que l’on retourne, un livret parle d’immunité contre le cœur, les autres d’immunité contre le carreau. Il s’agit bien du carreau, mais de toute façon, ce joker ignore toute immunité.
rule-Q4 = Un livret ne dit pas que les as ne forment pas de combos. Ils n’en forment pas. Deux as ne vont ensemble que parce que l’un est le compagnon de l’autre.
rule-Q5 = Dans un livret, c’est au joueur suivant juste après les dégâts. Ici, l’ennemi frappe d’abord, comme dans les autres livrets.
rule-Q6 = Le hasard décide quelles cartes sont soignées et dans quel ordre elles vont sous la Taverne. Personne ne les voit.
rule-Q7 = Si l’attaque de l’ennemi est à zéro, il ne frappe pas : tu n’as donc pas l’occasion de retourner un joker. Tu pourras le faire au début de ton tour suivant.
rule-Q8 = Les deux jokers sont identiques à tous points de vue. Peu importe lequel tu joues.

## Figures

figure-turn = Un tour entier : le carreau pioche pour les deux joueurs, puis viennent les dégâts, puis l’attaque de l’ennemi.
figure-combo = Un combo de trois couleurs. Chacune agit avec toute l’attaque.
figure-too-much = Le total de ces trois cartes est trop élevé pour un combo.
figure-companion = Un as avec une autre carte : les valeurs s’additionnent, et les deux couleurs agissent.
figure-yield = Les deux autres ont passé à leur dernier tour. Peux-tu passer maintenant ?
figure-hearts = Le cœur soigne : des cartes vont de la défausse sous la Taverne.
figure-diamonds = Le carreau pioche pour tous. Un joueur qui a la main pleine ne pioche pas.
figure-clubs = Le trèfle double les dégâts.
figure-spades = Il y a déjà un bouclier. Un deuxième s’y ajoute.
figure-immunity = L’ennemi est immunisé contre le pique. La valeur de l’as compte quand même dans l’attaque, et pour le carreau.
figure-over = Plus de dégâts qu’il n’en faut : l’ennemi va à la défausse.
figure-exact = Juste ce qu’il faut : le carreau pioche d’abord, puis l’ennemi va sur la Taverne.
figure-royal = Un valet dans ta main : une carte de trèfle ordinaire.
figure-suffer = L’ennemi frappe. La dernière carte peut faire dépasser le total à payer.
figure-order = La première carte paie toute l’attaque. Aucune autre ne peut suivre.
figure-lost = Même toute la main ne suffit pas contre cette attaque.
figure-jester = Le joker met fin à l’immunité contre le pique. Les deux cartes déjà sur la table se mettent à protéger, avec leur total.
figure-flip = Une partie solo, et la main est trop faible face à cette attaque. Un joker en apporte une nouvelle.

try-play = Jouer { $cards }
try-discard = Défausser { $cards }
try-yield = Passer
try-flip = Retourner un joker
try-again = Revenir au début
