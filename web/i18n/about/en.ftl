about-unofficial = This is an unofficial fan version of Regicide. It isn’t affiliated with the publisher and uses none of the game’s art or text.
about-design = Game design: Paul Abrahams, Luke Badger and Andy Richdale (Badgers From Mars). If you like the game, buy their deck.
about-licence = The code is free software under the MIT licence.
about-privacy = Everything runs on your device. Nothing is sent anywhere, and saved games stay in this browser.
about-tutorial = A tutorial in twelve positions
about-embed = Put a live table on your own page
about-credits = Built with
do-diagnostics = Diagnostics for a bug report
