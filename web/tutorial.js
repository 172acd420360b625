// Translates the tutorial page. Its boards are <regicide-table> elements, as on any other page.

import { translatePage } from "./pages/translate.js";

void translatePage("tutorial");
