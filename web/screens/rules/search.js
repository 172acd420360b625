// Finding words in the rules, whatever their case and accents.

const MARKS = /\p{Mark}/gu; // what is left of ё, é, ő beside their letters
const JOINED = /[œæ]/g;
const APART = /** @type {Record<string, string>} */ ({ œ: "oe", æ: "ae" });

/** A text as it is compared. @param {string} text */
export const folded = (text) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(JOINED, (letter) => APART[letter])
    .replaceAll("’", "'")
    .replaceAll("\uFE0E", ""); // a sign shown as text, not as a picture

/** Whether each word of the query is somewhere in the text. @param {string} query @param {string} text */
export function finds(query, text) {
  const within = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
