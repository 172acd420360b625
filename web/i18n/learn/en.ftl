# Learning: the list of lessons, the coach, and what lessons and puzzles say. A message of a lesson has at most
# 25 words and no number of its own: its numbers are variables, which the engine fills in.

learn-title = Learn by playing
learn-intro = Short lessons, one idea each. You play from the start.
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-puzzles-intro = For those who know the rules. Don’t trust your first idea.
learn-progress = { $done } of { $total } done
learn-mark = done
learn-open = Start: { $title }
learn-next = Next: { $title }
learn-leave = All lessons
learn-skip = Skip
learn-replay = Play again
learn-restart = Start over
learn-hint = Hint
learn-show = Show me
learn-coach = Coach
learn-at = Step { $step } of { $steps }
learn-choose-you = I’ll go next
learn-puzzle = Puzzle
learn-failed = Not this time
learn-reached = Well done!
learn-off = That’s not what this step is about. See what happened, then try again.
learn-unsolved = That doesn’t reach the goal. See what happened, then try again.
learn-happened = What happened
learn-finished = That was the last puzzle. Now the Castle is waiting for you.
learn-missing = There is no lesson with that name.

why-scenario_not_text = This scenario can’t be read: it isn’t a JSON object.
why-scenario_newer = This scenario was written for a newer version. Reload the page to update.
why-scenario_field = This scenario has a field that is missing, unknown or wrong.
why-scenario_position = This scenario’s position isn’t possible.
why-scenario_goal = This scenario has an unknown goal.
why-scenario_message = This scenario has an unknown message.
why-scenario_move = This scenario has an impossible move.
why-scenario_solution = This scenario’s solution doesn’t reach its goal.
why-scenario_losing = A losing line of this scenario doesn’t lose.
why-scenario_not_allowed = Not in this lesson.
why-scenario_over = This attempt is over. Start again.

## Titles

lesson-title-attack = Attack and health
lesson-title-suffer = Taking a hit
lesson-title-diamonds = ♦ Diamonds draw
lesson-title-hearts = ♥ Hearts heal
lesson-title-clubs = ♣ Clubs double
lesson-title-spades = ♠ Spades shield
lesson-title-immunity = Immunity
lesson-title-combos = Combos
lesson-title-companions = Animal Companions
lesson-title-exact = Exact kills
lesson-title-yield = Yielding
lesson-title-jester = The Jester
lesson-title-solo = Solo play and medals
lesson-title-three-cards = Survive the King
lesson-title-exact-away = One exact kill away
lesson-title-friend-on-top = A friend in the Tavern
lesson-title-jester-round = Nobody left behind
lesson-title-last-king = Going for gold

## Lessons

lesson-attack-1 = The Jack has { $health_left } health. A card’s number is its attack. Tap { $cards }, then Play.
lesson-attack-2 = { $health_left } health left, and the Spade holds off its attack. Which card brings the Jack down?
lesson-attack-short = { $amount } damage: the Jack still has { $health_left } health. Hit harder.
lesson-attack-done = Exactly zero: the Jack lands on the Tavern, your draw pile. The next enemy steps up, with { $health } health.

lesson-suffer-1 = If the enemy survives, it hits you: here, for { $attack }. Keep enough cards to pay. Play { $cards }.
lesson-suffer-2 = It strikes for { $attack }. Tap cards whose numbers add up to at least that, then Discard.
lesson-suffer-lost = You owe { $amount }, but your hand is worth only { $hand_total }. You can’t pay: the game is lost.
lesson-suffer-done = Paid! But remember: if anyone can’t pay, everyone loses.

lesson-diamonds-1 = ♦ Diamonds draw as many cards as the attack. Play { $cards } and draw { $drawn }.
lesson-diamonds-2 = Your hand is full: { $hand_limit } cards. Play { $cards }: attack { $value }, but that leaves room for only { $drawn }.
lesson-diamonds-none = No Diamond, no new cards. Try the marked card.
lesson-diamonds-done = In a solo game you never hold more than { $hand_limit } cards. With more players, the limit is lower.

