# Statistiques : chiffres et images des parties gardées ici.

statistics-none = Rien à compter pour l’instant. Finis une partie, gagnée ou perdue, et tu verras ici jusqu’où tu vas.
statistics-rate = Taux de victoire
statistics-games = Parties finies
statistics-more = { $count ->
    [one] Et une partie comptée à part.
   *[other] Et { $count } parties comptées à part.
}
statistics-won = Victoires
statistics-streak = Série de victoires en cours
statistics-longest = Plus longue série de victoires
statistics-average = Moyenne de figures vaincues
statistics-best = Record de figures vaincues
statistics-reach = Jusqu’où vont tes parties
statistics-reach-about = Chaque colonne compte les parties finies avec ce nombre de figures vaincues. Dessous : l’ennemi qui a tenu bon.
statistics-beaten = Figures vaincues
statistics-own = Sans aide, règles standard
statistics-company = Par nombre de joueurs
statistics-played = Parties
statistics-daily = dont les donnes du jour
statistics-medals = Médailles en solo
statistics-apart = Comptées à part
statistics-apart-about = Ces parties n’apparaissent que dans la zone plus pâle des colonnes.
statistics-assisted = Avec aide
statistics-rules = Règles maison
statistics-bots = Bots seuls
statistics-practice = Entraînement
statistics-unmarked = { $count ->
    [one] { $count } ancienne partie ne dit pas si tu as eu de l’aide ; elle est comptée comme jouée sans aide.
   *[other] { $count } anciennes parties ne disent pas si tu as eu de l’aide ; elles sont comptées comme jouées sans aide.
  }
statistics-kept = Seules comptent les parties sauvegardées sur cet appareil, et celles que tu as supprimées en gardant leur résultat. Un abandon compte comme une défaite.
