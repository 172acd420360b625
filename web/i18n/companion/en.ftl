# Beside a real table: the page keeps the numbers of a fight with real cards.
# Not to be confused with the Aces, the animal companions.

companion-intro = You play with your own cards; this page keeps the fight: health, attack, shields. Enter what is played, and nobody has to add up.
companion-hint = Hands, discards and yields need no entry. Nor does a Jester that a lone player flips.
companion-which = { $rank ->
    [J] Which Jack was turned up?
    [Q] Which Queen was turned up?
   *[other] Which King was turned up?
  }
companion-next = All cards played against it go to the discard pile. The same player goes on.
companion-empty = Nothing played yet.
companion-entry = What is played
companion-yield = Yielding now costs { $amount }.
companion-pick = The next play: first the rank, then the suit.
companion-ranks = Rank
companion-suits = Cards of this rank
companion-clear = Clear
companion-heal = heal up to { $amount }
companion-draw = draw up to { $amount } round the table
companion-exact = Exact! { $enemy } goes face down on top of the Tavern
companion-over = { $enemy } goes to the discard pile
companion-pay = then discard at least { $amount }
companion-now-pay = Now discard at least { $amount }.
companion-now-safe = Nothing to discard: the next player goes on.
companion-now-choose = Whoever played it says who goes next.
companion-damaged = What was kept here was damaged. A new game begins.

ask-companion-title = Start a new game?
ask-companion = Everything entered so far is forgotten.
ask-companion-yes = New game
why-royal_not_due = That royal is not due now.
