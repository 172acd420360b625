# The coach: a hint, its reasons, and moves in words.

coach-thinking = The coach is thinking…
coach-says = Coach: { $move } (about { $percent }% to win)
coach-only = Coach: { $move }
coach-lost = As good as lost. Best try: { $move }
coach-more = More of this hint
coach-yours = Your choice: about { $percent }%
coach-close = about as good
coach-worse = clearly worse
coach-unsure = Your choice: too few trials to tell
# The next best move, often followed by what it would lose: “Next best: play 7♣ — it leaves 10 to pay.”
coach-next = Next best: { $move }
coach-next-less = Next best: { $move }, about { $points } points less
coach-next-close = About as good: { $move }
two-reasons = { $first }; { $second }
do-stop-hint = Stop
do-take-hint = Choose this
do-drop-hint = Dismiss the hint
move-play = play { $cards }
move-jester = play the Jester
move-discard = discard { $cards }
move-yield = yield
move-flip = flip a Jester
move-next = { $name } goes next
# Reasons: “Coach: play 8♣ (about 60% to win) — it wins the game.” They are also said of another player’s move.
reason-wins = it wins the game
reason-only_move = there is nothing else to do
reason-exact_kill = an exact kill brings { $cards } to your side
reason-kill = it beats { $cards }
reason-stays_alive = it guarantees survival this turn
reason-needs_flip = a Jester will then be needed to pay for { $amount }
reason-cannot_pay = this hand can’t pay for the attack of { $amount }
reason-new_hand = a new hand is worth more than this one
reason-follows_wish = that player would like to go next
reason-strongest_next = that player is best placed to go next
reason-goes_on = nobody is better placed to go next
reason-cancels_immunity = { $suit } will take effect again
reason-saves_hand = { $amount ->
    [0] the shield leaves nothing to pay
   *[other] the shield leaves only { $amount } to pay
  }
reason-sets_up_exact = it leaves { $left } health, and { $cards } can then kill exactly
reason-refills_table = it draws { $amount } cards
reason-heals_tavern = it heals { $amount }, and the Tavern is running low ({ $left })
reason-keeps_spades_for_king = it keeps { $cards } (shield { $amount }) for a King
reason-keeps_diamonds = it keeps { $cards } for drawing
reason-keeps_companion = it keeps { $cards } as a companion
reason-loses_least = it gives up the least: { $amount } for { $left }
reason-saves_cards = the cards will be worth more later
reason-weakens = { $amount ->
    [0] it weakens the enemy
   *[other] it leaves the enemy { $left } health
  }
# What a move loses, compared with the best one: “Next best: play 7♣ — it leaves 10 to pay.”
drawback-loses = it would lose the game
drawback-needs_flip = a Jester would be needed to pay for { $amount }
drawback-may_lose = only a lucky draw could pay for { $amount }
drawback-no_kill = the enemy would survive with { $left } health
drawback-not_exact = { $cards } would go to the discard pile
drawback-pays_more = it leaves { $amount } to pay
drawback-uses_up = it uses up { $cards }
drawback-draws_less = { $amount ->
    [0] it draws nothing
    [one] it draws only { $amount } card
   *[other] it draws only { $amount } cards
  }
drawback-gives_more = it gives up { $amount }
drawback-hits_less = it leaves the enemy { $left } health
drawback-spends_flip = it uses up a Jester
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] it costs more, but keeps { $cards }
   *[no] it keeps { $cards }
  }
