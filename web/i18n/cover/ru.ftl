# Between two players, when the next one has to discard.

cover-title-suffer = Передайте устройство: { $name } под ударом
