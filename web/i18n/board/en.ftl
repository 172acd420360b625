# A board in somebody’s page.

board-title = Regicide: a board
board-controls = The board
board-reset = Start again
board-hint = Hint
board-reached = Well done!
board-missed = That does not reach the goal
board-error = This board can’t be set up
board-why-nothing_asked = Nothing was asked for: give a position, a record or a scenario.
board-why-too_large = What was asked for is too long.
board-why-scenario_unavailable = There is no such scenario.
board-why-scenario_unreadable = The scenario is not written as it should be.
board-why-unreadable = The text can’t be read. See the piece below.
board-why-record = The recorded game can’t be followed to its end.
board-why-other = Something went wrong on the way. Please reload the page.

# Why a position can’t be.

position-why-card_twice = A card lies in two places.
position-why-card_missing = A card is missing. A position for teaching says “partial” in its rules.
position-why-card_extra = There is a card too many.
position-why-hand_over_limit = A hand holds more cards than it may.
position-why-hand_count = There must be one hand for each player.
position-why-seat_range = There is no such seat.
position-why-yielded_range = Somebody yielded who does not sit here.
position-why-flips_range = More Jesters were flipped than there are.
position-why-known_range = Only royals on top of the Tavern can be known.
position-why-enemy_missing = There is no enemy.
position-why-enemy_not_royal = The enemy must be a Jack, a Queen or a King.
position-why-castle_not_royal = Only Jacks, Queens and Kings are in the Castle.
position-why-castle_order = In the Castle Jacks come first, then Queens, then Kings.
position-why-royal_not_beaten = A royal lies among the cards before it was beaten.
position-why-damage_too_high = With so much damage the enemy would be beaten.
position-why-damage_mismatch = The damage is not what the played cards deal.
position-why-table_not_a_play = Those cards can’t have been played together.
position-why-not_choosing = Nobody chooses who is next: no Jester was just played.
position-why-not_suffering = The enemy has no attack left: there is nothing to suffer.
position-why-is_lost = This position is already lost.
position-why-not_lost = This position is not lost.
position-why-not_won = This position is not won.
