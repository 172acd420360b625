// Lets Node find the packages that the site carries under vendor/: the build copies them there, and
// web/ itself has no such folder. Use: node --import ./tests/js/vendor-hook.js --test …

import { register } from "node:module";

register("./vendor-resolver.js", import.meta.url);
