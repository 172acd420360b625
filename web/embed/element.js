// The element: a picture of a position until it is touched, a live board in a frame afterwards.

import { connect } from "./connection.js";
import { readFacts, readPosition, Unreadable } from "./notation.js";
import { make, picture } from "./picture.js";
import { readSource, TableError, told } from "./protocol.js";
import { speak, spoken } from "./speak.js";
import { STYLE } from "./style.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./speak.js").Translate} Translate */

const EVENTS = ["ready", "move", "goal", "result", "hint", "resize", "error"];
const DRESS = ["lang", "theme", "controls"]; // what changes on a live board without a new game

/** The class, for a site whose board it shows. @param {URL} site */
export function defineTable(site) {
  const page = crypto.getRandomValues(new Uint32Array(4)).join("-"); // boards with the same share an engine
  /** @type {CSSStyleSheet | undefined} */
  let sheet;

  return class RegicideTable extends HTMLElement {
    static observedAttributes = ["position", "record", "scenario", "facts", ...DRESS];

    #root = this.attachShadow({ mode: "open" });
    /** @type {{frame: HTMLIFrameElement, line: Connection} | null} */
    #board = null;
    /** @type {{resolve: () => void, reject: (error: TableError) => void, promise: Promise<void>} | null} */
    #ready = null;
    #live = false; // the board is seen in the picture's place
    #pending = false; // a change of attributes waits to be seen
    #quiet = false; // load() is setting attributes itself

    connectedCallback() {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
      }
      this.#root.adoptedStyleSheets = [sheet];
      this.#show();
    }

    disconnectedCallback() {
      this.#leave(new TableError("removed"));
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      const drawn = this.#root.hasChildNodes(); // the first time it is all drawn at once
      if (before === now || this.#pending || this.#quiet || !drawn || !this.isConnected) return;
      this.#pending = true;
      queueMicrotask(() => {
        this.#pending = false;
        if (!this.isConnected) return;
        this.#show();
        if (!this.#board || name === "facts") return;
        const { line } = this.#board;
        const asked = DRESS.includes(name) ? line.ask("dress", this.#dress()) : this.#play(line);
        asked.catch((error) => this.#complain(error));
      });
    }

    /**
     * Put something on the board, live: `{position}`, `{record}` or `{scenario}`.
     * @param {{position?: string, record?: string, scenario?: string}} [what] without it, what the
     *   attributes say
     * @returns {Promise<{facts: string | null}>} the numbers that the engine says of it
     */
    async load(what) {
      if (what) {
        const asked = readSource((name) => /** @type {Record<string, unknown>} */ (what)[name]);
        if (!asked) throw new TableError("nothing_asked");
        this.#quiet = true;
        for (const name of ["position", "record", "scenario", "facts"]) this.removeAttribute(name);
        for (const [name, text] of Object.entries(asked))
          this.setAttribute(name, /** @type {string} */ (text));
        this.#quiet = false;
        this.#show();
      }
      const live = this.#board;
      if (!live) this.#start();
      return live ? this.#play(live.line) : this.#ask("facts");
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

    /** Live boards only: nothing else can be asked before one is there. @param {string} verb */
    async #ask(verb) {
      if (!this.#board) throw new TableError("not_live");
      const { line } = this.#board;
      await this.#ready?.promise;
      return line.ask(verb);
    }

    /** @param {Connection} line @returns {Promise<any>} */
    async #play(line) {
      const asked = readSource((name) => this.getAttribute(name));
      if (!asked) throw new TableError("nothing_asked");
      return line.ask("load", asked);
    }

    get #words() {
      return speak(this.#lang);
    }

    get #lang() {
      return this.getAttribute("lang") || document.documentElement.lang || "en";
    }

    #dress() {
      return {
        lang: spoken(this.#lang),
        theme: this.getAttribute("theme") ?? "auto",
        controls: this.getAttribute("controls") ?? "",
      };
    }

    /** The picture, the button under it, and what is wrong if something is. @param {string} [wrong] */
    #show(wrong = "") {
      const t = this.#words;
      const { shown, fault } = this.#picture(t);
      const start = this.hasAttribute("record") ? t("embed-replay") : t("embed-play");
      const button = make("button", { type: "button" }, start);
      const said = wrong || fault;
      const line = make(said ? "p.wrong" : "p", { role: "status" }, said);
      if (fault) button.setAttribute("aria-disabled", "true");
      else button.addEventListener("click", () => this.#start());
      const box = make("div.box", { lang: spoken(this.#lang) }, shown, make("div.start", {}, button, line));
      box.classList.toggle("live", this.#live);
      this.#root.querySelector(".box")?.remove();
      this.#root.prepend(box);
    }

    /** @param {Translate} t @returns {{shown: HTMLElement, fault: string}} */
    #picture(t) {
      const inside = make("div.told", {}, make("slot", {})); // the author's own words
      try {
        if (!readSource((name) => this.getAttribute(name))) throw new TableError("nothing_asked");
        const line = this.getAttribute("position") ?? positionOf(this.getAttribute("scenario"));
        if (line === null) return { shown: inside, fault: "" };
        return { shown: picture(t, readPosition(line), readFacts(this.getAttribute("facts"))), fault: "" };
      } catch (error) {
        const unreadable = error instanceof Unreadable;
        this.#complain(unreadable ? new TableError("bad_position", error.where) : error);
        const fault = unreadable ? t("embed-unreadable", { where: error.where }) : t("embed-nothing");
        return { shown: inside, fault };
      }
    }

    /** The board's frame, over the picture in the same box; shown when it has something to show. */
    #start() {
      if (this.#board || !this.isConnected) return;
      const t = this.#words;
      const frame = document.createElement("iframe");
      const address = new URL("board.html", site);
      const asked = { ...this.#dress(), page, host: location.origin, ...this.#source() };
      address.hash = new URLSearchParams(asked).toString();
      frame.src = address.href;
      frame.title = t("embed-board");
      frame.allow = "";
      const said = this.#root.querySelector("[role=status]");
      said?.replaceChildren(t("embed-loading"));
      const line = connect(frame, site, (event, detail) => this.#hear(event, detail));
      this.#board = { frame, line };
      this.#ready = promised();
      this.#root.append(frame);
    }

    /** @returns {Record<string, string>} */
    #source() {
      try {
        return /** @type {Record<string, string>} */ (readSource((name) => this.getAttribute(name)) ?? {});
      } catch {
        return {}; // the board says that there is nothing to show
      }
    }

    /** @param {string} event @param {any} detail */
    #hear(event, detail) {
      if (event === "hello") return this.#reveal();
      if (event === "lost") {
        const t = this.#words;
        this.#leave(new TableError("board_unreachable"));
        this.#complain(new TableError("board_unreachable", site.href));
        return this.#show(t("embed-unreachable"));
      }
      if (!EVENTS.includes(event)) return;
      if (event === "ready") {
        this.#ready?.resolve();
        this.#ready = null; // what was refused before counts no more
      }
      if (event === "error") this.#ready?.reject(told(detail));
      this.dispatchEvent(new CustomEvent(event, { detail }));
    }

    #reveal() {
      const held = this.#root.activeElement;
      this.#live = true;
      for (const part of this.#root.children) part.classList.add("live"); // changes places, no sizes
      if (held) this.#board?.frame.focus();
    }

    /** @param {TableError} error */
    #leave(error) {
      this.#board?.line.close();
      this.#board?.frame.remove();
      this.#board = null;
      this.#live = false;
      this.#ready?.reject(error);
      this.#ready = null;
    }

    /** @param {any} error */
    #complain(error) {
      const detail = { code: error.code ?? "bad_message", where: error.where ?? "" };
      this.dispatchEvent(new CustomEvent("error", { detail }));
    }
  };
}

/** The position that a scenario written out in full begins with. @param {string | null} scenario */
function positionOf(scenario) {
  if (!scenario?.trim().startsWith("{")) return null;
  try {
    const { position } = JSON.parse(scenario);
    return typeof position === "string" ? position : null;
  } catch {
    throw new Unreadable(scenario);
  }
}

/** A promise with its ends outside; nobody need listen to it. */
function promised() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(error: TableError) => void} */
  let reject = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}
