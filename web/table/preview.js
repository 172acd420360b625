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
    ${shownAndSpoken(sentence(props, preview, drawsInShort), sentence(props, preview, drawsByName))}</span>`;
}

/** A text, with another one for screen readers if that differs. @param {string} shown @param {string} spoken */
const shownAndSpoken = (shown, spoken) =>
  shown === spoken
    ? shown
    : html`<span aria-hidden="true">${shown}</span><span class="visually-hidden">${spoken}</span>`;

/** @typedef {import("../engine/protocol.js").Preview} Preview */

/** @param {TableProps} props @param {Preview} preview @param {typeof drawsByName} draws */
const sentence = (props, preview, draws) =>
  [effects(props, preview, draws).join(props.t("list-comma")), outcome(props, preview)]
    .filter(Boolean)
    .join(props.t("list-dash"));

/** What each player would draw. @param {TableProps} props @param {Preview} preview @returns {string[]} */
const drawsByName = ({ t, view }, { draws }) =>
  draws.map(({ seat, amount }) => {
    const name = seatName(t, view?.names ?? [], seat);
    return t(seat === view?.viewer ? "preview-draw" : "preview-draw-other", { amount, name });
  });

/** What the player would draw; what the others would draw is shown at their seats. @param {TableProps} props @param {Preview} preview @returns {string[]} */
const drawsInShort = ({ t, view }, { draws }) => [
  ...draws.filter(({ seat }) => seat === view?.viewer).map(({ amount }) => t("preview-draw", { amount })),
  ...(draws.some(({ seat }) => seat !== view?.viewer) ? [t("preview-draw-others")] : []),
];

/** What the cards would do. @param {TableProps} props @param {Preview} preview @param {typeof drawsByName} draws @returns {string[]} */
function effects(props, preview, draws) {
  const { t } = props;
  const parts = [];
  if (preview.immunity_cancelled) parts.push(t("preview-jester"));
  else if (preview.blow)
    parts.push(t(preview.doubled ? "preview-doubled" : "preview-damage", { amount: preview.damage }));
  if (preview.healed) parts.push(t("preview-heal", { amount: preview.healed }));
  parts.push(...draws(props, preview));
  if (preview.shield) parts.push(t("preview-shield", { amount: preview.shield }));
  return parts;
}

/**
 * What would become of the enemy, and what the player would have to pay.
 * @param {TableProps} props @param {Preview} preview
 */
function outcome({ t }, preview) {
  if (!preview.blow) return t("preview-choose");
  if (preview.wins) return t("preview-wins");
  if (preview.stuck) return t("preview-stuck");
  if (preview.blow === "exact") return t("preview-exact");
  if (preview.blow === "over") return t("preview-over");
  const left = t("preview-left", { left: preview.enemy_left });
  return `${left}${t("list-comma")}${payment(t, preview)}`;
}

/** What a move would make the player pay. @param {import("../i18n/index.js").Translate} t @param {Preview} preview */
export function payment(t, { must_discard: amount, survives, needs_flip: needsFlip }) {
  const unknown = needsFlip ? "jester" : "maybe";
  const fate = survives === null ? unknown : survives ? "yes" : "no";
  return amount ? t("preview-pay", { amount, fate }) : t("preview-safe");
}
