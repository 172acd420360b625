royals-title = A tizenkét ellenfél
royals-about = A pontos találat kiszabadítja az ellenfelet: onnantól veled harcol.
royals-fallen = elesett
royals-freed = kiszabadult, veled harcol
royals-enemy = a mostani ellenfél
royals-castle = még a Kastélyban
