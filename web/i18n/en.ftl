# Regicide in English. Message ids are the same in every catalogue.

title = Regicide
tagline = A cooperative card game: together against twelve corrupted royals.

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
rank-J = J
rank-Q = Q
rank-K = K
rank-name-A = Ace
rank-name-2 = Two
rank-name-3 = Three
rank-name-4 = Four
rank-name-5 = Five
rank-name-6 = Six
rank-name-7 = Seven
rank-name-8 = Eight
rank-name-9 = Nine
rank-name-T = Ten
rank-name-J = Jack
rank-name-Q = Queen
rank-name-K = King
# A suit by itself: "immune to Hearts".
suit-clubs = Clubs
suit-diamonds = Diamonds
suit-hearts = Hearts
suit-spades = Spades
# A suit in a card's name: "Ten of Hearts".
suit-of-clubs = Clubs
suit-of-diamonds = Diamonds
suit-of-hearts = Hearts
suit-of-spades = Spades
card-name = { $rank } of { $suit }
# Follows the name of a card in the hand, for screen readers.
card-drawn = just drawn
jester = Jester
jester-sign = J★
no-cards = no cards
list-comma = ,{ " " }
list-dash = { " " }—{ " " }
list-and = { $first } and { $last }

## Home and screens

do-continue = Continue
home-last = Last game
do-solo = Play solo
do-learn = Learn to play
learn-offer = First time? Start playing right away.
learn-holds = Lessons and puzzles
home-offline = ✓ Ready to play offline
do-new = New game
new-holds = 1–4 players and bots
do-back = ‹ Back
screen-coming = One moment…
screen-missing = This page didn’t load
screen-missing-why = Are you offline? Everything else still works.
do-home = Home
# Deals new cards to the same players.
do-again = New deal
do-retry = Try again
do-close = Close
do-menu = Menu
do-help = Help with this step
do-log = Game log
do-undo = Undo the last move
do-redo = Put the undone move back
do-hint = Ask the coach for a hint
do-analyse = Review
do-newest = Load the latest
do-watch = Watch
do-leave = Leave the table (game is saved)
do-give-up = Give up…
do-sort-suit = Sort hand by suit
do-sort-rank = Sort hand by rank
do-delete = Delete: { $game }
menu-title = Menu
queued = Your game will start as soon as everything has loaded.
players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
seat-unnamed = Player { $seat }
# Instead of a name, in a solo game without one.
seat-you = You

saved-title = Saved games
saved-none = No saved games yet. Every game you start is saved here.
saved-against = facing { $enemy }, { $beaten } of 12 beaten
statistics-title = Statistics

settings-title = Settings

about-title = About

## The table

table-screen = The table
table-label = Played against this enemy
table-empty = Tap a card, then Play. Or drag it here.
enemy-label = The enemy: { $enemy }
enemy-none = The Castle is empty.
enemy-health = Health
enemy-attack = Attack
enemy-shield = Shield
enemy-shielded = { $base } − { $shield } shield
enemy-immune = immune to { $suit }
enemy-not-immune = no longer immune
pile-castle = Castle
pile-tavern = Tavern
pile-discard = Discard
pile-castle-about = The Castle: the royals still to come.
pile-tavern-about = The Tavern, your draw pile: Diamonds draw from it, Hearts put cards under it.
pile-discard-about = The discard pile: you may only see its top card. Hearts put cards from it back under the Tavern.
seats-label = Players
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
seat-yielded = yielded
beaten = { $count } of 12 royals beaten
assisted = assisted
practice = practice
not-standard = house rules

labelled = { $label }: { $what }
hand-label = Your hand
step-play = Your turn: play cards or yield.
# In a solo game.
step-play-solo = Your turn: play cards.
step-play-only = Your turn: you have to play.
step-suffer = You’re hit! Discard cards worth at least { $amount }.
step-empty = Your hand is empty: { $can ->
    [both] yield or flip a Jester.
    [flip] flip a Jester.
   *[yield] yield.
  }
step-flip = Your hand isn’t enough: flip a Jester!
step-choose = Jester played: choose who goes next.
do-play = Play
do-yield = Yield
# The button that flips a solo Jester; in brackets, how many are left to flip.
do-flip = Jester ({ $left })
do-discard = Discard { $total } / { $needed }
do-suggest = Choose for me
# On the button instead of “Play” or “Discard”, where that surely loses the game.
do-lose = { $phase ->
    [suffer] Discard and lose
   *[other] Play and lose
  }

