# What decided the game.
ending-hit = { $own ->
    [yes] The { $enemy } struck for { $amount }: your hand was { $short } short.
   *[no] The { $enemy } struck for { $amount }: { $name }’s hand was { $short } short.
  }
ending-stuck = { $own ->
    [yes] You had nothing left to play. The { $enemy } still had { $left } health.
   *[no] { $name } had nothing left to play. The { $enemy } still had { $left } health.
  }
ending-gave_up = You ended this game yourself. The { $enemy } still had { $left } health.
ending-blow = { $own ->
    [yes] You finished it with { $cards }: { $damage } damage. The { $enemy } falls.
   *[no] { $name } finished it with { $cards }: { $damage } damage. The { $enemy } falls.
  }
# How far the game came; an exact kill frees a royal.
ending-far = { $freed ->
    [0] { $count } of 12 royals beaten
   *[other] { $count } of 12 royals beaten, { $freed } of them freed
  }
ending-best = Best moment
ending-best-of = Best moment ({ $name })
ending-best-exact = { $cards } brought the { $enemy } to exactly zero.
ending-best-escape = { $spare ->
    [0] The { $enemy } struck for { $amount }: the last cards paid for it.
   *[other] The { $enemy } struck for { $amount }: paid, with only { $spare } to spare.
  }
ending-best-damage = { $amount } damage to the { $enemy } with { $cards }.
# Compared with the other games of as many players on this device.
ending-new-best = New best ({ $players })! Before: { $best } of 12.
ending-own-best = Your best so far ({ $players }): { $best } of 12.
ending-wins = { $count ->
    [1] Your first victory ({ $players })!
   *[other] Your victories so far ({ $players }): { $count }.
  }
# In brackets instead of the number of players.
ending-solo = solo
ending-parts = Who did what
ending-played = Cards
ending-damage = Damage
ending-beaten = Royals
ending-numbers = The game in numbers
# Deals the same cards again to the same players.
do-same-deal = Same deal
# How the game ended, in short; F4 and P8 are rules.
result-by-W1 = All twelve royals are beaten.
result-by-F4 = The hand wasn’t enough to pay for the hit.
result-by-P8 = Nothing left to play, and no way out.
result-by-choice = You ended this game yourself.
result-assisted = Assisted: by a hint, or by undoing a move that had revealed something new.
result-practice = Practice: played on from a position of a finished game. It is counted separately.
result-not-standard = Played with house rules.
tally-beaten = Royals beaten
tally-exact = Exact kills
tally-turns = Turns
tally-damage = Damage dealt
tally-played = Cards played
tally-drawn = Cards drawn
tally-healed = Cards healed
tally-shielded = Shield gained
tally-discarded = Cards discarded
tally-yields = Yields
tally-flips = Jesters flipped
result-deal = Deal code:
do-copy-deal = Copy
deal-copied = Copied. Paste it into a new game to play this deal again.
deal-not-copied = It couldn’t be copied. Select it and copy it by hand.
