# Regicide en français. Les identifiants sont les mêmes dans tous les catalogues.
#
# Termes : Castle = Château ; Tavern = Taverne ; discard pile = défausse ; royals = figures
# (V, D, R) ; Jester = joker (le nom que tout le monde donne à cette carte) ; Animal Companion =
# compagnon animal (l’as) ; yield = passer (donc jamais « passer » dans un autre sens) ;
# flip = retourner ; suit = couleur ; rank, number = valeur ; combo = combinaison ;
# draw = piocher ; heal = soigner ; shield = bouclier ; health = vie ; damage = dégâts ;
# blow = coup (donc jamais « coup » pour un tour joué) ; take back = revenir en arrière ;
# exact = pile à zéro ; deal = donne ; seed = code de la donne ; hint = indice ; seat = place ;
# house rules = règles maison.
#
# Ton : tutoiement ; « vous » seulement pour le groupe. Boutons à l’infinitif.
# Espaces insécables : U+00A0 avant « : » et dans les guillemets, U+202F avant « ; ! ? ».
# Un nom de carte ou de personne n’a jamais d’article, ni « de » devant lui, ni accord après lui.

title = Regicide
tagline = Douze figures corrompues. Un seul paquet de cartes. Aucun traître à cette table.

## Cards

rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = V
rank-Q = D
rank-K = R
rank-name-A = As
rank-name-2 = Deux
rank-name-3 = Trois
rank-name-4 = Quatre
rank-name-5 = Cinq
rank-name-6 = Six
rank-name-7 = Sept
rank-name-8 = Huit
rank-name-9 = Neuf
rank-name-T = Dix
rank-name-J = Valet
rank-name-Q = Dame
rank-name-K = Roi
# La couleur seule, toujours après « le » ou « : » (toutes les quatre sont au masculin).
suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
# La couleur dans un nom de carte : « Dix de cœur ».
suit-of-clubs = trèfle
suit-of-diamonds = carreau
suit-of-hearts = cœur
suit-of-spades = pique
card-name = { $rank } de { $suit }
jester = Joker
jester-sign = J★
# Va aussi après un verbe : « Léa défausse 0 carte ».
no-cards = 0 carte
list-comma = ,{ " " }
list-and = { $first } et { $last }

## Home and screens

do-continue = Continuer
do-solo = Jouer en solo
do-learn = Apprendre à jouer
learn-offer = Première fois ? Joue ta première carte tout de suite.
learn-holds = Leçons et défis
home-offline = ✓ Jouable sans internet
do-new = Nouvelle partie
new-holds = 1 à 4 joueurs et bots
do-back = ‹ Retour
screen-coming = Un instant…
screen-missing = Cette page n’est pas arrivée
screen-missing-why = Impossible de la charger. Es-tu hors ligne ? Tout le reste fonctionne comme avant.
do-home = Accueil
do-again = Rejouer
do-retry = Réessayer
do-close = Fermer
do-menu = Menu
do-help = Aide pour cette étape
do-log = Journal de la partie
do-undo = Revenir en arrière
do-hint = Demander un indice
do-analyse = Analyser la partie
do-newest = Reprendre de là
do-watch = Revoir la partie
do-leave = Quitter la table (partie sauvegardée)
do-give-up = Abandonner…
do-sort-suit = Trier la main par couleur
do-sort-rank = Trier la main par valeur
do-delete = Supprimer : { $game }
menu-title = Menu
queued = Ta partie commence dès que le jeu est prêt.
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
seat-unnamed = Joueur { $seat }

saved-title = Parties sauvegardées
saved-none = Aucune partie sauvegardée. Chaque partie commencée est gardée ici.
saved-against = face à { $enemy }, figures vaincues : { $beaten }/12
statistics-title = Statistiques

settings-title = Réglages

about-title = À propos

## The table

