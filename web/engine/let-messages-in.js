// Lets a busy thread handle the messages that are waiting for it.

const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port1.onmessage = () => waiting.shift()?.();

/**
 * Resolves when the messages received so far have been handled. A message to oneself is faster than a timer,
 * which takes at least 4 ms.
 * @returns {Promise<void>}
 */
export const letMessagesIn = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
