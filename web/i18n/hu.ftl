# Regicide in Hungarian. Message ids are the same in every catalogue.
#
# Terms: Castle Vár · Tavern Kocsma · discard (pile) dobópakli · Jester bolond · flip a Jester
# felfordít egy bolondot · yield passz, passzol · Animal Companion társállat · enemy ellenfél ·
# royals „ellenfelek” or the three names (figurák would take in the Ace) · attack támadás · health
# életerő · shield pajzs · damage sebzés · blow csapás (ütés is a trick) · card lap · hand kéz, lapok
# · heal gyógyít · draw húz · exact pontos · combo kombó · take back visszavon · assisted
# segítséggel · house rules házi szabályok · seed az osztás kódja · engine motor · turn kör · move
# lépés · immune védett.
# Cards and suits are in lower case, the suit first. All suits and the signs B D K begin with a
# consonant: an enemy or a suit may follow the article „a”. Players' names take no article and no
# ending; numbers neither.

title = Regicide
tagline = Tizenkét megrontott felség. Egy pakli. Ennél az asztalnál nincs áruló.

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
jester = bolond
jester-sign = ★
# No letter: B is the Jack.
no-cards = egy lap sem
list-comma = ,{ " " }
list-and = { $first } és { $last }

## Home and screens

do-continue = Folytatás
do-solo = Egyedül játszom
do-learn = Tanulj meg játszani
learn-offer = Először jársz itt? Játszd ki az első lapodat most rögtön.
learn-holds = Leckék és feladványok
home-offline = ✓ Internet nélkül is játszható
do-new = Új játék
new-holds = 1–4 játékos és botok
do-back = ‹ Vissza
screen-coming = Egy pillanat…
screen-missing = Ez az oldal nem jött meg
screen-missing-why = Nem sikerült betölteni. Talán nincs hálózat? A többi működik, mint eddig.
do-home = Kezdőlap
do-again = Még egyszer
do-retry = Próbáld újra
do-close = Bezárás
do-menu = Menü
do-help = Súgó ehhez a lépéshez
do-log = A játék naplója
do-undo = Az utolsó lépés visszavonása
do-hint = Tipp kérése az edzőtől
do-analyse = Visszatekintés
do-newest = Folytatás onnan
do-watch = Újranézem
do-leave = Felállok az asztaltól (a játék mentve)
do-give-up = Feladás…
do-sort-suit = Lapok rendezése szín szerint
do-sort-rank = Lapok rendezése érték szerint
do-delete = Törlés: { $game }
menu-title = Menü
queued = A játékod elindul, amint a motor kész.
players = { $count } játékos
seat-unnamed = { $seat }. játékos

saved-title = Mentett játékok
saved-none = Még nincs mentett játék. Minden elkezdett játékod itt marad meg.
saved-against = ellenfél: { $enemy }, 12-ből { $beaten } legyőzve
statistics-title = Statisztika

settings-title = Beállítások

about-title = A játékról

## The table

table-screen = Az asztal
table-label = Az ellenfél ellen kijátszott lapok
table-empty = Koppints egy lapra, aztán a „Kijátszás” gombra. Vagy húzd ide a lapot.
enemy-label = Az ellenfél: { $enemy }
enemy-none = A Vár üres.
enemy-health = Életerő
enemy-attack = Támadás
enemy-shield = Pajzs
enemy-shielded = { $base } − { $shield } pajzs
enemy-immune = { $suit } ellen védett
enemy-not-immune = már nem védett
pile-castle = Vár
pile-tavern = Kocsma
pile-discard = Dobópakli
pile-castle-about = A Vár: itt várnak a hátralévő ellenfelek.
pile-tavern-about = A Kocsma: a káró innen húz, a kőr a Kocsma alá tesz vissza lapokat.
pile-discard-about = A dobópakli: csak a legfelső lapja látszik.
seats-label = Helyek
seat-cards = { $count } lap
seat-yielded = passz
beaten = 12-ből { $count } legyőzve
assisted = segítséggel
not-standard = házi szabályok

labelled = { $label }: { $what }
hand-label = A lapjaid
step-play = Te jössz: játssz ki lapot, vagy passzolj.
step-play-only = Te jössz: játssz ki lapot. Most nem passzolhatsz.
step-suffer = Csapás! Dobj el lapokat legalább { $amount } értékben.
step-empty = Nincs lap a kezedben: { $can ->
    [both] passzolj, vagy fordíts fel egy bolondot.
    [flip] fordíts fel egy bolondot.
   *[yield] passzolj.
  }
step-flip = A lapjaid nem elegendők: fordíts fel egy bolondot!
step-choose = Bolond az asztalon: te döntöd el, ki jön.
do-play = Kijátszás
do-yield = Passz
do-flip = Bolond ({ $left })
do-discard = Eldobás: { $total } / { $needed }
do-suggest = Válassz helyettem

