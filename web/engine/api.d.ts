// What the page may ask of an engine, whether it runs in this page's worker or in another frame's (board/).

import type {
  Analysis,
  Change,
  Hint,
  JobProgress,
  NewGame,
  PositionRequest,
  Refusal,
  Replay,
  ThinkHint,
  Verbs,
  WishChange,
} from "./protocol.js";
import type { StorageCode } from "../storage/storage.js";

export type Verb = keyof Verbs;
export type Request<V extends Verb> = Verbs[V]["request"];
export type Answer<V extends Verb> = Verbs[V]["answer"];

/** Whether a change of the saved game was stored, and if not, why. Absent for games that are never saved. */
export interface Saved {
  saved?: boolean;
  storage?: StorageCode;
}

/** A computation that may take a while. */
export interface Thinking<A> {
  answer: Promise<A>;
  /** Ends the computation: with its result so far (`keep`), or by rejecting `answer` with the code `cancelled`. */
  stop: (keep: boolean) => void;
}

/** A bot's move in progress: the bot thinks, waits for its pause to end, and moves. */
export interface BotMove extends Thinking<Change & Saved> {
  /** While held, the move is not made. */
  hold: (held: boolean) => void;
}

/** One table of an engine. A table of the page asks for everything through this interface. */
export interface TableEngine {
  ask: <V extends Verb>(verb: V, request: Request<V>) => Promise<Answer<V> & Saved>;
  thinkHint: (request: ThinkHint, seconds: number) => Thinking<Hint>;
  thinkAnalysis: (
    request: PositionRequest,
    tell: (found: JobProgress | Analysis) => void,
  ) => Thinking<Analysis & { done: boolean }>;
  retry: () => void;
}

/** A turn for a bot to play: one of our own bots, or a guest bot. */
export interface BotTurn extends PositionRequest {
  seat: number;
  /** the wheel that the guest bot came in; null for one of our own bots */
  guest: string | null;
  /** how long one of our own bots may think */
  seconds: number;
  /** milliseconds to wait before the move is made, unless the player hurries it */
  pause: number;
}

/** The engine in this page's worker, with the saved game on its main table. */
export interface EngineClient extends TableEngine {
  readonly status: EngineStatus;
  /** Calls the listener now and at every change; returns a function that stops it. */
  onStatus: (listener: (status: EngineStatus) => void) => () => void;
  /**
   * Calls the listener after the worker was replaced: with the restored game, or null if there was none or it
   * could not be restored. All named tables are gone.
   */
  onRestart: (listener: (restored: (Change & Saved) | null, error: EngineFailure | null) => void) => () => void;
  /** Settles when the current attempt to start has succeeded, or when every path has failed. */
  readonly ready: Promise<void>;
  newGame: (game: string, setup: NewGame) => Promise<Change & Saved>;
  /** Starts the deal on the main table again, as a new game. */
  restartGame: (game: string, position: PositionRequest) => Promise<Change & Saved>;
  openGame: (game: string, show: { log?: boolean }) => Promise<Change & Saved>;
  /** Starts a practice game `game` that goes on from the finished game `from`, after `ply` moves. */
  playOn: (game: string, from: string, ply: number, show: { log?: boolean }) => Promise<Change & Saved>;
  /** Opens a finished saved game on a named table, after `ply` moves. */
  watchGame: (game: string, ply: number, table: string) => Promise<Replay>;
  /** Opens a saved game on a named table, for analysis. */
  openAside: (game: string, table: string) => Promise<Change>;
  /** A named table; its games are never saved. */
  table: (name: string) => TableEngine;
  botMove: (turn: BotTurn) => BotMove;
  /** Asks a guest bot whether it would like to go next after a Jester. */
  guestWish: (wish: PositionRequest & { seat: number; guest: string }) => Thinking<WishChange>;
  /** Gives the worker a direct channel to a guest bot's worker. */
  connectGuest: (guest: string, port: MessagePort) => void;
}

export type Path = "instant" | "fast" | "plain";
export type Stage = "download" | "start" | "install" | "ready";

/** One attempt to start the engine. */
export interface Attempt {
  /** auto: the worker has not chosen a path yet */
  path: Path | "auto";
  versions: { engine: string; pyodide: string; snapshot: string } | null;
  /** when each stage began, in milliseconds of the page's clock */
  stages: { stage: Stage | "worker"; at: number }[];
  /** bytes of memory that Python used when it was ready */
  memory: number;
  error: EngineFailure | null;
}

export interface EngineStatus {
  state: "starting" | "ready" | "failed" | "restarting";
  stage: Stage | null;
  /** bytes, in the download stage */
  loaded: number;
  total: number;
  error: EngineFailure | null;
  /** the latest attempts; the last one is the current one */
  attempts: Attempt[];
}

export type EngineFailure = Error & Refusal;
