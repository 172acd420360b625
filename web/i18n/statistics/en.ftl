# The statistics: numbers and pictures of the games kept here.

statistics-none = Nothing to count yet. Finish a game, won or lost, and see here how far you came.
statistics-rate = Win rate
statistics-games = Games finished
statistics-more = { $count ->
    [one] One more game is counted apart.
   *[other] { $count } more games are counted apart.
}
statistics-won = Won
statistics-streak = Wins in a row, now
statistics-longest = Most wins in a row
statistics-average = Royals beaten, on average
statistics-best = Royals beaten, at best
statistics-reach = How far you came
statistics-reach-about = Each column: games in which so many royals fell. Below it: who stopped you.
statistics-beaten = Royals beaten
statistics-own = Without help, usual rules
statistics-company = By number of players
statistics-played = Games
statistics-daily = of these, daily deals
statistics-medals = Solo medals
statistics-apart = Counted apart
statistics-apart-about = They show only in the muted parts of the columns.
statistics-assisted = Assisted
statistics-rules = House rules
statistics-bots = Bots only
statistics-unmarked = { $count ->
    [one] 1 older game doesn’t tell whether it was assisted; it is counted as if it was not.
   *[other] { $count } older games don’t tell whether they were assisted; they are counted as if they were not.
  }
statistics-kept = Only games kept on this device are counted: one that you delete is gone from here, too. A game given up is not won.
