// The messages between the page, the engine's worker and the workers of guest bots.

import type { Answer, BotTurn, Path, Request, Stage, Verb } from "./api.js";
import type { StorageCode } from "../storage/storage.js";
import type { Envelope, PositionRequest, Refusal, ThinkHint } from "./protocol.js";

export type { Path, Stage } from "./api.js";

/** How a worker should start; sent as JSON in the worker's name. */
export interface StartOptions {
  path: Path | "auto";
  /** the last start from the snapshot failed: delete the snapshot */
  discardSnapshot?: boolean;
}

/** A request as the bridge reads it. */
export type BridgeRequest<V extends Verb = Verb> = V extends Verb
  ? { do: V; table?: string } & Request<V>
  : never;

/** The bridge's answer to a request that it did not refuse. */
export type Granted<V extends Verb> = Envelope & { ok: Answer<V> };

/** Sends a request to the bridge; rejects with an EngineError. */
export type Ask = <V extends Verb>(verb: V, request: Request<V> & { table?: string }) => Promise<Granted<V>>;

/** A message that an `AnswerMessage` answers; the connection adds the number. */
export type Call =
  /** `game`: id of the game that the answer puts on the main table */
  | { type: "call"; request: BridgeRequest; game?: string }
  /** `save`: a save that could not be stored; without it, the stored save is read */
  | { type: "open"; game: string; save?: string; log?: boolean }
  /** opens the game on a named table */
  | { type: "open"; game: string; save?: string; aside: string }
  /** opens a finished game on a named table, after `ply` moves */
  | { type: "watch"; game: string; save?: string; ply: number; table: string }
  /** `game`: id of the practice game that goes on from the finished game `from`, after `ply` moves */
  | { type: "play_on"; game: string; from: string; save?: string; ply: number; log?: boolean }
  /** installs a wheel into the engine's own Python */
  | { type: "install"; file: string; bytes: Uint8Array }
  | { type: "hint"; request: ThinkHint; table?: string; seconds: number }
  | { type: "analysis"; request: PositionRequest; table?: string }
  | { type: "bot_move"; turn: BotTurn }
  | { type: "wish"; wish: PositionRequest & { seat: number; guest: string } };

export type CallOf<T extends Call["type"]> = Extract<Call, { type: T }>;
export type CallMessage = Call & { id: number };

/** A message that gets no answer. */
export type ControlMessage =
  /** ends thinking or a bot's move; `keep`: use the result so far */
  | { type: "cancel"; id: number; keep: boolean }
  /** while held, a bot's move is not made */
  | { type: "hold"; id: number; held: boolean }
  /** the engine's end of the channel to a guest bot's worker */
  | { type: "guest"; guest: string; port: MessagePort };

export type PageMessage = CallMessage | ControlMessage;

/** The outcome of a call. */
export type Reply = {
  ok?: unknown;
  error?: Refusal;
  /** whether the change was stored; absent if there was nothing to store */
  saved?: boolean;
  storage?: StorageCode;
  /** a save that could not be stored: the page holds it to restore the game, and never looks inside */
  unsaved?: string;
};

export interface Versions {
  engine: string;
  pyodide: string;
  snapshot: string;
}

/** What the worker reports while it starts. */
export type BootMessage =
  | { type: "path"; path: Path; versions: Versions }
  | { type: "stage"; stage: Stage; loaded: number; total: number; memory?: number }
  | { type: "failed"; code: string; where: string };

export type AnswerMessage = { type: "answer"; id: number } & Reply;
export type ProgressMessage = { type: "progress"; id: number; ok: unknown };

export type WorkerMessage =
  | BootMessage
  | AnswerMessage
  | ProgressMessage
  /** Python itself has crashed: only a new worker helps */
  | { type: "died"; where: string };

/** From the engine's worker to a guest bot's worker, through a port between the two. */
export interface GuestQuestion {
  turn: number;
  want: "move" | "wish";
  sight: string;
}

export interface GuestAnswer {
  turn: number;
  text?: string;
  /** the last line of the bot's traceback */
  error?: string;
}

/** From the page to a guest bot's worker. */
export type GuestMessage =
  | { type: "load"; file: string; bytes: Uint8Array }
  /** the bot's end of the channel to the engine's worker */
  | { type: "connect"; port: MessagePort };

/** From a guest bot's worker to the page. */
export type GuestReport =
  | { type: "offered"; names: string[] }
  | { type: "failed"; code: string; where: string }
  /** the bot has answered one question */
  | { type: "answered" };
