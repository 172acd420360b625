# The coach: a hint, its reasons, and moves in words.

coach-thinking = The coach is thinking…
coach-says = Coach: { $move } (about { $percent }% to win)
coach-only = Coach: { $move }
coach-yours = Your choice: about { $percent }%
coach-close = about as good
coach-worse = clearly worse
coach-unsure = Your choice: too few trials to tell
do-stop-hint = Stop
do-take-hint = Choose this
do-drop-hint = Dismiss the hint
move-play = play { $cards }
move-jester = play the Jester
move-discard = discard { $cards }
move-yield = yield
move-flip = flip a Jester
move-next = { $name } goes next
# Reasons: “Coach: play 8♣ (about 60% to win) — it wins the game.”
motive-wins = it wins the game
motive-only_move = there is nothing else to do
motive-exact_kill = an exact kill brings the enemy to your side
motive-kill = it beats the enemy
motive-stays_alive = it guarantees survival this turn
motive-new_hand = a new hand is worth more than this one
motive-follows_wish = that player would like to go next
motive-strongest_next = that player is best placed to go next
motive-goes_on = nobody is better placed to go next
motive-cancels_immunity = the enemy’s immunity is in the way
motive-saves_hand = the shield saves cards
motive-sets_up_exact = a card still in hand can then bring the enemy to exactly zero
motive-refills_table = it refills the hands
motive-heals_tavern = the Tavern is running low
motive-keeps_spades_for_king = it keeps Spades for a King
motive-keeps_diamonds = it keeps Diamonds for drawing
motive-keeps_companion = it keeps an Ace as a companion
motive-loses_least = it gives up the least
# Instead of a reason, where the coach prefers other cards than “Choose for me” would take.
coach-keeps = { $more ->
    [yes] it costs more, but keeps { $cards }
   *[no] it keeps { $cards }
  }
motive-saves_cards = the cards will be worth more later
motive-weakens = it weakens the enemy
