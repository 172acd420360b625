// The diagnostics screen: how the engine started, and a report for bug reports that can be copied.

import { html } from "../../vendor/lit-html/lit-html.js";
import { gatherFacts, reportOf, timesOf } from "../../engine/boot/report.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../engine/boot/report.js").Facts} Facts */

export const part = "diagnostics";
export const style = ["style/forms.css", "style/diagnostics.css"];

const STAGES = /** @type {const} */ (["worker", "download", "start", "install"]);
const REFRESH_MS = 1000; // the shortest time between two looks at the browser's facts

/** @type {Facts | null} */
let facts = null;
let refreshedAt = -REFRESH_MS;

/** Ask the browser for its facts again, and redraw the screen if any have changed. @param {Intents} intents */
async function refresh(intents) {
  if (performance.now() - refreshedAt < REFRESH_MS) return;
  refreshedAt = performance.now();
  const latest = await gatherFacts();
  if (JSON.stringify(latest) === JSON.stringify(facts)) return;
  facts = latest;
  intents.redraw();
}

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
function content(state, intents) {
  const { t, engine, storage, notice, tone } = state;
  void refresh(intents);
  const versions = engine.attempts.findLast((attempt) => attempt.versions)?.versions;
  const memory = engine.attempts.at(-1)?.memory;
  return html`
    <main class="page diagnostics">
      <button type="button" class="back" data-do="back" @click=${() => intents.go("about")}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("diagnostics-title")}</h1>
      <p>${t("diagnostics-why")}</p>
      <button type="button" class="primary" data-do="copy" ?disabled=${!facts} @click=${() => copy(state, intents)}>${t("do-copy")}</button>
      <p class="notice ${tone}" role="status">${notice}</p>
      <h2>${t("diagnostics-start")}</h2>
      <ol class="starts">${engine.attempts.map((attempt) => attemptView(state, attempt))}</ol>
      <h2>${t("diagnostics-versions")}</h2>
      <dl>
        ${fact(t("diagnostics-engine"), versions?.engine)}
        ${fact(t("diagnostics-runtime"), versions && `Pyodide ${versions.pyodide}`)}
        ${fact(t("diagnostics-build"), facts?.build)}
      </dl>
      <h2>${t("diagnostics-storage")}</h2>
      <dl>
        ${fact(t("diagnostics-saves"), t(storage === "indexeddb" ? "diagnostics-saves-kept" : "diagnostics-saves-lost"))}
        ${fact(t("diagnostics-persistent"), yesNo(state, facts?.persistent))}
        ${fact(t("diagnostics-used"), facts?.used == null ? "" : t("diagnostics-of", { used: megabytes(facts.used), quota: megabytes(facts.quota ?? 0) }))}
        ${fact(t("diagnostics-snapshot"), yesNo(state, facts && !!versions && facts.snapshot === versions.snapshot))}
        ${fact(t("diagnostics-offline"), yesNo(state, facts?.worker))}
        ${fact(t("diagnostics-memory"), memory ? t("diagnostics-megabytes", { size: megabytes(memory) }) : "")}
      </dl>
      <h2>${t("diagnostics-browser")}</h2>
      <p class="agent">${facts?.agent ?? ""}</p>
      <details>
        <summary>${t("diagnostics-text")}</summary>
        <textarea readonly rows="12" aria-label=${t("diagnostics-text")} .value=${facts ? reportOf(state, facts) : ""}></textarea>
      </details>
    </main>`;
}

/** @param {State} state @param {import("../../engine/api.js").Attempt} attempt */
function attemptView({ t }, attempt) {
  const times = timesOf(attempt).filter(({ stage }) => STAGES.some((known) => known === stage));
  const total = times.reduce((sum, { ms }) => sum + ms, 0);
  return html`
    <li data-path=${attempt.path} data-failed=${attempt.error?.code ?? ""}>
      <p>${t(`diagnostics-path-${attempt.path}`)}</p>
      ${attempt.error ? html`<p class="warning">${t("diagnostics-gave-up", { why: attempt.error.code, where: attempt.error.where })}</p>` : ""}
      <dl>
        ${times.map(({ stage, ms }) => fact(t(`diagnostics-stage-${stage}`), t("diagnostics-time", { ms })))}
        ${fact(t("diagnostics-all"), t("diagnostics-time", { ms: total }))}
      </dl>
    </li>`;
}

/** @param {string} name @param {string | null | undefined} value */
const fact = (name, value) => html`<div><dt>${name}</dt><dd>${value || "–"}</dd></div>`;

/** @param {State} state @param {boolean | null | undefined} value */
const yesNo = ({ t }, value) => (value == null ? "" : t(value ? "diagnostics-yes" : "diagnostics-no"));

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/** @param {State} state @param {Intents} intents */
async function copy(state, intents) {
  if (!facts) return;
  try {
    await navigator.clipboard.writeText(reportOf(state, facts));
    intents.say(state.t("diagnostics-copied"), "good");
  } catch {
    // The browser forbids writing to the clipboard: the report can still be copied from the text field.
    intents.say(state.t("diagnostics-not-copied"), "wrong");
  }
}
