# Regicide en français. Les identifiants sont les mêmes dans tous les catalogues.
#
# Termes : Castle = Château ; Tavern = Taverne ; discard pile = défausse ; royals = figures
# (V, D, R) ; Jester = joker (la page des règles dit une fois que certaines règles l’appellent
# Bouffon) ; Animal Companion = compagnon animal (l’as) ; yield = passer (donc jamais « passer »
# dans un autre sens) ; flip = retourner ; suit = couleur ; suit power = pouvoir (la couleur agit) ;
# rank, number = valeur ; combo = combo ; draw = piocher ; heal = soigner ; shield = bouclier ;
# health = vie, points de vie ; damage = dégâts ; hit = l’ennemi frappe, attaque ; take a hit =
# encaisser ; strikes for = frappe à ; exact kill = coup exact (« coup » nulle part ailleurs) ;
# exactly zero = pile à zéro ; move = action ; undo = revenir en arrière ;
# hand limit = taille de la main ; worth = des cartes pour N, N points ; deal = donne ;
# deal code = code de la donne ; review = analyser ; watch = revoir ; hint = indice ; seat = place ;
# house rules = règles maison ; backup = sauvegarde ; damaged = endommagé.
#
# Ton : tutoiement ; « vous » seulement pour le groupe. Boutons à l’infinitif.
# Espaces insécables : U+00A0 avant « : », « % » et dans les guillemets, U+202F avant « ; ! ? ».
# Un nom de carte ou de personne n’a jamais d’article, ni « de » devant lui, ni accord après lui ;
# pas de « de » non plus devant un nombre qui peut être 1.

title = Regicide
tagline = Un jeu de cartes coopératif : ensemble contre douze figures corrompues.

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
card-drawn = vient d’être piochée
jester = Joker
jester-sign = J★
# Va aussi après un verbe : « Léa défausse 0 carte ».
no-cards = 0 carte
list-comma = ,{ " " }
list-dash = { " " }—{ " " }
list-and = { $first } et { $last }

## Home and screens

do-continue = Continuer
home-last = Dernière partie
do-solo = Jouer en solo
do-learn = Apprendre à jouer
learn-offer = Première fois ? Joue tout de suite.
learn-holds = Leçons et défis
home-offline = ✓ Jouable hors ligne
do-new = Nouvelle partie
new-holds = 1 à 4 joueurs et bots
do-back = ‹ Retour
screen-coming = Un instant…
screen-missing = Cette page n’a pas pu s’afficher
screen-missing-why = Es-tu hors ligne ? Tout le reste fonctionne.
do-home = Accueil
# Distribue d’autres cartes aux mêmes joueurs.
do-again = Autre donne
do-retry = Réessayer
do-close = Fermer
do-menu = Menu
do-help = Aide pour cette étape
do-log = Journal de la partie
do-undo = Revenir en arrière
do-redo = Rétablir l’action annulée
do-hint = Demander un indice
do-analyse = Analyser
do-newest = Actualiser
do-watch = Revoir
do-leave = Quitter la table (partie sauvegardée)
do-give-up = Abandonner…
do-sort-suit = Trier la main par couleur
do-sort-rank = Trier la main par valeur
do-delete = Supprimer : { $game }
menu-title = Menu
queued = Ta partie commencera dès que tout sera chargé.
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
seat-unnamed = Joueur { $seat }
# À la place d’un nom : dans une partie solo sans nom, et pour sa propre place.
seat-you = Toi

saved-title = Parties sauvegardées
saved-none = Aucune partie pour l’instant. Chaque partie commencée est sauvegardée ici.
saved-against = face à { $enemy }, figures vaincues : { $beaten }/12
statistics-title = Statistiques

settings-title = Réglages

about-title = À propos

## The table

table-screen = La table
table-label = Cartes jouées contre cet ennemi
table-empty = Touche une carte, puis « Jouer ». Ou fais-la glisser ici.
enemy-label = L’ennemi : { $enemy }
enemy-none = Le Château est vide.
enemy-health = Vie
enemy-attack = Attaque
enemy-shield = Bouclier
enemy-shielded = { $base } − { $shield } (bouclier)
enemy-immune = immunité : { $suit }
enemy-not-immune = immunité levée
pile-castle = Château
pile-tavern = Taverne
pile-discard = Défausse
pile-castle-about = Le Château : les figures encore à venir.
pile-tavern-about = La Taverne, c’est la pioche : le carreau en tire des cartes, le cœur en remet dessous.
pile-discard-about = La défausse : tu ne peux voir que sa carte du dessus. Le cœur en remet des cartes sous la Taverne.
seats-label = Joueurs
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
seat-yielded = a passé
beaten = Figures vaincues : { $count }/12
assisted = avec aide
practice = entraînement
not-standard = règles maison

