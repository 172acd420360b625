# Regicide in Hungarian. Message ids are the same in every catalogue.
#
# Terms: Castle Kastély · Tavern Fogadó · discard (pile) dobópakli · Jester Joker · flip a Jester
# felfordít egy Jokert · yield passz, passzol · Animal Companion állati segítő · enemy ellenfél ·
# royals „ellenfelek” or the three names (figurák would take in the Ace); „uralkodó” in the tagline
# only · attack támadás · health életerő · shield pajzs · damage sebzés · hit csapás, lecsap (ütés is
# a trick) · exact kill pontos találat · immune, immunity immunis (a kőrre), immunitás · suit's power
# a szín hatása, a szín hat · card lap · hand kéz, lapok · hand limit kézlimit · face up, down képpel
# felfelé, lefelé · this play a most kijátszott lapok · heal gyógyít · draw húz · combo kombó · undo
# visszavon · assisted segítséggel · house rules házi szabályok · standard rules alapszabályok · solo
# game szólójáték (egyedül means something else for an Ace) · deal code a leosztás kódja · review
# elemzés · replay visszajátszás · watch visszanéz · engine játékmotor · turn kör · move lépés ·
# puzzle, scenario feladvány.
# Cards and suits are in lower case, the suit first; Joker, Kastély and Fogadó are capitalized. All
# suits and the signs B D K begin with a consonant: an enemy or a suit may follow the article „a”.
# Players' names take no article and no ending; numbers neither. A named card wants the definite
# conjugation: „Eldobod: kőr tízes.” Buttons are nouns.

title = Regicide
tagline = Kooperatív kártyajáték: együtt a tizenkét elátkozott uralkodó ellen.

## Cards

rank-A = Á
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = B
rank-Q = D
rank-K = K
rank-name-A = ász
rank-name-2 = kettes
rank-name-3 = hármas
rank-name-4 = négyes
rank-name-5 = ötös
rank-name-6 = hatos
rank-name-7 = hetes
rank-name-8 = nyolcas
rank-name-9 = kilences
rank-name-T = tízes
rank-name-J = bubi
rank-name-Q = dáma
rank-name-K = király
# A suit by itself: „a kőr nem hat”.
suit-clubs = treff
suit-diamonds = káró
suit-hearts = kőr
suit-spades = pikk
# A suit in a card's name: „kőr tízes”.
suit-of-clubs = treff
suit-of-diamonds = káró
suit-of-hearts = kőr
suit-of-spades = pikk
card-name = { $suit } { $rank }
card-drawn = most húztad
jester = Joker
# The star alone: no card but the Jester has it.
jester-sign = ★
no-cards = egy lap sem
list-comma = ,{ " " }
list-dash = { " " }–{ " " }
list-and = { $first } és { $last }

## Home and screens

do-continue = Folytatás
home-last = Legutóbbi játék
do-solo = Szólójáték
do-learn = Tanulás
learn-offer = Először jársz itt? Rögtön játszhatsz.
learn-holds = Leckék és feladványok
home-offline = ✓ Internet nélkül is játszható
do-new = Új játék
new-holds = 1–4 játékos és botok
do-back = ‹ Vissza
screen-coming = Egy pillanat…
screen-missing = Ez az oldal nem töltődött be
screen-missing-why = Nincs internet? Minden más továbbra is működik.
do-home = Kezdőlap
# Deals new cards to the same players.
do-again = Új leosztás
do-retry = Újra
do-close = Bezárás
do-menu = Menü
do-help = Súgó ehhez a lépéshez
do-log = A játék naplója
do-undo = Az utolsó lépés visszavonása
do-redo = A visszavont lépés megismétlése
do-hint = Tipp kérése az edzőtől
do-analyse = Elemzés
do-newest = Legújabb állás
do-watch = Visszanézés
do-leave = Kilépés (a játék mentve)
do-give-up = Feladás…
do-sort-suit = Lapok rendezése szín szerint
do-sort-rank = Lapok rendezése érték szerint
do-delete = Törlés: { $game }
menu-title = Menü
queued = A játékod elindul, amint minden betöltődött.
players = { $count } játékos
seat-unnamed = { $seat }. játékos
# Instead of a name, in a solo game without one.
seat-you = Te

saved-title = Mentett játékok
saved-none = Még nincs mentett játék. Minden elkezdett játékod ide kerül.
saved-against = ellenfél: { $enemy }, { $beaten }/12 legyőzve
statistics-title = Statisztika

settings-title = Beállítások

about-title = A játékról

## The table

