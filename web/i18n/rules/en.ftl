# The rules in English. The message rule-P6 is the rule P6 of docs/RULES.md, worded for players.
# No digits here: numbers are variables, which the engine fills in.

rules-intro = Each paragraph has a tag you can link to. A paragraph with a Q tag covers a point where the printed rulebooks differ or are silent, and says how we play it.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } passage found.
   *[other] { $count } passages found.
  }
rules-contents = Contents
rules-glance = At a glance

glance-play = Play one card, a combo, or an Ace with one other card. Or yield (not in a solo game).
glance-powers = The suits take effect, each with the whole attack value. A card of the enemy’s suit has no power, but still adds its number.
glance-damage = The enemy takes damage. Exactly enough: it goes on top of the Tavern. More: to the discard pile. Either way, you begin a new turn.
glance-blow = If it survives, discard cards worth at least its attack. Then the next player goes.
glance-end = You win when the last King falls. You all lose when one of you can’t pay for a hit, or can neither play nor yield (nor flip a Jester in a solo game).

rules-setup = Setting up
rules-enemy = The enemy
rules-powers = Suit powers
rules-damage = Damage
rules-difficulty = Difficulty

rules-turn-intro = A turn has four steps: first play or yield, then the suit powers, then the damage, and finally the enemy’s hit.
rules-powers-intro = When you play cards, their suits take effect: first Hearts, then Diamonds, then Clubs and Spades. You can’t skip a power. A suit takes effect only once, however many of its cards you played, and it always uses the attack value of the whole play.
rules-difficulty-intro = When you set up a game, you can make it easier or harder. You can also switch yielding off, or allow it in a solo game. There are only two Jesters: in a solo game, each one you put in the Tavern is one fewer to flip. If you change anything, the result says that the game was played with house rules.

table-card = Card
table-value = Value
table-numbers = Numbers
table-of-players = By number of players
table-of-enemies = How strong the enemies are
table-of-values = What each card is worth
table-of-combos = All possible combos
table-of-options = What you can change, by number of players

## Setting up

rule-S1 = The Castle: shuffle the four Kings. Put the four shuffled Queens on top of them, and the four shuffled Jacks on top of those. Turn up the top card: it is the first enemy. So the Jacks come first, then the Queens, then the Kings.
rule-S2 = The Tavern: shuffle all cards from { $low } to { $high } together with the four Aces, which are the Animal Companions, and as many Jesters as the table below shows. This is the pile you draw from.
rule-S3 = The number of players decides how many Jesters go into the Tavern and how many cards you may hold.
rule-S4 = Deal each player a full hand. The discard pile starts empty. It lies face up, and all players share it.
rule-S5 = In a solo game, both Jesters lie beside the Tavern, ready to be flipped. They are not in the deck.
rule-S6 = Anyone may start. You choose the first player when you set up the game.
rule-S7 = An option: if nobody holds a Diamond, all hands go back, the Tavern is shuffled, and you deal again until somebody does. This is off unless you switch it on.

## The enemy

rule-E1 = Each enemy has two values, attack and health. Its attack says how hard it hits. Its health says how much damage it can take.
rule-E2 = An enemy is immune to the power of its own suit: that power does nothing. But the card’s number still deals damage, and it is still part of the attack value that the other suits of the play use.
rule-E3 = A Jester played against an enemy ends its immunity until that enemy is beaten.

## Step 1

