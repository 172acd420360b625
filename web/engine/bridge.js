// Asks the bridge in Python: a request as JSON text, an answer as JSON text.

import { EngineError } from "./engine-error.js";

/**
 * @param {Promise<{handle: (request: string) => string}>} engine
 * @param {(where: string) => void} onBroken Python itself broke
 * @returns {import("./messages.js").Ask}
 */
export const createBridge = (engine, onBroken) => async (verb, request) => {
  const { handle } = await engine;
  /** @type {import("./messages.js").Granted<typeof verb>} */
  let envelope;
  try {
    envelope = JSON.parse(handle(JSON.stringify({ ...request, do: verb })));
  } catch (error) {
    onBroken(String(error)); // the bridge never raises: this is the end of the runtime
    throw error;
  }
  if (envelope.error) throw new EngineError(envelope.error);
  return envelope;
};
