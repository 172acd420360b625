// Saves the game on the main table: every change is stored before the page learns of the change.
//
// A save is text stored under the game's id. A save contains the seed, so it is not sent to the page, with one
// exception: the page holds a save that could not be stored, and hands it back to reopen the game.

import { EngineError } from "./engine-error.js";

/**
 * @typedef {import("./messages.js").Reply} Reply
 * @typedef {import("./messages.js").Granted<import("./api.js").Verb>} Granted
 * @typedef {Pick<import("../storage/storage.js").Storage, "kind" | "readSave" | "writeSave">} Saves
 *
 * @typedef {object} KeptGame
 * @property {() => void} prepare
 * @property {(granted: Granted) => Promise<Reply>} keep stores the save that comes with an
 *   answer, if there is one
 * @property {(call: import("./messages.js").CallOf<"call">) => Promise<Reply>} call
 * @property {(call: import("./messages.js").CallOf<"open">) => Promise<Reply>} open
 * @property {(call: import("./messages.js").CallOf<"watch">) => Promise<Reply>} watch
 * @property {(call: import("./messages.js").CallOf<"play_on">) => Promise<Reply>} playOn
 */

/**
 * @param {import("./messages.js").Ask} ask
 * @param {() => Promise<Saves>} openStorage called when a save is first read or written
 * @returns {KeptGame}
 */
export function createKeptGame(ask, openStorage) {
  /** @type {string | null} */
  let onTable = null; // the game's id
  /** @type {Promise<Saves> | undefined} */
  let opened;
  const storage = () => (opened ??= openStorage());

  /** @param {Granted} granted @returns {Promise<Reply>} */
  async function keep({ ok, save, summary }) {
    if (save === undefined || summary === undefined || onTable === null) return { ok };
    const written = await (await storage()).writeSave(onTable, save, summary);
    if (written.saved) return { ok, saved: true };
    const { code } = written;
    // If another tab has played on, that tab's save is the one to keep: don't hand ours to the page.
    return code === "changed_elsewhere"
      ? { ok, saved: false, storage: code }
      : { ok, saved: false, storage: code, unsaved: save };
  }

  /** @param {{game: string, save?: string}} wanted */
  async function saveOf({ game, save }) {
    // Read the stored save even if the page sent one: the storage must know which save it will replace.
    const stored = await (await storage()).readSave(game);
    const latest = save ?? stored;
    if (latest === null) throw new EngineError({ kind: "Storage", code: "no_such_game", where: game });
    return latest;
  }

  return {
    /** Opens the storage before it is needed. */
    prepare() {
      storage().catch(() => {
        opened = undefined; // the first save tries again, and reports the error
      });
    },
    keep,
    async call({ request, game }) {
      const granted = await ask(request.do, request);
      if (game !== undefined) onTable = game;
      return keep(granted);
    },
    async open(call) {
      const save = await saveOf(call);
      if ("aside" in call) return { ok: (await ask("load", { save, table: call.aside })).ok };
      const granted = await ask("load", { save, log: call.log });
      onTable = call.game;
      if (call.save !== undefined) return keep(granted);
      // Don't write back the save that was just read: another tab with this game open could no longer save.
      return { ok: granted.ok, saved: (await storage()).kind === "indexeddb" };
    },
    async watch(call) {
      const save = await saveOf(call);
      return { ok: (await ask("watch", { save, ply: call.ply, table: call.table })).ok };
    },
    async playOn({ game, from, save: unsaved, ply, log }) {
      const save = await saveOf({ game: from, save: unsaved });
      const granted = await ask("play_on", { save, ply, log });
      onTable = game;
      return keep(granted);
    },
  };
}
