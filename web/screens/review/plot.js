// The plot of the review: the chance of winning before each decision. A tap on it, or the arrow keys, choose a decision.

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { percent, points } from "../../bots/estimates.js";

/** @typedef {import("../../app/state.js").Analysis} Analysis */
/** @typedef {import("../../app/state.js").Review} Review */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

const [WIDTH, HEIGHT] = [600, 200];

/**
 * The chance of winning before each decision, then the result as 0 or 1.
 * @param {Analysis} analysis @returns {{chance: number, error: number}[]}
 */
function chances({ judgements, done, outcome }) {
  return done && outcome !== "gave_up"
    ? [...judgements, { chance: outcome === "won" ? 1 : 0, error: 0 }]
    : judgements;
}

/**
 * @param {Translate} t @param {Analysis} analysis @param {Review | null} review @param {string} spoken the chosen decision in words
 * @param {(ply: number) => unknown} stepTo
 */
export function plot(t, analysis, review, spoken, stepTo) {
  const course = chances(analysis);
  const plies = Math.max(1, analysis.total);
  const xOf = (/** @type {number} */ ply) => (ply / plies) * WIDTH;
  const yOf = (/** @type {number} */ chance) => HEIGHT - chance * HEIGHT;
  const line = course.map(({ chance }, ply) => `${xOf(ply).toFixed(1)},${yOf(chance).toFixed(1)}`).join(" ");
  const label = t("analysis-plot", { first: percent(course[0]), last: percent(course[course.length - 1]) });
  const ply = review?.ply ?? 0;
  return html`
    <figure>
      <svg class="plot" viewBox="-78 -16 ${WIDTH + 90} ${HEIGHT + 32}" role="img" aria-label=${label} data-testid="plot">
        ${[0, 0.5, 1].map(
          (level) => svg`<line class="grid" x1="0" x2=${WIDTH} y1=${yOf(level)} y2=${yOf(level)}></line>
          <text class="level" x="-8" y=${yOf(level)} aria-hidden="true">${t("analysis-percent", { percent: points(level, 0) })}</text>`,
        )}
        ${review?.plies ? svg`<line class="chosen" x1=${xOf(ply)} x2=${xOf(ply)} y1="-16" y2=${HEIGHT + 16}></line>` : ""}
        <polyline class="course" points=${line}></polyline>
        ${analysis.judgements.map((judgement, at) =>
          judgement.mistake
            ? svg`<circle class="mistake" cx=${xOf(at)} cy=${yOf(judgement.chance)} r="7"></circle>`
            : judgement.stroke
              ? svg`<path class="luck" d="M${xOf(at)} ${yOf(judgement.chance)}m0-9l9 9l-9 9l-9-9z"></path>`
              : "",
        )}
        ${review?.plies && course[ply] ? svg`<circle class="here" cx=${xOf(ply)} cy=${yOf(course[ply].chance)} r="8"></circle>` : ""}
      </svg>
      ${review?.plies ? surface(t, review, spoken, stepTo) : ""}
      <figcaption><span>${t("analysis-start")}</span><span>${t("analysis-end")}</span></figcaption>
    </figure>`;
}

/**
 * What lies over the plot: takes taps and drags; for the keyboard and screen readers it is a slider.
 * @param {Translate} t @param {Review} review @param {string} spoken @param {(ply: number) => unknown} stepTo
 */
function surface(t, { ply, plies }, spoken, stepTo) {
  /** @param {PointerEvent} event */
  function follow(event) {
    const area = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === "pointermove" && !area.hasPointerCapture(event.pointerId)) return;
    if (event.type === "pointerdown") area.setPointerCapture(event.pointerId);
    const { left, width } = area.getBoundingClientRect();
    void stepTo(Math.round(((event.clientX - left) / width) * plies)); // the slider itself can't be tapped in every browser
  }
  const change = (/** @type {Event} */ { target }) =>
    stepTo(Number(/** @type {HTMLInputElement} */ (target).value));
  return html`
    <div class="surface" @pointerdown=${follow} @pointermove=${follow}>
      <input type="range" name="ply" min="0" max=${plies} .value=${String(ply)} aria-label=${t("analysis-choose-decision")}
        aria-valuetext=${spoken} @input=${change}></div>`;
}
