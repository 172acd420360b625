# Statistiques : chiffres et images des parties gardées ici.

statistics-none = Rien à compter pour l’instant. Finis une partie, gagnée ou perdue, et tu verras ici jusqu’où elle est allée.
statistics-rate = Taux de victoire
statistics-games = Parties finies
statistics-more = { $count ->
    [one] Et une partie comptée à part.
   *[other] Et { $count } parties comptées à part.
}
statistics-won = Victoires
statistics-streak = Victoires de suite, en cours
statistics-longest = Victoires de suite, record
statistics-average = Figures vaincues, en moyenne
statistics-best = Figures vaincues, record
statistics-reach = Jusqu’où vont tes parties
statistics-reach-about = Chaque colonne : les parties où tant de figures sont tombées. Dessous : qui t’a arrêté.
statistics-beaten = Figures vaincues
statistics-own = Sans aide, règles habituelles
statistics-company = Par nombre de joueurs
statistics-played = Parties
statistics-daily = dont donnes du jour
statistics-medals = Médailles en solo
statistics-apart = Comptées à part
statistics-apart-about = Elles n’apparaissent que dans la partie atténuée des colonnes.
statistics-assisted = Avec aide
statistics-rules = Règles maison
statistics-bots = Bots seuls
statistics-unmarked = { $count ->
    [one] { $count } ancienne partie ne dit pas si tu as eu de l’aide ; elle compte comme jouée sans.
   *[other] { $count } anciennes parties ne disent pas si tu as eu de l’aide ; elles comptent comme jouées sans.
  }
statistics-kept = Seules les parties gardées sur cet appareil comptent : celle que tu supprimes disparaît aussi d’ici. Un abandon n’est pas une victoire.
