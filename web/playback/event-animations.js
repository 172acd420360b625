// What each event looks like. A face is shown only where the table itself shows it, before or after,
// or where the event is about cards that everybody sees.

import { WHOLE, within } from "./layout-snapshot.js";

/** @typedef {import("../app/state.js").GameEvent} GameEvent */
/** @typedef {import("./layout-snapshot.js").Look} Look */
/** @typedef {import("./overlay.js").Stage} Stage */
/** @typedef {import("./overlay.js").When} When */

/**
 * @typedef {object} Scene one move on the stage
 * @property {Stage} stage
 * @property {Look} before
 * @property {Look} after
 * @property {number} viewer whose hand is seen
 * @property {Element | null} board on which the fight is seen: the true one, or a copy of the old
 * @property {HTMLElement | null} copy the old enemy or, at the end of a game, the old board
 * @property {{ghost: HTMLElement, home: DOMRect}[]} lying ghosts of cards on the table
 * @property {Element[]} leaving what goes with the old enemy
 */

/** @typedef {(scene: Scene, event: GameEvent, when: When) => void} Act */

/** Where something of the fight is seen: on the true board, or as it was on the copy. */
/** @param {Scene} scene @param {import("./layout-snapshot.js").Named} name */
const seen = ({ before, after, copy }, name) => (copy ? before : after).rect(name);

/** Several cards follow each other within one step. @param {When} when @param {number} place @param {number} count */
const after = (when, place, count) => ({
  ...when,
  at: when.at + Math.round(place * Math.min(45, (when.step * 0.6) / count)),
});

/** Where somebody's cards come from and go to. @param {Scene} scene @param {number} seat */
const seatOf = ({ before, after }, seat) =>
  after.rect(`seat-${seat}`) ?? before.rect("hand") ?? after.rect("hand") ?? before.rect("table");

/** As large as a card of `size`, in the middle of a place. @param {DOMRect} place @param {{width: number, height: number}} size */
const amid = (place, { width, height }) =>
  new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);

/** Beside what lay on the old table. @param {Scene} scene @param {number} place */
function slot({ before }, place) {
  const table = before.rect("table");
  const last = before.rect(before.played.at(-1) ?? "");
  const size = last ?? before.rect("tavern");
  if (!table || !size) return undefined;
  const from = last ? last.right + 8 : amid(table, size).left;
  const left = Math.min(from + place * size.width, table.right - size.width);
  return new DOMRect(left, last?.top ?? amid(table, size).top, size.width, size.height);
}

/** A copy of the old enemy is as it was; on the true one the new numbers must not be seen. @param {Scene} scene @param {() => void} run */
const inTime = ({ stage, copy }, run) => (copy ? stage.soon(run) : run());

/** Of several cards that come to a pile only the last is seen in the end: their shadows would add up. */
/** @param {number} at when it sets out @param {number} last when the last one does @returns {{then: "stays"} | {then: "gone", linger: number}} */
const heaped = (at, last) => (at === last ? { then: "stays" } : { then: "gone", linger: last - at });

/** Over which pile a royal comes to lie. @param {boolean} exact @returns {"veiled-tavern" | "veiled-discard"} */
export const veilOf = (exact) => (exact ? "veiled-tavern" : "veiled-discard");

/** Which piles a royal or its foes come to lie on. @param {boolean} exact */
export const pilesOf = (exact) =>
  /** @type {const} */ (["tavern", "discard"]).filter((pile) => exact || pile === "discard");

/** What is on a pile stays as it was, below the cards that come to it. */
/** @param {Scene} scene @param {"tavern" | "discard"} pile */
function keepPile({ stage, before, after }, pile) {
  if (stage.pile(pile, before)) stage.hide(after.element(pile));
}