table-screen = Az asztal
table-label = Az ellenfél ellen kijátszott lapok
table-empty = Koppints egy lapra, aztán a „Kijátszás” gombra. Vagy húzd ide a lapot.
enemy-label = Az ellenfél: { $enemy }
enemy-none = A Kastély üres.
enemy-health = Életerő
enemy-attack = Támadás
enemy-shield = Pajzs
enemy-shielded = { $base } − { $shield } pajzs
enemy-immune = immunitás: { $suit }
enemy-not-immune = már nem immunis
pile-castle = Kastély
pile-tavern = Fogadó
pile-discard = Dobópakli
pile-castle-about = A Kastély: a még hátralévő ellenfelek.
pile-tavern-about = A Fogadó a húzópakli: a káróval innen húztok, a kőrrel az aljára kerülnek vissza lapok.
pile-discard-about = A dobópakli: csak a legfelső lapját láthatod. A kőr innen tesz vissza lapokat a Fogadó aljára.
seats-label = Játékosok
seat-cards = { $count } lap
seat-yielded = passz
beaten = { $count }/12 legyőzve
assisted = segítséggel
practice = gyakorlás
not-standard = házi szabályok

labelled = { $label }: { $what }
hand-label = A lapjaid
step-play = Te jössz: játssz ki lapot, vagy passzolj.
# In a solo game.
step-play-solo = Te jössz: játssz ki lapot.
step-play-only = Te jössz: most játszanod kell.
step-suffer = Csapás ér! Dobj el lapokat legalább { $amount } értékben.
step-empty = Nincs lapod: { $can ->
    [both] passzolj, vagy fordíts fel egy Jokert.
    [flip] fordíts fel egy Jokert.
   *[yield] passzolj.
  }
step-flip = A lapjaid nem elegendők: fordíts fel egy Jokert!
step-choose = Kijátszottad a Jokert: te döntöd el, ki jön.
do-play = Kijátszás
do-yield = Passz
# The button that flips a solo Jester; in brackets, how many are left to flip.
do-flip = Joker ({ $left })
do-discard = Eldobás: { $total } / { $needed }
do-suggest = Javaslat
# On the button instead of “Play” or “Discard”, where that surely loses the game.
do-lose = { $phase ->
    [suffer] Eldobás és vereség
   *[other] Kijátszás és vereség
  }

# A preview reads: „9 sebzés, 4 pajzs — az ellenfélnek 11 életereje marad, aztán legalább 6 értékben kell lapot dobnod”.
preview-nothing = Válassz lapokat: itt látod majd a hatásukat.
put-back = Vissza a kezedbe: { $card }. { $why }
put-back-enough = Vissza a kezedbe: { $card }. Az már elég volt.
preview-damage = { $amount } sebzés
preview-doubled = { $amount } sebzés (duplázva)
preview-heal = { $amount } lap gyógyul
preview-draw = { $amount } lapot húzol
preview-draw-other = { $name } { $amount } lapot húz
preview-draw-others = a többiek is húznak
preview-shield = { $amount } pajzs
preview-no-effect = hatástalan
preview-blocked = A { $suit } itt nem hat: az ellenfél immunis rá
preview-jester = Az ellenfél elveszti az immunitását
preview-choose = aztán te döntöd el, ki jön
preview-wins = ez a győzelem!
preview-exact = pontos találat: átáll, a Fogadó tetejére!
preview-over = az ellenfél elesik
# After a play that leaves no card to play and no Jester to flip.
preview-stuck = utána nincs kijátszható lapod: vereség
preview-left = marad { $left } életerő
preview-pay = { $fate ->
    [yes] aztán dobnod kell, legalább { $amount } értékben
    [no] aztán { $amount } erejű csapás, amelyet nem állsz: vereség
    [jester] aztán { $amount } erejű csapás, amelyhez Joker kell majd
   *[maybe] aztán dobnod kell, legalább { $amount } értékben, ha a húzás engedi
  }
preview-safe = nem kell lapot dobnod
preview-paid = Kiválasztva { $total }, a csapás ereje { $needed }: elég.
preview-cheaper = Kevesebb is elég.
preview-stuck-discard = De utána nincs kijátszható lapod: vereség.
preview-short = Kiválasztva { $total }, a csapás ereje { $needed }: válassz még.
verdict-win = Győzelem!
verdict-lose = Vereség!
verdict-exact = Pontos találat!
verdict-over = Legyőzve!

