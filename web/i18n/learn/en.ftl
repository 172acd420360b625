# Learning: the list, the coach, and what lessons and puzzles say. A step has 25 words at most, and
# no number of its own: numbers are the engine's.

learn-title = Learn by playing
learn-intro = Short lessons, one idea each. You play from the first tap.
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-puzzles-intro = For those who know the rules. Beware of the first idea.
learn-progress = { $done } of { $total } done
learn-mark = done
learn-open = Begin: { $title }
learn-next = Next: { $title }
learn-leave = All lessons
learn-skip = Skip
learn-replay = Once more
learn-restart = From the start
learn-hint = Hint
learn-show = Show me
learn-coach = Coach
learn-at = Step { $step } of { $steps }
learn-you = You
learn-choose-you = I go next
learn-puzzle = Puzzle
learn-failed = Not this time
learn-reached = Well done!
learn-off = That is not what this step is about. See what it did, then try again.
learn-unsolved = That does not reach the goal. See what happened, then try again.
learn-happened = What happened
learn-finished = You know the rules now. The puzzles are waiting, and so is the Castle.
learn-missing = There is no lesson of that name.

why-scenario_not_text = This scenario can’t be read: it is no JSON object.
why-scenario_newer = This scenario was written for a newer version. Reload the page to get it.
why-scenario_field = This scenario has a field that is missing, unknown or wrong.
why-scenario_position = This scenario’s position can’t be.
why-scenario_goal = This scenario has a goal that we don’t know.
why-scenario_message = This scenario has a message that we don’t know.
why-scenario_move = This scenario has a move that is not possible.
why-scenario_solution = This scenario’s solution does not reach its goal.
why-scenario_losing = A losing line of this scenario does not lose.
why-scenario_not_allowed = Not in this lesson.
why-scenario_over = This try is over. Begin again.

## Titles

lesson-title-attack = Attack and health
lesson-title-suffer = Taking a blow
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
lesson-title-solo = Alone: flips and medals
lesson-title-three-cards = Survive the King
lesson-title-exact-away = One exact kill away
lesson-title-friend-on-top = A friend in the Tavern
lesson-title-jester-round = Nobody left behind
lesson-title-last-king = The golden way

## Lessons

lesson-attack-1 = The Jack has { $health_left } health. A card’s number is its attack. Tap { $cards }, then Play.
lesson-attack-2 = { $health_left } health left. Which card brings the Jack down?
lesson-attack-short = { $amount } damage: the Jack still has { $health_left } health. Hit harder.
lesson-attack-done = No health left: the Jack falls. The next enemy steps up at once, with { $health } health.

lesson-suffer-1 = If the enemy still stands, it strikes: { $attack } here. Keep enough cards to pay. Play { $cards }.
lesson-suffer-2 = It strikes with { $attack }. Tap cards whose numbers add up to at least that, then Discard.
lesson-suffer-lost = You owe { $amount } and hold only { $hand_total }. You can’t pay: the game is lost.
lesson-suffer-done = Paid! An empty hand is no loss. But whoever can’t pay loses the game for everybody.

lesson-diamonds-1 = ♦ Diamonds draw as many cards as the attack. Play { $cards } and draw { $drawn }.
lesson-diamonds-2 = Your hand is full: { $hand_limit } cards. Play { $cards }: attack { $value }, but there is room for only { $drawn }.
lesson-diamonds-none = No Diamond, no new cards. Try the marked card.
lesson-diamonds-done = Alone you never hold more than { $hand_limit } cards. With more players the limit is lower.

lesson-hearts-1 = ♥ Hearts heal. Play { $cards }: { $healed } of the { $discard } discarded cards go under the Tavern.
lesson-hearts-2 = The Tavern has { $tavern } cards again. Draw them with { $cards }.
lesson-hearts-thin = The Tavern was nearly empty, so you drew little. Heal first, then draw.
lesson-hearts-done = Hearts fill the Tavern, Diamonds draw from it. Played together, Hearts come first.