# A preview reads: “9 damage, shield 4 — 11 health left, then discard cards worth at least 6”.
preview-nothing = Choose cards to see what they would do.
put-back = { $card } goes back. { $why }
put-back-enough = { $card } goes back: that was already enough.
preview-damage = { $amount } damage
preview-doubled = { $amount } damage (doubled)
preview-heal = heal { $amount }
preview-draw = draw { $amount }
preview-draw-other = { $name } draws { $amount }
preview-draw-others = others draw too
preview-shield = shield { $amount }
preview-no-effect = no effect
preview-blocked = { $suit } do nothing here: the enemy is immune
preview-jester = The enemy loses its immunity
preview-choose = then you choose who goes next
preview-wins = that wins the game!
preview-exact = exact kill: it joins you on top of the Tavern!
preview-over = enemy beaten
# After a play that leaves no card to play and no Jester to flip.
preview-stuck = then nothing is left to play: you’d lose
preview-left = { $left } health left
preview-pay = { $fate ->
    [yes] then discard cards worth { $amount }
    [no] then a hit of { $amount } that you can’t pay: you’d lose
    [jester] then a hit of { $amount }: you will need a Jester
   *[maybe] then discard cards worth { $amount }, if your draws allow it
  }
preview-safe = nothing to discard
preview-paid = { $total } covers the attack of { $needed }.
preview-cheaper = You could pay less.
preview-stuck-discard = But then nothing is left to play: you’d lose.
preview-short = { $total } of { $needed }: choose more cards.
# One word over the enemy while cards are chosen: what would come of playing them.
verdict-win = Victory!
verdict-lose = Defeat!
verdict-exact = Exact kill!
verdict-over = Beaten!

choose-seat = { $name } goes next
# The name of the three buttons below, for screen readers.
wish-label = { $name }’s wish
wish-keen = keen
wish-neutral = don’t mind
wish-reluctant = rather not

cover-label = Pass the device
cover-title = Pass the device to { $name }
cover-reveal = I’m { $name }: show my hand

## What happened (the log, the recap, the screen reader)

event-turn_began = { $own ->
    [yes] Your turn.
   *[no] { $name }’s turn.
  }
event-played = { $own ->
    [yes] You play
   *[no] { $name } plays
  } { $value ->
    [0] a Jester.
   *[other] { $cards }, attack { $value }.
  }
event-yielded = { $own ->
    [yes] You yield.
   *[no] { $name } yields.
  }
event-power_blocked = { $suit } have no effect: the enemy is immune.
event-healed = { $amount ->
    [0] No cards to heal.
    [one] 1 card goes from the discard pile under the Tavern.
   *[other] { $amount } cards go from the discard pile under the Tavern.
  }
event-drew = { $own ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
  }
event-drew_hidden = { $amount ->
    [one] { $name } draws a card.
   *[other] { $name } draws { $amount } cards.
  }
event-shielded = Shield +{ $amount }: the enemy now strikes for { $attack }.
event-immunity_cancelled = The { $enemy } is no longer immune.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] { $amount } damage, doubled by Clubs.
       *[no] { $amount } damage.
      }
   *[other] { $doubled ->
        [yes] { $amount } damage, doubled by Clubs; { $left } health left.
       *[no] { $amount } damage; { $left } health left.
      }
  }
event-defeated = { $exact ->
    [yes] The { $enemy } falls to an exact kill and goes on top of the Tavern.
   *[no] The { $enemy } falls and goes to the discard pile.
  }
event-enemy_revealed = The next enemy: { $enemy }.
event-struck = { $own ->
    [yes] You are hit for { $amount }.
   *[no] { $name } is hit for { $amount }.
  }
event-discarded = { $own ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
  }
event-next_chosen = { $own ->
    [yes] You choose who goes next.
   *[no] { $name } chooses who goes next.
  }
event-flipped = { $own ->
    [yes] You flip a Jester and discard { $cards }.
   *[no] { $name } flips a Jester and discards { $cards }.
  }
event-wished = { $own ->
    [yes] You: { $wish }.
   *[no] { $name }: { $wish }.
  }
event-won = The last King falls. The Castle is free!
event-lost = { $own ->
    [yes] You can’t go on.
   *[no] { $name } can’t go on.
  } The game is lost.
event-undone = Move undone.

