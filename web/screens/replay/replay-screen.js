// A finished game watched again: the table after each move, the hand of whoever is at turn, and the way on.

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
export const style = ["style/forms.css", "style/table.css", "style/result.css", "style/replay.css"];

/** @type {import("../../app/screens.js").CreateScreen} */
export function createScreen(app) {
  const { intents } = app;
  const replays = createReplays(app);
  onRoomForLog(intents.redraw);
  return {
    view(state) {
      const props = propsOf(state, "replay");
      if (!state.replay || !props.view) return instead(state, intents);
      return watching(props, state.replay, props.view, replays, intents);
    },
    visit: replays.visit,
  };
}

/** @param {TableProps} props @param {Replay} replay @param {View} view @param {Replays} replays @param {Intents} page */
function watching(props, replay, view, replays, page) {
  const { t } = props;
  const { game, ply, moves, you } = replay;
  const { intents } = replays;
  const log = hasRoomForLog() ? moves.slice(0, ply) : [];
  return html`
    <main class="table-screen replay" data-ply=${ply} aria-label=${t("replay-title")}>
      <nav class="bar">
        <button type="button" data-do="back" aria-label=${t("do-back")} @click=${page.back}>‹</button>
        <div class="state"><h1 tabindex="-1">${t("replay-title")}</h1><span class="beaten" data-anchor="beaten">${t("beaten", { count: view.beaten })}</span></div>
        <button type="button" class="analyse" data-do="analyse" @click=${() => page.analyse(game)}>${t("do-analyse")}</button>
      </nav>
      ${engineStatus(props, page)}
      ${board(props, intents, view.enemy ? enemyPanel(t, view.enemy, intents.say) : freed(props))}
      <section class="hand-area" aria-label=${t("replay-hand", { name: seatName(t, view.names, view.observation.seat) })}>
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

/** In the enemy's place when none is left. @param {TableProps} props */
const freed = (props) =>
  html`<section class="enemy freed won" data-anchor="enemy">${resultScene(props)}<h2>${props.t("enemy-none")}</h2></section>`;

/** What is to be said of something touched, or what the last move did. @param {TableProps} props @param {Replay} replay @param {View} view */
function lastMove({ t, notice }, replay, view) {
  if (notice) return html`<span class="deed">${notice}</span>`;
  if (!replay.ply) return html`<span class="deed">${t("replay-dealt")}</span>`;
  return moveLines(t, replay, view, { short: true }).map(
    ({ type, words }) => html`<span class="deed event-${type}">${words}</span> `,
  );
}

/** As one holds it, the cards of the next move drawn out a little. @param {TableProps} props @param {Replay} replay */
function hand(props, { moves, ply }) {
  const coming = moves[ply]?.move.split(" ") ?? [];
  return fan(
    sortedHand(props),
    (card) => cardFace(props.t, card, { chosen: coming.includes(card) }),
    "watched",
  );
}

/** @param {Translate} t @param {Replay} replay @param {Replays["steps"]} steps */
function controls(t, { ply, plies, playing }, { stepTo, toggle }) {
  const at = t("replay-at", { ply, plies });
  const label = t(playing ? "replay-pause" : "replay-play");
  const slide = (/** @type {Event} */ { target }) =>
    stepTo(Number(/** @type {HTMLInputElement} */ (target).value));
  const play = html`
    <button type="button" class="primary" data-do="play" aria-label=${label} title=${label} aria-keyshortcuts="Space"
      aria-disabled=${plies ? "false" : "true"} @click=${toggle}>${stepSign(playing ? "pause" : "play")}</button>`;
  return html`
    <div class="travel">
      <label><span class="word" data-testid="at">${at}</span>
        <input type="range" name="ply" min="0" max=${plies} .value=${String(ply)} aria-label=${t("replay-move")} aria-valuetext=${at}
          .style=${`--gone: ${plies ? ply / plies : 1}`} ?disabled=${!plies} @input=${slide}></label>
      ${stepButtons(t, { ply, plies }, stepTo, play, true)}
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
