// Shows the state of the engine: a progress bar while it loads, a button to retry when it has failed.

import { html } from "../vendor/lit-html/lit-html.js";
import { emblem } from "./signs.js";

/** @param {Pick<import("../table/table-state.js").Page, "t" | "engine">} page @param {{retry: () => void}} intents */
export function engineStatus({ t, engine }, intents) {
  if (engine.state === "ready") return "";
  if (engine.state === "failed") {
    return html`
      <section class="engine failed" role="alert">
        ${emblem()}<h2>${t("engine-failed")}</h2>
        <p>${t(`why-${engine.error?.code ?? "runtime_start"}`)}</p>
        <button type="button" class="primary" data-do="retry" @click=${intents.retry}>${t("do-retry")}</button>
      </section>`;
  }
  const stage = t(`engine-${engine.state === "restarting" ? "restarting" : (engine.stage ?? "download")}`);
  return html`
    <section class="engine" aria-label=${t("engine-label")}>
      <label>${stage}
        ${
          engine.total
            ? html`<progress max=${engine.total} .value=${engine.loaded ?? 0}></progress>`
            : html`<progress></progress>`
        }</label>
    </section>`;
}
