// What the page and the engine's worker say to each other.

import type { Answer, BotTurn, Path, Request, Stage, Verb } from "./api.js";
import type { StorageCode } from "../storage/storage.js";
import type { Envelope, Fresh, Refusal, ThinkHint } from "./protocol.js";

export type { Path, Stage } from "./api.js";

/** How a worker is to start; it travels as JSON in the worker's name. */
export interface StartOptions {
  path: Path | "auto";
  /** the last start from the snapshot failed: delete the snapshot */
  discardSnapshot: boolean;
}

/** A request as the bridge reads it. */
export type BridgeRequest<V extends Verb = Verb> = V extends Verb
  ? { do: V; table?: string } & Request<V>
  : never;

/** The bridge's answer to a request that it did not refuse. */
export type Granted<V extends Verb> = Envelope & { ok: Answer<V> };

/** Asks the bridge; rejects with an EngineError. */
export type Ask = <V extends Verb>(verb: V, request: Request<V> & { table?: string }) => Promise<Granted<V>>;

/** What is answered by an `AnswerMessage`; the connection adds the number. */
export type Call =
  /** `game`: the saved game that the answer puts on the usual table */
  | { type: "call"; request: BridgeRequest; game?: string }
  /** `save`: one that could not be stored, else the stored one is read */
  | { type: "open"; game: string; save?: string; log?: boolean }
  /** onto a named table, beside the usual one */
  | { type: "open"; game: string; save?: string; aside: string }
  | { type: "watch"; game: string; save?: string; ply: number }
  /** a wheel, into the engine's own Python */
  | { type: "install"; file: string; bytes: Uint8Array }
  | { type: "hint"; request: ThinkHint; table?: string; seconds: number }
  | { type: "analysis"; request: Fresh; table?: string }
  | { type: "bot_move"; turn: BotTurn }
  | { type: "wish"; wish: Fresh & { seat: number; guest: string } };

export type CallOf<T extends Call["type"]> = Extract<Call, { type: T }>;
export type CallMessage = Call & { id: number };

/** What is not answered. */
export type ControlMessage =
  /** of thinking or of a bot's move; `keep`: with what it has come to */
  | { type: "cancel"; id: number; keep: boolean }
  /** while held, a bot's move is not made */
  | { type: "hold"; id: number; held: boolean }
  /** the engine's end of the channel to a guest's own worker */
  | { type: "guest"; guest: string; port: MessagePort };

export type PageMessage = CallMessage | ControlMessage;

/** What comes of a call. */
export type Reply = {
  ok?: unknown;
  error?: Refusal;
  /** whether the change was stored; absent where nothing is to be stored */
  saved?: boolean;
  storage?: StorageCode;
  /** the save that could not be stored: kept by the page to bring the game back, and never read there */
  unsaved?: string;
};

export interface Versions {
  engine: string;
  pyodide: string;
  snapshot: string;
}

/** What the worker tells of its start. */
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
  /** Python itself broke: only a new worker helps */
  | { type: "died"; where: string };

/** From the engine's worker to a guest's own, through a port of theirs. */
export interface GuestQuestion {
  turn: number;
  want: "move" | "wish";
  sight: string;
}

export interface GuestAnswer {
  turn: number;
  text?: string;
  /** the last line of the guest's complaint */
  error?: string;
}

/** From the page to a guest's worker. */
export type GuestMessage =
  | { type: "load"; file: string; bytes: Uint8Array }
  /** the guest's end of the channel to the engine's worker */
  | { type: "connect"; port: MessagePort };

/** From a guest's worker to the page. */
export type GuestReport =
  | { type: "offered"; names: string[] }
  | { type: "failed"; code: string; where: string }
  /** the bot is done with a turn */
  | { type: "answered" };