labelled = { $label } : { $what }
hand-label = Ta main
step-play = À toi : joue des cartes ou passe.
# En solo.
step-play-solo = À toi : joue des cartes.
step-play-only = À toi : tu dois jouer.
step-suffer = { $amount ->
    [one] L’ennemi frappe ! Défausse au moins { $amount } point.
   *[other] L’ennemi frappe ! Défausse au moins { $amount } points.
  }
step-empty = Ta main est vide : { $can ->
    [both] passe ou retourne un joker.
    [flip] retourne un joker.
   *[yield] passe.
  }
step-flip = Ta main ne suffit pas : retourne un joker !
step-choose = Joker joué : choisis qui joue ensuite.
do-play = Jouer
do-yield = Passer
do-flip = Joker ({ $left })
do-discard = Défausser { $total } / { $needed }
do-suggest = Choix auto
# On the button instead of “Play” or “Discard”, where that surely loses the game.
do-lose = { $phase ->
    [suffer] Défausser et perdre
   *[other] Jouer et perdre
  }

preview-nothing = Choisis des cartes pour voir leur effet.
put-back = { $card } revient en main. { $why }
put-back-enough = { $card } revient en main : c’était déjà assez.
preview-damage = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
preview-doubled = { $amount } dégâts (doublés)
preview-heal = tu soignes { $amount }
preview-draw = tu pioches { $amount }
preview-draw-other = { $name } pioche { $amount }
preview-draw-others = les autres aussi
preview-shield = bouclier +{ $amount }
preview-no-effect = sans effet
preview-blocked = Le { $suit } n’a pas d’effet ici : l’ennemi est immunisé
preview-jester = L’ennemi perd son immunité
preview-choose = puis tu choisis qui joue
preview-wins = partie gagnée !
preview-exact = coup exact : il passe sur la Taverne !
preview-over = l’ennemi tombe
# Après une action qui ne laisse ni carte à jouer ni joker à retourner.
preview-stuck = puis plus rien à jouer : défaite
preview-left = vie restante : { $left }
preview-pay = { $fate ->
    [yes] puis défausse des cartes pour { $amount }
    [no] puis l’ennemi frappe à { $amount }, trop pour ta main : défaite
    [jester] puis l’ennemi frappe à { $amount } : il te faudra un joker
   *[maybe] puis défausse des cartes pour { $amount }, si ta pioche le permet
  }
preview-safe = rien à défausser
preview-paid = { $total } pour { $needed } : c’est payé.
preview-cheaper = Tu pourrais payer moins.
preview-stuck-discard = Mais ensuite, plus rien à jouer : défaite.
preview-short = { $total } sur { $needed } : ajoute des cartes.
verdict-win = Victoire !
verdict-lose = Défaite !
verdict-exact = Coup exact !
verdict-over = Vaincu !

choose-seat = { $name } joue ensuite
wish-label = { $name } : envie de jouer
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
event-shielded = Bouclier +{ $amount } : l’ennemi frappe maintenant à { $attack }.
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
    [yes] Coup exact : { $enemy } tombe et va sur la Taverne.
   *[no] { $enemy } tombe et va à la défausse.
  }
