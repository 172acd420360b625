// The page's first script, and a small one: the engine has the longest way, so it sets out while the
// rest of the page is still coming.

import { createEngineClient, forcedPath } from "./engine-client.js";

const forced = forcedPath(location.search);
const engine = createEngineClient({ forced });
const { start } = await import("./main.js");
void start(engine, forced);
