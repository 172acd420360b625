// The list of the twelve royals with their fates, as a dialog.

import { cardName } from "../i18n/cards.js";
import { dialogFrame } from "../ui/dialog.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { crest } from "./royals.js";

export const part = "royals";
export const style = "style/royals.css";

/** @param {import("../i18n/index.js").Translate} t @param {() => void} close @param {import("./table-state.js").View} view */
export const royalsDialog = (t, close, view) =>
  dialogFrame(
    t,
    close,
    t("royals-title"),
    html`
    <p>${t("beaten", { count: view.beaten })}. ${t("royals-about")}</p>
    <ol class="court">${view.royals.map(
      (royal) => html`
      <li data-fate=${royal.fate}><span aria-hidden="true">${crest(t, royal)}</span>
        <span class="name">${royal.card ? cardName(t, royal.card) : t(`rank-name-${royal.rank}`)}</span>
        <span class="fate">${t(`royals-${royal.fate}`)}</span></li>`,
    )}</ol>`,
  );