preview-nothing = Válassz lapokat, és itt látod, mit tennének.
put-back = { $card } visszakerül a kezedbe. { $why }
preview-damage = { $amount } sebzés
preview-doubled = { $amount } sebzés, duplázva
preview-heal = { $amount } gyógyítás
preview-draw = { $amount } lapot húzol
preview-draw-other = { $name } { $amount } lapot húz
preview-shield = { $amount } pajzs
preview-no-effect = hatástalan
preview-blocked = A { $suit } itt nem hat: az ellenfél védett ellene
preview-jester = Az ellenfél elveszti a védettségét
preview-choose = aztán te döntesz, ki jön
preview-wins = és ez a győzelem!
preview-exact = pontosan nulla: az ellenfél átáll hozzánk, a Kocsma tetejére!
preview-over = az ellenfél elesik
preview-left = az ellenfélnek { $left } életereje marad
preview-pay = { $fate ->
    [yes] { $amount } értékben kell lapot dobnod
    [no] { $amount } értékben kellene lapot dobnod, de nem tudsz: ez vereség volna
   *[maybe] { $amount } értékben kell lapot dobnod; az új lapokon múlik, tudsz-e
  }
preview-safe = nem kell lapot dobnod
preview-paid = A csapás { $needed }, a lapjaid összege { $total }: elég.
preview-cheaper = Kevesebb is elég.
preview-short = A csapás { $needed }, a lapjaid összege { $total }: válassz még.

choose-seat = { $name } jön
wish-label = { $name } ezt mondaná
wish-keen = szívesen
wish-neutral = mindegy
wish-reluctant = inkább ne

cover-label = Add tovább az eszközt
cover-title = Add tovább az eszközt: { $name } jön
cover-reveal = { $name } vagyok: mutasd a lapjaimat

## What happened (the log, the recap, the screen reader)

event-turn_began = { $own ->
    [yes] Te jössz.
   *[no] { $name } jön.
  }
event-played = { $own ->
    [yes] Kijátszod:
   *[no] { $name } kijátssza:
  } { $value ->
    [0] bolond.
   *[other] { $cards }. Támadás: { $value }.
  }
event-yielded = { $own ->
    [yes] Passzolsz.
   *[no] { $name } passzol.
  }
event-power_blocked = A { $suit } nem hat: az ellenfél védett ellene.
event-healed = { $amount ->
    [0] Nincs mit gyógyítani.
   *[other] { $amount } lap kerül a dobópakliból a Kocsma alá.
  }
event-drew = { $own ->
    [yes] Húzol: { $card }.
   *[no] { $name } húz: { $card }.
  }
event-drew_hidden = { $amount ->
    [1] { $name } húz egy lapot.
   *[other] { $name } húz { $amount } lapot.
  }
event-shielded = +{ $amount } pajzs; az ellenfél támadása most { $attack }.
event-immunity_cancelled = A { $enemy } már nem védett.
event-damaged = { $left ->
    [0] { $doubled ->
        [yes] { $amount } sebzés, a treff megduplázta.
       *[no] { $amount } sebzés.
      }
   *[other] { $doubled ->
        [yes] { $amount } sebzés, a treff megduplázta; { $left } életerő maradt.
       *[no] { $amount } sebzés; { $left } életerő maradt.
      }
  }
event-defeated = { $exact ->
    [yes] Pontos csapás: a { $enemy } a Kocsma tetejére kerül.
   *[no] A { $enemy } elesik, és a dobópakliba kerül.
  }
event-enemy_revealed = Az új ellenfél: { $enemy }.
event-struck = { $own ->
    [yes] Csapás ér: { $amount }.
   *[no] { $name } csapást kap: { $amount }.
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
    [yes] Felfordítasz egy bolondot.
   *[no] { $name } felfordít egy bolondot.
  } Eldobva: { $cards }.
event-wished = { $own ->
    [yes] Te: { $wish }.
   *[no] { $name }: { $wish }.
  }
event-won = Elesett az utolsó király. Szabad a Vár!
event-lost = { $own ->
    [yes] Nem tudod folytatni: vereség.
   *[no] { $name } nem tudja folytatni: vereség.
  }
event-undone = Visszavonva.

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
ask-undo-assists-title = Visszavonod?
ask-undo-assists = Ez a lépés valami újat mutatott. Visszavonhatod, de a játék „segítséggel” jelölést kap.
ask-undo-assists-yes = Visszavonás
ask-hint-title = Kérsz egy tippet az edzőtől?
ask-hint = Az edző csak a lapjaidat és az asztalt látja. A játék „segítséggel” jelölést kap.
ask-hint-yes = Kérek
ask-give-up-title = Feladod?
ask-give-up = A játék itt véget ér. Utána is megnézheted.
ask-give-up-yes = Feladás
ask-flip-title = Felfordítasz egy bolondot?
ask-flip = Minden lapodat eldobod, és újakat húzol. A győzelem jutalma mostantól: { $medal }.
ask-flip-yes = Felfordítás
ask-delete-title = Törlöd ezt a játékot?
ask-delete = { $game }. Nem lehet visszahozni.
ask-delete-yes = Törlés

## Why not