/** From the hand onto the discard pile, one after the other. @type {Act} */
function giveUp(scene, event, when) {
  const { stage, before } = scene;
  const pile = before.rect("discard");
  if (!pile || !event.cards.length) return;
  keepPile(scene, "discard");
  const { length } = event.cards;
  const last = after(when, length - 1, length).at;
  event.cards.forEach((/** @type {string} */ card, /** @type {number} */ place) => {
    const from = before.rect(card) ?? seatOf(scene, event.seat);
    if (!from) return;
    const begin = before.rect(card) ? from : amid(from, pile);
    const each = after(when, place, length);
    stage.move(stage.card(card, pile), pile, begin, pile, each, heaped(each.at, last));
  });
}

/** What stands beside a number and makes room for it. */
const BESIDE = /** @type {const} */ ({ health: ["of", "health-word"], attack: ["attack-word"] });

/** @param {Scene} scene @param {"health" | "attack"} name @param {number} to @param {When} when */
function count(scene, name, to, when) {
  const { stage, before, board, copy, leaving } = scene;
  const rect = seen(scene, name);
  const was = before.written(name);
  const number = within(name, board);
  const from = Number(was?.textContent);
  if (!rect || !was || !number || !Number.isInteger(from) || from === to) return;
  const reel = stage.lay(was, new DOMRect(rect.left, rect.top, rect.height * 2, rect.height), "reel");
  reel.style.lineHeight = `${rect.height}px`;
  const roll = document.createElement("div");
  roll.textContent = String(from);
  reel.replaceChildren(roll);
  if (!copy) BESIDE[name].forEach((each) => giveWay(scene, name, each, when));
  const by = from < to ? 1 : -1;
  for (let shown = from + by; shown !== to + by; shown += by) {
    roll.append(Object.assign(document.createElement("span"), { textContent: String(shown) }));
  }
  stage.track(
    roll,
    [{ transform: "none" }, { transform: `translateY(${-rect.height * roll.childElementCount}px)` }],
    when,
  );
  stage.hide(number);
  if (copy) leaving.push(reel);
}

/** From where it stood beside the old number. @param {Scene} scene @param {"health" | "attack"} name @param {import("./layout-snapshot.js").Named} word @param {When} when */
function giveWay({ stage, before, after: now }, name, word, when) {
  const [was, is] = [before, now].map((look) => (look.rect(word)?.left ?? 0) - (look.rect(name)?.left ?? 0));
  if (before.rect(word) && Math.abs(was - is) > 1) {
    stage.gesture(now.element(word), [{ translate: `${was - is}px` }, { translate: "0" }], when);
  }
}

/** A number rises and fades. @param {Stage} stage @param {string} text @param {DOMRect | undefined} rect @param {string} kind @param {When} when */
function rise(stage, text, rect, kind, when) {
  if (!rect) return;
  stage.soon(
    () =>
      void stage.track(
        stage.words(text, rect, kind),
        [
          { opacity: 0, transform: "translateY(30%) scale(0.7)" },
          { opacity: 1, transform: "none", offset: 0.3 },
          { opacity: 1, transform: "translateY(-12%)", offset: 0.7 },
          { opacity: 0, transform: "translateY(-40%)" },
        ],
        { ...when, easing: "linear" },
      ),
  );
}

/** A seat, or alone the line that says what to do. @param {Scene} scene @param {number} seat */
const chip = ({ after }, seat) => after.element(`seat-${seat}`) ?? after.element("step");

