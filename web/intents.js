// What a player can do, each as one function: ask the engine, then show what it says.

import { dailyGame } from "./daily.js";
import { loadMessages } from "./i18n/index.js";
import { botName } from "./levels.js";
import { createSetup } from "./setup.js";
import { createTrail } from "./trail.js";

/** @typedef {import("./store.js").View} View */
/** @typedef {import("./store.js").Setup} Setup */
/** @typedef {import("./store.js").Settings} Settings */

/**
 * @param {object} rooms
 * @param {import("./store.js").Store} rooms.store
 * @param {any} rooms.engine the engine client
 * @param {any} rooms.storage
 * @param {import("./player.js").Player} rooms.player
 * @param {(name: string) => boolean} rooms.isScreen
 * @param {import("./device.js").DeviceIntents} rooms.device
 * @param {boolean} [rooms.open] all hands lie open: no cover between two seats
 * @param {Record<string, (place: string) => Promise<void>>} [rooms.visit] what to do on coming to a screen
 */
export function createIntents({ store, engine, storage, player, isScreen, device, open = false, visit = {} }) {
  const state = () => store.get();
  const view = () => /** @type {View} */ (state().view);
  const viewer = () => (state().view ? view().viewer : 0);

  /** Ask for something about the position on the table. @param {Record<string, unknown>} request */
  const ask = (request) =>
    engine.ask({ revision: view().revision, viewer: viewer(), ...request });

  /** Run an intent; what goes wrong is said, and nothing is lost. @param {() => Promise<void>} run */
  async function attempt(run) {
    try {
      await run();
    } catch (error) {
      await explain(error);
    }
  }

  /** @type {Promise<void>} */
  let earlier = Promise.resolve();

  /** Like `attempt`, when what was begun earlier is done: a thumb is faster than a slow phone. */
  /** @param {() => Promise<void>} run */
  const inTurn = (run) => (earlier = earlier.catch(() => {}).then(() => attempt(run)));

  /** @param {any} error */
  async function explain(error) {
    const code = error?.code;
    if (!code) throw error;
    if (code === "worker_died") return; // the client restores the game and says so
    if (code === "stale_intent" && state().view) await look(viewer());
    refuse(code);
  }

  /** Tell the player something, and which rule it is about if it is one. */
  /** @param {string} notice @param {string} [rule] its id */
  const tell = (notice, rule = "") => store.set({ notice, rule });

  /** Say why not. @param {string} code */
  const refuse = (code) =>
    tell(state().t(`why-${code}`), state().options?.errors.IllegalMove[code]);

  /** Show what a seat may know, with nothing selected. @param {number} seat */
  async function look(seat) {
    const seen = await engine.ask({ do: "view", viewer: seat });
    const { covered } = looker(seen);
    show({ view: seen, covered, recap: covered ? await since(seen.observation.seat) : [] });
  }

  /** For the cover: what all did since that player last decided, as everybody may know it. */
  /** @param {number} seat @returns {Promise<import("./store.js").GameEvent[]>} */
  async function since(seat) {
    const { entries } = await engine.ask({ do: "log", viewer: 0 });
    const own = entries.findLastIndex((/** @type {{seat: number}} */ entry) => entry.seat === seat);
    return entries.slice(own + 1).flatMap((/** @type {{events: any[]}} */ entry) => entry.events);
  }

  /** @param {Partial<import("./store.js").State>} change */
  function show(change) {
    // The log stays until a newer one is here, but for nobody else to read.
    const log = change.view && change.view.viewer !== viewer() ? { log: null } : {};
    store.set({ selection: null, notice: "", hint: null, ...log, ...change });
  }

  /** Who looks, and whether the device must be passed first. @param {View} seen */
  const looker = (seen) =>
    open ? { seat: seen.over ? seen.viewer : seen.observation.seat, covered: false } : lookerAt(seen);

  const partners = whenWanted(async () => {
    const { createPartners } = await import("./partners.js");
    return createPartners({ store, engine, arrive, ask, guests });
  });
  const coach = whenWanted(async () => {
    const { createCoach } = await import("./coach.js");
    return createCoach({ store, engine, ask });
  });
  const studies = whenWanted(async () => {
    const { createStudies } = await import("./studies.js");
    return createStudies({ store, engine });
  });
  const guests = whenWanted(async () => {
    const { createGuests } = await import("./guests.js");
    return createGuests({ store, engine });
  });

  /** Let the bots go on, if it is their turn. */
  function attend() {
    if (!state().view?.bots.some(Boolean)) return;
    void attempt(async () => (await partners()).attend());
  }

  /**
   * A changed position: play its events, and cover the hand when the turn went to another seat.
   * @param {View} next
   * @param {string} [line] said instead of the events
   */
  async function arrive(next, line) {
    const events = next.events ?? [];
    const { seat, covered } = looker(next);
    const seen = next.viewer === seat ? next : await engine.ask({ do: "view", viewer: seat });
    const recap = covered ? await since(next.observation.seat) : events;
    await player.play(events, () => show({ view: seen, covered, recap, deal: "", unsaved: next.saved === false }), line);
    if (next.storage === "changed_elsewhere") {
      store.set({ unsaved: false });
      refuse("changed_elsewhere");
    }
    if (state().dialog === "log") await refreshLog();
    if (next.over) await nameDeal();
    attend();
  }

  /** The log for whoever looks on; what comes after they have gone is for nobody. */
  async function refreshLog() {
    const [seat, { revision }] = [viewer(), view()];
    const log = await engine.ask({ do: "log", viewer: seat });
    const now = state();
    if (viewer() === seat && now.view?.revision === revision && !(now.covered && seat)) store.set({ log });
  }

  /** The seed of a game that is over, for whoever wants the same deal; before, it is nobody's business. */
  async function nameDeal() {
    if (open) return;
    const { record } = await engine.ask({ do: "export" });
    store.set({ deal: record.seed ?? "" });
  }

  async function refreshSaved() {
    store.set({ saved: await storage.listGames(), storage: storage.kind, listed: true });
  }

  let moving = false; // the second of two quick taps is no second move
  let confirming = false;

  /** @param {string} move */
  const make = (move) =>
    attempt(async () => {
      if (moving) return;
      moving = true;
      try {
        store.set({ partners: { ...state().partners, lines: [] } });
        await arrive(await ask({ do: "move", move }));
      } finally {
        moving = false;
      }
    });

  /** A game that came onto the table: the only player sees it at once, several start covered. */
  /** @param {string} id @param {View} opened */
  async function sit(id, opened) {
    const { seat, covered } = looker(opened);
    const seen = await engine.ask({ do: "view", viewer: opened.over ? opened.observation.seat : seat });
    // An address that starts a game is used up by it: the way back doesn't start another.
    if (["#solo", "#daily"].includes(location.hash)) history.replaceState(history.state, "", "#home");
    const quiet = { lines: [], paused: false, asking: false, trouble: null };
    const recap = covered ? await since(opened.observation.seat) : [];
    show({ game: id, deal: "", view: seen, covered, recap, log: null, dialog: "", partners: quiet, unsaved: opened.saved === false });
    go("table");
    player.greet();
    if (opened.over) await nameDeal();
    await storage.writeSetting("last", id);
  }

  const trail = createTrail();

  /** @param {string} screen @param {string} [place] in it */
  function go(screen, place = "") {
    trail.to(place ? `${screen}/${place}` : screen);
    enter(screen, place);
  }

  /** @param {string} screen @param {string} place */
  function enter(screen, place) {
    // A list of games that is not today's would change under the finger.
    store.set({ screen, place, dialog: "", notice: "", listed: state().listed && screen !== "saved" });
    if (screen !== "table") {
      player.announce([]); // what was said at a table is not carried to another screen
      void intents.cover(); // nor is the hand there for whoever comes back
    }
    if (screen === "home" || screen === "saved") void refreshSaved();
    if (screen === "device") void device.enter();
    if (screen === "table") attend();
    void attempt(async () => visit[screen]?.(place));
  }

  const setup = createSetup(store);
  const intents = {
    go,
    refreshSaved,
    refreshLog: () => attempt(refreshLog),
    device,

    /** Follow the address bar, `#screen` or `#screen/place`: links and the back button work. */
    follow() {
      const [asked, place = ""] = location.hash.slice(1).split("/", 2);
      const starts = { solo: intents.startSolo, daily: intents.daily }[asked];
      const screen = starts ? "home" : asked === "learn" && !isScreen(asked) ? "rules" : asked;
      const shown = isScreen(screen) && (screen !== "table" || state().view) ? screen : "home";
      const there = shown === screen ? place : "";
      trail.follow(there ? `${shown}/${there}` : shown);
      enter(shown, there);
      void starts?.();
    },

    /** @param {Setup} wanted */
    start: (wanted) =>
      attempt(async () => {
        const id = randomSeed();
        const seed = wanted.seed || randomSeed();
        tell(state().engine.state === "ready" ? "" : state().t("queued"));
        const bots = Array.from({ length: wanted.players }, (_, at) => wanted.bots[at] ?? "");
        const seats = bots.map((bot, at) => (wanted.seats[at] ?? "").trim() || botName(state().t, bots, at));
        await sit(id, await engine.newGame(id, { ...wanted, seats, bots, seed }));
        setup.changeSetup({ seed: "" }); // the next game is another deal
        setup.keep(storage);
      }),

    startSolo: () => intents.start({ players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} }),

    /** Today's deal: begun, gone on with, or looked at. */
    daily: () =>
      attempt(async () => {
        const id = dailyGame();
        store.set({ notice: state().engine.state === "ready" ? "" : state().t("queued") });
        const begun = (await storage.listGames()).some((/** @type {{id: string}} */ game) => game.id === id);
        const setup = { players: 1, seats: [""], first: 1, seed: id, rules: {} };
        await sit(id, await (begun ? engine.openGame(id) : engine.newGame(id, setup)));
      }),

    /** @param {string} id */
    resume: (id) =>
      attempt(async () => {
        tell(state().engine.state === "ready" ? "" : state().t("queued"));
        await sit(id, await engine.openGame(id));
      }),

    /** @param {string} id */
    remove: (id) =>
      attempt(async () => {
        await storage.removeGame(id);
        if (state().game === id) show({ game: null, view: null, covered: false });
        store.set({ dialog: "" });
        await refreshSaved();
      }),

    ...setup,

    /** The same table once more, with a new deal. */
    again: () =>
      intents.start({
        players: view().observation.players,
        seats: view().names,
        bots: view().bots,
        first: Math.min(state().setup.first, view().observation.players),
        seed: "",
        rules: view().rules,
      }),

    /** To where the player came from. */
    back: () => trail.back(go),

    /**
     * Tap a card: choose it, let go of it, or hear why it can't join. One that can't be played with the
     * only chosen card takes its place, unless it is to be `joined`.
     * @param {string} card @param {boolean} [joined]
     */
    tap(card, joined = false) {
      const { revision } = view(); // which it was made for; by its turn there may be another
      return inTurn(async () => {
        if (!view().your_turn || state().covered || view().observation.phase === "choose") return;
        const { selection } = state();
        const chosen = selection?.cards ?? [];
        const refusal = selection?.refused[card];
        const instead = refusal && !joined && chosen.length === 1 && view().observation.phase === "play";
        if (refusal && !instead) return refuse(refusal);
        const cards = chosen.includes(card)
          ? chosen.filter((other) => other !== card)
          : [...(instead ? [] : chosen), card];
        const answer = cards.length ? await ask({ do: "select", cards, revision }) : null;
        store.set({ selection: answer, notice: "" });
      });
    },

    refuse,

    /** Tell the player something. @param {string} words */
    say: (words) => tell(words),

    clear: () => inTurn(async () => store.set({ selection: null, notice: "" })),

    /** Make the move that the selection is. */
    confirm: async () => {
      if (confirming) return;
      confirming = true;
      try {
        await inTurn(async () => {
          const { selection } = state();
          if (selection?.move) await make(selection.move);
          else refuse(selection?.why_not ?? "nothing_played");
        });
      } finally {
        confirming = false;
      }
    },

    /** A card dropped on the table: it joins the selection, which is then played. */
    /** @param {string} card */
    drop: async (card) => {
      if (!state().selection?.cards.includes(card)) await intents.tap(card, true);
      if (state().selection?.cards.includes(card)) await intents.confirm();
    },

    suggest: () =>
      inTurn(async () => {
        const cards = view().suggestion;
        if (cards) store.set({ selection: await ask({ do: "select", cards }), notice: "" });
      }),

    yield: () => make("yield"),
    flip: () => make("flip"),
    /** @param {number} seat */
    choose: (seat) => make(`next ${seat}`),

    /** @param {number} seat @param {string} wish */
    wish: (seat, wish) =>
      attempt(async () => {
        const seen = await ask({ do: "wish", seat, wish });
        player.announce(seen.events);
        store.set({ view: seen });
      }),

    undo: () =>
      attempt(async () => {
        if (!view().undo.possible) return;
        // From the end of a game of several, somebody else may hold the device by now.
        const anyone = view().over && !open && peopleAt(view()).length > 1 ? { viewer: 0 } : {};
        const undone = await ask({ do: "undo", ...anyone });
        store.set({ partners: { ...state().partners, lines: [], asking: false, trouble: null } });
        await arrive(undone, state().t("event-undone"));
      }),

    giveUp: () => attempt(async () => arrive(await ask({ do: "give_up" }), state().t("result-gave_up"))),

    /** The next player has the device and wants to see their hand. */
    reveal: () => attempt(() => look(view().observation.seat)),

    /** Nobody's hand may stay on a screen that is left alone. */
    cover: () =>
      attempt(async () => {
        const seen = state().view;
        if (!seen || seen.over || state().covered || peopleAt(seen).length < 2 || !seen.viewer) return;
        show({ covered: true, dialog: "", log: null }); // at once: the engine may be busy
        player.announce([]);
        await look(0);
      }),

    /** @param {string} dialog */
    open: (dialog) =>
      attempt(async () => {
        store.set({ dialog, notice: "" });
        if (dialog === "log") await refreshLog();
      }),
    close: () => store.set({ dialog: "", log: null }),

    /** @param {Partial<Settings>} change */
    changeSettings: (change) =>
      attempt(async () => {
        const settings = { ...state().settings, ...change };
        const t = change.locale ? await loadMessages(change.locale) : state().t;
        store.set({ settings, t, notice: "" });
        await storage.writeSetting("settings", settings);
      }),

    /** The bots: their next move at once; a rest, or on again; another in a seat. */
    hurry: () => attempt(async () => (await partners()).hurry()),
    pause: () => attempt(async () => (await partners()).pause()),
    wished: () => attempt(async () => (await partners()).wished()),
    /** @param {number} seat @param {string} bot "": a person */
    replaceBot: (seat, bot) =>
      attempt(async () => {
        store.set({ partners: { ...state().partners, trouble: null } });
        await arrive(await ask({ do: "seat", seat, bot }));
      }),

    /** The coach: asks before the first hint of a game, which marks it. */
    hint: () =>
      attempt(async () => {
        if (!view().your_turn || state().hint?.thinking) return;
        await (await coach()).hint();
      }),
    stopHint: () => attempt(async () => (await coach()).stop()),
    /** Choose the cards that the coach would play. @param {string[]} cards */
    take: (cards) =>
      inTurn(async () => store.set({ selection: await ask({ do: "select", cards }), notice: "" })),

    /** @param {string} game */
    study: (game) =>
      attempt(async () => {
        go("analysis");
        await (await studies()).begin(game);
      }),
    stopStudy: () => attempt(async () => (await studies()).stop()),

    /** A wheel from the player's device; nothing of it runs before they said yes. @param {File} file */
    offerBot: (file) =>
      attempt(async () => {
        go("bots");
        await (await guests()).offer(file);
      }),
    acceptBot: () => attempt(async () => (await guests()).accept()),
    /** @param {string} file */
    dropBot: (file) => attempt(async () => (await guests()).remove(file)),

    retry: () => engine.retry(),

    /** Something came that the state does not hold. */
    redraw: () => store.set({}),

    /**
     * The engine came back after its worker died, with the game or without it.
     * @param {any} restored
     * @param {{code: string} | null} error
     */
    restored: (restored, error) =>
      attempt(async () => {
        if (error) refuse(error.code);
        await (state().guests.length ? guests().then((all) => all.meetAgain()) : null);
        if (!restored) return;
        await arrive({ ...restored, events: [] });
        tell(state().t("engine-restored"));
      }),
  };
  return intents;
}

/** @typedef {ReturnType<typeof createIntents>} Intents */

/**
 * What is loaded once, when it is first wanted; after a failure it is tried anew.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}
 */
function whenWanted(load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () =>
    (coming ??= load().catch((error) => {
      coming = null;
      throw error;
    }));
}

/** The seats that people hold. @param {View} view */
const peopleAt = ({ bots }) => bots.flatMap((bot, at) => (bot ? [] : [at + 1]));

/**
 * Who looks at the table: the only person always; of several the one at turn, once they have the
 * device; an onlooker (0) while the device waits for somebody, or all seats are bots'.
 * @param {View} view
 */
function lookerAt(view) {
  const people = peopleAt(view);
  const { seat } = view.observation;
  if (people.length < 2) return { seat: people[0] ?? 0, covered: false };
  if (view.over) return { seat: view.viewer, covered: false };
  if (!people.includes(seat)) return { seat: 0, covered: false };
  return view.viewer === seat ? { seat, covered: false } : { seat: 0, covered: true };
}

/** Eight letters and digits: enough that no two deals are alike, short enough to tell a friend. */
export function randomSeed() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}
