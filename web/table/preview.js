// Puts the engine's preview of the selection into words.

import { html } from "../vendor/lit-html/lit-html.js";
import { suitClass, suitName, suitSign } from "../i18n/cards.js";
import { seatName } from "./event-text.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** @param {TableProps} props */
export function previewText(props) {
  const { t, view, selection } = props;
  if (!view) return "";
  const { phase, hands } = view.observation;
  if (!selection) return phase === "play" && hands[view.viewer - 1]?.length ? t("preview-nothing") : "";
  const { preview } = selection;
  if (phase === "suffer") {
    const { total, needed, cheaper } = selection;
    const paid = t(selection.move ? "preview-paid" : "preview-short", { total, needed });
    if (preview?.stuck) return html`<span class="fatal">${paid} ${t("preview-stuck-discard")}</span>`;
    return `${paid} ${cheaper ? t("preview-cheaper") : ""}`;
  }
  if (!preview) return t(`why-${selection.why_not}`);
  const loses = preview.survives === false || preview.stuck;
  const className = loses ? "fatal" : preview.blow === "exact" ? "exact" : "";
  return html`<span class=${className}>
    ${
      preview.blocked
        ? html`<span class="blocked" aria-hidden="true"><span class="suit-sign ${suitClass(preview.blocked)}">${suitSign(preview.blocked)}</span> ${t("preview-no-effect")}</span>
          <span class="visually-hidden">${t("preview-blocked", { suit: suitName(t, preview.blocked) })}${t("list-comma")}</span>`
        : ""
    }
    ${[effects(props, preview).join(t("list-comma")), outcome(props, preview)].filter(Boolean).join(t("list-dash"))}</span>`;
}

/** What the cards would do. @param {TableProps} props @param {import("../engine/protocol.js").Preview} preview @returns {string[]} */
function effects({ t, view }, preview) {
  const parts = [];
  if (preview.immunity_cancelled) parts.push(t("preview-jester"));
  else if (preview.blow)
    parts.push(t(preview.doubled ? "preview-doubled" : "preview-damage", { amount: preview.damage }));
  if (preview.healed) parts.push(t("preview-heal", { amount: preview.healed }));
  for (const { seat, amount } of preview.draws) {
    const name = seatName(t, view?.names ?? [], seat);
    parts.push(t(seat === view?.viewer ? "preview-draw" : "preview-draw-other", { amount, name }));
  }
  if (preview.shield) parts.push(t("preview-shield", { amount: preview.shield }));
  return parts;
}

/**
 * What would become of the enemy, and what the player would have to pay.
 * @param {TableProps} props @param {import("../engine/protocol.js").Preview} preview
 */
function outcome({ t }, preview) {
  if (!preview.blow) return t("preview-choose");
  if (preview.wins) return t("preview-wins");
  if (preview.stuck) return t("preview-stuck");
  if (preview.blow === "exact") return t("preview-exact");
  if (preview.blow === "over") return t("preview-over");
  const unknown = preview.needs_flip ? "jester" : "maybe";
  const fate = preview.survives === null ? unknown : preview.survives ? "yes" : "no";
  const left = t("preview-left", { left: preview.enemy_left });
  const pay = preview.must_discard
    ? t("preview-pay", { amount: preview.must_discard, fate })
    : t("preview-safe");
  return `${left}${t("list-comma")}${pay}`;
}