why-game_over = A játék véget ért.
why-not_a_move = Ez nem érvényes lépés.
why-hand_hidden = Ezek a lapok rejtve vannak.
why-play_not_now = Most nem játszhatsz ki lapot.
why-yield_not_now = Most nem passzolhatsz.
why-discard_not_now = Most nincs miért lapot dobni.
why-next_not_now = Most senkit sem kell választani.
why-flip_not_now = Most nem fordíthatsz fel bolondot.
why-nothing_played = Előbb válassz egy lapot.
why-card_not_in_hand = Ez a lap nincs a kezedben.
why-card_given_twice = Ugyanazt a lapot nem használhatod kétszer.
why-jester_not_alone = A bolondot egymagában kell kijátszani.
why-ace_with_jester = Az ász nem mehet bolonddal.
why-ace_with_many = Az ász csak egy másik lappal mehet.
why-royal_combo = Bubi, dáma és király nem alkothat kombót.
why-mixed_ranks = Csak azonos értékű lapok mehetnek együtt, vagy egy lap egy ásszal.
why-combo_over_10 = Egy kombó összege legfeljebb 10.
why-yield_all_others_yielded = Mindenki más passzolt: valakinek játszania kell.
why-yield_twice_alone = Egyedül nem passzolhatsz kétszer egymás után.
why-yield_never_alone = Ebben a játékban egyedül nem lehet passzolni.
why-yield_off = Ebben a játékban nincs passz.
why-discard_short = Ez még nem elég.
why-discard_stops_at_the_number = Ennyi már elég: állj meg itt, vagy vegyél vissza egy lapot.
why-no_such_seat = Nincs ilyen hely.
why-flip_not_alone = Bolondot csak egyedül játszva lehet felfordítani.
why-flips_used_up = Nincs több felfordítható bolond.
why-wish_not_now = Kívánságot csak bolond után lehet mondani.
why-nothing_to_undo = Nincs mit visszavonni.
why-export_not_now = A játékot akkor lehet megosztani, ha véget ért.
why-analysis_not_now = Visszatekinteni befejezett játékra lehet.
why-stale_intent = Az asztal közben megváltozott. Nézd meg újra.
why-no_game = Nincs játék az asztalon.
why-bad_request = Valami elromlott odabent. Próbáld újra.
why-worker_failed = Valami elromlott odabent. Próbáld újra.
why-worker_died = A motor leállt. Próbáld újra.
why-storage_failed = A böngésző nem tudta olvasni a mentett játékokat.
why-record_not_text = Ez a mentett játék sérült, nem lehet megnyitni. Nem változott meg.
why-record_field = Ez a mentett játék sérült, nem lehet megnyitni. Nem változott meg.
why-record_illegal_move = Ez a mentett játék sérült, nem lehet megnyitni. Nem változott meg.
why-record_result = Ez a mentett játék sérült, nem lehet megnyitni. Nem változott meg.
why-record_seats = Egy név legfeljebb 40 betű lehet.
why-record_newer = Ezt a játékot egy újabb változat mentette. Töltsd újra az oldalt, hogy megkapd.
why-no_such_game = Ez a játék nincs az itt mentettek között.
why-changed_elsewhere = Ez a játék egy másik fülön folytatódott. Amit itt teszel, nem marad meg.
why-runtime_download = A motort nem sikerült letölteni. Van internet?
why-runtime_start = A motor nem indult el. Próbálj másik böngészőt, vagy frissítsd ezt.
why-engine_install = A motort nem sikerült telepíteni. Töltsd újra az oldalt.
why-time_limit = A motor túl lassan indul. Nézd meg a kapcsolatot, és próbáld újra.
why-no_snapshot = Ezen az eszközön nincs pillanatkép, amiből indulni lehetne.
why-unsupported_browser = Ez a böngésző túl régi: nincs benne WebAssembly vagy modulos worker.

## Engine and storage

engine-label = A motor
engine-download = A játék letöltése…
engine-start = A motor ébresztése…
engine-install = A szabályok kicsomagolása…
engine-ready = Kész.
engine-restarting = A motor leállt, újraindítjuk…
engine-failed = A motor nem indult el
engine-restored = A motort újra kellett indítani. Folytathatod.
storage-blocked = Ez a böngésző semmit sem őriz meg ennek az oldalnak. Játszhatsz, de bezáráskor a játékok elvesznek.
storage-unsaved = Az utolsó lépést nem sikerült menteni. A játék megy tovább, de ne zárd be az oldalt.

## The site as an app

daily-title = A nap osztása
daily-of = Leosztás: { $day }
device-title = Offline és mentés
update-ready = Elkészült egy új változat.
update-elsewhere = Egy másik fülön játék van az asztalon. Előbb fejezd be, vagy zárd be azt a fület.
update-keeps-game = A játékod mentve van, megmarad.
do-update = Frissítés most
do-later = Később
install-offer = Tedd a Regicide-ot az alkalmazásaid közé: azonnal megnyílik, teljes képernyőn, internet nélkül is.
install-ios = Ha a kezdőképernyőre tennéd a Regicide-ot: Megosztás, majd „Főképernyőhöz adás”. Onnan indítva a játékok tartósan megmaradnak.
do-install = Telepítés
do-refuse-install = Nem, köszönöm

## Rules in short

rules-title = Szabályok
rule-link = { $rule } szabály
do-explain = Miért?
help-title = Súgó
