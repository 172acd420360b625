// Makes the snapshot for the next start in a worker of its own, which is then terminated.
//
// Posts {made, where?}. `made` is false if a snapshot exists already, another tab is making one, or an error
// occurred; `where` then holds the error's text.

import { makeSnapshot } from "./runtime.js";

makeSnapshot().then(
  (made) => postMessage({ made }),
  (error) => postMessage({ made: false, where: String(error) }),
);