rule-P1 = Play one card. Its number is its attack value. An Ace counts as { $ace }, a Jack as { $jack }, a Queen as { $queen }, a King as { $king }, and a Jester as zero.
rule-P2 = A combo is two, three or four cards of the same number. Together they may total at most { $combo }. Aces, Jacks, Queens and Kings can’t form combos.
rule-P3 = You may play an Ace on its own or with exactly one other card: a number card, a Jack, Queen or King, or another Ace. Never with a Jester, and never three cards together. The limit of { $combo } does not apply here.
rule-P4 = When you play several cards together, their numbers add up. The sum is the attack value of the play.
rule-P5 = A Jester is always played alone.
rule-P6 = You may yield: you play nothing, and the enemy hits you at once. You may not yield if every other player yielded on their last turn. As soon as somebody plays a card, even a Jester, their last turn is no longer a yield. The new turn after beating an enemy counts as a turn, too. In a solo game you can’t yield. When you set up the game, you can change that, or switch yielding off for everyone.
rule-P7 = Starting your turn with an empty hand doesn’t lose the game by itself. You may yield, if the rule above allows it.
rule-P8 = If you can neither play nor yield, the game is lost for everyone. In a standard solo game that means: you lose if your turn begins with an empty hand and you have no Jester left to flip.

## Step 2

rule-H1 = Shuffle the discard pile. Move cards from it under the Tavern, as many as the attack value, face down, without looking at them. If there are fewer, move them all. The rest stays as the discard pile, face up.
rule-H2 = The cards played against the current enemy lie on the table, not in the discard pile. They can’t be healed yet.
rule-D1 = You draw one card, then the next player clockwise draws one, and so on round the table, until as many cards have been drawn as the attack value. This ends early when the Tavern is empty or all hands are full. Players with a full hand are skipped, and being skipped doesn’t use up a draw. Nobody ever goes over the hand limit.
rule-D2 = If Hearts and Diamonds both take effect, Hearts go first. So you can draw cards that have just been healed.
rule-D3 = There is no penalty when the Tavern or the discard pile is empty. The discard pile is never shuffled back into the Tavern by itself.
rule-C1 = This play deals double damage. Its other suits still use the attack value without doubling.
rule-K1 = The enemy’s attack drops by the attack value of this play, until the enemy is beaten. The shields of all players add up. The attack never drops below zero.

## Step 3

rule-M1 = The enemy takes as much damage as the attack value, or twice that with Clubs. The damage of all turns adds up. When it reaches the enemy’s health, the enemy is beaten.
rule-M2 = If the total damage is exactly the enemy’s health, the enemy goes face down on top of the Tavern. If it is more, the enemy goes to the discard pile.
rule-M3 = All cards played against a beaten enemy go to the discard pile, Jesters included.
rule-M4 = Turn up the next card of the Castle. The player who beat the enemy takes no hit and begins a new turn. If the Castle is empty, you have won.
rule-M5 = Diamonds draw before the damage is dealt. So the play that puts an enemy on the Tavern never draws it; the next draw does.
rule-M6 = A Jack, Queen or King in your hand is an ordinary card. It is worth { $jack }, { $queen } or { $king }, whether you play or discard it, and when you play it, its suit takes effect.

## Step 4

rule-F1 = An enemy that still stands hits the player whose turn it is. The hit is its attack minus the shields.
rule-F2 = Discard cards from your hand one at a time, face up, until their numbers add up to at least the hit. Then stop. You choose the cards and their order, but once the hit is paid for, you may not discard any more. Each card is worth as much as in an attack.
rule-F3 = If the enemy’s attack is zero, you discard nothing. You may end your turn with an empty hand.
rule-F4 = If your whole hand is not enough, you fall, and the game is lost for everyone.
rule-F5 = In a solo game you may flip a Jester first, if one is left. The game is lost only when neither your hand nor a flip can save you, or when you give up.
rule-F6 = Then the next player clockwise begins a turn.

## Jesters

rule-J1 = After a Jester against a Spades enemy, the Spades already on the table begin to shield, each with the attack value of its whole play. Clubs already played against a Clubs enemy are not doubled afterwards. Hearts and Diamonds already played don’t take effect afterwards, either.
rule-J2 = A Jester does not attack: there is no damage and no hit. It ends the enemy’s immunity, and you choose who goes next: anyone, even yourself. Normally there are Jesters in the Tavern only with three or four players.
rule-J3 = From the Jester until the next turn begins, players may say in general terms whether they want to go next.

