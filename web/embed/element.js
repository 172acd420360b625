// The element <regicide-table>: shows a picture of a position, and after a press of its button a live board in a frame.

import { createLiveBoard, SITE } from "./live-board.js";
import { readFacts, readPosition, Unreadable } from "./notation.js";
import { drawPosition, makeElement } from "./picture.js";
import { readSource, SOURCES, TableError } from "./protocol.js";
import { STYLE } from "./style.js";
import { languageFor, translatorFor } from "./translate.js";

/** @typedef {import("./live-board.js").LiveBoard} LiveBoard */
/** @typedef {import("./translate.js").Translate} Translate */

const EVENTS = ["ready", "move", "goal", "result", "hint", "resize", "error"]; // passed on to the page
const LOOK = ["lang", "theme", "controls"]; // attributes that change a live board without a new game

/** @type {CSSStyleSheet | undefined} */
let sharedSheet; // made for the first element

export class RegicideTable extends HTMLElement {
  static observedAttributes = [...SOURCES, "facts", ...LOOK];

  #root = this.attachShadow({ mode: "open" });
  /** @type {LiveBoard | null} */
  #board = null;
  #isLive = false; // the board is shown in place of the picture
  /** The attributes that have changed since the element was last drawn. @type {Set<string>} */
  #changed = new Set();
  #isLoading = false; // load() is changing the attributes, and draws the element afterwards

  connectedCallback() {
    if (!sharedSheet) {
      sharedSheet = new CSSStyleSheet();
      sharedSheet.replaceSync(STYLE);
    }
    this.#root.adoptedStyleSheets = [sharedSheet];
    this.#draw();
  }

