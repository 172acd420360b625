// Draws the story of the table: one line for each turn, with the cards played, what they did and what is left. The
// newest line comes first and is always whole; of the older ones, as many are shown as fit.

import { html } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { cardNames, suitClass, suitName, suitSign } from "../i18n/cards.js";
import { cardPicture } from "../ui/card.js";
import { isOwn, seatName } from "./event-text.js";
import { recentLines } from "./story.js";

/**
 * @typedef {import("./table-state.js").TableProps} TableProps
 * @typedef {import("./table-state.js").View} View
 * @typedef {import("./story.js").Line} Line
 * @typedef {import("../engine/protocol.js").Fact} Fact
 * @typedef {import("../i18n/index.js").Translate} Translate
 */

export const part = "story";
export const style = "style/story.css";

/** One fact of a line in words. @param {Translate} t @param {Line} line @param {Fact} fact @param {Pick<View, "names" | "viewer">} view */
function factText(t, { seat, enemy }, { code, amount, left, seat: other, card, suit }, { names, viewer }) {
  return t(`fact-${code}`, {
    amount,
    left,
    own: isOwn(names, seat, viewer) ? "yes" : "no",
    name: other ? seatName(t, names, other) : "",
    rank: (card ?? enemy)?.[0] ?? "",
    suit: suit ? suitName(t, suit) : "",
  });
}

/** A line in words, for screen readers. @param {Translate} t @param {Line} line @param {View} view */
export function lineText(t, line, view) {
  const facts = line.facts.map((fact) => factText(t, line, fact, view)).join(t("list-comma"));
  const what = line.cards.length ? [cardNames(t, line.cards), facts].join(t("list-dash")) : facts;
  return isAlone(view) ? what : t("told", { name: nameOf(t, line, view), what });
}

/** In a solo game nobody needs to be named. @param {View} view */
const isAlone = ({ observation }) => observation.players === 1;

/** @param {Translate} t @param {Line} line @param {Pick<View, "names" | "viewer">} view */
const nameOf = (t, { seat }, { names, viewer }) =>
  seat === viewer ? t("seat-you") : seatName(t, names, seat);

/**
 * The latest lines, the newest first; a tap on one opens its move in the log.
 * @param {TableProps} props @param {Pick<import("./intents.js").TableIntents, "openMoment">} intents
 */
export function storyLines({ t, view, story }, intents) {
  if (!view) return "";
  return html`
    <ol class="story" data-testid="told" aria-live="off">${recentLines(story).map(
      (line) => html`
      <li ${ref(watch)}><button type="button" class="line ${line.facts.length > MANY ? "long" : ""}" data-do="moment" data-ply=${line.ply} title=${t("story-open")}
        @click=${() => intents.openMoment(line.ply)}>${lineContent(t, line, view)}</button></li>`,
    )}</ol>`;
}

const MANY = 4; // facts of a line: one with more is set in smaller type
const SHOWN = 0.9; // the share of a line that is in sight if the line fits; less may be missing by rounding

const PLACEHOLDER = "\ufffc"; // stands for the facts in the translated sentence

/** @param {Translate} t @param {Line} line @param {View} view */
function lineContent(t, line, view) {
  const [label] = t("told", { name: nameOf(t, line, view), what: PLACEHOLDER }).split(PLACEHOLDER);
  const facts = line.facts.map(
    (fact) => html`<span class="fact ${fact.code}">${factContent(t, line, fact, view)}</span>`,
  );
  return html`
    ${line.cards.length ? html`<span class="chips" aria-hidden="true">${line.cards.map((card) => cardPicture(t, card))}</span>` : ""}
    <span class="what">${isAlone(view) ? "" : html`<b class="who">${label}</b>`}${
      line.cards.length
        ? html`<span class="visually-hidden">${cardNames(t, line.cards)}${t("list-dash")}</span>`
        : ""
    }${facts.map((fact, at) => html`${at ? t("list-comma") : ""}${fact}`)}</span>`;
}

/** A fact; of a blocked power only its sign is drawn. @param {Translate} t @param {Line} line @param {Fact} fact @param {View} view */
function factContent(t, line, fact, view) {
  const words = factText(t, line, fact, view);
  if (fact.code !== "blocked" || !fact.suit) return words;
  return html`<span aria-hidden="true"><span class="suit-sign ${suitClass(fact.suit)}">${suitSign(fact.suit)}</span> ${t("preview-no-effect")}</span>
    <span class="visually-hidden">${words}</span>`;
}

// Lines that don't fit stand in further columns, out of sight (see style/story.css). Nobody should get to them by
// keyboard, so they are made inert.
/** @type {IntersectionObserver | null} */
let observer = null;

/** @param {Element | undefined} item */
function watch(item) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        target.toggleAttribute("inert", intersectionRatio < SHOWN);
      }
    },
    { threshold: [0, SHOWN, 1] },
  );
  if (item) observer.observe(item);
}
