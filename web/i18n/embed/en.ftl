# Said by <regicide-table> itself: the build puts these words into embed.js. One line each.
embed-play = Play from here
embed-replay = Step through this game
embed-hidden = a hidden card
embed-hand = Hand
embed-loading = Setting up the board…
embed-board = Regicide board
embed-unreadable = This position can’t be read: { $where }
embed-nothing = There is nothing to show here: give a position, a record or a scenario.
embed-unreachable = The board could not be loaded. Are you online?
