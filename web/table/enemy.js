// The panel of the enemy: portrait, health, attack after shields, immunity, and what the chosen cards would change.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardName, suitClass, suitName } from "../i18n/cards.js";
import { cardFace } from "../ui/card.js";
import { icon, suitShape } from "../ui/signs.js";
import { becomes, ghostNumber } from "./forecast.js";
import { verdictOf } from "./verdict.js";

/**
 * @typedef {import("../i18n/index.js").Translate} Translate
 * @typedef {import("../engine/protocol.js").Enemy} Enemy
 * @typedef {import("./verdict.js").Forecast} Forecast
 */

/**
 * @param {Translate} t
 * @param {Enemy | null | undefined} enemy
 * @param {(words: string) => void} say shows the player a notice
 * @param {Forecast | null} [forecast] what the chosen cards would do
 */
export function enemyPanel(t, enemy, say, forecast = null) {
  if (!enemy) return html`<section class="enemy" data-anchor="enemy"><h2>${t("enemy-none")}</h2></section>`;
  const verdict = verdictOf(forecast);
  const seal = html`<span data-anchor="seal" class="seal ${enemy.immune ? suitClass(enemy.immune) : "broken"}"
    aria-hidden="true">${suitShape(enemy.card[1])}</span>`;
  // A tap on the panel explains the immunity, of which the panel shows only a sign and a few words.
  const explain = () =>
    say(enemy.immune ? t("preview-blocked", { suit: suitName(t, enemy.immune) }) : t("enemy-not-immune"));
  const classes = `${forecast ? "foreseen" : ""} ${forecast?.immunity_cancelled ? "cancelling" : ""} ${verdict}`;
  return html`
    <section class="enemy ${classes}" data-anchor="enemy" aria-label=${t("enemy-label", { enemy: cardName(t, enemy.card) })} @click=${explain}>
      <div class="portrait" data-anchor="portrait">${cardFace(t, enemy.card, { corrupted: true })}${seal}</div>
      <div class="facts" data-anchor="facts">
        <p class="title" aria-hidden="true">${cardName(t, enemy.card)}</p>
        ${health(t, enemy, forecast)}
        ${blow(t, enemy, forecast, verdict)}
        <div class="immunity-room">${immunity(t, enemy)}${lastLine(t, forecast, verdict)}</div>
      </div>
    </section>`;
}

/** @param {Translate} t @param {Enemy} enemy @param {Forecast | null} forecast */
function health(t, enemy, forecast) {
  const hit = forecast?.blow ? forecast : null;
  return html`
    <p class="number health ${hit ? "changing" : ""}">${icon("health")}
      <span class="count"><strong data-anchor="health" data-testid="health">${enemy.health_left}</strong><span class="of" data-anchor="health-of">/ ${enemy.health}</span>${
        hit ? ghostNumber(becomes(hit.enemy_left)) : ""
      }</span>
      <span class="word-room"><span class="word" data-anchor="health-word">${t("enemy-health")}</span>${
        hit?.doubled ? ghostNumber(html`2 × ${hit.value} = ${hit.damage}`, "sum") : ""
      }</span></p>
    <div class="life-room">
      <progress class="life" data-anchor="life" max=${enemy.health} .value=${enemy.health_left} aria-hidden="true"></progress>
      ${hit ? html`<progress class="life-left forecast" max=${enemy.health} .value=${hit.enemy_left} aria-hidden="true"></progress>` : ""}
    </div>`;
}

/** The attack and the shield; a verdict takes their place if the enemy won't strike any more. @param {Translate} t @param {Enemy} enemy @param {Forecast | null} forecast @param {string} verdict */
function blow(t, enemy, forecast, verdict) {
  const changes = forecast !== null && forecast.attack !== enemy.attack && (verdict === "lose" || !verdict);
  const coming = forecast?.shield ?? 0;
  return html`
    <div class="blow">
      <p class="number attack ${changes ? "changing" : ""}" data-anchor="attack-line">${icon("attack")}
        <span class="count"><strong data-anchor="attack" data-testid="attack">${enemy.attack}</strong>${changes ? ghostNumber(becomes(forecast.attack)) : ""}</span>
        <span class="word" data-anchor="attack-word">${t("enemy-attack")}</span></p>
      ${
        enemy.shield
          ? html`<p class="number shield ${coming ? "changing" : ""}" data-anchor="shield-line">${icon("shield")}
            <span class="count"><strong data-anchor="shield" data-testid="shield">${enemy.shield}</strong>${coming ? ghostNumber(`+${coming}`) : ""}</span>
            <span class="word">${t("enemy-shield")}</span></p>`
          : html`<p class="number shield no-shield ${coming ? "coming" : ""}" aria-hidden="true">${icon("shield")}
            <span class="count"><strong>${coming ? `+${coming}` : ""}</strong></span>
            <span class="word">${t("enemy-shield")}</span></p>`
      }
      ${verdict && verdict !== "lose" ? verdictWord(t, verdict) : ""}
    </div>`;
}

/** @param {Translate} t @param {Enemy} enemy */
const immunity = (t, enemy) =>
  enemy.immune
    ? html`<p class="immunity" data-anchor="immunity">${t("enemy-immune", { suit: suitName(t, enemy.immune) })}</p>`
    : html`<p class="immunity cancelled" data-anchor="immunity">${t("enemy-not-immune")}</p>`;

/** What is shown instead of the immunity while cards are chosen, if anything. @param {Translate} t @param {Forecast | null} forecast @param {string} verdict */
function lastLine(t, forecast, verdict) {
  if (verdict === "lose") return verdictWord(t, verdict);
  if (!forecast?.immunity_cancelled) return "";
  return html`<p class="forecast immunity cancelled" aria-hidden="true">${t("enemy-not-immune")}</p>`;
}

/** @param {Translate} t @param {string} verdict */
const verdictWord = (t, verdict) =>
  html`<p class="forecast outcome-word" data-testid="verdict" aria-hidden="true">${t(`verdict-${verdict}`)}</p>`;
