about-unofficial = Ez az oldal a Regicide nem hivatalos, rajongói változata. Nem áll kapcsolatban a kiadóval, és nem használja sem a játék képeit, sem a szövegeit.
about-design = A játék szerzői: Paul Abrahams, Luke Badger és Andy Richdale (Badgers From Mars). Ha tetszik a játék, vedd meg a paklijukat.
about-licence = A kód szabad szoftver, MIT-licenccel.
about-privacy = Minden a te eszközödön fut. Semmit sem küldünk sehová, a mentett játékok ebben a böngészőben maradnak.
about-tutorial = Bemutató tizenkét állásban
about-embed = Játszható asztal a saját oldaladra
about-credits = Ezekből épült
do-diagnostics = Diagnosztika hibajelentéshez
