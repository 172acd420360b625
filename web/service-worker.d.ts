/** What the build writes in front of the service worker. */
declare const BUILT: { build: string; files: { path: string; sha256: string; size: number }[] };
