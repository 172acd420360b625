# The words of <regicide-table> itself; the build puts them into embed.js. Each message is one line.
embed-play = Play from here
embed-replay = Step through this game
embed-hidden = a hidden card
embed-hand = Hand
embed-loading = Setting up the board…
embed-board = Regicide board
embed-unreadable = This position can’t be read: { $where }
embed-nothing = There is nothing to show: give a position, a record or a scenario.
embed-unreachable = The board couldn’t be loaded. Are you online?