choose-seat = { $name } jön
# The name of the three buttons below, for screen readers.
wish-label = { $name } szeretne következni?
wish-keen = szívesen
wish-neutral = mindegy
wish-reluctant = inkább ne

cover-label = Add tovább az eszközt
cover-title = Add tovább az eszközt: { $name } jön
cover-reveal = Lapjaim mutatása ({ $name })

## What happened (the log, the recap, the screen reader)

event-turn_began = { $own ->
    [yes] Te jössz.
   *[no] { $name } jön.
  }
event-played = { $value ->
    [0] { $own ->
        [yes] Jokert játszol ki.
       *[no] { $name } Jokert játszik ki.
      }
   *[other] { $own ->
        [yes] Kijátszod: { $cards }. Támadás: { $value }.
       *[no] { $name } kijátssza: { $cards }. Támadás: { $value }.
      }
  }
event-yielded = { $own ->
    [yes] Passzolsz.
   *[no] { $name } passzol.
  }
event-power_blocked = A { $suit } nem hat: az ellenfél immunis rá.
event-healed = { $amount ->
    [0] Nincs mit gyógyítani.
   *[other] { $amount } lap kerül a dobópakliból a Fogadó alá.
  }
event-drew = { $own ->
    [yes] Felhúzod: { $card }.
   *[no] { $name } felhúzza: { $card }.
  }
event-drew_hidden = { $amount ->
    [1] { $name } egy lapot húz.
   *[other] { $name } { $amount } lapot húz.
  }
event-shielded = +{ $amount } pajzs: az ellenfél támadása most { $attack }.
event-immunity_cancelled = A { $enemy } már nem immunis.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] { $amount } sebzés, a treff duplázta.
       *[no] { $amount } sebzés.
      }
   *[other] { $doubled ->
        [yes] { $amount } sebzés, a treff duplázta; { $left } életerő maradt.
       *[no] { $amount } sebzés; { $left } életerő maradt.
      }
  }
event-defeated = { $exact ->
    [yes] Pontos találat: a { $enemy } elesik, és a Fogadó tetejére kerül.
   *[no] A { $enemy } elesik, és a dobópakliba kerül.
  }
event-enemy_revealed = A következő ellenfél: { $enemy }.
event-struck = { $own ->
    [yes] { $amount } erejű csapás ér.
   *[no] { $name } { $amount } erejű csapást kap.
  }
event-discarded = { $own ->
    [yes] Eldobod: { $cards }.
   *[no] { $name } eldobja: { $cards }.
  }
event-next_chosen = { $own ->
    [yes] Te döntöd el, ki jön.
   *[no] { $name } dönti el, ki jön.
  }
event-flipped = { $own ->
    [yes] Felfordítasz egy Jokert.
   *[no] { $name } felfordít egy Jokert.
  } Eldobva: { $cards }.
event-wished = { $own ->
    [yes] Te: { $wish }.
   *[no] { $name }: { $wish }.
  }
event-won = Elesett az utolsó király. Szabad a Kastély!
event-lost = { $own ->
    [yes] Nem tudod folytatni: vereség.
   *[no] { $name } nem tudja folytatni: vereség.
  }
event-undone = Lépés visszavonva.

log-title = Napló
log-empty = Még nem történt semmi.

## The end

result-won = Győzelem!
result-lost = Vereség
result-gave_up = Feladva
medal-gold = Arany
medal-silver = Ezüst
medal-bronze = Bronz

## Questions

ask-no = Mégse

## Why not

