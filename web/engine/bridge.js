// Sends requests to the Python bridge: request and answer both travel as JSON text.

import { EngineError } from "./engine-error.js";

/**
 * @param {Promise<{handle: (request: string) => string}>} engine
 * @param {(where: string) => void} onBroken called when Python itself has crashed
 * @returns {import("./messages.js").Ask}
 */
export const createBridge = (engine, onBroken) => async (verb, request) => {
  const { handle } = await engine;
  /** @type {import("./messages.js").Granted<typeof verb>} */
  let envelope;
  try {
    envelope = JSON.parse(handle(JSON.stringify({ ...request, do: verb })));
  } catch (error) {
    onBroken(String(error)); // the bridge turns every error into an answer: Python itself has crashed
    throw error;
  }
  if (envelope.error) throw new EngineError(envelope.error);
  return envelope;
};
