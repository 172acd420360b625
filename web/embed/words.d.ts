// The build writes words.js: of every catalogue the messages that the element says (tools/site/embed_words.py).
export const WORDS: Record<string, Record<string, string>>;
