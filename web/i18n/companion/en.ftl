# “With real cards”: the page tracks the numbers of a fight that is played with real cards.
# Not to be confused with the Aces, the animal companions.

companion-intro = Play with your own cards; this page tracks the fight: health, attack, shields. Enter each play, and nobody has to do the sums.
companion-hint = No need to enter hands, discards, yields, or Jesters flipped in a solo game.
companion-which = { $rank ->
    [J] Which Jack was turned up?
    [Q] Which Queen was turned up?
   *[other] Which King was turned up?
  }
companion-next = All cards played against it go to the discard pile. Whoever beat it begins a new turn.
companion-empty = Nothing played yet.
companion-entry = Enter a play
companion-yield = Yielding would mean a hit of { $amount }.
companion-pick = The next play: first the rank, then the suit.
companion-ranks = Rank
companion-suits = Cards of this rank
companion-clear = Clear
companion-heal = heal up to { $amount }
companion-draw = draw up to { $amount } round the table
companion-exact = Exact kill! The { $enemy } goes face down on top of the Tavern
companion-over = The { $enemy } goes to the discard pile
companion-pay = then discard cards worth at least { $amount }
companion-now-pay = Now discard cards worth at least { $amount }.
companion-now-safe = Nothing to discard: the next player goes.
companion-now-choose = Whoever played it chooses who goes next.
companion-damaged = The saved fight was damaged. A new game begins.

ask-companion-title = Start a new game?
ask-companion = Everything you have entered will be lost.
ask-companion-yes = New game
why-royal_not_due = That royal can’t come next.
companion-played = { $cards }:
