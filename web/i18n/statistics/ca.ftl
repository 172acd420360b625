# Estadístiques: números i imatges de les partides desades aquí.

statistics-none = Encara no hi ha res per comptar. Acaba una partida, guanyada o perduda, i aquí veuràs fins on has arribat.
statistics-rate = Percentatge de victòries
statistics-games = Partides acabades
statistics-more = { $count ->
    [one] I { $count } partida més, comptada a part.
   *[other] I { $count } partides més, comptades a part.
  }
statistics-won = Victòries
statistics-streak = Victòries seguides, ara
statistics-longest = Victòries seguides, rècord
statistics-average = Figures vençudes, de mitjana
statistics-best = Figures vençudes, rècord
statistics-reach = Fins on has arribat
statistics-reach-about = Cada columna compta les partides acabades amb aquest nombre de figures vençudes. A sota, l’enemic que t’ha aturat.
statistics-beaten = Figures vençudes
statistics-own = Sense ajuda, regles estàndard
statistics-company = Per nombre de jugadors
statistics-played = Partides
statistics-daily = de les quals, del dia
statistics-medals = Medalles en solitari
statistics-apart = Comptades a part
statistics-apart-about = Aquestes partides només surten a la part apagada de les columnes.
statistics-assisted = Amb ajuda
statistics-rules = Regles de casa
statistics-bots = Només bots
statistics-practice = Pràctica
statistics-unmarked = { $count ->
    [one] { $count } partida antiga no diu si va tenir ajuda; compta com a «sense ajuda».
   *[other] { $count } partides antigues no diuen si van tenir ajuda; compten com a «sense ajuda».
  }
statistics-kept = Només compten les partides desades en aquest dispositiu i les suprimides si n’has conservat el resultat. Una partida abandonada compta com a derrota.
