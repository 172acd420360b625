// Defines <regicide-table>. A page that embeds positions loads only this script; embed.html documents it.

import { RegicideTable } from "./embed/element.js";

export { RegicideTable };
if (!customElements.get("regicide-table")) customElements.define("regicide-table", RegicideTable);
