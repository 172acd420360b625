// Writes a bug report about the browser, what the site stores in it, and the engine's attempts to start.

import { SITE } from "../../base/site.js";
import { keptBuild } from "./snapshot.js";

/**
 * @typedef {object} Facts
 * @property {string} build of the site
 * @property {string | null} snapshot the build whose snapshot is stored
 * @property {boolean} worker whether a service worker serves this page
 * @property {boolean | null} persistent whether storage is persistent; null: unknown
 * @property {number | null} used bytes that the origin stores in all
 * @property {number | null} quota
 * @property {string} agent
 * @property {string[]} languages
 * @property {number} cores
 * @property {string} screen
 */

/** @returns {Promise<Facts>} */
export async function gatherFacts() {
  const { storage, serviceWorker } = navigator;
  const [version, snapshot, persistent, estimate] = await Promise.all([
    fetch(new URL("version.json", SITE)).then(
      (answer) => answer.json(),
      () => ({}),
    ),
    keptBuild(),
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().catch(() => null) ?? null,
  ]);
  return {
    build: version.build ?? "?",
    snapshot,
    worker: !!serviceWorker?.controller,
    persistent,
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    agent: navigator.userAgent,
    languages: [...navigator.languages],
    cores: navigator.hardwareConcurrency,
    screen: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
  };
}

/** How long each stage of an attempt took. @param {import("../api.js").Attempt} attempt */
export function timesOf({ stages }) {
  return stages.slice(1).map(({ at }, index) => ({
    stage: stages[index].stage,
    ms: Math.round(at - stages[index].at),
  }));
}

/**
 * The text of a bug report, which is not translated.
 * @param {{engine: import("../api.js").EngineStatus, storage: string, settings: {locale: string}}} state
 * @param {Facts} facts
 */
export function reportOf({ engine, storage, settings }, facts) {
  const versions = engine.attempts.findLast((attempt) => attempt.versions)?.versions;
  const starts = engine.attempts.map((attempt, index) => {
    const times = timesOf(attempt)
      .map(({ stage, ms }) => `${stage} ${ms}`)
      .join(", ");
    const end = attempt.error ? `${attempt.error.code} (${attempt.error.where})` : "ok";
    return `start ${index + 1}: ${attempt.path}; ms: ${times || "-"}; ${end}`;
  });
  return [
    `regicide ${versions?.engine ?? "?"}, build ${facts.build}, pyodide ${versions?.pyodide ?? "?"}`,
    `engine: ${engine.state}`,
    ...starts,
    `memory: ${engine.attempts.at(-1)?.memory ?? 0}`,
    `snapshot: ${facts.snapshot ?? "-"}, wanted ${versions?.snapshot ?? "?"}`,
    `service worker: ${facts.worker}`,
    `storage: ${storage}, persistent ${facts.persistent}, ${facts.used} of ${facts.quota}`,
    `browser: ${facts.agent}`,
    `cores ${facts.cores}, screen ${facts.screen}, languages ${facts.languages.join(" ")}, shown ${settings.locale}`,
  ].join("\n");
}