table-screen = La table
table-label = Cartes jouées contre cet ennemi
table-empty = Joue une carte : touche-la, puis « Jouer ». Ou fais-la glisser ici.
enemy-label = L’ennemi : { $enemy }
enemy-none = Le Château est vide.
enemy-health = Vie
enemy-attack = Attaque
enemy-shield = Bouclier
enemy-shielded = { $base } − { $shield } bouclier
enemy-immune = immunité : { $suit }
enemy-not-immune = immunité levée
pile-castle = Château
pile-tavern = Taverne
pile-discard = Défausse
pile-castle-about = Le Château : les ennemis à venir.
pile-tavern-about = La Taverne : le carreau y pioche, le cœur remet des cartes dessous.
pile-discard-about = La défausse : seule sa carte du dessus est visible.
seats-label = Places
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
seat-yielded = a passé
beaten = Figures vaincues : { $count }/12
assisted = avec aide
not-standard = règles maison

labelled = { $label } : { $what }
hand-label = Ta main
step-play = À toi : joue des cartes, ou passe.
step-play-only = À toi : joue des cartes. Tu ne peux pas passer.
step-suffer = { $amount ->
    [one] L’ennemi frappe : défausse au moins { $amount } point.
   *[other] L’ennemi frappe : défausse au moins { $amount } points.
  }
step-empty = Ta main est vide : { $can ->
    [both] passe, ou retourne un joker.
    [flip] retourne un joker.
   *[yield] passe.
  }
step-flip = Ta main ne suffit pas : retourne un joker !
step-choose = Joker posé : c’est toi qui choisis la suite.
do-play = Jouer
do-yield = Passer
do-flip = Joker ({ $left })
do-discard = Défausser { $total } / { $needed }
do-suggest = Choisir pour moi

preview-nothing = Choisis des cartes pour voir leur effet.
put-back = { $card } revient en main. { $why }
preview-damage = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
preview-doubled = { $amount } dégâts (doublés)
preview-heal = cartes soignées : { $amount }
preview-draw = cartes piochées : { $amount }
preview-draw-other = { $name } pioche { $amount }
preview-shield = bouclier de { $amount }
preview-no-effect = sans effet
preview-blocked = Le { $suit } n’a pas d’effet ici : l’ennemi est immunisé
preview-jester = L’ennemi perd son immunité
preview-choose = puis tu choisis qui joue
preview-wins = partie gagnée !
preview-exact = pile à zéro : l’ennemi rejoint ton camp, sur la Taverne !
preview-over = l’ennemi tombe
preview-left = il lui reste { $left } de vie
preview-pay = { $fate ->
    [yes] tu devras défausser { $amount }
    [no] tu devrais défausser { $amount }, mais tu ne peux pas : la partie serait perdue
   *[maybe] tu devras défausser { $amount } : possible ou non selon les cartes à venir
  }
preview-safe = rien à défausser
preview-paid = Tu paies { $total } pour un coup de { $needed } : c’est bon.
preview-cheaper = Moins suffirait.
preview-short = { $total } pour un coup de { $needed } : il en faut plus.

choose-seat = { $name } joue ensuite
wish-label = { $name } dirait
wish-keen = volontiers
wish-neutral = peu importe
wish-reluctant = plutôt pas

cover-label = Donne l’appareil
cover-title = Donne l’appareil à { $name }
cover-reveal = Je suis { $name } : voir ma main

## What happened (the log, the recap, the screen reader)

event-turn_began = { $own ->
    [yes] À toi de jouer.
   *[no] À { $name } de jouer.
  }
event-played = { $own ->
    [yes] Tu joues
   *[no] { $name } joue
  } { $value ->
    [0] un joker.
   *[other] { $cards }, attaque { $value }.
  }
event-yielded = { $own ->
    [yes] Tu passes.
   *[no] { $name } passe.
  }
event-power_blocked = Le { $suit } n’a pas d’effet : l’ennemi est immunisé.
event-healed = { $amount ->
    [0] Aucune carte à soigner.
    [one] { $amount } carte va de la défausse sous la Taverne.
   *[other] { $amount } cartes vont de la défausse sous la Taverne.
  }
event-drew = { $own ->
    [yes] Tu pioches { $card }.
   *[no] { $name } pioche { $card }.
  }
event-drew_hidden = { $amount ->
    [1] { $name } pioche une carte.
    [one] { $name } pioche { $amount } carte.
   *[other] { $name } pioche { $amount } cartes.
  }
