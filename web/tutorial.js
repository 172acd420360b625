// The tutorial page: nothing but its language. The tables are <regicide-table>, as on anybody's page.

import { translatePage } from "./pages/translate.js";

void translatePage("tutorial");
