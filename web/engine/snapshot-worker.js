// A worker that makes the snapshot for the next start, says so, and is thrown away.
//
// Out: {made, where?}   `made`: false if there is one already, or another tab is at it, or it failed

import { makeSnapshot } from "./runtime.js";

makeSnapshot().then(
  (made) => postMessage({ made }),
  (error) => postMessage({ made: false, where: String(error) }),
);