/** @type {Record<string, Act>} */
export const ACTS = {
  turn_began: (scene, { seat }, when) =>
    void scene.stage.swell(scene.after.element(`seat-${seat}`), when, 1.03),

  played(scene, event, when) {
    const { stage, before, after: now } = scene;
    event.cards.forEach((/** @type {string} */ card, /** @type {number} */ place) => {
      const each = after(when, place, event.cards.length);
      const true_ = now.element(card)?.closest(".played") && !scene.copy ? now.element(card) : undefined;
      // Where no row shows what was played, it is thrown at the enemy.
      const thrown = !scene.copy && !now.rect("table");
      const home = true_ ? now.rect(card) : slot(scene, place);
      const from = before.rect(card) ?? seatOf(scene, event.seat);
      const foe = now.rect("portrait");
      if (!home || !from) return;
      stage.hide(true_);
      if (place === 0) stage.hide(true_?.closest(".play")); // nor what they will lie on
      const ghost = stage.card(card, home);
      const begin = before.rect(card) ? from : amid(from, home);
      if (thrown)
        return stage.move(ghost, home, begin, foe ? amid(foe, home) : home, each, {
          turn: [-7, 9],
          then: "faded",
        });
      stage.move(ghost, home, begin, home, each, { turn: [-7, 0], then: "stays" });
      if (!true_) scene.lying.push({ ghost, home });
    });
  },

  yielded: (scene, { seat }, when) => void scene.stage.swell(chip(scene, seat), when, 0.92),

  power_blocked: ({ stage, board }, _, when) => void stage.swell(within("seal", board), when, 1.5),

  /** Face down: nobody knows which. They go under the Tavern's top card. */
  healed(scene, { amount }, when) {
    const { stage, before } = scene;
    const [from, to] = [before.rect("discard"), before.rect("tavern")];
    if (!from || !to || !amount) return;
    const count = Math.min(amount, 6); // a stream of them: each is work
    for (let place = 0; place < count; place += 1) {
      const each = after(when, place, count);
      stage.soon(() => stage.move(stage.back(to), to, from, to, each, { turn: [-20, 0], appear: true }));
    }
    stage.soon(() => {
      if (before.copy("[data-place=tavern] .empty")) return; // which hides nothing
      const top = stage.copyPile("tavern", before);
      top?.classList.add("above");
      stage.vanish(top, when.at + when.step * 1.6);
    });
    stage.swell(
      stage.kept("tavern") ?? scene.after.element("tavern"),
      { ...when, at: when.at + when.step },
      1.15,
    );
  },

  drew(scene, { seat, card }, when) {
    const { stage, before, after: now } = scene;
    const from = before.rect("tavern") ?? now.rect("tavern");
    const own = card && now.hand.includes(card) ? now.element(card) : undefined;
    if (!from) return;
    if (own) {
      stage.soon(() => {
        own.setAttribute("data-held", "");
        stage.glide(own, now.rect(card) ?? from, from, when, { turn: 16, appear: true });
      });
      return;
    }
    const to = seatOf(scene, seat);
    if (!to) return;
    const home = amid(to, from);
    stage.soon(() =>
      stage.move(stage.back(home), home, from, home, when, { turn: [16, 0], appear: true, then: "fades" }),
    );
  },

  shielded(scene, event, when) {
    const [line, number] = [seen(scene, "blow"), seen(scene, "attack")];
    const beside =
      line && number && new DOMRect(line.left, number.top, number.left - line.left, number.height);
    rise(scene.stage, `−${event.amount}`, beside, "less", when);
    inTime(scene, () => count(scene, "attack", event.attack, when));
  },

  /** The ward bursts. */
  immunity_cancelled({ stage, before, after: now }, _, when) {
    const [seal, rect] = [before.copy(".seal"), now.rect("seal")];
    if (!seal || !rect) return;
    stage.enter(now.element("seal"), {}, when);
    stage.track(
      stage.lay(seal, rect),
      [
        { transform: "none", opacity: 1 },
        { transform: "scale(1.3) rotate(-12deg)", opacity: 1, offset: 0.4 },
        { transform: "scale(2.4) rotate(25deg)", opacity: 0 },
      ],
      when,
    );
  },

  damaged(scene, event, when) {
    const { stage, board } = scene;
    rise(stage, `−${event.amount}`, seen(scene, "portrait"), "lost", when);
    inTime(scene, () => {
      stage.gesture(
        within("portrait", board),
        [
          { translate: "0" },
          { translate: "-7px 3px" },
          { translate: "6px -2px" },
          { translate: "-3px" },
          { translate: "0" },
        ],
        { ...when, easing: "linear" },
      );
      drain(scene, event.left, when);
    });
    inTime(scene, () => count(scene, "health", event.left, when));
  },

  /** An exact kill turns the royal to our side and lays it on the Tavern; overkill throws it away. */
  defeated(scene, { enemy, exact }, when) {
    const { stage, before, copy, lying } = scene;
    const home = before.rect(enemy);
    const discard = before.rect("discard");
    const to = exact ? before.rect("tavern") : discard;
    const leaves = { ...when, at: when.at + when.step };
    const each = lying.map((_, place) => after(leaves, place, lying.length * 2));
    const last = each.at(-1)?.at ?? leaves.at;
    const portrait = copy?.querySelector(".portrait .card");
    stage.hide(scene.after.element("table")?.querySelector(".hint"));
    for (const pile of pilesOf(exact)) keepPile(scene, pile);
    stage.apart(() => {
      stage.fade(within("seal", copy), when);
      if (!home || !to) return;
      const ghost = stage.card(enemy, home, exact ? "" : "corrupted");
      lying[0]?.ghost.before(ghost); // they come to lie on it
      stage.vanish(portrait, exact ? leaves.at : when.at);
      if (exact) {
        const halo = stage.glow(amid(home, { width: home.height * 1.5, height: home.height * 1.5 }), "halo");
        ghost.before(halo);
        stage.track(
          halo,
          [
            { opacity: 0, transform: "scale(0.5)" },
            { opacity: 1, transform: "scale(1)", offset: 0.5 },
            { opacity: 0, transform: "scale(1.25)" },
          ],
          when,
        );
        stage.track(
          ghost.firstElementChild,
          [
            { opacity: 0, scale: WHOLE },
            { scale: 1.09, offset: 0.5 },
            { opacity: 1, scale: WHOLE },
          ],
          when,
        );
      } else {
        stage.track(
          ghost.firstElementChild,
          [
            { opacity: 0, transform: "none" },
            { opacity: 1, offset: 0.01 },
            { opacity: 1, transform: "rotate(-9deg) scale(0.94)" },
          ],
          when,
        );
      }
      stage.move(
        ghost,
        home,
        home,
        to,
        leaves,
        exact ? { then: "stays" } : { turn: [0, -51], ...heaped(leaves.at, last + 1) },
      );
    });
    stage.soon(() => stage.unveil(veilOf(exact)));
    if (!discard) return;
    lying.forEach(({ ghost, home }, place) =>
      stage.soon(() =>
        stage.move(ghost, home, home, discard, each[place], { again: true, ...heaped(each[place].at, last) }),
      ),
    );
  },

  /** From the Castle, face down, and turned where it will stand. */
  enemy_revealed(scene, _, when) {
    const { stage, before, after: now, leaving } = scene;
    const flip = { ...when, easing: "linear" };
    const goes = { ...when, step: Math.round(when.step / 3) };
    stage.soon(() => leaving.forEach((each) => stage.fade(each, goes)));
    const [from, home, portrait] = [before.rect("castle"), now.rect("portrait"), now.element("portrait")];
    stage.apart(() => {
      stage.enter(now.element("facts"), {}, { ...when, at: goes.at + goes.step }); // not two names at a time
      stage.unveil("veiled-facts");
    });
    stage.apart(() => {
      stage.unveil("veiled-portrait");
      if (!from || !home || !portrait) return;
      stage.move(portrait, home, from, home, when, { appear: true, then: "stays" });
      stage.track(portrait, [{ scale: "0 1" }, { scale: "0 1", offset: 0.6 }, { scale: "1 1" }], flip);
    });
    stage.apart(() => stage.unveil("veiled-face"));
    if (!from || !home) return;
    stage.soon(() => {
      const back = stage.back(home);
      stage.move(back, home, from, home, when, { appear: true });
      stage.track(back, [{ scale: "1 1" }, { scale: "0 1", offset: 0.6 }, { scale: "0 1" }], flip);
    });
  },

  struck(scene, { seat }, when) {
    const { stage, board, after: now, viewer } = scene;
    const target = seat === viewer && now.rect("hand") ? "hand" : `seat-${seat}`;
    stage.gesture(
      within("portrait", board),
      [
        { translate: "0", scale: WHOLE },
        { translate: "0 -6%", scale: 1.04, offset: 0.3 },
        { translate: "0 14%", scale: 1.1, offset: 0.6 },
        { translate: "0", scale: WHOLE },
      ],
      when,
    );
    const aim = now.rect(target);
    const late = { at: when.at + Math.round(when.step * 0.5), step: when.step, easing: "linear" };
    if (aim) {
      stage.soon(
        () =>
          void stage.track(
            stage.glow(aim, "flash"),
            [{ opacity: 0 }, { opacity: 0.55, offset: 0.2 }, { opacity: 0 }],
            late,
          ),
      );
    }
    stage.gesture(
      now.element(target),
      [
        { translate: "0" },
        { translate: "0 7px", offset: 0.25 },
        { translate: "0 -3px", offset: 0.6 },
        { translate: "0" },
      ],
      late,
    );
  },

  discarded: giveUp,

  /** The Jester turns up over the table; then the hand goes. */
  flipped(scene, event, when) {
    const { stage, before, after: now } = scene;
    const [place, size] = [before.rect("board"), now.rect("portrait")];
    if (place && size) {
      const home = amid(place, size);
      stage.soon(() => {
        const jester = stage.card("X1", home);
        stage.track(
          jester,
          [
            { opacity: 0, transform: "scale(0.3) rotate(-14deg)", offset: 0 },
            { opacity: 1, transform: "none", offset: 1 },
            { opacity: 1, transform: "none", offset: 2 },
            { opacity: 0, transform: "none", offset: 3 },
          ],
          when,
        );
      });
    }
    giveUp(scene, event, when);
  },

  next_chosen: ({ stage, after: now }, { chosen }, when) =>
    void stage.swell(now.element(`seat-${chosen}`), when),

  won: (scene, _, when) => end(scene, when, { translate: "0 60%", scale: 0.8 }),
  lost: (scene, _, when) => end(scene, when, { scale: 1.5 }),
};

