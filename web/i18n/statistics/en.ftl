# The statistics of the games saved on this device.

statistics-none = Nothing to count yet. Finish a game, win or lose, and you’ll see here how far you got.
statistics-rate = Win rate
statistics-games = Games finished
statistics-more = { $count ->
    [one] One more game is counted separately.
   *[other] { $count } more games are counted separately.
}
statistics-won = Won
statistics-streak = Current win streak
statistics-longest = Longest win streak
statistics-average = Royals beaten on average
statistics-best = Most royals beaten
statistics-reach = How far you got
statistics-reach-about = Each column counts the games that ended with that many royals beaten. Below it: the enemy that stopped you.
statistics-beaten = Royals beaten
statistics-own = Without help, standard rules
statistics-company = By number of players
statistics-played = Games
# A row below the table of games by number of players, which has counted these games already.
statistics-daily = of which daily deals
statistics-medals = Solo medals
statistics-apart = Counted separately
statistics-apart-about = These games show only in the muted part of the columns.
statistics-assisted = Assisted
statistics-rules = House rules
statistics-bots = Bots only
statistics-practice = Practice
statistics-unmarked = { $count ->
    [one] 1 older game doesn’t say whether it was assisted; it is counted as if it wasn’t.
   *[other] { $count } older games don’t say whether they were assisted; they are counted as if they weren’t.
  }
statistics-kept = Only games saved on this device are counted, and deleted ones if you kept their results. Giving up counts as a loss.