lesson-hearts-1 = ♥ Hearts heal. Play { $cards }: { $healed } of the { $discard } discarded cards go under the Tavern.
lesson-hearts-2 = The Tavern has { $tavern } cards again. Draw them with { $cards }.
lesson-hearts-thin = The Tavern was nearly empty, so you drew few cards. Heal first, then draw.
lesson-hearts-done = Hearts fill the Tavern, Diamonds draw from it. Played together, Hearts come first.

lesson-clubs-1 = ♣ Clubs double the damage. Play { $cards }: attack { $value }, damage { $damage }.
lesson-clubs-2 = { $health_left } health left, and Clubs deal double damage. Which card is enough?
lesson-clubs-short = { $amount } damage leaves { $health_left } health. The lower card is a Club: doubled, it hits harder.
lesson-clubs-done = Only the damage doubles. Draws, healing and shields use the card’s number.

lesson-spades-1 = The Jack strikes for { $attack }. ♠ Spades shield: play { $cards } to take { $shield } off its attack.
lesson-spades-2 = Now it strikes for only { $attack }. Pay for it, but keep your Spade.
lesson-spades-3 = Shields add up until the enemy falls. You have { $shield }: play { $cards } for { $value } more.
lesson-spades-keep = You discarded your Spade. Pay with other cards.
lesson-spades-done = A shield of { $shield } leaves an attack of { $attack }: nothing to discard.

lesson-immunity-1 = This is the Jack of Clubs, so it is immune to ♣. Play { $cards }: just { $damage } damage, not doubled.
lesson-immunity-2 = { $health_left } health left. Clubs don’t double here. Which card is enough?
lesson-immunity-short = Just { $amount } damage, not doubled: { $health_left } health left.
lesson-immunity-done = An enemy ignores the power of its own suit. But the number still deals damage.

lesson-combos-1 = Cards of the same number go together, up to { $combo_limit } in total. Play { $cards }: each suit uses the whole total.
lesson-combos-2 = { $health_left } health left. No single card is enough: make a combo yourself.
lesson-combos-short = { $amount } damage, { $health_left } health left. Tap cards of the same number, then Play.
lesson-combos-done = Combine as many cards of the same number as you like, up to { $combo_limit } in total. But never Aces or royals.

lesson-companions-1 = An Ace can join another card. Play { $cards }: attack { $value }; the Club doubles the damage to { $damage }.
lesson-companions-2 = The next enemy strikes for { $attack }. Play { $cards }: both suits use the total, so the shield is { $shield }.
lesson-companions-short = { $amount } damage, { $health_left } health left. The Ace of Clubs doubles the card beside it, too.
lesson-companions-done = An Ace goes with any card except a Jester, and adds its number and its suit.

lesson-exact-1 = Bring the Jack to exactly zero and it joins you. { $health_left } health left: play { $cards }.
lesson-exact-2 = The Jack is now on top of the Tavern. Play { $cards } and draw { $drawn }: the Jack comes first.
lesson-exact-3 = Pay { $attack }, but keep your Jack.
lesson-exact-4 = In your hand, a Jack counts as { $value }, and its suit takes effect. Play it: { $damage } damage!
lesson-exact-over = Too much damage: the Jack went to the discard pile. Bring it to exactly zero.
lesson-exact-keep = That was your Jack! Pay with other cards.
lesson-exact-done = Royals beaten exactly become your strongest cards, for attacking and for paying.

lesson-yield-1 = The hit is only { $attack }. Save your strong card: yield, and play nothing this turn.
lesson-yield-2 = If you yield, you take the hit. Discard cards worth at least { $attack }, but keep your strong card.
lesson-yield-3 = You yielded, so your partner had to play: you can’t both yield in a row. Now attack with { $cards }!
lesson-yield-keep = You discarded { $cards }. Pay with the small card.
lesson-yield-done = Yielding saves a good card for later. But in a solo game, you can’t yield.

lesson-jester-1 = This enemy is immune to ♠, so the Spade on the table doesn’t shield. A Jester changes that. Play it.
lesson-jester-2 = Now the Spade shields { $shield }. Nobody is hit, and you choose who goes next: choose yourself.
lesson-jester-3 = The immunity is gone. Play { $cards } to shield against the attack of { $attack }.
lesson-jester-blocked = The enemy is immune: no shield. Play the Jester first.
lesson-jester-other = In a real game, that can be right. But here you hold the right card: choose yourself.
lesson-jester-done = The Jester: no damage, no hit, no immunity, and you choose who goes next.

