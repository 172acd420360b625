// The way from a refusal or an end to the rule behind it.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

/**
 * To the rule behind a refusal or an end.
 * @param {Pick<TableProps, "t" | "rule">} about @param {Pick<TableIntents, "go">} intents
 */
export const ruleButton = ({ t, rule }, intents) =>
  rule
    ? html`<button type="button" class="rule-button" data-do="rule" title=${t("rule-link", { rule })}
        @click=${() => intents.go("rules", rule)}>${t("do-explain")}</button>`
    : "";
