# The rules in English. A message `rule-P6` is the rule P6 of docs/RULES.md, in words for players.
# No digits here: numbers come from the engine.

rules-intro = Each paragraph has a mark that you can link to. A mark with a Q shows where printed rulebooks differ or say nothing, and what we play.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } passage found.
   *[other] { $count } passages found.
  }
rules-contents = Contents
rules-glance = At a glance

glance-play = Play one card, a combo, or an Ace with one other card. Or yield.
glance-powers = The suits work, each with the whole attack value. The enemy’s own suit has no power, but its number counts.
glance-damage = The enemy takes damage. Exactly its health: it goes on top of the Tavern. More: to the discard pile. Either way you begin a new turn against the next one.
glance-blow = Does it still stand? Discard cards worth at least its attack. Then the next player goes.
glance-end = You win when the last King falls. You all lose when one of you can’t pay for a blow, or can neither play nor yield.

rules-setup = The deal
rules-enemy = The enemy
rules-powers = Suit powers
rules-damage = Damage
rules-difficulty = Difficulty

rules-turn-intro = A turn has four steps: first play or yield, then the suit powers, then the damage, and last the enemy’s blow.
rules-powers-intro = After a play each suit in it does its work: first Hearts, then Diamonds, then Clubs and Spades. You can’t refuse it. A suit works once, however many of its cards you played, and always with the attack value of the whole play.
rules-difficulty-intro = When you set up a game, you can make it easier or harder. You can also switch yielding off for everybody. There are only two Jesters in all: alone, the Tavern and the flips share them. The result then says that the game was played with house rules.

table-card = Card
table-value = Value
table-numbers = Numbers
table-of-players = The table by the number of players
table-of-enemies = The enemies’ strength
table-of-values = What a card counts
table-of-combos = All the combos there are
table-of-options = What may be changed, by the number of players

## Setting up

rule-S1 = The Castle: shuffle the four Kings. Put the four shuffled Queens on top of them, and the four shuffled Jacks on top of those. Turn up the top card: it is the first enemy. So the Jacks come first, then the Queens, then the Kings.
rule-S2 = The Tavern: shuffle the cards from { $low } to { $high } of all suits together with the four Aces, the Animal Companions. Add as many Jesters as the table says. You draw from this pile.
rule-S3 = The number of players decides how many Jesters are in the Tavern and how many cards a hand may hold.
rule-S4 = Deal each player a full hand. The discard pile starts empty. It lies face up, and all players share it.
rule-S5 = When you play alone, both Jesters lie beside the Tavern. They are not in the deck, and nobody has used them yet.
rule-S6 = Anybody may start. You choose the first player when you set up the game.
rule-S7 = An option: if nobody holds a Diamond, all hands go back, the Tavern is shuffled, and you deal again until somebody does. This is off unless you switch it on.

## The enemy

rule-E1 = Each enemy has an attack and a health. It strikes with its attack. Its health says how much damage it can take.
rule-E2 = An enemy is immune to the power of its own suit: that power does nothing. But the card’s number still counts as damage. It also counts in the attack value that the other suits of the same play use.
rule-E3 = A Jester played against an enemy ends its immunity for as long as that enemy is up.

## Step 1

rule-P1 = Play one card. Its number is its attack value. An Ace counts { $ace }, a Jack { $jack }, a Queen { $queen }, a King { $king }, a Jester nothing.
rule-P2 = A combo is two, three or four cards of the same number. Together they may count { $combo } at most. Aces, Jacks, Queens and Kings never make a combo.
rule-P3 = You play an Ace alone or with exactly one other card: a number, a Jack, Queen or King, or another Ace. Never with a Jester, and never three cards together. The limit of { $combo } does not apply here.
rule-P4 = When you play several cards together, their numbers add up. The sum is the attack value of the play.
rule-P5 = You play a Jester alone.
rule-P6 = You may yield: you play nothing, and the enemy strikes at once. You may not yield if all the others yielded, each on their own last turn. As soon as somebody plays a card, even a Jester, their last turn is no longer a yield. The new turn after beating an enemy counts as a turn too. Yielding can also be switched off when you set up the game.
rule-P7 = An empty hand at the start of your turn is not a loss yet. You may yield, if the others’ yields allow it.
rule-P8 = If you can neither play nor yield, the game is lost for all. Alone, you lose only if you can’t flip a Jester either.

## Step 2

rule-H1 = Shuffle the discard pile. Move as many of its cards as the attack value under the Tavern, face down, without looking. If there are fewer, move them all. The rest stays as the discard pile, face up.
rule-H2 = The cards played against the present enemy lie on the table, not in the discard pile. They can’t be healed yet.
rule-D1 = You draw one card, then the next player clockwise, and so on round the table, until as many cards are drawn as the attack value. It ends early when the Tavern is empty or all hands are full. A full hand is skipped, and that uses up no card. Nobody ever goes over the hand limit.
rule-D2 = If Hearts and Diamonds both work, Hearts go first. So you can draw cards that were healed just now.
rule-D3 = There is no penalty when the Tavern or the discard pile is empty. The discard pile is never shuffled back by itself.
rule-C1 = The damage of this play counts double. The other suits of the play still use the single attack value.
rule-K1 = The enemy’s attack drops by the attack value of this play, until the enemy is beaten. The shields of all players add up. The attack never drops below zero.

## Step 3

