// The service worker of the stock page: stores every file in one cache and serves it from there.
addEventListener("install", (event) => {
  const storeFiles = async () => {
    const cache = await caches.open(`stock ${registration.scope}`);
    await cache.addAll(await (await fetch("stock-files.json")).json());
    await skipWaiting();
  };
  event.waitUntil(storeFiles());
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const options = { ignoreSearch: true };
  const answer = async () => (await caches.match(event.request, options)) ?? fetch(event.request);
  event.respondWith(answer());
});
