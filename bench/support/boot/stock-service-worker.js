// The service worker of the stock page: everything into one cache, everything from it.
addEventListener("install", (event) => {
  const stored = async () => {
    const cache = await caches.open(`stock ${registration.scope}`);
    await cache.addAll(await (await fetch("stock-files.json")).json());
    await skipWaiting();
  };
  event.waitUntil(stored());
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const options = { ignoreSearch: true };
  const answer = async () => (await caches.match(event.request, options)) ?? fetch(event.request);
  event.respondWith(answer());
});
