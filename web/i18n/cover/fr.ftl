# Between two players, when the next one has to discard.

cover-title-suffer = Donne l’appareil à { $name } : l’ennemi frappe
