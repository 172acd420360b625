// The build writes words.js: of every catalogue the messages that the element says (tools/words.py).
export const WORDS: Record<string, Record<string, string>>;
