# Great moments: the word of a banner that is shown for a second, and the line below it.
moment-exact = Exact!
moment-exact-line = The { $card } joins you
moment-queens = The Queens arrive
moment-kings = The Kings arrive
moment-escape = By a hair!
moment-escape-line = { $name } holds out
moment-jester = Jester!
# A solo player flips a Jester: a whole new hand.
moment-flip = A fresh hand!
moment-won = The last King falls!
moment-won-line = The Castle is free
moment-lost = All is lost
