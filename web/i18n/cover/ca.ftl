# Between two players, when the next one has to discard.

cover-title-suffer = Dona el dispositiu a { $name }: ha de pagar el cop
