// The panel at the end of a game: the result, the medal, the story of the game, its numbers, and what to do next.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardPicture } from "../ui/card.js";
import { bestMoment, deciderText, howFar, ownBestText, seatParts } from "./ending.js";
import { ruleButton } from "./rule-button.js";
import { icon } from "../ui/signs.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./table-state.js").View} View */

export const part = "result";
export const style = ["style/forms.css", "style/royals.css", "style/result.css"];

const NUMBERS = /** @type {const} */ ([
  "beaten",
  "exact",
  "turns",
  "damage",
  "played",
  "drawn",
  "healed",
  "shielded",
  "discarded",
  "yields",
  "flips",
]);

const FREED = /** @type {const} */ (["KC", "KH", "KS"]); // the Kings in the picture of a victory

/** A picture of the freed Kings after a victory, of the undefeated enemy after a defeat. @param {TableProps} props */
export const resultScene = ({ t, view }) => html`
  <div class="scene" data-anchor="result-scene" aria-hidden="true">
    ${
      view?.result?.outcome === "won" || !view?.enemy
        ? FREED.map((card) => cardPicture(t, card))
        : cardPicture(t, view.enemy.card, "corrupted")
    }
  </div>`;

/** @param {import("../app/state.js").State} state @param {TableProps} props @param {import("../app/intents.js").Intents} intents */
export function resultPanel(state, props, intents) {
  const { t, view, notice, tone } = props;
  const result = view?.result;
  if (!view || !result) return "";
  return html`
    <section class="result ${result.outcome}" data-anchor="result" data-testid="result" data-outcome=${result.outcome}>
      ${resultScene(props)}
      <div class="verdict">
        <h2 data-anchor="result-title" tabindex="-1">${t(`result-${result.outcome}`)}</h2>
        ${
          result.medal
            ? html`<p class="medal ${result.medal}" data-anchor="medal">${icon("honour")} ${t(`medal-${result.medal}`)}</p>`
            : ""
        }
      </div>
      ${howFar(t, view)}
      <p class="by" data-testid="decider"><span>${deciderText(t, view)}</span>
        ${result.outcome === "lost" ? ruleButton({ t, rule: result.rule ?? "" }, intents) : ""}</p>
      ${bestMoment(t, view)}
      <p class="own-best" data-testid="own-best">${ownBestText(state, state.game)}</p>
      ${view.assisted ? html`<p class="mark">${t(view.practice ? "result-practice" : "result-assisted")}</p>` : ""}
      ${view.standard ? "" : html`<p class="mark">${t("result-not-standard")}</p>`}
      ${seatParts(t, view)}
      ${numbers(props, view, intents)}
      <p class="notice ${tone}" role="status">${notice}</p>
      ${nextSteps(props, state.game ?? "", intents)}
    </section>`;
}

/** The numbers of the game and its deal code, folded. @param {TableProps} props @param {View} view @param {import("../app/intents.js").Intents} intents */
function numbers({ t }, { tally, deal, observation: { players } }, intents) {
  const names = players > 1 ? NUMBERS.filter((name) => name !== "flips") : NUMBERS; // S1: only a solo player flips Jesters
  return html`
    <details>
      <summary>${t("ending-numbers")}</summary>
      <dl class="numbers">
        ${names.map((name) => html`<div><dt>${t(`tally-${name}`)}</dt><dd>${tally[name]}</dd></div>`)}
      </dl>
      ${
        deal
          ? html`<p class="deal"><span>${t("result-deal")} <code data-testid="deal">${deal}</code></span>
            <button type="button" data-do="copy-deal" @click=${() => copyDeal(t, deal, intents)}>${t("do-copy-deal")}</button></p>`
          : ""
      }
    </details>`;
}

/**
 * What to do next, in the order in which people want it; the second row has room for one more button.
 * @param {TableProps} props @param {string} game @param {import("../app/intents.js").Intents} intents
 */
const nextSteps = ({ t }, game, intents) => html`
  <div class="buttons">
    <button type="button" class="primary" data-do="again" @click=${intents.again}>${t("do-again")}</button>
    <button type="button" data-do="same-deal" @click=${intents.restartDeal}>${t("do-same-deal")}</button>
    <span class="row">
      <button type="button" data-do="analyse" @click=${() => intents.analyse(game)}>${t("do-analyse")}</button>
      <button type="button" data-do="watch" @click=${() => intents.go("replay", game)}>${t("do-watch")}</button>
      <button type="button" data-do="home" @click=${() => intents.go("home")}>${t("do-home")}</button>
    </span>
  </div>`;

/** @param {import("../i18n/index.js").Translate} t @param {string} deal @param {import("../app/intents.js").Intents} intents */
async function copyDeal(t, deal, intents) {
  try {
    await navigator.clipboard.writeText(deal);
    intents.say(t("deal-copied"), "good");
  } catch {
    intents.say(t("deal-not-copied"), "wrong"); // refused by the user, or the page isn't served over https
  }
}