event-enemy_revealed = Ennemi suivant : { $enemy }.
event-struck = { $own ->
    [yes] L’ennemi te frappe à { $amount }.
   *[no] L’ennemi frappe { $name } à { $amount }.
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
event-undone = Retour en arrière.
event-won = Le dernier roi tombe. Le Château est libre !
event-lost = { $own ->
    [yes] Tu ne peux plus continuer.
   *[no] { $name } ne peut plus continuer.
  } La partie est perdue.

log-title = Journal
log-empty = Rien pour l’instant.

## The end

result-won = Victoire !
result-lost = Défaite
result-gave_up = Abandon
medal-gold = Or
medal-silver = Argent
medal-bronze = Bronze

## Questions

ask-no = Annuler

## Why not

why-game_over = La partie est finie.
why-not_a_move = Cette action n’existe pas.
why-hand_hidden = Cette main est cachée.
why-play_not_now = Tu ne peux pas jouer de cartes maintenant.
why-yield_not_now = Tu ne peux pas passer maintenant.
why-discard_not_now = Tu n’as rien à défausser maintenant.
why-next_not_now = Il n’y a personne à choisir maintenant.
why-flip_not_now = Tu ne peux pas retourner de joker maintenant.
why-nothing_played = Choisis d’abord une carte.
why-card_not_in_hand = Cette carte n’est pas dans ta main.
why-card_given_twice = La même carte ne peut pas servir deux fois.
why-jester_not_alone = Un joker se joue toujours seul.
why-ace_with_jester = Un as ne va pas avec un joker.
why-ace_with_many = Un as ne va qu’avec une seule autre carte.
why-royal_combo = Les figures ne forment pas de combo.
why-mixed_ranks = Seules des cartes de même valeur vont ensemble, ou un as et une autre carte.
why-combo_over_10 = Un combo ne peut pas dépasser 10.
why-yield_all_others_yielded = Tous les autres ont passé : tu dois jouer.
why-yield_twice_alone = Tu ne peux pas passer deux fois de suite.
why-yield_never_alone = En solo, tu ne peux pas passer.
why-yield_off = Dans cette partie, personne ne peut passer.
why-discard_short = Ce n’est pas encore assez.
why-discard_stops_at_the_number = C’est déjà assez : arrête-toi là, ou reprends une carte en main.
why-no_such_seat = Cette place n’existe pas.
why-flip_not_alone = Un joker ne se retourne qu’en solo.
why-flips_used_up = Il ne reste plus de joker à retourner.
why-wish_not_now = Tu peux dire si tu aimerais jouer ensuite, mais seulement après un joker.
why-nothing_to_undo = Impossible de revenir plus loin en arrière.
why-export_not_now = Une partie se partage une fois finie.
why-analysis_not_now = Une partie s’analyse une fois finie.
why-stale_intent = La partie a avancé entre-temps. Regarde de nouveau.
why-no_game = Aucune partie sur la table.
why-bad_request = Un problème est survenu. Réessaie.
why-worker_failed = Un problème est survenu. Réessaie.
why-worker_died = Le moteur s’est arrêté. Réessaie.
why-storage_failed = Le navigateur n’a pas pu lire tes parties sauvegardées.
why-record_not_text = Cette partie sauvegardée est endommagée et ne peut pas être ouverte. Elle n’a pas été modifiée.
why-record_field = Cette partie sauvegardée est endommagée et ne peut pas être ouverte. Elle n’a pas été modifiée.
why-record_illegal_move = Cette partie sauvegardée est endommagée et ne peut pas être ouverte. Elle n’a pas été modifiée.
why-record_result = Cette partie sauvegardée est endommagée et ne peut pas être ouverte. Elle n’a pas été modifiée.
why-record_seats = Un nom peut avoir 40 caractères au maximum.
why-record_newer = Cette partie vient d’une version plus récente. Recharge la page pour mettre le jeu à jour.
why-no_such_game = Cette partie n’est pas sauvegardée ici.
why-changed_elsewhere = Cette partie a continué dans un autre onglet. Ce que tu joues ici ne sera pas sauvegardé.
why-runtime_download = Le moteur n’a pas pu être téléchargé. Es-tu en ligne ?
why-runtime_start = Le moteur n’a pas pu démarrer. Essaie un autre navigateur, ou mets celui-ci à jour.
why-engine_install = Le moteur n’a pas pu être installé. Recharge la page.
why-time_limit = Le moteur met trop de temps à démarrer. Vérifie ta connexion et réessaie.
why-no_snapshot = Aucun instantané sur cet appareil pour démarrer.
why-unsupported_browser = Ce navigateur est trop ancien : il lui manque WebAssembly ou les « module workers ».

## Engine and storage

engine-label = Le moteur
engine-download = Téléchargement du moteur…
engine-start = Démarrage du moteur…
engine-install = Chargement des règles…
engine-ready = Prêt.
engine-restarting = Le moteur s’est arrêté. Redémarrage…
engine-failed = Le moteur n’a pas démarré
engine-restored = Le moteur a dû redémarrer. Tu peux continuer.
storage-blocked = Ce navigateur ne sauvegarde rien pour cette page. Tu peux jouer, mais tes parties seront perdues quand tu la fermeras.
storage-unsaved = Ta dernière action n’a pas pu être sauvegardée. Tu peux continuer, mais ne ferme pas cette page.

## The site as an app

daily-title = La donne du jour
daily-of = Donne du { $day }
device-title = Hors ligne et sauvegarde
update-ready = Une nouvelle version est prête.
update-elsewhere = Une partie est ouverte dans un autre onglet. Finis-la, ou ferme d’abord l’autre onglet.
update-keeps-game = Ta partie est sauvegardée : tu la retrouveras.
do-update = Mettre à jour
do-later = Plus tard
install-offer = Installe Regicide : il s’ouvre aussitôt, en plein écran, même sans internet.
install-ios = Pour mettre Regicide sur ton écran d’accueil, touche Partager, puis « Sur l’écran d’accueil ». Les parties jouées depuis cette icône sont gardées pour de bon.
do-install = Installer
do-refuse-install = Non merci

## Rules in short

rules-title = Règles
rule-link = Règle { $rule }
do-explain = Pourquoi ?
help-title = Aide
