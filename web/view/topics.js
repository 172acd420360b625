// Help at the table: what matters for this step, in short, with ways into the whole rules.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../intents.js").Intents} Intents */

export const part = "help";

/** What a step is about; each topic is also a section of the rules. */
const TOPICS = {
  play: ["turn", "combo", "companion", "yield", "hearts", "diamonds", "clubs", "spades", "immunity", "exact"],
  suffer: ["suffer"],
  choose: ["jester", "talk"],
  won: ["goal"],
  lost: ["goal"],
  alone: ["solo", "medals"],
};

/** @param {State} state @param {Intents} intents */
export function helpTopics({ t, view }, intents) {
  const topics = TOPICS[view?.observation.phase ?? "play"];
  const alone = view?.observation.players === 1 ? TOPICS.alone : [];
  return [...topics, ...alone].map((topic) => html`
    <section class="topic">
      <h3><button type="button" data-do="rule" data-topic=${topic}
        @click=${() => intents.go("rules", topic)}>${t(`rules-${topic}`)} ›</button></h3>
      <p>${t(`rules-${topic}-text`)}</p>
    </section>`);
}
