// A finished game watched again: the table after each move, the hand of whoever is at turn, and the way on.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { cardBack, cardFace } from "../../ui/card.js";
import { lessonState } from "../../table/current-table.js";
import { enemyPanel } from "../../table/enemy.js";
import { engineStatus } from "../../ui/engine-status.js";
import { seatName } from "../../table/event-text.js";
import { fan } from "../../table/hand.js";
import { logColumn } from "../../table/log.js";
import { dialogs } from "../../table/lazy-dialogs.js";
import { piles, playedCards } from "../../table/piles.js";
import { moveLines, turnText } from "./replay-text.js";
import { scene } from "../../table/result.js";
import { seatStrip } from "../../table/seats.js";
import { sortedHand } from "../../table/hand-order.js";
import { stepButtons, stepSign } from "../../table/replay-buttons.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Replay} Replay */
/** @typedef {import("../../app/state.js").View} View */
/** @typedef {import("../../app/intents.js").Intents} Intents */

export const part = ["replay", "steps", "result"];
export const style = ["style/forms.css", "style/table.css", "style/result.css", "style/replay.css"];

const DESK = matchMedia("(min-width: 1100px)"); // as style/table.css has it: the log lies beside the table

/** @param {State} page @param {Intents} intents */
export function screen(page, intents) {
  const { replay } = page;
  DESK.onchange = intents.redraw;
  return replay?.view ? watching(page, replay, replay.view, intents) : instead(page, intents);
}

/** @param {State} page @param {Replay} replay @param {View} view @param {Intents} intents */
function watching(page, replay, view, intents) {
  const { t } = page;
  const { game, ply, plies, entries, you, steer } = replay;
  // Nothing can be played here; and the log says "you" to whoever played the game.
  const state = { ...lessonState(page, replay), view: { ...view, your_turn: false } };
  const own = { ...intents, ...steer };
  const log = { first: 0, entries: DESK.matches ? entries.slice(0, ply) : [] };
  return html`
    <main class="table-screen replay" data-ply=${ply} aria-label=${t("replay-title")}>
      <nav class="bar">
        <button type="button" data-do="back" aria-label=${t("do-back")} @click=${intents.back}>‹</button>
        <div class="state"><h1 tabindex="-1">${t("replay-title")}</h1><span class="beaten" data-anchor="beaten">${t("beaten", { count: view.beaten })}</span></div>
        <button type="button" class="analyse" data-do="analyse" @click=${() => intents.study(game)}>${t("do-analyse")}</button>
      </nav>
      ${engineStatus(page, intents)}
      <div class="board" data-anchor="board">
        ${seatStrip(state)}
        ${view.enemy ? enemyPanel(state, own) : freed(state)}
        ${piles(state, own)}
        ${playedCards(state)}
      </div>
      <section class="hand-area" aria-label=${t("replay-hand", { name: seatName(t, view.names, view.observation.seat) })}>
        <p data-anchor="step" class="step ${view.result?.outcome ?? ""}" data-testid="turn"><span>${turnText(t, replay)}</span></p>
        <div class="preview" tabindex="0" role="group" aria-label=${t("replay-move")} data-testid="move">${told(t, replay)}</div>
        ${hand(state, replay)}
        ${controls(t, replay)}
        <p class="hint keys">${t("replay-keys")}</p>
      </section>
      ${logColumn({ ...state, log, view: { ...view, viewer: you } })}
    </main>
    ${dialogs(state, own)}`;
}

/** In the enemy's place when none is left. @param {State} state */
const freed = (state) =>
  html`<section class="enemy freed won" data-anchor="enemy">${scene(state)}<h2>${state.t("enemy-none")}</h2></section>`;

/** What is to be said of something touched, or what the last move did. */
/** @param {import("../../i18n/index.js").Translate} t @param {Replay} replay */
function told(t, replay) {
  if (replay.notice) return html`<span class="deed">${replay.notice}</span>`;
  if (!replay.ply) return html`<span class="deed">${t("replay-dealt")}</span>`;
  return moveLines(t, replay, { short: true }).map(
    ({ type, words }) => html`<span class="deed event-${type}">${words}</span> `,
  );
}

/** As one holds it, the cards of the next move drawn out a little. @param {State} state @param {Replay} replay */
function hand(state, { entries, ply }) {
  const coming = entries[ply]?.move.split(" ") ?? [];
  return fan(
    sortedHand(state),
    (card) => cardFace(state.t, card, { chosen: coming.includes(card) }),
    "watched",
  );
}

/** @param {import("../../i18n/index.js").Translate} t @param {Replay} replay */
function controls(t, { ply, plies, playing, steer }) {
  const at = t("replay-at", { ply, plies });
  const label = t(playing ? "replay-pause" : "replay-play");
  const slide = (/** @type {Event} */ { target }) =>
    steer.stepTo(Number(/** @type {HTMLInputElement} */ (target).value));
  return html`
    <div class="travel">
      <label><span class="word" data-testid="at">${at}</span>
        <input type="range" name="ply" min="0" max=${plies} .value=${String(ply)} aria-label=${t("replay-move")} aria-valuetext=${at}
          .style=${`--gone: ${plies ? ply / plies : 1}`} ?disabled=${!plies} @input=${slide}></label>
      ${stepButtons(
        t,
        { ply, plies },
        steer.stepTo,
        html`
        <button type="button" class="primary" data-do="play" aria-label=${label} title=${label} aria-keyshortcuts="Space"
          aria-disabled=${plies ? "false" : "true"} @click=${steer.toggle}>${stepSign(playing ? "pause" : "play")}</button>`,
        true,
      )}
    </div>`;
}

/** While it comes, when none was named, or why it can't be shown and what to do then. @param {State} page @param {Intents} intents */
function instead(page, intents) {
  const { t, place, replay, notice, engine } = page;
  const trouble = (engine.state === "ready" && replay?.trouble) || "";
  const runs = trouble === "export_not_now";
  const words = runs
    ? t("replay-running")
    : trouble
      ? t(`why-${trouble}`)
      : place
        ? notice
        : t("replay-choose");
  return html`
    <main class="page" aria-busy=${words || engine.state !== "ready" ? nothing : "true"}>
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("replay-title")}</h1>
      ${engineStatus(page, intents)}
      <section class="none">
        <div class="sample">${cardBack()}${cardBack()}${cardBack()}</div>
        <p role="status" data-testid="trouble">${words || t("screen-coming")}</p>
        ${
          runs
            ? html`<button type="button" class="primary" data-do="continue" @click=${() => intents.resume(place)}>${t("do-continue")}</button>`
            : words && place && trouble !== "no_such_game"
              ? html`<button type="button" class="primary" data-do="again" @click=${() => intents.go("replay", place)}>${t("do-retry")}</button>`
              : ""
        }
        ${words ? html`<button type="button" data-do="saved" @click=${() => intents.go("saved")}>${t("saved-title")}</button>` : ""}
      </section>
    </main>`;
}
