// The panel of the enemy: portrait, health, attack after shields, immunity.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardName, suitClass, suitName } from "../i18n/cards.js";
import { cardFace } from "../ui/card.js";
import { icon, suitShape } from "../ui/signs.js";

/**
 * @param {import("../i18n/index.js").Translate} t
 * @param {import("../engine/protocol.js").Enemy | null | undefined} enemy
 * @param {(words: string) => void} say shows the player a notice
 */
export function enemyPanel(t, enemy, say) {
  if (!enemy) return html`<section class="enemy" data-anchor="enemy"><h2>${t("enemy-none")}</h2></section>`;
  const seal = html`<span data-anchor="seal" class="seal ${enemy.immune ? suitClass(enemy.immune) : "broken"}"
    aria-hidden="true">${suitShape(enemy.card[1])}</span>`;
  const immunity = enemy.immune
    ? html`<p class="immunity" data-anchor="immunity">${t("enemy-immune", { suit: suitName(t, enemy.immune) })}</p>`
    : html`<p class="immunity cancelled" data-anchor="immunity">${t("enemy-not-immune")}</p>`;
  // A tap on the panel explains the immunity, of which the panel shows only a sign and a few words.
  const explain = () =>
    say(enemy.immune ? t("preview-blocked", { suit: suitName(t, enemy.immune) }) : t("enemy-not-immune"));
  return html`
    <section class="enemy" data-anchor="enemy" aria-label=${t("enemy-label", { enemy: cardName(t, enemy.card) })} @click=${explain}>
      <div class="portrait" data-anchor="portrait">${cardFace(t, enemy.card, { corrupted: true })}${seal}</div>
      <div class="facts" data-anchor="facts">
        <p class="title" aria-hidden="true">${cardName(t, enemy.card)}</p>
        <p class="number health">${icon("health")}
          <span class="count"><strong data-anchor="health" data-testid="health">${enemy.health_left}</strong><span class="of" data-anchor="health-of">/ ${enemy.health}</span></span>
          <span class="word" data-anchor="health-word">${t("enemy-health")}</span></p>
        <progress class="life" data-anchor="life" max=${enemy.health} .value=${enemy.health_left} aria-hidden="true"></progress>
        <div class="blow">
          <p class="number attack" data-anchor="attack-line">${icon("attack")}
            <span class="count"><strong data-anchor="attack" data-testid="attack">${enemy.attack}</strong></span>
            <span class="word" data-anchor="attack-word">${t("enemy-attack")}</span></p>
          ${
            enemy.shield
              ? html`<p class="number shield" data-anchor="shield-line">${icon("shield")}
                <span class="count"><strong data-anchor="shield" data-testid="shield">${enemy.shield}</strong></span>
                <span class="word">${t("enemy-shield")}</span></p>`
              : ""
          }
        </div>
        ${immunity}
      </div>
    </section>`;
}
