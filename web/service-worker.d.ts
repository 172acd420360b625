/** The list of the build's files, which the last step of the build writes in front of the service worker. */
declare const BUILT: { build: string; files: { path: string; sha256: string; size: number }[] };
