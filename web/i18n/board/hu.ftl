# Játszható asztal más oldalán.

board-title = Regicide-asztal
board-controls = Az asztal gombjai
board-reset = Újrakezdés
board-hint = Tipp
board-reached = Szép volt!
board-missed = Így nem éred el a célt
board-error = Ez az asztal nem jeleníthető meg
board-why-nothing_asked = Nincs mit mutatni: állás, játszma vagy feladvány kell.
board-why-too_large = Az állás, a játszma vagy a feladvány túl hosszú.
board-why-scenario_unavailable = Nincs ilyen feladvány.
board-why-scenario_unreadable = A feladvány érvénytelen.
board-why-unreadable = A szöveg itt nem értelmezhető:
board-why-record = A rögzített játszmát nem lehet a végéig visszajátszani.
board-why-other = Hiba történt. Töltsd újra az oldalt.

# Why a position isn’t possible.

position-why-card_twice = Egy lap két helyen is szerepel.
position-why-card_missing = Hiányzik egy lap. Ha az állás szemléltetésre való, írd a szabályaihoz ezt: „partial”.
position-why-card_extra = Eggyel több lap van a kelleténél.
position-why-hand_over_limit = Valakinél több lap van, mint ahányat a kézlimit enged.
position-why-hand_count = Minden játékoshoz pontosan egy laplistát kell megadni.
position-why-seat_range = Nincs ilyen hely.
position-why-yielded_range = Egy nem létező hely szerepel a passzolók közt.
position-why-flips_range = Több Jokert fordítottak fel, mint ahány van.
position-why-known_range = Csak a Fogadó tetején fekvő bubi, dáma vagy király lehet ismert.
position-why-enemy_missing = Nincs ellenfél.
position-why-enemy_not_royal = Az ellenfél csak bubi, dáma vagy király lehet.
position-why-castle_not_royal = A Kastélyban csak bubi, dáma és király lehet.
position-why-castle_order = A Kastélyban előbb a bubik jönnek, aztán a dámák, végül a királyok.
position-why-royal_not_beaten = Egy még le nem győzött bubi, dáma vagy király van a lapok közt.
position-why-damage_too_high = Ennyi sebzéstől az ellenfél már elesett volna.
position-why-damage_mismatch = A sebzés nem felel meg a kijátszott lapoknak.
position-why-table_not_a_play = Ezeket a lapokat nem lehetett együtt kijátszani.
position-why-not_choosing = Most senki sem dönthet arról, ki jön: nem Joker volt az utolsó kijátszott lap.
position-why-not_suffering = Az ellenfélnek nem maradt támadása, így nincs csapás.
position-why-is_lost = Ez már vesztett állás.
position-why-not_lost = Ez nem vesztett állás.
position-why-not_won = Ez nem nyert állás.