log-title = Log
log-empty = Nothing has happened yet.

## The end

result-won = Victory!
result-lost = Defeat
result-gave_up = You gave up
medal-gold = Gold
medal-silver = Silver
medal-bronze = Bronze

## Questions

ask-no = Cancel

## Why not

why-game_over = The game is over.
why-not_a_move = That isn’t a move.
why-hand_hidden = That hand is hidden.
why-play_not_now = You can’t play cards right now.
why-yield_not_now = You can’t yield right now.
why-discard_not_now = You don’t have to discard anything right now.
why-next_not_now = There is nobody to choose right now.
why-flip_not_now = You can’t flip a Jester right now.
why-nothing_played = Choose a card first.
why-card_not_in_hand = That card is not in your hand.
why-card_given_twice = The same card can’t be used twice.
why-jester_not_alone = A Jester is always played alone.
why-ace_with_jester = An Ace can’t go with a Jester.
why-ace_with_many = An Ace goes with only one other card.
why-royal_combo = Royals can’t form a combo.
why-mixed_ranks = Only cards of the same number go together, or an Ace with one other card.
why-combo_over_10 = A combo can’t total more than 10.
why-yield_all_others_yielded = Everyone else has yielded: you have to play.
why-yield_twice_alone = You can’t yield twice in a row.
why-yield_never_alone = You can’t yield in a solo game.
why-yield_off = Yielding is switched off in this game.
why-discard_short = That is not enough yet.
why-discard_stops_at_the_number = That’s already enough: stop here, or put a card back.
why-no_such_seat = There is no such seat.
why-flip_not_alone = Jesters can only be flipped in a solo game.
why-flips_used_up = There is no Jester left to flip.
why-wish_not_now = You can say whether you’d like to go next, but only after a Jester.
why-nothing_to_undo = There is nothing to undo.
why-export_not_now = You can share a game once it’s over.
why-analysis_not_now = You can review a game once it’s over.
why-stale_intent = The game has moved on. Please look again.
why-no_game = There is no game on the table.
why-bad_request = Something went wrong. Please try again.
why-worker_failed = Something went wrong. Please try again.
why-worker_died = The engine stopped. Please try again.
why-storage_failed = The browser couldn’t read your saved games.
why-record_not_text = This saved game is damaged and can’t be opened. It has not been changed.
why-record_field = This saved game is damaged and can’t be opened. It has not been changed.
why-record_illegal_move = This saved game is damaged and can’t be opened. It has not been changed.
why-record_result = This saved game is damaged and can’t be opened. It has not been changed.
why-record_seats = A name can have at most 40 characters.
why-record_newer = This game was saved by a newer version. Reload the page to update.
why-no_such_game = This game isn’t saved here.
why-changed_elsewhere = This game has moved on in another tab. Moves made here won’t be saved.
why-runtime_download = The engine couldn’t be downloaded. Are you online?
why-runtime_start = The engine couldn’t start. Try another browser, or update this one.
why-engine_install = The engine couldn’t be installed. Reload the page.
why-time_limit = The engine is taking too long to start. Check your connection and try again.
why-no_snapshot = This device has no snapshot to start from.
why-unsupported_browser = This browser is too old: it lacks WebAssembly or module workers.

## Engine and storage

engine-label = The engine
engine-download = Downloading the engine…
engine-start = Starting the engine…
engine-install = Loading the rules…
engine-ready = Ready.
engine-restarting = The engine stopped. Restarting…
engine-failed = The engine didn’t start
engine-restored = The engine had to restart. You can play on.
storage-blocked = This browser won’t save anything for this page. You can play, but your games will be lost when you close it.
storage-unsaved = Your last move couldn’t be saved. You can play on, but don’t close this page.

## The site as an app

daily-title = Today’s deal
daily-of = Deal for { $day }
device-title = Offline and backup
update-ready = A new version is ready.
update-elsewhere = A game is open in another tab. Finish it or close that tab first.
update-keeps-game = Your game is saved and won’t be lost.
do-update = Update now
do-later = Later
install-offer = Install Regicide: it opens instantly, full screen, even without internet.
install-ios = To put Regicide on your home screen, tap Share, then “Add to Home Screen”. Games you play from there are kept for good.
do-install = Install
do-refuse-install = No thanks

## Rules in short

rules-title = Rules
rule-link = Rule { $rule }
do-explain = Why?
help-title = Help
