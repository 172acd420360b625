// The way from a refusal or an end to the rule behind it.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

/**
 * To the rule behind a refusal or an end.
 * @param {Pick<State, "t" | "rule">} about @param {Intents} intents
 */
export const ruleButton = ({ t, rule }, intents) =>
  rule
    ? html`<button type="button" class="rule-button" data-do="rule" title=${t("rule-link", { rule })}
        @click=${() => intents.go("rules", rule)}>${t("do-explain")}</button>`
    : "";
