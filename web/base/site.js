// The site's own folder. Every other address in the code is written relative to it.

export const SITE = new URL("..", import.meta.url);
