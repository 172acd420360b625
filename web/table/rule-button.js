// The button that opens the rule behind a refused move or a lost game.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

/** @param {Pick<TableProps, "t" | "rule">} props @param {Pick<TableIntents, "go">} intents */
export const ruleButton = ({ t, rule }, intents) =>
  rule
    ? html`<button type="button" class="rule-button" data-do="rule" title=${t("rule-link", { rule })}
        @click=${() => intents.go("rules", rule)}>${t("do-explain")}</button>`
    : "";
