// The one script of a page that embeds positions: defines <regicide-table>. See embed.html.

import { defineTable } from "./embed/element.js";

export const RegicideTable = defineTable(new URL(".", import.meta.url));
if (!customElements.get("regicide-table")) customElements.define("regicide-table", RegicideTable);
