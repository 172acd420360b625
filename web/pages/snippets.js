// What an author copies: the element, the frame for pages without scripts, a line of content policy.

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * @param {URL} site
 * @param {Record<string, string>} attributes those that are empty are left out
 * @param {string} words the position for whoever runs no script
 */
export function tableSnippet(site, attributes, words) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => `\n  ${name}="${escaped(value)}"`);
  return [
    `<script type="module" src="${escaped(new URL("embed.js", site).href)}"></script>`,
    "<style>regicide-table { display: block; block-size: 36rem; overflow: hidden }</style>",
    `<regicide-table${written.join("")}>${escaped(words)}</regicide-table>`,
  ].join("\n");
}

/** @param {URL} site @param {Record<string, string>} parts of the address @param {string} title */
export function frameSnippet(site, parts, title) {
  const address = new URL("board.html", site);
  for (const [name, value] of Object.entries(parts)) if (value) address.searchParams.set(name, value);
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="480" height="576" loading="lazy"></iframe>`;
}

/** @param {URL} site */
export const policySnippet = (site) => `script-src ${site.origin}; frame-src ${site.origin}`;
