// The help dialog: short explanations of the current step, each with a link to the full rules, and the keys.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

export const part = "help";

/** The topics of each phase; every topic is also a section of the rules. */
const TOPICS = {
  play: ["turn", "combo", "companion", "yield", "hearts", "diamonds", "clubs", "spades", "immunity", "exact"],
  suffer: ["suffer"],
  choose: ["jester", "talk"],
  won: ["goal"],
  lost: ["goal"],
  alone: ["solo", "medals"], // in a solo game
};

/** @param {TableProps} props @param {TableIntents} intents */
export function helpTopics({ t, view }, intents) {
  const topics = TOPICS[view?.observation.phase ?? "play"];
  const alone = view?.observation.players === 1 ? TOPICS.alone : [];
  const texts = [...topics, ...alone].map(
    (topic) => html`
    <section class="topic">
      <h3><button type="button" data-do="rule" data-topic=${topic}
        @click=${() => intents.go("rules", topic)}>${t(`rules-${topic}`)} ›</button></h3>
      <p>${t(`rules-${topic}-text`)}</p>
    </section>`,
  );
  return [...texts, keyTable(t)];
}

/** The keyboard shortcuts, which app/keys.js listens to. @param {import("../i18n/index.js").Translate} t */
function keyTable(t) {
  /** @type {[string[], string][]} */
  const keys = [
    [["1", "…", "9", "0"], t("keys-cards")],
    [["←", "→", "Home", "End"], t("keys-walk")],
    [["C", "Ctrl+Enter"], t("keys-confirm")],
    [["Y"], t("do-yield")],
    [["F"], t("keys-flip")],
    [["S"], t("do-suggest")],
    [["H"], t("do-hint")],
    [["U", "Ctrl+Z"], t("do-undo")],
    [["Shift+U", "Ctrl+Shift+Z"], t("do-redo")],
    [["N"], t("keys-hurry")],
    [["P"], t("keys-pause")],
    [["R"], t("keys-reveal")],
    [["L"], t("do-log")],
    [["M"], t("do-menu")],
    [["?"], t("do-help")],
    [["Esc"], t("keys-escape")],
  ];
  return html`
    <details><summary>${t("keys-title")}</summary>
      <dl class="keys">${keys.map(
        ([names, action]) => html`
        <dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${action}</dd>`,
      )}</dl>
    </details>`;
}
