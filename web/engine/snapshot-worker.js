// Makes the snapshot for the next start in a worker of its own, which is thrown away afterwards.
//
// Out: {made, where?}   `made` is false if there is one already, another tab makes one, or making it failed

import { makeSnapshot } from "./runtime.js";

makeSnapshot().then(
  (made) => postMessage({ made }),
  (error) => postMessage({ made: false, where: String(error) }),
);