lesson-solo-1 = Your hand is worth { $hand_total }; the attack is { $attack }. Flip a Jester for a new hand of up to { $hand_limit } cards.
lesson-solo-2 = The last King has { $health_left } health. Find the card that ends it!
lesson-solo-weak = The King still stands: you owe { $attack }, and your hand is worth { $hand_total }. Flip a Jester, then find the winning card.
lesson-solo-done = Won! Your medal: { $medal }. No flips is gold, both flips bronze. If a turn starts with no cards and no Jester left, you lose.

## Puzzles

lesson-three-cards-say = The King strikes for { $attack }, and the Tavern is empty. Discard pile: { $cards }. Survive, and keep your Jack.
lesson-three-cards-hint-1 = What you heal, you can draw at once.
lesson-three-cards-hint-2 = Hearts and Diamonds of the same number go together, and Hearts come first.
lesson-three-cards-yield = Your hand is worth { $hand_total }; the attack is { $attack }. So close, but the game is lost.
lesson-three-cards-heal = The cards are in the Tavern now, but your hand can’t pay.
lesson-three-cards-jack = A mighty attack, but now there is nothing left to pay with.
lesson-three-cards-draw = The Tavern is empty: there was nothing to draw.
lesson-three-cards-gone = You survived, but the Jack is gone. Pay with the other cards.
lesson-three-cards-done = Healed and drawn in the same play: a new hand from an empty Tavern.

lesson-exact-away-say = Bring the Queen to exactly zero, this turn or the next: { $health_left } health left.
lesson-exact-away-hint-1 = An Ace lends its suit to the card beside it. And think of the hit in between.
lesson-exact-away-hint-2 = The next step: { $cards }. A shield keeps the hit small.
lesson-exact-away-over = Too much: the Queen is in the discard pile, not on your side.
lesson-exact-away-near = { $health_left } health left, and you are out of turns.
lesson-exact-away-poor = You owe { $amount }, and your hand is worth { $hand_total }. Think of a shield first.
lesson-exact-away-done = Exactly zero! The Queen goes on top of the Tavern and will fight for you.

lesson-friend-on-top-say = The Jack of Clubs is on top of the Tavern. This turn or your next, beat the Queen exactly: { $health_left } health. Your partner will yield.
lesson-friend-on-top-hint-1 = How much damage would the Jack deal? Clubs double.
lesson-friend-on-top-hint-2 = { $health_left } health: leave exactly what the Jack will deal. A low Diamond is enough to draw it.
lesson-friend-on-top-over = Too much damage: the Queen goes to the discard pile. Leave her more health.
lesson-friend-on-top-spent = You paid with the Jack. Keep it for the final attack.
lesson-friend-on-top-late = { $health_left } health left, and you are out of turns.
lesson-friend-on-top-done = Drawn, kept, played: the Jack brings the Queen to exactly zero.

lesson-jester-round-say = One partner has no cards, the other just one. Attack: { $attack }. Get everyone through this round.
lesson-jester-round-hint-1 = The Spade on the table would shield if the King were not immune.
lesson-jester-round-hint-2 = Only a shield of { $base_attack } saves a partner without cards.
lesson-jester-round-blocked = The King is immune to ♠: no shield, and you can’t pay.
lesson-jester-round-empty = A partner with so few cards can’t pay { $attack }.
lesson-jester-round-ace = You can pay { $attack }. But your partner has no cards at all.
lesson-jester-round-done = An attack of { $attack }: even an empty hand survives that.

lesson-last-king-say = The last King has { $health_left } health left. Win without flipping a Jester.
lesson-last-king-hint-1 = Don’t rush. Shields last until the end.
lesson-last-king-hint-2 = The next step: { $cards }. And keep your best card for the final attack.
lesson-last-king-flip = With a flip, gold is out of reach. You can win without one.
lesson-last-king-rush = Your strongest attack first? Then too little is left to pay with.
lesson-last-king-near = The King still had { $health_left } health. Every shield saves you cards.
lesson-last-king-done = Not a single flip: { $medal }!
