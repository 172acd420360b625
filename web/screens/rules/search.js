// Searches the text of the rules, whatever the case and the accents.

const ACCENTS = /\p{Mark}/gu; // NFKD separates accents from their letters: ё, é, ő
const LIGATURES = /[œæ]/g;
const LETTERS = /** @type {Record<string, string>} */ ({ œ: "oe", æ: "ae" });

/** A text without case, accents and ligatures, for comparing. @param {string} text */
const fold = (text) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .replace(LIGATURES, (ligature) => LETTERS[ligature])
    .replaceAll("’", "'")
    .replaceAll("\uFE0E", ""); // the mark that shows a suit's sign as text, not as an emoji

/** Whether the text contains every word of the query. @param {string} query @param {string} text */
export function matchesQuery(query, text) {
  const foldedText = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
}
