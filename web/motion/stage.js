// The stage above the table: ghosts of cards that move where the table already is as it will be. What
// it does can be broken off at any moment: it leaves nothing behind, and the table is true below it.

import { render } from "../vendor/lit-html/lit-html.js";
import { cardPicture } from "../view/card.js";

/** @typedef {{at: number, step: number, easing?: string}} When in milliseconds */

const FRAME = 16; // ms
const AHEAD = 2 * FRAME; // ghosts are laid before they go: they would else begin with a jump
const SMALL = 62; // px; a number card below it shows only its index, see cards.css
const GLIDE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** On the table's screen: whose pictures are still left out, see motion.css. */
export const VEILS = /** @type {const} */ (["veiled-tavern", "veiled-discard", "veiled-portrait", "veiled-face", "veiled-facts", "veiled-hand"]);

/** @typedef {ReturnType<typeof createStage>} Stage */

/** @param {Element} screen @param {import("../i18n/index.js").Translate} t */
export function createStage(screen, t) {
  const layer = document.createElement("div");
  layer.className = "wings"; // where nothing is seen
  layer.inert = true;
  layer.ariaHidden = "true";
  screen.append(layer);
  const origin = layer.getBoundingClientRect();

  /** @type {Animation[]} */
  const running = [];
  /** What is laid out only when its time is near: a frame has little time. @type {{at: number, run: () => void}[]} */
  const waiting = [];
  let began = 0;
  const passed = () => Number(document.timeline.currentTime) - began;
  let frame = 0;

  function tick() {
    const now = passed();
    while (waiting.length && waiting[0].at <= now + AHEAD) waiting.shift()?.run();
    frame = waiting.length ? requestAnimationFrame(tick) : 0;
  }

  /**
   * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {When} when
   * @param {FillMode} [fill]
   */
  function animate(element, frames, { at, step, easing = GLIDE }, fill = "backwards") {
    if (!element) return null;
    const animation = element.animate(frames, { delay: at, duration: step, easing, fill });
    animation.startTime = began; // all by one clock, however busy the device is
    running.push(animation);
    return animation;
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

  /** Ghosts that may be wanted, by their cards. @type {Map<string, HTMLElement>} */
  const spare = new Map();

  /** Something of a card's size. @param {HTMLElement} element @param {DOMRect} rect */
  function layCard(element, rect) {
    element.style.setProperty("--card-width", `${rect.width}px`);
    element.style.setProperty("--card-height", `${rect.height}px`);
    return lay(element, rect, "whole");
  }

  const stage = {
    layer,
    animate,
    lay,
    /** From now on it is seen. */
    open() {
      layer.className = "stage";
      began = Number(document.timeline.currentTime) + AHEAD;
    },

    /** A copy of what is on a pile. @param {HTMLElement} copy @param {DOMRect} rect */
    pile: (copy, rect) => (copy.querySelector(".back") ? stage.back(rect) : layCard(copy, rect)),

    /** When its time is near, or at once. @param {number} at @param {() => void} run */
    later(at, run) {
      waiting.push({ at, run });
      waiting.sort((one, other) => one.at - other.at);
      if (!frame) tick();
    },

    /** A ghost that may soon be wanted: its picture is work. @param {string} card @param {DOMRect} rect */
    spare(card, rect) {
      const ghost = stage.card(card, rect);
      ghost.classList.add("spare");
      spare.set(card, ghost);
    },

    /** A ghost of a card face up. @param {string} card @param {DOMRect} rect @param {string} [how] */
    card(card, rect, how = "") {
      const found = how ? undefined : spare.get(card);
      if (found && spare.delete(card)) {
        found.classList.remove("spare");
        return layCard(found, rect);
      }
      const ghost = layCard(document.createElement("div"), rect);
      ghost.dataset.ghost = card;
      render(cardPicture(t, card, how), ghost);
      if (rect.width < SMALL) ghost.querySelector(".number .face")?.remove(); // not seen, but work
      return ghost;
    },

    /** One face down; many of them move at once, so they are only hinted at. @param {DOMRect} rect */
    back: (rect) => lay(document.createElement("div"), rect, "unseen"),

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
     * @param {When} when @param {{turn?: [number, number], stay?: boolean, again?: boolean, appear?: boolean, vanish?: boolean}} [how] `turn`: by
     *   which degrees at both ends; `again`: it came there before; `appear`: it is not seen until it goes;
     *   `vanish`: nor where it comes to
     */
    move(ghost, home, from, to, when, { turn = [0, 0], stay = false, again = false, appear = false, vanish = false } = {}) {
      const frames = [
        { transform: `${towards(home, from)} rotate(${turn[0]}deg)`, opacity: appear ? 0 : 1 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.6 },
        { transform: `${towards(home, to)} rotate(${turn[1]}deg)`, opacity: vanish ? 0 : 1 },
      ];
      const moved = animate(ghost, frames, when, again ? "forwards" : "both");
      if (!stay && moved) stage.remove(ghost, when.at + when.step);
    },

    /** A ghost fades and is gone. @param {Element | null} ghost @param {When} when */
    fade(ghost, when) {
      const faded = animate(ghost, [{ opacity: 1 }, { opacity: 0 }], { easing: "linear", ...when }, "forwards");
      if (ghost && faded) faded.onfinish = () => ghost.remove();
    },

    /** A ghost is gone when what it stood for is surely painted. @param {Element} ghost @param {number} at */
    remove: (ghost, at) => stage.later(at + AHEAD + FRAME, () => ghost.remove()),

    /**
     * Something true is not seen before its ghost has come. Then it is painted anew with the rest: one
     * that only became less transparent would not be there in that frame.
     * @param {Element | null | undefined} element @param {number} until
     */
    hide: (element, until) => animate(element, [{ opacity: 0 }, { opacity: 0 }], { at: until - 1, step: 1 }),

    /** The same for words, which is less work. @param {Element | null | undefined} element @param {number} until */
    blank: (element, until) => animate(element, [{ color: "transparent" }, { color: "transparent" }], { at: until - 1, step: 1 }),

    /** What is soon to be seen gets its picture. @param {typeof VEILS[number]} veil @param {number} at */
    unveil: (veil, at) => stage.later(at, () => screen.classList.remove(veil)),

    /** Something true swells for a moment. @param {Element | null | undefined} element @param {When} when @param {number} [size] */
    swell: (element, when, size = 1.12) =>
      animate(element, [{ scale: 1 }, { scale: size, offset: 0.4 }, { scale: 1 }], when),

    /** Something true comes in. @param {Element | null | undefined} element @param {Keyframe} from @param {When} when */
    enter: (element, from, when) => animate(element, [{ opacity: 0, ...from }, {}], when),

    /** Everything is over: at its end, or because somebody goes on. @param {Animation[]} [held] what isn't */
    clear(held = []) {
      cancelAnimationFrame(frame);
      waiting.length = 0;
      for (const animation of running) if (!held.includes(animation)) animation.cancel();
      layer.remove();
    },

    /** When all that was begun has come to its end. */
    async over() {
      for (let seen = -1; seen < running.length || waiting.length; ) {
        seen = running.length;
        await Promise.allSettled(running.map((animation) => animation.finished));
        if (waiting.length) await new Promise(requestAnimationFrame);
      }
    },
  };
  return stage;
}

/** @param {DOMRect} home @param {DOMRect} place */
function towards(home, place) {
  const x = place.left + place.width / 2 - home.left - home.width / 2;
  const y = place.top + place.height / 2 - home.top - home.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(place.width / home.width, place.height / home.height)})`;
}
