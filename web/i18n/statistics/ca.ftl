# Estadístiques: números i imatges de les partides desades aquí.

statistics-none = Encara no hi ha res per comptar. Acaba una partida, guanyada o perduda, i aquí veuràs fins on has arribat.
statistics-rate = Percentatge de victòries
statistics-games = Partides acabades
statistics-more = { $count ->
    [one] I una partida comptada a part.
   *[other] I { $count } partides comptades a part.
}
statistics-won = Victòries
statistics-streak = Victòries seguides, ara
statistics-longest = Victòries seguides, rècord
statistics-average = Figures vençudes, de mitjana
statistics-best = Figures vençudes, rècord
statistics-reach = Fins on has arribat
statistics-reach-about = Cada columna: partides en què han caigut tantes figures. A sota: qui t’ha aturat.
statistics-beaten = Figures vençudes
statistics-own = Sense ajuda, regles habituals
statistics-company = Per nombre de jugadors
statistics-played = Partides
statistics-daily = d’aquestes, del dia
statistics-medals = Medalles en solitari
statistics-apart = Comptades a part
statistics-apart-about = Només surten a la part apagada de les columnes.
statistics-assisted = Amb ajuda
statistics-rules = Regles de casa
statistics-bots = Només bots
statistics-unmarked = { $count ->
    [one] { $count } partida antiga no diu si va tenir ajuda; compta com si no.
   *[other] { $count } partides antigues no diuen si van tenir ajuda; compten com si no.
  }
statistics-kept = Només compten les partides desades en aquest dispositiu: si en suprimeixes una, també desapareix d’aquí. Una partida abandonada no és una victòria.
