# Regicide in English. Message ids are the same in every catalogue.

title = Regicide
tagline = Twelve corrupted royals. One deck. No traitors at this table.

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
jester = Jester
jester-sign = J★
no-cards = no cards
list-comma = ,{ " " }
list-and = { $first } and { $last }

## Home and screens

do-continue = Continue
do-solo = Play solo
do-learn = Learn to play
learn-offer = First time? Play your first card in a moment.
learn-holds = Lessons and puzzles
home-offline = ✓ Ready to play without internet
do-new = New game
new-holds = 1–4 players and bots
do-back = ‹ Back
screen-coming = One moment…
screen-missing = This page did not come
screen-missing-why = It could not be loaded. Are you offline? Nothing else is affected.
do-home = Home
do-again = Play again
do-retry = Try again
do-close = Close
do-menu = Menu
do-help = Help with this step
do-log = Log of the game
do-undo = Take back the last move
do-hint = Ask the coach for a hint
do-analyse = Look back
do-newest = Go on from there
do-watch = Watch again
do-leave = Leave the table (the game is saved)
do-give-up = Give up…
do-sort-suit = Sort hand by suit
do-sort-rank = Sort hand by rank
do-delete = Delete: { $game }
menu-title = Menu
queued = Your game starts as soon as the engine is ready.
players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
seat-unnamed = Player { $seat }

saved-title = Saved games
saved-none = No saved games yet. Every game you start is kept here.
saved-against = facing { $enemy }, { $beaten } of 12 beaten
statistics-title = Statistics

settings-title = Settings

about-title = About

## The table

table-screen = The table
table-label = Played against this enemy
table-empty = Play a card: tap it, then Play. Or drag it here.
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
pile-tavern-about = The Tavern: Diamonds draw from it, Hearts put cards under it.
pile-discard-about = The discard pile: only its top card may be seen.
seats-label = Seats
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
seat-yielded = yielded
beaten = { $count } of 12 royals beaten
assisted = assisted
not-standard = house rules

labelled = { $label }: { $what }
hand-label = Your hand
step-play = Your turn: play cards, or yield.
step-play-only = Your turn: play cards. You can’t yield now.
step-suffer = The enemy strikes: discard at least { $amount }.
step-empty = Your hand is empty: { $can ->
    [both] yield, or flip a Jester.
    [flip] flip a Jester.
   *[yield] yield.
  }
step-flip = Your hand is not enough: flip a Jester!
step-choose = The Jester is down: you decide who goes next.
do-play = Play
do-yield = Yield
do-flip = Flip a Jester ({ $left })
do-discard = Discard { $total } / { $needed }
do-suggest = Choose for me

preview-nothing = Choose cards to see what they would do.
put-back = { $card } goes back. { $why }
preview-damage = { $amount } damage
preview-doubled = { $amount } damage, doubled
preview-heal = heal { $amount }
preview-draw = draw { $amount }
preview-draw-other = { $name } draws { $amount }
preview-shield = shield { $amount }
preview-no-effect = no effect
preview-blocked = { $suit } does nothing here: the enemy is immune
preview-jester = The enemy loses its immunity
preview-choose = then you choose who goes next
preview-wins = that wins the game!
preview-exact = exact: the enemy joins your side, on top of the Tavern!
preview-over = the enemy is beaten
preview-left = the enemy is left with { $left }
preview-pay = { $fate ->
    [yes] you will have to discard { $amount }
    [no] you would have to discard { $amount }, and you can’t: the game would be lost
   *[maybe] you will have to discard { $amount }; whether you can depends on the cards to come
  }
preview-safe = nothing to discard
preview-paid = You pay { $total } for a blow of { $needed }: enough.
preview-cheaper = Less would do.
preview-short = { $total } for a blow of { $needed }: choose more.

choose-seat = { $name } goes next
wish-label = { $name } would say
wish-keen = keen
wish-neutral = don’t mind
wish-reluctant = rather not

cover-label = Pass the device
cover-title = Pass the device to { $name }
cover-reveal = I am { $name }: show my hand

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
    [0] No card to heal.
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
event-shielded = Shields grow by { $amount }; the enemy strikes with { $attack }.
event-immunity_cancelled = { $enemy } is no longer immune.
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
    [yes] { $enemy } falls exactly and lies on top of the Tavern.
   *[no] { $enemy } falls and goes to the discard pile.
  }
