// Writes the HTML that an author copies into a page: the element, or an iframe for pages without scripts. Also
// the line for the page's content security policy.

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * @param {URL} site
 * @param {Record<string, string>} attributes empty ones are left out
 * @param {string} description the position in words, for readers without scripts
 */
export function tableSnippet(site, attributes, description) {
  const attributeLines = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => `\n  ${name}="${escapeHtml(value)}"`);
  return [
    `<script type="module" src="${escapeHtml(new URL("embed.js", site).href)}"></script>`,
    "<style>regicide-table { display: block; block-size: 36rem; overflow: hidden }</style>",
    `<regicide-table${attributeLines.join("")}>${escapeHtml(description)}</regicide-table>`,
  ].join("\n");
}

/** @param {URL} site @param {Record<string, string>} params of the board's address @param {string} title */
export function frameSnippet(site, params, title) {
  const address = new URL("board.html", site);
  for (const [name, value] of Object.entries(params)) if (value) address.searchParams.set(name, value);
  return `<iframe src="${escapeHtml(address.href)}" title="${escapeHtml(title)}" width="480" height="576" loading="lazy"></iframe>`;
}

/** @param {URL} site */
export const policySnippet = (site) => `script-src ${site.origin}; frame-src ${site.origin}`;