lesson-clubs-1 = ♣ Clubs double the damage. Play { $cards }: attack { $value }, damage { $damage }.
lesson-clubs-2 = { $health_left } health left, and Clubs count double. Which card is enough?
lesson-clubs-short = { $amount } damage leaves { $health_left }. The lower card is a Club: doubled, it hits harder.
lesson-clubs-done = Only the damage doubles. Draws, healing and shields go by the card’s number.

lesson-spades-1 = The Jack strikes with { $attack }. ♠ Spades shield: play { $cards } and take { $shield } off its attack.
lesson-spades-2 = Now it strikes with only { $attack }. Pay for it, but keep your Spade.
lesson-spades-3 = Shields add up until the enemy falls. You have { $shield }: play { $cards } for { $value } more.
lesson-spades-keep = You gave away your Spade. Pay with other cards.
lesson-spades-done = A shield of { $shield } leaves an attack of { $attack }: nothing to discard.

lesson-immunity-1 = This Jack is a Club, so it is immune to ♣. Play { $cards }: just { $damage } damage, not doubled.
lesson-immunity-2 = { $health_left } health left. Clubs don’t double here. Which card is enough?
lesson-immunity-short = Just { $amount } damage, not doubled: { $health_left } health left.
lesson-immunity-done = An enemy ignores the power of its own suit. The number always counts.

lesson-combos-1 = Cards of one number go together, up to { $combo_limit } in total. Play { $cards }: each suit works with the whole total.
lesson-combos-2 = { $health_left } health left. No single card is enough: make a combo yourself.
lesson-combos-short = { $amount } damage, { $health_left } health left. Tap cards of the same number, then Play.
lesson-combos-done = As many cards of one number as you like, up to { $combo_limit } in total. Never Aces or royals.

lesson-companions-1 = An Ace goes along with another card. Play { $cards }: attack { $value }, doubled by the Club to { $damage }.
lesson-companions-2 = The next enemy strikes with { $attack }. Play { $cards }: both suits work with the total, shield { $shield }.
lesson-companions-short = { $amount } damage, { $health_left } health left. The Ace of Clubs doubles the card beside it, too.
lesson-companions-done = An Ace goes with any card but a Jester, and brings its number and its suit.

lesson-exact-1 = Bring the Jack to exactly zero and it joins you. { $health_left } health left: play { $cards }.
lesson-exact-2 = The Jack lies on top of the Tavern. Play { $cards } and draw { $drawn }: the Jack comes first.
lesson-exact-3 = Pay { $attack }, but keep your Jack.
lesson-exact-4 = In your hand a Jack counts { $value }, and its suit works. Play it: { $damage } damage!
lesson-exact-over = Too much: the Jack went to the discard pile. Hit it exactly.
lesson-exact-keep = That was your Jack! Pay with other cards.
lesson-exact-done = Royals beaten exactly become your strongest cards, to attack and to pay.

lesson-yield-1 = The blow is only { $attack }. Save your strong card: yield, and play nothing this turn.
lesson-yield-2 = Who yields takes the blow. Discard at least { $attack }, but keep your strong card.
lesson-yield-3 = You yielded, so your partner had to play: not everybody may yield. Now strike with { $cards }!
lesson-yield-keep = You gave away { $cards }. Pay with the small card.
lesson-yield-done = Yielding saves a good card for later. Alone you can’t yield again right after it.

lesson-jester-1 = This enemy is immune to ♠: the Spade on the table shields nothing. A Jester ends that. Play it.
lesson-jester-2 = Now the Spade shields: { $shield }. There is no blow, and you choose who goes next: choose yourself.
lesson-jester-3 = No immunity any more. Play { $cards } against the attack of { $attack }.
lesson-jester-blocked = The enemy is immune: no shield. Play the Jester first.
lesson-jester-other = A fair choice in a game. But here you hold the right card: choose yourself.
lesson-jester-done = The Jester: no damage, no blow, no immunity, and you say who goes next.