event-shielded = Bouclier : +{ $amount } ; l’ennemi frappe à { $attack }.
event-immunity_cancelled = { $enemy } perd son immunité.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] { $amount } dégâts, doublés par le trèfle.
       *[no] { $amount ->
            [one] { $amount } dégât.
           *[other] { $amount } dégâts.
          }
      }
   *[other] { $doubled ->
        [yes] { $amount } dégâts, doublés par le trèfle ; vie restante : { $left }.
       *[no] { $amount ->
            [one] { $amount } dégât ; vie restante : { $left }.
           *[other] { $amount } dégâts ; vie restante : { $left }.
          }
      }
  }
event-defeated = { $exact ->
    [yes] { $enemy } tombe pile à zéro et va sur la Taverne.
   *[no] { $enemy } tombe et va à la défausse.
  }
event-enemy_revealed = Ennemi suivant : { $enemy }.
event-struck = { $own ->
    [yes] Tu prends un coup de { $amount }.
   *[no] { $name } prend un coup de { $amount }.
  }
event-discarded = { $own ->
    [yes] Tu défausses { $cards }.
   *[no] { $name } défausse { $cards }.
  }
event-next_chosen = { $own ->
    [yes] Tu choisis qui joue ensuite.
   *[no] { $name } choisit qui joue ensuite.
  }
event-flipped = { $own ->
    [yes] Tu retournes un joker et défausses { $cards }.
   *[no] { $name } retourne un joker et défausse { $cards }.
  }
event-wished = { $own ->
    [yes] Toi : { $wish }.
   *[no] { $name } : { $wish }.
  }
event-undone = Coup annulé.
event-won = Le dernier roi tombe. Le Château est libre !
event-lost = { $own ->
    [yes] Tu ne peux plus continuer.
   *[no] { $name } ne peut plus continuer.
  } La partie est perdue.

log-title = Journal
log-empty = Rien à raconter pour l’instant.

## The end

result-won = Victoire !
result-lost = Défaite
result-gave_up = Abandon
medal-gold = Or
medal-silver = Argent
medal-bronze = Bronze

## Questions

ask-no = Annuler
ask-undo-assists-title = Revenir en arrière ?
ask-undo-assists = Tu viens de voir du nouveau. Tu peux revenir en arrière, mais la partie sera marquée « avec aide ».
ask-undo-assists-yes = Revenir
ask-hint-title = Demander un indice ?
ask-hint = L’indice ne tient compte que de ta main et de la table. La partie sera marquée « avec aide ».
ask-hint-yes = Demander
ask-give-up-title = Abandonner ?
ask-give-up = La partie s’arrête ici. Tu pourras encore la regarder.
ask-give-up-yes = Abandonner
ask-flip-title = Retourner un joker ?
ask-flip = Toute ta main est défaussée et tu en pioches une nouvelle. À partir de maintenant, médaille en cas de victoire : { $medal }.
ask-flip-yes = Retourner
ask-delete-title = Supprimer cette partie ?
ask-delete = { $game }. On ne pourra pas la récupérer.
ask-delete-yes = Supprimer

## Why not

