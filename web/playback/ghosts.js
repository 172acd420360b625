// Creates ghosts: the elements on the overlay that stand in for cards, piles and numbers, or show light.

import { anchorSelector, placeSelector } from "../table/anchors.js";
import { isFaceDown, removeInvisibleFace } from "../ui/card-parts.js";
import { cardPicture } from "../ui/card.js";
import { render } from "../vendor/lit-html/lit-html.js";
import { transformTo } from "./geometry.js";

/** @typedef {import("./layout-snapshot.js").LayoutSnapshot} LayoutSnapshot */
/** @typedef {"tavern" | "discard"} Pile */

/** @param {HTMLElement} layer the overlay's layer @param {import("../i18n/index.js").Translate} t */
export function createGhosts(layer, t) {
  const origin = layer.getBoundingClientRect();
  /** Ghosts of cards that will be needed soon. @type {Map<string, HTMLElement>} */
  const preparedCards = new Map();
  /** Copies of piles as they were before the move. @type {Map<Pile, HTMLElement>} */
  const oldPiles = new Map();

  /**
   * Places an element on the overlay.
   * @template {HTMLElement} E @param {E} element @param {DOMRect} rect @param {string} [kind] a class of motion.css
   * @returns {E}
   */
  function place(element, rect, kind = "") {
    element.classList.add("ghost");
    if (kind) element.classList.add(kind);
    const { style } = element;
    style.left = `${rect.left - origin.left}px`;
    style.top = `${rect.top - origin.top}px`;
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
    if (element.parentNode !== layer) layer.append(element); // inserting it again would cost layout work
    return element;
  }

  /** Places a card or a pile on the overlay. @param {HTMLElement} element @param {DOMRect} rect */
  function placeInCardSize(element, rect) {
    element.style.setProperty("--card-width", `${rect.width}px`);
    element.style.setProperty("--card-height", `${rect.height}px`);
    return place(element, rect, "whole");
  }

  /**
   * Places a card face up.
   * @param {string} card @param {DOMRect} rect @param {string} [look] "corrupted" for an enemy
   */
  function placeCard(card, rect, look = "") {
    const prepared = look ? undefined : preparedCards.get(card);
    if (prepared && preparedCards.delete(card)) return placeInCardSize(prepared, rect);
    const ghost = placeInCardSize(document.createElement("div"), rect);
    ghost.dataset.ghost = card;
    render(cardPicture(t, card, look), ghost);
    removeInvisibleFace(ghost, rect.width);
    return ghost;
  }

  /**
   * Places a card face down. Its picture is simple, because many of these cards move at once.
   * @param {DOMRect} rect @param {string} [kind]
   */
  function placeCardBack(rect, kind = "") {
    const back = place(document.createElement("div"), rect, "unseen");
    if (kind) back.classList.add(kind);
    return back;
  }

  /** Places a copy of a pile as it was. @param {Pile} pile @param {LayoutSnapshot} before */
  function copyPile(pile, before) {
    const rect = before.rect(pile);
    const copy = before.copyPart(`${placeSelector(pile)} ${anchorSelector("stack")}`);
    if (!rect || !copy) return null;
    return isFaceDown(copy) ? placeCardBack(rect, "heap") : placeInCardSize(copy, rect);
  }

  return {
    place,
    placeCard,
    placeCardBack,
    copyPile,

    /**
     * Draws a card's ghost before it is needed, because drawing is most of the work.
     * @param {string} card @param {DOMRect} rect @param {DOMRect} [from] where the ghost is shown until then
     */
    prepareCard(card, rect, from = rect) {
      const ghost = placeCard(card, rect);
      if (from !== rect) Object.assign(ghost.style, transformTo(rect, from, 0));
      preparedCards.set(card, ghost);
    },

    /**
     * Keeps showing a pile as it was before the move; the first call places the copy.
     * @param {Pile} pile @param {LayoutSnapshot} before
     */
    keepPile(pile, before) {
      const kept = oldPiles.get(pile) ?? copyPile(pile, before);
      if (kept) oldPiles.set(pile, kept);
      return kept;
    },

    /** The copy of a pile that `keepPile` has placed, if any. @param {Pile} pile */
    keptPile: (pile) => oldPiles.get(pile),

    /** Places an empty ghost for light or colour. @param {DOMRect} rect @param {string} kind */
    placeLight: (rect, kind) => place(document.createElement("div"), rect, kind),

    /** @param {string} text @param {DOMRect} rect @param {string} kind */
    placeText(text, rect, kind) {
      const ghost = place(document.createElement("div"), rect, kind);
      ghost.textContent = text;
      return ghost;
    },
  };
}

/** @typedef {ReturnType<typeof createGhosts>} Ghosts */
