// What the page may ask of an engine, whoever runs it: this page's worker, another frame's (board/).

import type {
  Analysis,
  BotChange,
  Change,
  Fresh,
  Hint,
  JobProgress,
  NewGame,
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

/** Whether a change of the kept game was stored, and if not, why. Absent where nothing is kept. */
export interface Saved {
  saved?: boolean;
  storage?: StorageCode;
}

/** A computation that may take a while. */
export interface Thinking<A> {
  answer: Promise<A>;
  /** Ends it: with what it has come to (`keep`), or with a refusal, code `cancelled`. */
  stop: (keep: boolean) => void;
}

/** A bot's move on its way: it is thought about, waits for its moment, and is made. */
export interface BotMove extends Thinking<BotChange & Saved> {
  /** While held, it is not made. */
  hold: (held: boolean) => void;
}

/** One table of an engine: the way through which a table of the page asks for everything. */
export interface TableEngine {
  ask: <V extends Verb>(verb: V, request: Request<V>) => Promise<Answer<V> & Saved>;
  thinkHint: (request: ThinkHint, seconds: number) => Thinking<Hint>;
  thinkAnalysis: (
    request: Fresh,
    tell: (found: JobProgress | Analysis) => void,
  ) => Thinking<Analysis & { done: boolean }>;
  retry: () => void;
}

/** Who plays a bot's move: one of our levels, or a guest by the wheel it came in. */
export interface BotTurn extends Fresh {
  seat: number;
  guest: string | null;
  /** how long one of ours may think */
  seconds: number;
  /** milliseconds from now before which the move is not made, unless it is hurried */
  pause: number;
}

/** The engine in this page's worker, with the game that is kept on its usual table. */
export interface EngineClient extends TableEngine {
  readonly status: EngineStatus;
  /** Called at once and at every change; the answer stops it. */
  onStatus: (listener: (status: EngineStatus) => void) => () => void;
  /**
   * Called after the worker was replaced: with the kept game, null if there was none or it could not
   * be brought back. All named tables are gone.
   */
  onRestart: (listener: (restored: (Change & Saved) | null, error: EngineFailure | null) => void) => () => void;
  /** Of the present attempt. */
  readonly ready: Promise<void>;
  newGame: (game: string, setup: NewGame) => Promise<Change & Saved>;
  openGame: (game: string, show: { log?: boolean }) => Promise<Change & Saved>;
  /** A saved game that is over, on the table `replay`. */
  watchGame: (game: string, ply: number) => Promise<Replay>;
  /** A saved game on a named table, to be analysed. */
  openAside: (game: string, table: string) => Promise<Change>;
  /** A named table; its games are never saved. */
  table: (name: string) => TableEngine;
  botMove: (turn: BotTurn) => BotMove;
  /** What a guest would like after a Jester. */
  guestWish: (wish: Fresh & { seat: number; guest: string }) => Thinking<WishChange>;
  /** Where a guest is reached: past the page. */
  connectGuest: (guest: string, port: MessagePort) => void;
}

export type Path = "instant" | "fast" | "plain";
export type Stage = "download" | "start" | "install" | "ready";

/** One try to start. */
export interface Attempt {
  /** auto: before the worker has chosen */
  path: Path | "auto";
  versions: { engine: string; pyodide: string; snapshot: string } | null;
  /** when each began, in milliseconds of the page's clock */
  stages: { stage: Stage | "worker"; at: number }[];
  /** bytes of Python's memory when it was ready */
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
  /** every try so far; the last one is the engine's */
  attempts: Attempt[];
}

export type EngineFailure = Error & Refusal;