why-game_over = La partie est finie.
why-not_a_move = Ça ne se joue pas.
why-hand_hidden = Cette main est cachée.
why-play_not_now = Tu ne peux pas jouer de carte maintenant.
why-yield_not_now = Tu ne peux pas passer maintenant.
why-discard_not_now = Il n’y a rien à défausser pour l’instant.
why-next_not_now = Il n’y a personne à choisir maintenant.
why-flip_not_now = Tu ne peux pas retourner de joker maintenant.
why-nothing_played = Choisis d’abord une carte.
why-card_not_in_hand = Cette carte n’est pas dans ta main.
why-card_given_twice = La même carte ne sert pas deux fois.
why-jester_not_alone = Un joker se joue seul.
why-ace_with_jester = Un as ne va pas avec un joker.
why-ace_with_many = Un as ne va qu’avec une seule autre carte.
why-royal_combo = Les figures ne se combinent pas entre elles.
why-mixed_ranks = Des cartes de même valeur, ou un as avec une autre carte. Touche la carte levée pour la reposer.
why-combo_over_10 = Une combinaison fait 10 au maximum.
why-yield_all_others_yielded = Tous les autres ont passé : il faut que quelqu’un joue.
why-yield_twice_alone = En solo, tu ne peux pas passer deux fois de suite.
why-yield_never_alone = Dans cette partie, on ne passe pas en solo.
why-yield_off = Dans cette partie, on ne passe pas.
why-discard_short = Ce n’est pas encore assez.
why-discard_stops_at_the_number = C’est assez : arrête-toi là, ou retire une carte.
why-no_such_seat = Cette place n’existe pas.
why-flip_not_alone = On ne retourne un joker qu’en solo.
why-flips_used_up = Il n’y a plus de joker à retourner.
why-wish_not_now = On ne dit ses envies qu’après un joker.
why-nothing_to_undo = Impossible de revenir plus loin en arrière.
why-export_not_now = Une partie se partage quand elle est finie.
why-analysis_not_now = On analyse une partie quand elle est finie.
why-stale_intent = La table a changé entre-temps. Regarde encore.
why-no_game = Il n’y a pas de partie sur la table.
why-bad_request = Quelque chose a mal tourné. Réessaie.
why-worker_failed = Quelque chose a mal tourné. Réessaie.
why-worker_died = Le moteur s’est arrêté. Réessaie.
why-storage_failed = Le navigateur n’a pas pu lire les parties sauvegardées.
why-record_not_text = Cette partie sauvegardée est abîmée et ne peut pas s’ouvrir. Elle n’a pas été modifiée.
why-record_field = Cette partie sauvegardée est abîmée et ne peut pas s’ouvrir. Elle n’a pas été modifiée.
why-record_illegal_move = Cette partie sauvegardée est abîmée et ne peut pas s’ouvrir. Elle n’a pas été modifiée.
why-record_result = Cette partie sauvegardée est abîmée et ne peut pas s’ouvrir. Elle n’a pas été modifiée.
why-record_seats = Un nom a 40 lettres au maximum.
why-record_newer = Cette partie vient d’une version plus récente. Recharge la page pour te mettre à jour.
why-no_such_game = Cette partie n’est pas parmi celles sauvegardées ici.
why-changed_elsewhere = Cette partie a continué dans un autre onglet. Ce que tu fais ici n’est pas gardé.
why-runtime_download = Le moteur n’a pas pu être téléchargé. As-tu une connexion ?
why-runtime_start = Le moteur n’a pas pu démarrer. Essaie un autre navigateur, ou mets celui-ci à jour.
why-engine_install = Le moteur n’a pas pu être installé. Recharge la page.
why-time_limit = Le moteur met trop de temps à démarrer. Vérifie la connexion et réessaie.
why-no_snapshot = Il n’y a pas d’image sur cet appareil pour démarrer.
why-unsupported_browser = Ce navigateur est trop ancien : il lui manque WebAssembly ou les « module workers ».

## Engine and storage

engine-label = Le moteur
engine-download = Téléchargement du moteur…
engine-start = Le jeu se prépare…
engine-install = Déballage des règles…
engine-ready = Prêt.
engine-restarting = Le moteur s’est arrêté et redémarre…
engine-failed = Le moteur n’a pas démarré
engine-restored = Petit souci réparé. Tu peux continuer.
storage-blocked = Ce navigateur ne garde rien pour cette page. Tu peux jouer, mais les parties disparaissent quand tu la fermes.
storage-unsaved = La dernière action n’a pas pu être sauvegardée. La partie continue, mais ne ferme pas cette page.

## The site as an app

daily-title = La donne du jour
daily-of = Donne du { $day }
device-title = Hors ligne et copie
update-ready = Une nouvelle version est prête.
update-elsewhere = Une partie est en cours dans un autre onglet. Finis-la ou ferme-le d’abord.
update-keeps-game = Ta partie est sauvegardée et reste là.
do-update = Mettre à jour
do-later = Plus tard
install-offer = Mets Regicide parmi tes applications : il s’ouvre tout de suite, en plein écran, même sans internet.
install-ios = Pour mettre Regicide sur ton écran d’accueil, touche Partager, puis « Sur l’écran d’accueil ». Les parties y sont gardées pour de bon.
do-install = Installer
do-refuse-install = Non merci

## Rules in short

rules-title = Règles
rule-link = Règle { $rule }
do-explain = Pourquoi ?
help-title = Aide
