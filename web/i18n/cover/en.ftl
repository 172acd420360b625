# Between two players, when the next one has to discard.

cover-title-suffer = Pass the device: { $name } is under the blow