lesson-solo-1 = You hold { $hand_total }, the blow is { $attack }. Flip a Jester: a new hand of up to { $hand_limit } cards.
lesson-solo-2 = The last King has { $health_left } health. Find the card that ends it!
lesson-solo-weak = You hold { $hand_total } and owe { $attack }. Flip a Jester instead.
lesson-solo-done = Won! With this flip the medal is { $medal }. Without flips it is gold, with both Jesters bronze.

## Puzzles

lesson-three-cards-say = The King strikes with { $attack }, the Tavern is empty. Discard pile: { $cards }. Survive, and keep your Jack.
lesson-three-cards-hint-1 = What you heal, you could draw at once.
lesson-three-cards-hint-2 = Hearts and Diamonds of the same number go together, and Hearts come first.
lesson-three-cards-yield = You hold { $hand_total }, the blow is { $attack }. So near, and yet lost.
lesson-three-cards-heal = The cards are in the Tavern now, but your hand can’t pay.
lesson-three-cards-jack = A mighty hit, but nothing is left to pay with.
lesson-three-cards-draw = The Tavern is empty: there was nothing to draw.
lesson-three-cards-gone = You live, but the Jack is gone. Pay with the others.
lesson-three-cards-done = Healed and drawn in the same play: a full hand out of an empty Tavern.

lesson-exact-away-say = Bring the Queen, { $health_left } health left, to exactly zero: this turn or your next.
lesson-exact-away-hint-1 = An Ace lends its suit to the card beside it. And think of the blow in between.
lesson-exact-away-hint-2 = Begin with { $cards }: the shield makes the blow small.
lesson-exact-away-over = Too much: the Queen is in the discard pile, not on your side.
lesson-exact-away-near = { $health_left } health left, and no more time.
lesson-exact-away-poor = You owe { $amount } and hold { $hand_total }. Think of a shield first.
lesson-exact-away-done = Exactly zero! The Queen lies on top of the Tavern and will fight for you.

lesson-friend-on-top-say = The Jack of Clubs tops the Tavern. By your next turn, beat the Queen exactly: { $health_left } health. Your partner will yield.
lesson-friend-on-top-hint-1 = How much damage would the Jack do? Clubs double.
lesson-friend-on-top-hint-2 = { $health_left } health: leave just what the Jack takes. A low Diamond draws it as well.
lesson-friend-on-top-over = Too much: the Queen goes to the discard pile. Leave her more health.
lesson-friend-on-top-spent = You paid with the Jack. Keep it: it is the hit you need.
lesson-friend-on-top-late = { $health_left } health left, and the time is up.
lesson-friend-on-top-done = Drawn, kept, played: the Jack brings the Queen to exactly zero.

lesson-jester-round-say = One partner has no cards, the other a single one. Attack: { $attack }. Get everybody through this round.
lesson-jester-round-hint-1 = The Spade on the table would shield, if the King were not immune.
lesson-jester-round-hint-2 = Only a shield of { $base_attack } saves a partner without cards.
lesson-jester-round-blocked = The King is immune to ♠: no shield, and you can’t pay.
lesson-jester-round-empty = A partner with so few cards can’t pay { $attack }.
lesson-jester-round-ace = { $attack } is little for you. But your partner has no card at all.
lesson-jester-round-done = An attack of { $attack }: even an empty hand survives that.

lesson-last-king-say = The last King has { $health_left } health left. Win without flipping a Jester.
lesson-last-king-hint-1 = Don’t hurry. Shields last until the end.
lesson-last-king-hint-2 = The next step: { $cards }. And keep your best card for the last hit.
lesson-last-king-flip = With a flip the gold is gone. It can be done without.
lesson-last-king-rush = The strongest hit first? Then too little is left to pay with.
lesson-last-king-near = { $health_left } health short. Every shield spares you cards.
lesson-last-king-done = Not a single flip: { $medal }!