/** The bar of the enemy's life runs down to what is left. @param {Scene} scene @param {number} left @param {When} when */
function drain(scene, left, when) {
  const { stage, before, copy, leaving } = scene;
  const rect = seen(scene, "life");
  const was = before.copy(".life");
  if (!rect || !(was instanceof HTMLProgressElement)) return;
  const bar = stage.glow(rect, "bar");
  const old = copy?.querySelector("progress");
  if (old) old.value = left;
  stage.track(
    bar,
    [{ transform: `scaleX(${was.position})` }, { transform: `scaleX(${left / was.max})` }],
    when,
  );
  if (copy) leaving.push(bar);
}

/** The curtain opens on who stands at the end. @param {Scene} scene @param {When} when @param {Keyframe} from */
function end({ stage, after: now }, when, from) {
  const result = now.element("result");
  stage.fade(stage.layer, when);
  [...(result?.querySelectorAll(".scene .card") ?? [])].forEach((card, place) =>
    stage.enter(card, from, { ...when, at: when.at + Math.round(when.step * (0.3 + place * 0.4)) }),
  );
  stage.enter(result?.querySelector("h2"), { scale: 0.6 }, { ...when, at: when.at + when.step });
  stage.enter(
    result?.querySelector(".medal"),
    { scale: 2.2 },
    { ...when, at: when.at + Math.round(when.step * 1.6) },
  );
}
