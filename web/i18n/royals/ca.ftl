royals-title = Les dotze figures
royals-about = Un cop exacte allibera una figura, que passa a lluitar al teu costat.
royals-fallen = ha caigut
royals-freed = alliberada, al teu costat
royals-enemy = enemic actual
royals-castle = encara al Castell
