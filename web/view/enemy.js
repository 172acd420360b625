// The enemy: health, attack after shields, immunity.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardName, suitClass, suitName, suitSign } from "../i18n/cards.js";
import { cardFace } from "./card.js";

/** @param {import("../store.js").State} state */
export function enemyPanel({ t, view }) {
  const enemy = view?.enemy;
  if (!enemy) return html`<section class="enemy"><h2>${t("enemy-none")}</h2></section>`;
  const immunity = enemy.immune
    ? html`<p class="immunity"><span class="suit-sign ${suitClass(enemy.immune)}" aria-hidden="true">${suitSign(enemy.immune)}</span>
        ${t("enemy-immune", { suit: suitName(t, enemy.immune) })}</p>`
    : html`<p class="immunity cancelled">${t("enemy-not-immune")}</p>`;
  return html`
    <section class="enemy" aria-label=${t("enemy-label", { enemy: cardName(t, enemy.card) })}>
      ${cardFace(t, enemy.card)}
      <div class="facts">
        <p class="number health"><span class="word">${t("enemy-health")}</span>
          <strong data-testid="health">${enemy.health_left}</strong><span class="of">/ ${enemy.health}</span></p>
        <progress max=${enemy.health} .value=${enemy.health_left} aria-hidden="true"></progress>
        <p class="number attack"><span class="word">${t("enemy-attack")}</span>
          <strong data-testid="attack">${enemy.attack}</strong>
          ${enemy.shield ? html`<span class="of">${t("enemy-shielded", { base: enemy.base_attack, shield: enemy.shield })}</span>` : ""}</p>
        ${immunity}
      </div>
    </section>`;
}
