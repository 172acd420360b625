// The panel at the end of a game: the result, the medal, the numbers of the game, and what to do next.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardPicture } from "../ui/card.js";
import { seatName } from "./event-text.js";
import { ruleButton } from "./rule-button.js";
import { icon } from "../ui/signs.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

export const part = "result";
export const style = "style/result.css";

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
export function resultPanel({ game }, props, intents) {
  const { t, view, notice } = props;
  const result = view?.result;
  if (!view || !result) return "";
  const { deal } = view;
  const { players, seat } = view.observation;
  const numbers = players > 1 ? NUMBERS.filter((name) => name !== "flips") : NUMBERS; // S1: only a solo player flips Jesters
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
      ${
        result.outcome === "lost" && players > 1
          ? html`<p class="fallen" data-testid="fallen">${t("result-fallen", { name: seatName(t, view.names, seat) })}</p>`
          : ""
      }
      <p class="by"><span>${result.rule ? t(`result-by-${result.rule}`) : t("result-by-choice")}</span>
        ${result.outcome === "lost" ? ruleButton({ t, rule: result.rule ?? "" }, intents) : ""}</p>
      ${view.assisted ? html`<p class="mark">${t(view.practice ? "result-practice" : "result-assisted")}</p>` : ""}
      ${view.standard ? "" : html`<p class="mark">${t("result-not-standard")}</p>`}
      <dl class="numbers">
        ${numbers.map((name) => html`<div><dt>${t(`tally-${name}`)}</dt><dd>${view.tally[name]}</dd></div>`)}
      </dl>
      ${
        deal
          ? html`<p class="deal"><span>${t("result-deal")} <code data-testid="deal">${deal}</code></span>
            <button type="button" data-do="copy-deal" @click=${() => copyDeal(t, deal, intents)}>${t("do-copy-deal")}</button></p>`
          : ""
      }
      <p class="notice" role="status">${notice}</p>
      <div class="buttons">
        <button type="button" class="primary" data-do="again" @click=${intents.again}>${t("do-again")}</button>
        <button type="button" data-do="analyse" @click=${() => intents.analyse(game ?? "")}>${t("do-analyse")}</button>
        <button type="button" data-do="watch" @click=${() => intents.go("replay", game ?? "")}>${t("do-watch")}</button>
        <button type="button" data-do="home" @click=${() => intents.go("home")}>${t("do-home")}</button>
      </div>
    </section>`;
}

/** @param {import("../i18n/index.js").Translate} t @param {string} deal @param {import("../app/intents.js").Intents} intents */
async function copyDeal(t, deal, intents) {
  try {
    await navigator.clipboard.writeText(deal);
    intents.say(t("deal-copied"));
  } catch {
    intents.say(t("deal-not-copied")); // refused by the user, or the page isn't served over https
  }
}