## Solo play

rule-L1 = To flip a Jester, discard your whole hand, even an empty one. Then draw up to { $solo_hand } cards, or as many as there are. This is not a Diamond draw, so immunity to Diamonds doesn’t stop it. The enemy stays immune. You can flip each Jester once.
rule-L2 = You may flip only at the start of your turn, or when you are hit, before you discard the first card. You may flip both Jesters one after the other.
rule-L3 = A solo win without a flip earns gold, with one flip silver, with two bronze.

## The end, talking

rule-W1 = You win together when the last King falls. You lose together when a player can’t pay for a hit, or can neither play nor yield. In a solo game, flipping a Jester can still save you.
rule-T1 = Don’t show your hand, and don’t hint at it. Everyone may know how many cards each hand and each pile has, the enemy, the damage it has taken and the shields, everything on the table, and who yielded.
rule-T2 = After a Jester, until the next turn begins, you may say “I have a good play” or “I’d rather not”. At this table each player can show one of three wishes: { $keen }, { $neutral }, { $reluctant }.
rule-T3 = You may only see the top card of the discard pile. An option lets everyone look through the whole pile.
rule-T4 = After an exact kill, everyone knows that the enemy lies on top of the Tavern, until it is drawn. Nobody sees which cards are healed.

## Where the rulebooks differ

rule-Q1 = The books forbid yielding when all the other players have yielded. In a solo game there are no other players. Read literally, the rule then never lets you yield, and that is how we play. Options let you yield as often as you like, or just not twice in a row.
rule-Q2 = If you choose to yield as often as you like, you could do so for ever: with an empty hand, no Jester left to flip, and an enemy whose attack is zero. When nothing can change any more, the game is lost.
rule-Q3 = One book mentions immunity to Hearts when you flip a Jester, the others immunity to Diamonds. Diamonds are meant, but a flip ignores all immunity anyway.
rule-Q4 = One book doesn’t mention that Aces can’t form combos. They can’t. Two Aces go together only because one is the other’s companion.
rule-Q5 = One book passes the turn on right after the damage. Here the enemy’s hit comes first, as in the other books.
rule-Q6 = Chance decides which cards are healed and in which order they lie under the Tavern. Nobody sees them.
rule-Q7 = If the enemy’s attack is zero, there is no hit, and so no moment to flip a Jester. You can flip at the start of your next turn.
rule-Q8 = The two Jesters are the same card in every way. It doesn’t matter which one you play.

## Figures

figure-turn = A whole turn: the Diamond draws for both players, then comes the damage, then the hit.
figure-combo = A combo of three suits. Each uses the whole attack value.
figure-too-much = These three add up to too much for a combo.
figure-companion = An Ace with another card: the numbers add up, and both suits take effect.
figure-yield = Both other players yielded on their last turns. Can you yield now?
figure-hearts = Hearts heal: cards go from the discard pile under the Tavern.
figure-diamonds = Diamonds draw for everyone. A player with a full hand is skipped.
figure-clubs = Clubs double the damage.
figure-spades = A shield is already in place. A second one adds to it.
figure-immunity = The enemy is immune to Spades. The Ace’s number is still part of the attack, and of what the Diamond draws.
figure-over = More damage than needed: the enemy goes to the discard pile.
figure-exact = Exactly enough: the Diamond draws first, and then the enemy goes on top of the Tavern.
figure-royal = A Jack in your hand: an ordinary Clubs card.
figure-suffer = The enemy hits. The last card may overpay.
figure-order = The first card pays for the whole hit. No other may follow.
figure-lost = The whole hand is not enough for this hit.
figure-jester = The Jester ends the immunity to Spades. The play already on the table begins to shield, with both its cards.
figure-flip = A solo game, and the hand is too weak for this hit. A Jester brings a new hand.

try-play = Play { $cards }
try-discard = Discard { $cards }
try-yield = Yield
try-flip = Flip a Jester
try-again = Back to the start
