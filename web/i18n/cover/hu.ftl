# Between two players, when the next one has to discard.

cover-title-suffer = Add tovább az eszközt: { $name } csapást kap
