// Lets Node resolve imports from web/vendor/, a folder that only the built site has.
// Use: node --import ./tests/js/vendor-hook.js --test …

import { register } from "node:module";

register("./vendor-resolver.js", import.meta.url);
