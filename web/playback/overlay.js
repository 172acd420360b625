// The stage above the table: ghosts of cards that move where the table already is as it will be. All of
// it is laid before anything goes; from then on the browser moves layers, and the page has nothing to do.
// It can be broken off at any moment: it leaves nothing behind, and the table is true below it.

import { render } from "../vendor/lit-html/lit-html.js";
import { cardPicture } from "../ui/card.js";
import { WHOLE } from "./layout-snapshot.js";

/** @typedef {{at: number, step: number, easing?: string}} When in milliseconds */

const FRAME = 16; // ms
const FADE = 120; // ms
const SHARE = 10; // ms of a frame for what is laid in it; to paint that takes as long again
const SMALL = 62; // px; a number card below it shows only its index, see cards.css
const GLIDE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** On the table's screen: whose pictures are still left out, see motion.css. */
const VEILS = /** @type {const} */ ([
  "veiled-tavern",
  "veiled-discard",
  "veiled-portrait",
  "veiled-face",
  "veiled-facts",
  "veiled-hand",
]);

/** @typedef {ReturnType<typeof createStage>} Stage */

/** What a layer of its own may change without work. */
const LAYERED = ["transform", "translate", "scale", "rotate", "opacity"];

/** @param {Element} screen @param {import("../i18n/index.js").Translate} t */
export function createStage(screen, t) {
  const layer = document.createElement("div");
  layer.className = "wings"; // where nothing is seen
  roomOf(screen).append(layer);
  const origin = layer.getBoundingClientRect();

  /** @type {Animation[]} */
  const running = [];
  /** Those of true cards of the hand, and from when on they are seen. @type {Map<Animation, number>} */
  const gliding = new Map();
  /** What is still to be laid. @type {{run: () => void, apart: boolean}[]} */
  const waiting = [];
  /** True things that move or are not seen. @type {Set<HTMLElement>} */
  const touched = new Set();
  let frame = 0;

  /** To style what was laid and to find its place is most of the work: let it be done. */
  const settle = () => void layer.getBoundingClientRect();

  /** In each frame lay what fits into it, and in the one after the last let the clock go. @param {() => void} gone */
  function layOn(gone) {
    const began = performance.now();
    for (
      let spent = 0;
      waiting.length && spent < (waiting[0].apart ? SHARE / 3 : SHARE);
      spent = performance.now() - began
    ) {
      waiting.shift()?.run();
      settle();
    }
    frame = requestAnimationFrame(() => (waiting.length ? layOn(gone) : go(gone)));
  }

  /** All by one clock, however busy the device is. @param {() => void} gone */
  function go(gone) {
    const began = Number(document.timeline.currentTime) + FRAME;
    for (const animation of running) animation.startTime = began;
    gone();
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
  function start(element, frames, timing) {
    const animation = element.animate(frames, timing);
    animation.pause();
    keepLayer(element, frames);
    running.push(animation);
    return animation;
  }

  /** To become a layer of its own, or no more to be one, is work: so it is one to the end. @param {Element} element @param {Keyframe[]} frames */
  function keepLayer(element, frames) {
    if (!(element instanceof HTMLElement)) return;
    const moves = LAYERED.filter((name) => frames.some((each) => name in each));
    const { style } = element;
    style.willChange = [...new Set([...style.willChange.split(", "), ...moves])].filter(Boolean).join(", ");
    if (!layer.contains(element)) touched.add(element);
  }

  /**
   * What it is before and after its own time is held to the move's end: nothing goes on the way, which
   * would be work for the page. First and last frame say all that changes; offsets may lie beyond 1.
   * One track for a property of an element: a second would hold it, too.
   * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {When} when
   */
  function track(element, frames, { at, step, easing = GLIDE }) {
    if (!element) return;
    const last = frames.length - 1;
    const offsets = frames.map(({ offset }, place) => offset ?? place / last);
    const placed = frames.map((frame, place) => ({
      easing,
      ...frame,
      offset: offsets[place] / offsets[last],
    }));
    start(element, placed, { delay: at, duration: step * offsets[last], fill: "both" });
  }

  /**
   * Something true moves for a moment, and is then what it was; that, too, is held.
   * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {When} when
   */
  const gesture = (element, frames, { at, step, easing = GLIDE }) =>
    element ? start(element, frames, { delay: at, duration: step, easing, fill: "both" }) : null;

  /** @param {Element | null | undefined} element @param {"whole" | "ink"} what of it */
  function away(element, what) {
    if (!(element instanceof HTMLElement)) return;
    element.dataset.away = what;
    touched.add(element);
  }

  /**
   * Lay something on the stage.
   * @template {HTMLElement} E @param {E} element @param {DOMRect} rect @param {string} [kind] @returns {E}
   */
  function lay(element, rect, kind = "") {
    element.classList.add("ghost");
    if (kind) element.classList.add(kind);
    const { style } = element;
    style.left = `${rect.left - origin.left}px`;
    style.top = `${rect.top - origin.top}px`;
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
    if (element.parentNode !== layer) layer.append(element); // put in once: to come anew is work
    return element;
  }

  /** Ghosts that will be wanted, by their cards. @type {Map<string, HTMLElement>} */
  const spare = new Map();

  /** Piles as they were. @type {Map<string, HTMLElement>} */
  const piles = new Map();

  /** Something of a card's size. @param {HTMLElement} element @param {DOMRect} rect */
  function layCard(element, rect) {
    element.style.setProperty("--card-width", `${rect.width}px`);
    element.style.setProperty("--card-height", `${rect.height}px`);
    return lay(element, rect, "whole");
  }

  /** Whether a card has come into sight. @param {Animation} glides */
  const isSeen = (glides) => Number(glides.currentTime) >= Number(gliding.get(glides));

  const stage = {
    layer,
    track,
    gesture,
    lay,
    settle,
    /** From now on it is seen. */
    show() {
      layer.className = "stage";
    },

    /** What isn't seen yet is laid when a frame has time for it. @param {() => void} run */
    soon: (run) => void waiting.push({ run, apart: false }),

    /** The same for a royal's picture, or as much: it begins a frame, unless that is hardly begun. @param {() => void} run */
    apart: (run) => void waiting.push({ run, apart: true }),

    /** From the next frame on, lay what waits; then let the clock go. */
    open: () =>
      new Promise((/** @type {(gone: void) => void} */ gone) => {
        if (waiting.length) frame = requestAnimationFrame(() => layOn(gone));
        else go(gone);
      }),

    /** A copy of what was on a pile. @param {"tavern" | "discard"} name @param {import("./layout-snapshot.js").Look} before */
    copyPile(name, before) {
      const [rect, copy] = [before.rect(name), before.copy(`[data-place=${name}] .stack`)];
      if (!rect || !copy) return null;
      return copy.querySelector(".back") ? stage.back(rect, "heap") : layCard(copy, rect);
    },

    /** The same that lies there already, if it does. @param {"tavern" | "discard"} name @param {import("./layout-snapshot.js").Look} before */
    pile(name, before) {
      const found = piles.get(name) ?? stage.copyPile(name, before);
      if (found) piles.set(name, found);
      return found;
    },

    /** A pile as it was, if it is seen instead of the true one. @param {"tavern" | "discard"} name */
    kept: (name) => piles.get(name),

    /** A ghost that will soon be wanted: its picture is work. @param {string} card @param {DOMRect} rect @param {DOMRect} [from] where it is until then */
    spare(card, rect, from = rect) {
      const ghost = stage.card(card, rect);
      if (from !== rect) Object.assign(ghost.style, towards(rect, from, 0));
      spare.set(card, ghost);
      return ghost;
    },

    /** A ghost of a card face up. @param {string} card @param {DOMRect} rect @param {string} [how] */
    card(card, rect, how = "") {
      const found = how ? undefined : spare.get(card);
      if (found && spare.delete(card)) {
        return layCard(found, rect);
      }
      const ghost = layCard(document.createElement("div"), rect);
      ghost.dataset.ghost = card;
      render(cardPicture(t, card, how), ghost);
      if (rect.width < SMALL) ghost.querySelector(".number .face")?.remove(); // not seen, but work
      return ghost;
    },

    /** One face down; many of them move at once, so they are only hinted at. @param {DOMRect} rect @param {string} [kind] */
    back(rect, kind = "") {
      const back = lay(document.createElement("div"), rect, "unseen");
      if (kind) back.classList.add(kind);
      return back;
    },

    /** An empty ghost, for light and colour. @param {DOMRect} rect @param {string} kind */
    glow: (rect, kind) => lay(document.createElement("div"), rect, kind),

    /** Something in words or numbers. @param {string} text @param {DOMRect} rect @param {string} kind */
    words(text, rect, kind) {
      const ghost = lay(document.createElement("div"), rect, kind);
      ghost.textContent = text;
      return ghost;
    },

    /**
     * Let a ghost that was laid at `home` go from one place to another.
     * @param {HTMLElement} ghost @param {DOMRect} home @param {DOMRect} from @param {DOMRect} to
     * @param {When} when @param {{turn?: [number, number], again?: boolean, appear?: boolean, then?: "gone" | "stays" | "fades" | "faded", linger?: number}} [how]
     *   `turn`: by which degrees at both ends; `again`: it came there before; `appear`: it is not seen until
     *   it goes; `then`: what it does where it comes to; `faded`: already on the way; `linger`: for how long
     *   it lies there before it is gone
     */
    move(
      ghost,
      home,
      from,
      to,
      when,
      { turn = [0, 0], again = false, appear = false, then = "gone", linger = FRAME } = {},
    ) {
      const put = again ? anew : towards;
      const out = put(home, from, turn[0]);
      const come = put(home, to, turn[1]);
      if (then === "stays" && !appear) return track(ghost, [out, come], when);
      const [seen, unseen] = [{ opacity: 1 }, { opacity: 0 }];
      track(
        ghost,
        [
          { ...out, opacity: appear ? 0 : 1, offset: 0 },
          ...(appear ? [{ ...seen, offset: 0.15 }] : []),
          ...(then === "faded" ? [{ ...seen, offset: 0.6 }] : []),
          {
            ...come,
            ...(then === "faded" ? unseen : seen),
            offset: 1,
            easing: then === "gone" ? "step-end" : "linear",
          },
          {
            ...come,
            ...(then === "stays" ? seen : unseen),
            offset: 1 + (then === "gone" ? linger : FADE) / when.step,
          },
        ],
        when,
      );
    },

    /**
     * A true card of the hand comes to its place in it. It is no longer than that in anybody's way: it can
     * be touched as soon as it moves.
     * @param {Element | null | undefined} card @param {DOMRect} home @param {DOMRect} from @param {When} when
     * @param {{turn?: number, appear?: boolean}} [how] `appear`: it is not seen until it goes
     */
    glide(card, home, from, when, { turn, appear = false } = {}) {
      const { x, y, size } = way(home, from);
      const [out, come] = [
        { translate: `${x}px calc(var(--drop) + ${y}px)`, scale: String(size) },
        { translate: "0 var(--drop)", scale: String(WHOLE) },
      ];
      const turned =
        turn === undefined
          ? [{}, {}]
          : [{ rotate: `${turn}deg` }, { rotate: "calc(var(--off) * var(--lean))" }];
      const glides = gesture(
        card,
        [
          { ...out, ...turned[0], opacity: appear ? 0 : 1 },
          { opacity: 1, offset: 0.15 },
          { ...come, ...turned[1], opacity: 1 },
        ],
        when,
      );
      if (glides) gliding.set(glides, appear ? when.at : -Infinity);
    },

    /** Cards of the hand that are seen on their way, or about to set out. */
    gliding: () => [...gliding.keys()].filter((each) => each.playState !== "finished" && isSeen(each)),

    /** Those that were drawn and haven't been seen yet. */
    unseen: () => [
      ...[...gliding.keys()].flatMap((each) =>
        isSeen(each) ? [] : [/** @type {KeyframeEffect} */ (each.effect).target],
      ),
      ...screen.querySelectorAll(".hand .card:not([data-held])"),
    ],

    /** A ghost fades and is gone. @param {Element | null} ghost @param {When} when */
    fade: (ghost, when) => track(ghost, [{ opacity: 1 }, { opacity: 0 }], { easing: "linear", ...when }),

    /** A ghost, or a part of one, is seen no more. @param {Element | null | undefined} ghost @param {number} at */
    vanish: (ghost, at) =>
      track(ghost, [{ opacity: 1 }, { opacity: 0 }], { at, step: 1, easing: "step-end" }),

    /** Something true is not seen to the end: its ghost is. @param {Element | null | undefined} element */
    hide: (element) => away(element, "whole"),

    /** The same for words, which may have the focus. @param {Element | null | undefined} element */
    blank: (element) => away(element, "ink"),

    /** Leave out of a table that has enough to draw what isn't seen yet. @param {typeof VEILS[number][]} veils */
    veil: (...veils) => screen.classList.add(...veils),

    /** It gets its picture. @param {typeof VEILS[number]} veil */
    unveil: (veil) => screen.classList.remove(veil),

    /** Something true swells for a moment. @param {Element | null | undefined} element @param {When} when @param {number} [size] */
    swell: (element, when, size = 1.12) =>
      gesture(element, [{ scale: WHOLE }, { scale: size, offset: 0.4 }, { scale: WHOLE }], when),

    /** Something true comes in. @param {Element | null | undefined} element @param {Keyframe} from @param {When} when */
    enter: (element, from, when) => gesture(element, [{ opacity: 0, ...from }, {}], when),

    /** Everything is over: at its end, or because somebody goes on. @param {Animation[]} [held] what isn't */
    clear(held = []) {
      cancelAnimationFrame(frame);
      for (const animation of running) if (!held.includes(animation)) animation.cancel();
      for (const { style, dataset } of touched) {
        style.willChange = "";
        delete dataset.away;
      }
      screen.classList.remove(...VEILS);
      layer.remove();
    },

    /** When all of it has come to its end. */
    over: () => Promise.allSettled(running.map((animation) => animation.finished)),
  };
  return stage;
}

/** Where its stages come and go: it is there to stay, for to put it in is work for the whole table. @param {Element} screen */
export function roomOf(screen) {
  const found = screen.querySelector(":scope > .stage-room");
  if (found) return found;
  const room = document.createElement("div");
  room.className = "stage-room";
  room.inert = true;
  room.ariaHidden = "true";
  screen.append(room);
  return room;
}

/** How far it is from one middle to the other, and how much larger. @param {DOMRect} home @param {DOMRect} place */
const way = (home, place) => ({
  x: place.left + place.width / 2 - home.left - home.width / 2,
  y: place.top + place.height / 2 - home.top - home.height / 2,
  size: Math.min(place.width / home.width, place.height / home.height) * WHOLE,
});

/** @param {DOMRect} home @param {DOMRect} place @param {number} turn */
function towards(home, place, turn) {
  const { x, y, size } = way(home, place);
  return { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${turn}deg)` };
}

/** On top of where it came to before. @param {DOMRect} home @param {DOMRect} place @param {number} turn */
function anew(home, place, turn) {
  const { x, y, size } = way(home, place);
  return { translate: `${x}px ${y}px`, scale: String(size), rotate: `${turn}deg` };
}
