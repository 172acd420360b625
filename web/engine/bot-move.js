// Plays a bot's move as one task: the bot thinks, waits for its pause to end, and moves.

import { CLOCK } from "./clock.js";
import { engineFailure } from "./engine-error.js";

/**
 * @typedef {import("./api.js").BotTurn} BotTurn
 * @typedef {import("./task.js").Task} Task
 *
 * @typedef {object} BotTools
 * @property {import("./messages.js").Ask} ask sends a request to the bridge, queued
 *   behind earlier requests
 * @property {(move: import("./protocol.js").MakeBotMove) => Promise<import("./messages.js").Reply>} make
 *   makes the move and stores the game
 * @property {Pick<import("./thinking.js").Thinking, "slice">} thinking
 * @property {Pick<import("./guest-broker.js").GuestBroker, "move">} guests
 * @property {import("./clock.js").Clock} [clock]
 */

/**
 * @param {BotTools} tools
 * @returns {(turn: BotTurn, task: Task, tell: import("./thinking.js").Tell) =>
 *   Promise<import("./messages.js").Reply>}
 */
export function createBotMoves({ ask, make, thinking, guests, clock: { now } = CLOCK }) {
  /**
   * Lets one of our own bots choose a move; resolves to the number of the job that holds it.
   * @param {BotTurn} turn
   * @param {Task} task
   * @param {import("./thinking.js").Tell} tell
   */
  async function decide({ revision, seconds }, task, tell) {
    const until = now() + seconds * 1000;
    const { ok } = await ask("think_move", { revision });
    await thinking.slice(ok, task, { until, tell });
    return ok.job;
  }

  /**
   * Waits until the pause is over or the player hurries the bot, and for as long as the task is held.
   * @param {Task} task
   * @param {number} earliest the clock time at which the pause is over
   */
  async function waitForPause(task, earliest) {
    const isEarly = () => task.stopped === "" && now() < earliest;
    while (task.stopped !== "drop" && (task.held || isEarly())) {
      await task.change(task.held ? Infinity : earliest - now());
    }
  }

  return async (turn, task, tell) => {
    const { guest, seat, revision, log, pause } = turn;
    const earliest = now() + pause;
    const job =
      guest === null ? await decide(turn, task, tell) : await guests.move({ guest, seat, revision }, task);
    await waitForPause(task, earliest);
    if (task.stopped === "drop") {
      await ask("forget", { job });
      throw engineFailure("cancelled");
    }
    return make({ job, revision, log });
  };
}