rule-M1 = The enemy takes as much damage as the attack value, or twice that with Clubs. The damage of all turns adds up. When it reaches the enemy’s health, the enemy is beaten.
rule-M2 = If the damage is exactly the enemy’s health, the enemy goes face down on top of the Tavern. If it is more, the enemy goes to the discard pile.
rule-M3 = All cards played against a beaten enemy go to the discard pile, Jesters too.
rule-M4 = Turn up the next card of the Castle. The player who beat the enemy is not struck and begins a new turn. If the Castle is empty, you have won.
rule-M5 = Diamonds draw before the damage. So a play never draws the enemy that it beats itself: the next draw takes it.
rule-M6 = A Jack, Queen or King in your hand is an ordinary card. It counts { $jack }, { $queen } or { $king }, in an attack and in a discard, and its suit has its power.

## Step 4

rule-F1 = An enemy that still stands strikes the player whose turn it is. The blow is its attack minus the shields.
rule-F2 = Discard cards from your hand one at a time, face up, until their numbers reach the blow. Then stop. You choose the cards and their order, but no card may follow once the blow is paid. Each card counts as much as in an attack.
rule-F3 = If the enemy’s attack is zero, you discard nothing. You may end your turn with an empty hand.
rule-F4 = If your whole hand is not enough, you fall, and the game is lost for all.
rule-F5 = Alone, you may flip a Jester first if one is left. The game is lost only when neither your hand nor a flip can save you, or when you give up.
rule-F6 = Then the next player clockwise begins a turn.

## Jesters

rule-J1 = After a Jester against an enemy of Spades, the Spades already on the table begin to shield, each with the attack value of its whole play. Clubs that were played against an enemy of Clubs stay single. Hearts and Diamonds that were played before do nothing later.
rule-J2 = A Jester does not attack: there is no damage and no blow. It ends the enemy’s immunity, and you choose who goes next: anybody, even yourself. Normally there are Jesters in the Tavern only with three or four players.
rule-J3 = From the Jester until the next turn begins, players may say in general terms whether they want to go next.

## Alone

rule-L1 = To flip a Jester, discard your whole hand, even an empty one. Then draw up to { $solo_hand } cards, or as many as there are. Immunity doesn’t matter, since this is no Diamond’s work, and the enemy keeps it. You can flip each Jester once.
rule-L2 = You may flip only at the start of your turn, or when you are struck, before you discard the first card. You may flip both Jesters one after the other.
rule-L3 = A win alone without a flip is worth gold, with one flip silver, with two bronze.

## The end, talking

rule-W1 = You win together when the last King falls. You lose together when a player can’t pay for a blow, or can neither play nor yield.
rule-T1 = Don’t show your hand, and don’t hint at it. Everybody may know how many cards each hand and each pile has, the enemy, the damage it has taken and the shields, all that lies on the table, and who yielded.
rule-T2 = After a Jester, until the next turn begins, it is allowed to say “I have a good play” or “rather not me”. At this table each player can show one of three wishes: { $keen }, { $neutral }, { $reluctant }.
rule-T3 = Only the top card of the discard pile may be seen. An option lets everybody look through the whole pile.
rule-T4 = When an enemy falls exactly, everybody knows that it lies on the Tavern until it is drawn. Nobody sees which cards are healed.

## Where the rulebooks differ

rule-Q1 = Alone there are no others, so the books leave yielding open. Here you may not yield twice in a row. Options let you yield as often as you like, or never.
rule-Q2 = If you may yield as often as you like, you could do so for ever: with an empty hand, no Jester left to flip, and an enemy whose attack is zero. When nothing can change any more, the game is lost.
rule-Q3 = One book speaks of immunity to Hearts when you flip a Jester, the others of Diamonds. Diamonds are meant, but a flip ignores all immunity anyway.
rule-Q4 = One book doesn’t say that Aces make no combo. They don’t. Two Aces go together only because one is the other’s companion.
rule-Q5 = One book passes the turn on right after the damage. Here the enemy’s blow comes first, as in the other books.
rule-Q6 = Chance decides which cards are healed and in which order they lie under the Tavern. Nobody sees it.
rule-Q7 = If the enemy’s attack is zero, the blow is over at once, and there is no time to flip. You can flip at the start of your next turn.
rule-Q8 = The two Jesters are the same card in every way. It doesn’t matter which one is played.

## Figures

figure-turn = A whole turn: the Diamond draws for both players, then comes the damage, then the blow.
figure-combo = A combo of three suits. Each works with the whole attack value.
figure-too-much = These three count too much for a combo.
figure-companion = An Ace with another card: both numbers count, and both suits work.
figure-yield = Both other players yielded on their last turn. Can you yield now?
figure-hearts = Hearts heal: cards go from the discard pile under the Tavern.
figure-diamonds = Diamonds draw for all. A player with a full hand is skipped.
figure-clubs = Clubs double the damage.
figure-spades = A shield is already there. A second one adds to it.
figure-immunity = The enemy is immune to Spades. The Ace still counts, even for the Diamond.
figure-over = More damage than needed: the enemy goes to the discard pile.
figure-exact = Exactly enough: the Diamond draws first, and then the enemy goes on top of the Tavern.
figure-royal = A Jack in the hand: an ordinary card of Clubs.
figure-suffer = The enemy strikes. The last card may go over the blow.
figure-order = The first card pays for the whole blow. No other may follow.
figure-lost = The whole hand is not enough for this blow.
figure-jester = The Jester ends the immunity to Spades. The play that lies there begins to shield, with both its cards.
figure-flip = Alone, and the hand is too weak for this blow. A Jester brings a new one.

try-play = Play { $cards }
try-discard = Discard { $cards }
try-yield = Yield
try-flip = Flip a Jester
try-again = Back to the start
