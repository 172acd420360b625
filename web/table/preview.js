// What the selection would do, as the engine says it.

import { html } from "../vendor/lit-html/lit-html.js";
import { suitClass, suitName, suitSign } from "../i18n/cards.js";
import { seatName } from "./event-text.js";

/** @typedef {import("../app/state.js").State} State */

/** @param {State} state */
export function previewText(state) {
  const { t, view, selection } = state;
  if (!view) return "";
  const { phase, hands } = view.observation;
  if (!selection) return phase === "play" && hands[view.viewer - 1]?.length ? t("preview-nothing") : "";
  const { preview } = selection;
  if (phase === "suffer") {
    const { total, needed, cheaper } = selection;
    return `${t(selection.move ? "preview-paid" : "preview-short", { total, needed })} ${cheaper ? t("preview-cheaper") : ""}`;
  }
  if (!preview) return t(`why-${selection.why_not}`);
  const kind = preview.blow === "exact" ? "exact" : preview.survives === false ? "fatal" : "";
  return html`<span class=${kind}>
    ${
      preview.blocked
        ? html`<span class="blocked" aria-hidden="true"><span class="suit-sign ${suitClass(preview.blocked)}">${suitSign(preview.blocked)}</span> ${t("preview-no-effect")}</span>
          <span class="visually-hidden">${t("preview-blocked", { suit: suitName(t, preview.blocked) })}</span>`
        : ""
    }
    ${deeds(state, preview).join(t("list-comma"))} — ${outcome(state, preview)}</span>`;
}

/** @param {State} state @param {import("../app/state.js").Preview} preview @returns {string[]} */
function deeds({ t, view }, preview) {
  const parts = [];
  if (preview.immunity_cancelled) parts.push(t("preview-jester"));
  else if (preview.blow)
    parts.push(t(preview.doubled ? "preview-doubled" : "preview-damage", { amount: preview.damage }));
  if (preview.healed) parts.push(t("preview-heal", { amount: preview.healed }));
  const { viewer, names } = view ?? { viewer: 1, names: [] };
  preview.draws.forEach((_, turn, { length }) => {
    const seat = ((viewer - 1 + turn) % length) + 1; // who plays draws first, then round the table
    const amount = preview.draws[seat - 1];
    if (amount)
      parts.push(t(turn ? "preview-draw-other" : "preview-draw", { amount, name: seatName(t, names, seat) }));
  });
  if (preview.shield) parts.push(t("preview-shield", { amount: preview.shield }));
  return parts;
}

/** @param {State} state @param {import("../app/state.js").Preview} preview */
function outcome({ t }, preview) {
  if (!preview.blow) return t("preview-choose");
  if (preview.wins) return t("preview-wins");
  if (preview.blow === "exact") return t("preview-exact");
  if (preview.blow === "over") return t("preview-over");
  const fate = preview.survives === null ? "maybe" : preview.survives ? "yes" : "no";
  const left = t("preview-left", { left: preview.enemy_left });
  const pay = preview.must_discard
    ? t("preview-pay", { amount: preview.must_discard, fate })
    : t("preview-safe");
  return `${left}${t("list-comma")}${pay}`;
}
