/* global FILES, VERSION -- put before this text by offline.ts */
// Keeps the whole house in the browser, so that solo and hot-seat games need no server after the first visit.
// A new version is fetched whole beside the old one, and takes over when the page says so.
const CACHE = `mathom-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const forgetOld = async () => {
    for (const name of await caches.keys()) if (name.startsWith('mathom-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const file = request.mode === 'navigate' ? '/' : pathname;
  if (!FILES.includes(file)) return;
  event.respondWith(caches.match(file, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});
