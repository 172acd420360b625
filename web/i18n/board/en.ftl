# A live board in another site’s page.

board-title = Regicide board
board-controls = Board controls
board-reset = Start over
board-hint = Hint
board-reached = Well done!
board-missed = Goal not reached
board-error = This board can’t be shown
board-why-nothing_asked = There is nothing to show: give a position, a record or a scenario.
board-why-too_large = The position, record or scenario is too long.
board-why-scenario_unavailable = There is no such scenario.
board-why-scenario_unreadable = The scenario isn’t valid.
board-why-unreadable = The text can’t be read at this point:
board-why-record = The recorded game can’t be replayed to its end.
board-why-other = Something went wrong. Please reload the page.

# Why a position isn’t possible.

position-why-card_twice = A card is in two places.
position-why-card_missing = A card is missing. For a teaching position, add “partial” to the rules.
position-why-card_extra = There is one card too many.
position-why-hand_over_limit = A hand holds more cards than the limit allows.
position-why-hand_count = There must be one hand for each player.
position-why-seat_range = There is no such seat.
position-why-yielded_range = A seat that doesn’t exist is marked as having yielded.
position-why-flips_range = More Jesters have been flipped than there are.
position-why-known_range = Only royals on top of the Tavern can be known.
position-why-enemy_missing = There is no enemy.
position-why-enemy_not_royal = The enemy must be a Jack, a Queen or a King.
position-why-castle_not_royal = Only Jacks, Queens and Kings can be in the Castle.
position-why-castle_order = In the Castle, Jacks come first, then Queens, then Kings.
position-why-royal_not_beaten = A royal that hasn’t been beaten yet is among the cards.
position-why-damage_too_high = With that much damage, the enemy would already be beaten.
position-why-damage_mismatch = The damage doesn’t match the cards played.
position-why-table_not_a_play = Those cards can’t have been played together.
position-why-not_choosing = Nobody can choose who goes next: no Jester was just played.
position-why-not_suffering = The enemy has no attack left, so there is no hit to take.
position-why-is_lost = This position is already lost.
position-why-not_lost = This position is not lost.
position-why-not_won = This position is not won.