  disconnectedCallback() {
    this.#closeBoard(new TableError("removed"));
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    const wasDrawn = this.#root.hasChildNodes(); // connectedCallback draws the element for the first time
    if (before === now || this.#isLoading || !wasDrawn || !this.isConnected) return;
    if (this.#changed.add(name).size === 1) queueMicrotask(() => this.#update());
  }

  /** Draw the element with its new attributes, and give them to the board. */
  #update() {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.isConnected) return;
    this.#draw();
    if (!this.#board) return;
    const waiting = [];
    if (LOOK.some((name) => changed.includes(name))) waiting.push(this.#board.ask("dress", this.#look()));
    if (SOURCES.some((name) => changed.includes(name))) waiting.push(this.#loadAttributes(this.#board));
    Promise.all(waiting).catch((error) => this.#dispatchError(error));
  }

  /**
   * Show something on a live board: `{position}`, `{record}` or `{scenario}`.
   * @param {{position?: string, record?: string, scenario?: string}} [what] by default, what the attributes name
   * @returns {Promise<{facts: string | null}>} the enemy's numbers, as the engine computes them
   */
  async load(what) {
    if (what) {
      const source = readSource((name) => /** @type {Record<string, unknown>} */ (what)[name]);
      if (!source) throw new TableError("nothing_asked");
      this.#isLoading = true;
      for (const name of ["position", "record", "scenario", "facts"]) this.removeAttribute(name);
      for (const [name, text] of Object.entries(source))
        this.setAttribute(name, /** @type {string} */ (text));
      this.#isLoading = false;
      this.#draw();
    }
    const board = this.#board;
    if (!board) this.#startBoard();
    const facts = board ? this.#loadAttributes(board) : this.#ask("facts");
    return /** @type {Promise<{facts: string | null}>} */ (facts);
  }

  reset() {
    return this.#ask("reset");
  }

  undo() {
    return this.#ask("undo");
  }

  hint() {
    return this.#ask("hint");
  }

  /** Rejects with `not_live` unless the board was started. @param {string} verb */
  async #ask(verb) {
    if (!this.#board) throw new TableError("not_live");
    return this.#board.askWhenReady(verb);
  }

  /** @param {LiveBoard} board */
  async #loadAttributes(board) {
    const source = this.#readSource();
    if (!source) throw new TableError("nothing_asked");
    return board.ask("load", source);
  }

  #readSource() {
    return readSource((name) => this.getAttribute(name));
  }

  get #lang() {
    return this.getAttribute("lang") || document.documentElement.lang || "en";
  }

  #look() {
    return {
      lang: languageFor(this.#lang),
      theme: this.getAttribute("theme") ?? "auto",
      controls: this.getAttribute("controls") ?? "",
    };
  }

  /** Draw the picture, the button under it, and an error if there is one. @param {string} [boardError] */
  #draw(boardError = "") {
    const t = translatorFor(this.#lang);
    const { picture, error } = this.#drawPicture(t);
    const start = this.hasAttribute("record") ? t("embed-replay") : t("embed-play");
    const button = makeElement("button", { type: "button" }, start);
    const text = boardError || error;
    const status = makeElement(text ? "p.wrong" : "p", { role: "status" }, text);
    if (error) button.setAttribute("aria-disabled", "true");
    else button.addEventListener("click", () => this.#startBoard());
    const box = makeElement(
      "div.box",
      { lang: languageFor(this.#lang) },
      picture,
      makeElement("div.start", {}, button, status),
    );
    box.classList.toggle("live", this.#isLive);
    this.#root.querySelector(".box")?.remove();
    this.#root.prepend(box);
  }

  /**
   * The picture, or the author's own content where there is no position to draw.
   * @param {Translate} t @returns {{picture: HTMLElement, error: string}}
   */
  #drawPicture(t) {
    const fallback = makeElement("div.fallback", {}, makeElement("slot", {}));
    try {
      if (!this.#readSource()) throw new TableError("nothing_asked");
      const line = this.getAttribute("position") ?? positionOf(this.getAttribute("scenario"));
      if (line === null) return { picture: fallback, error: "" };
      const picture = drawPosition(t, readPosition(line), readFacts(this.getAttribute("facts")));
      return { picture, error: "" };
    } catch (error) {
      const isUnreadable = error instanceof Unreadable;
      this.#dispatchError(isUnreadable ? new TableError("bad_position", error.where) : error);
      const text = isUnreadable ? t("embed-unreadable", { where: error.where }) : t("embed-nothing");
      return { picture: fallback, error: text };
    }
  }

  /** Add the board's frame, which stays hidden over the picture until the board says hello. */
  #startBoard() {
    if (this.#board || !this.isConnected) return;
    const t = translatorFor(this.#lang);
    this.#root.querySelector("[role=status]")?.replaceChildren(t("embed-loading"));
    const parameters = { ...this.#look(), ...this.#sourceParameters() };
    this.#board = createLiveBoard(parameters, t("embed-board"), (event, detail) =>
      this.#receive(event, detail),
    );
    this.#root.append(this.#board.frame);
  }

  /** @returns {Record<string, string>} */
  #sourceParameters() {
    try {
      return /** @type {Record<string, string>} */ (this.#readSource() ?? {});
    } catch {
      return {}; // without anything to show, the board shows an error
    }
  }

  /** @param {string} event @param {unknown} detail */
  #receive(event, detail) {
    if (event === "hello") return this.#showBoard();
    if (event === "lost") {
      this.#closeBoard(new TableError("board_unreachable"));
      this.#dispatchError(new TableError("board_unreachable", SITE.href));
      const t = translatorFor(this.#lang);
      return this.#draw(t("embed-unreachable"));
    }
    if (EVENTS.includes(event)) this.dispatchEvent(new CustomEvent(event, { detail }));
  }

  #showBoard() {
    const hadFocus = this.#root.activeElement !== null;
    this.#isLive = true;
    for (const part of this.#root.children) part.classList.add("live"); // swaps their visibility; no size changes
    if (hadFocus) this.#board?.frame.focus();
  }

  /** @param {TableError} error for calls that wait for the board */
  #closeBoard(error) {
    this.#board?.close(error);
    this.#board = null;
    this.#isLive = false;
  }

  /** @param {unknown} error */
  #dispatchError(error) {
    const { code = "bad_message", where = "" } = /** @type {Partial<TableError>} */ (error);
    this.dispatchEvent(new CustomEvent("error", { detail: { code, where } }));
  }
}

/** The position that a scenario in JSON begins with; null for a scenario's name. @param {string | null} scenario */
function positionOf(scenario) {
  if (!scenario?.trim().startsWith("{")) return null;
  try {
    const { position } = JSON.parse(scenario);
    return typeof position === "string" ? position : null;
  } catch {
    throw new Unreadable(scenario);
  }
}