why-game_over = A játék véget ért.
why-not_a_move = Ez nem érvényes lépés.
why-hand_hidden = Ezek a lapok rejtve vannak.
why-play_not_now = Most nem játszhatsz ki lapot.
why-yield_not_now = Most nem passzolhatsz.
why-discard_not_now = Most nem kell lapot dobnod.
why-next_not_now = Most nem kell eldönteni, ki jön.
why-flip_not_now = Most nem fordíthatsz fel Jokert.
why-nothing_played = Előbb válassz egy lapot.
why-card_not_in_hand = Ez a lap nincs a kezedben.
why-card_given_twice = Ugyanazt a lapot nem használhatod kétszer.
why-jester_not_alone = A Jokert mindig önmagában kell kijátszani.
why-ace_with_jester = Ászt nem lehet Jokerrel együtt kijátszani.
why-ace_with_many = Ász mellé legfeljebb egy másik lapot lehet kijátszani.
why-royal_combo = Bubi, dáma és király nem alkothat kombót.
why-mixed_ranks = Együtt csak azonos értékű lapokat lehet kijátszani, vagy egy ászt egy másik lappal.
why-combo_over_10 = Egy kombó összege legfeljebb 10 lehet.
why-yield_all_others_yielded = Mindenki más passzolt: most lapot kell kijátszanod.
why-yield_twice_alone = Nem passzolhatsz kétszer egymás után.
why-yield_never_alone = Szólójátékban nem passzolhatsz.
why-yield_off = Ebben a játékban nem lehet passzolni.
why-discard_short = Ez még nem elég.
why-discard_stops_at_the_number = Ennyi már elég: állj meg itt, vagy vegyél vissza egy lapot.
why-no_such_seat = Nincs ilyen hely.
why-flip_not_alone = Jokert csak szólójátékban lehet felfordítani.
why-flips_used_up = Nincs több felfordítható Joker.
why-wish_not_now = Csak Joker után mondhatod meg, szeretnél-e következni.
why-nothing_to_undo = Nincs mit visszavonni.
why-export_not_now = Csak befejezett játékot lehet megosztani.
why-analysis_not_now = Csak befejezett játékot lehet elemezni.
why-stale_intent = Közben megváltozott az állás. Nézd meg újra.
why-no_game = Nincs játék az asztalon.
why-bad_request = Hiba történt. Próbáld újra.
why-worker_failed = Hiba történt. Próbáld újra.
why-worker_died = A játékmotor leállt. Próbáld újra.
why-storage_failed = A böngésző nem tudta beolvasni a mentett játékokat.
why-record_not_text = Ez a mentett játék sérült, nem lehet megnyitni. A mentést nem módosítottuk.
why-record_field = Ez a mentett játék sérült, nem lehet megnyitni. A mentést nem módosítottuk.
why-record_illegal_move = Ez a mentett játék sérült, nem lehet megnyitni. A mentést nem módosítottuk.
why-record_result = Ez a mentett játék sérült, nem lehet megnyitni. A mentést nem módosítottuk.
why-record_seats = Egy név legfeljebb 40 karakteres lehet.
why-record_newer = Ezt a játékot egy újabb változat mentette. Frissítéshez töltsd újra az oldalt.
why-no_such_game = Ez a játék itt nincs elmentve.
why-changed_elsewhere = Ez a játék egy másik fülön folytatódott. Az itteni lépéseidet nem mentjük.
why-runtime_download = A játékmotort nem sikerült letölteni. Van internet?
why-runtime_start = A játékmotor nem indult el. Próbáld meg másik böngészőben, vagy frissítsd ezt.
why-engine_install = A játékmotort nem sikerült telepíteni. Töltsd újra az oldalt.
why-time_limit = A játékmotor túl lassan indul. Ellenőrizd az internetkapcsolatot, és próbáld újra.
why-no_snapshot = Ezen az eszközön nincs pillanatkép, amelyből indulni lehetne.
why-unsupported_browser = Ez a böngésző túl régi: hiányzik belőle a WebAssembly vagy a modulos worker.

## Engine and storage

engine-label = A játékmotor
engine-download = A játékmotor letöltése…
engine-start = A játékmotor indítása…
engine-install = A szabályok betöltése…
engine-ready = Kész.
engine-restarting = A játékmotor leállt. Újraindítás…
engine-failed = A játékmotor nem indult el
engine-restored = A játékmotort újra kellett indítani. Folytathatod a játékot.
storage-blocked = Ez a böngésző nem tárolja ennek az oldalnak az adatait. Játszhatsz, de ha bezárod az oldalt, a játékaid elvesznek.
storage-unsaved = Az utolsó lépésedet nem sikerült elmenteni. Folytathatod a játékot, de ne zárd be az oldalt.

## The site as an app

daily-title = Napi leosztás
daily-of = Leosztás: { $day }
device-title = Offline és mentés
update-ready = Új változat érhető el.
update-elsewhere = Egy másik fülön nyitva van egy játék. Előbb fejezd be, vagy zárd be azt a fület.
update-keeps-game = A játékod el van mentve, nem vész el.
do-update = Frissítés
do-later = Később
install-offer = Telepítsd a Regicide-ot: azonnal megnyílik, teljes képernyőn, internet nélkül is.
install-ios = Így kerül a Regicide a főképernyőre: koppints a Megosztás gombra, aztán erre: „Főképernyőhöz adás”. Az onnan indított játékok tartósan megmaradnak.
do-install = Telepítés
do-refuse-install = Nem, köszönöm

## Rules in short

rules-title = Szabályok
rule-link = Szabály: { $rule }
do-explain = Miért?
help-title = Súgó
