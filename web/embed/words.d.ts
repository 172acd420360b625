// The type of words.js, which the build writes: the element's messages from every catalogue (tools/site/embed_words.py).
export const WORDS: Record<string, Record<string, string>>;