event-enemy_revealed = The next enemy: { $enemy }.
event-struck = { $own ->
    [yes] You are struck for { $amount }.
   *[no] { $name } is struck for { $amount }.
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
event-undone = Taken back.

log-title = Log
log-empty = Nothing has happened yet.

## The end

result-won = Victory!
result-lost = Defeat
result-gave_up = Given up
medal-gold = Gold
medal-silver = Silver
medal-bronze = Bronze

## Questions

ask-no = Cancel
ask-undo-assists-title = Take back?
ask-undo-assists = That move showed something new. You can take it back, but the game will be marked as assisted.
ask-undo-assists-yes = Take back
ask-hint-title = Ask the coach?
ask-hint = The coach sees only your hand and the table. The game will be marked as assisted.
ask-hint-yes = Ask
ask-give-up-title = Give up?
ask-give-up = The game ends here. You can still look at it afterwards.
ask-give-up-yes = Give up
ask-flip-title = Flip a Jester?
ask-flip = Your whole hand is discarded and you draw a new one. From now on a win is worth: { $medal }.
ask-flip-yes = Flip
ask-delete-title = Delete this game?
ask-delete = { $game }. It can’t be brought back.
ask-delete-yes = Delete

## Why not

why-game_over = The game is over.
why-not_a_move = That is not a move.
why-hand_hidden = That hand is hidden.
why-play_not_now = You can’t play cards now.
why-yield_not_now = You can’t yield now.
why-discard_not_now = There is nothing to discard for now.
why-next_not_now = Nobody has to be chosen now.
why-flip_not_now = You can’t flip a Jester now.
why-nothing_played = Choose a card first.
why-card_not_in_hand = That card is not in your hand.
why-card_given_twice = The same card can’t be used twice.
why-jester_not_alone = A Jester is played alone.
why-ace_with_jester = An Ace can’t go with a Jester.
why-ace_with_many = An Ace goes with one other card only.
why-royal_combo = Royals can’t be combined with each other.
why-mixed_ranks = Only cards of the same number go together, or one card with an Ace.
why-combo_over_10 = A combo may total 10 at most.
why-yield_all_others_yielded = All the others yielded: somebody has to play.
why-yield_twice_alone = Alone you can’t yield twice in a row.
why-yield_never_alone = Yielding alone is switched off in this game.
why-yield_off = Yielding is switched off in this game.
why-discard_short = That is not enough yet.
why-discard_stops_at_the_number = You have paid enough: stop here, or let go of a card.
why-no_such_seat = There is no such seat.
why-flip_not_alone = Only a lone player may flip a Jester.
why-flips_used_up = No Jester is left to flip.
why-wish_not_now = Wishes may only be told after a Jester.
why-nothing_to_undo = There is nothing to take back.
why-export_not_now = A game can be shared when it is over.
why-analysis_not_now = A game can be looked back at when it is over.
why-stale_intent = The table has moved on. Have another look.
why-no_game = No game is on the table.
why-bad_request = Something went wrong inside. Please try again.
why-worker_failed = Something went wrong inside. Please try again.
why-worker_died = The engine stopped. Please try again.
why-storage_failed = The browser could not read the saved games.
why-record_not_text = This saved game is damaged and can’t be opened. It has not been changed.
why-record_field = This saved game is damaged and can’t be opened. It has not been changed.
why-record_illegal_move = This saved game is damaged and can’t be opened. It has not been changed.
why-record_result = This saved game is damaged and can’t be opened. It has not been changed.
why-record_seats = A name may have 40 letters at most.
why-record_newer = This game was saved by a newer version. Reload the page to get it.
why-no_such_game = This game is not among those saved here.
why-changed_elsewhere = This game went on in another tab. What you do here is not kept.
why-runtime_download = The engine could not be downloaded. Are you online?
why-runtime_start = The engine could not start. Try another browser, or update this one.
why-engine_install = The engine could not be installed. Reload the page.
why-time_limit = The engine takes too long to start. Check the connection and try again.
why-no_snapshot = There is no snapshot on this device to start from.
why-unsupported_browser = This browser is too old: it lacks WebAssembly or module workers.

## Engine and storage

engine-label = The engine
engine-download = Fetching the engine…
engine-start = Waking the engine…
engine-install = Unpacking the rules…
engine-ready = Ready.
engine-restarting = The engine stopped and is being restarted…
engine-failed = The engine did not start
engine-restored = The engine had to restart. You can go on.
storage-blocked = This browser stores nothing for this page. You can play, but games are gone when you close it.
storage-unsaved = The last move could not be saved. The game goes on, but don’t close this page.

## The site as an app

daily-title = Today’s deal
daily-of = Deal of { $day }
device-title = Offline and backup
update-ready = A new version is ready.
update-elsewhere = A game is on the table in another tab. Finish or close it first.
update-keeps-game = Your game is saved and stays.
do-update = Update now
do-later = Later
install-offer = Put Regicide among your apps: it opens at once, full screen, also without internet.
install-ios = To put Regicide on your home screen, tap Share, then “Add to Home Screen”. Games on the home screen are kept for good.
do-install = Install
do-refuse-install = No, thanks

## Rules in short

rules-title = Rules
rule-link = Rule { $rule }
do-explain = Why?
help-title = Help
