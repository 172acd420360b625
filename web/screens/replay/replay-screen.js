// The replay screen: the table after any move of a finished game, the hand of the player whose turn it is, and the
// controls to step or play.

import { propsOf } from "../../app/state.js";
import { board } from "../../table/board.js";
import { enemyPanel } from "../../table/enemy.js";
import { seatName } from "../../table/event-text.js";
import { fan } from "../../table/hand.js";
import { sortedHand } from "../../table/hand-order.js";
import { tableDialogs } from "../../table/lazy-dialogs.js";
import { logColumn } from "../../table/log.js";
import { hasRoomForLog, onRoomForLog } from "../../table/log-keeper.js";
import { stepButtons, stepSign } from "../../table/replay-buttons.js";
import { resultScene } from "../../table/result.js";
import { crests } from "../../table/royals.js";
import { cardBack, cardFace } from "../../ui/card.js";
import { engineStatus } from "../../ui/engine-status.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { moveLines, turnText } from "./replay-text.js";
import { createReplays } from "./replays.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Replay} Replay */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../table/table-state.js").TableProps} TableProps */
/** @typedef {import("./replays.js").Replays} Replays */

export const part = ["replay", "steps", "result"];
export const style = [
  "style/forms.css",
  "style/table.css",
  "style/royals.css",
  "style/result.css",
  "style/replay.css",
];

/** @type {import("../../app/screens.js").CreateScreen} */
export function createScreen(app) {
  const { intents } = app;
  const replays = createReplays(app);
  onRoomForLog(intents.redraw);
  return {
    view(state) {
      const props = propsOf(state, "replay");
      if (!state.replay || !props.view) return messagePage(state, intents);
      return replayPage(props, state.replay, props.view, replays, intents);
    },
    visit: replays.visit,
  };
}

/** @param {TableProps} props @param {Replay} replay @param {View} view @param {Replays} replays @param {Intents} page */
function replayPage(props, replay, view, replays, page) {
  const { t } = props;
  const { game, ply, moves, you } = replay;
  const { intents } = replays;
  const log = hasRoomForLog() ? moves.slice(0, ply) : [];
  return html`
    <main class="table-screen replay" data-ply=${ply} aria-label=${t("replay-title")}>
      <nav class="bar">
        <button type="button" data-do="back" aria-label=${t("do-back")} @click=${page.back}>‹</button>
        <div class="state"><h1 tabindex="-1">${t("replay-title")}</h1>${crests(t, view)}</div>
        <button type="button" class="analyse" data-do="analyse" @click=${() => page.analyse(game)}>${t("do-analyse")}</button>
      </nav>
      ${engineStatus(props, page)}
      ${board(props, intents, view.enemy ? enemyPanel(t, view.enemy, intents.say) : freedCastle(props))}
      <section class="hand-area" aria-label=${handLabel(t, view)}>
        <p data-anchor="step" class="step ${view.result?.outcome ?? ""}" data-testid="turn"><span>${turnText(t, replay, view)}</span></p>
        <div class="preview" tabindex="0" role="group" aria-label=${t("replay-move")} data-testid="move">${lastMove(props, replay, view)}</div>
        ${hand(props, replay)}
        ${controls(t, replay, replays.steps)}
        <p class="hint keys">${t("replay-keys")}</p>
      </section>
      ${logColumn({ ...props, log, view: { ...view, viewer: you } })}
    </main>
    ${tableDialogs(props, intents)}`;
}

/** @param {TableProps["t"]} t @param {View} view */
const handLabel = (t, { names, observation: { seat } }) =>
  names.length === 1 ? t("hand-label") : t("replay-hand", { name: seatName(t, names, seat) });

/** Shown instead of an enemy when none is left. @param {TableProps} props */
const freedCastle = (props) =>
  html`<section class="enemy freed won" data-anchor="enemy">${resultScene(props)}<h2>${props.t("enemy-none")}</h2></section>`;

/**
 * What the last move did, or the notice about something that the viewer has tapped.
 * @param {TableProps} props @param {Replay} replay @param {View} view
 */
function lastMove({ t, notice }, replay, view) {
  if (notice) return html`<span class="deed">${notice}</span>`;
  if (!replay.ply) return html`<span class="deed">${t("replay-dealt")}</span>`;
  return moveLines(t, replay, view, { short: true }).map(
    ({ type, words }) => html`<span class="deed event-${type}">${words}</span> `,
  );
}

/** The hand; the cards of the next move stick out a little. @param {TableProps} props @param {Replay} replay */
function hand(props, { moves, ply }) {
  const nextCards = moves[ply]?.move.split(" ") ?? [];
  return fan(
    sortedHand(props),
    (card) => cardFace(props.t, card, { chosen: nextCards.includes(card) }),
    "watched",
  );
}

/** @param {Translate} t @param {Replay} replay @param {Replays["steps"]} steps */
function controls(t, { ply, plies, playing }, { stepTo, toggle }) {
  const progress = t("replay-at", { ply, plies });
  const label = t(playing ? "replay-pause" : "replay-play");
  const followSlider = (/** @type {Event} */ { target }) =>
    stepTo(Number(/** @type {HTMLInputElement} */ (target).value));
  const playButton = html`
    <button type="button" class="primary" data-do="play" aria-label=${label} title=${label} aria-keyshortcuts="Space"
      aria-disabled=${plies ? "false" : "true"} @click=${toggle}>${stepSign(playing ? "pause" : "play")}</button>`;
  return html`
    <div class="travel">
      <label><span class="word" data-testid="at">${progress}</span>
        <input type="range" name="ply" min="0" max=${plies} .value=${String(ply)} aria-label=${t("replay-move")} aria-valuetext=${progress}
          .style=${`--gone: ${plies ? ply / plies : 1}`} ?disabled=${!plies} @input=${followSlider}></label>
      ${stepButtons(t, { ply, plies }, stepTo, playButton, true)}
    </div>`;
}

/**
 * Shown instead of the replay: while it is loading, when the address names no game, or why it can't be shown.
 * @param {State} state @param {Intents} intents
 */
function messagePage(state, intents) {
  const { t, place, replay, notice, engine } = state;
  const trouble = (engine.state === "ready" && replay?.trouble) || "";
  const isUnfinished = trouble === "export_not_now";
  const words = isUnfinished
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
      ${engineStatus(state, intents)}
      <section class="none">
        <div class="sample">${cardBack()}${cardBack()}${cardBack()}</div>
        <p role="status" data-testid="trouble">${words || t("screen-coming")}</p>
        ${
          isUnfinished
            ? html`<button type="button" class="primary" data-do="continue" @click=${() => intents.resume(place)}>${t("do-continue")}</button>`
            : words && place && trouble !== "no_such_game"
              ? html`<button type="button" class="primary" data-do="again" @click=${() => intents.go("replay", place)}>${t("do-retry")}</button>`
              : ""
        }
        ${words ? html`<button type="button" data-do="saved" @click=${() => intents.go("saved")}>${t("saved-title")}</button>` : ""}
      </section>
    </main>`;
}
