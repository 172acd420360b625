# Az eszköz továbbadásakor, ha a következő játékosnak lapot kell dobnia. Lásd még: cover-title.

cover-title-suffer = Add tovább az eszközt: { $name } csapást kap
