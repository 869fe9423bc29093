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
  if (/^\/(api|email)\//.test(pathname)) return; // the server's own pages
  const file = request.mode === 'navigate' ? '/' : pathname;
  if (!FILES.includes(file)) return;
  event.respondWith(caches.match(file, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});

// "Your move", from the server (protocol/notify.ts), while the page is closed or behind others.
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (page, url) => new URL(page.url).pathname === url;

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const show = async () => {
    const pages = await openPages();
    if (pages.some((page) => page.visibilityState === 'visible' && isAt(page, url))) return;
    await self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon-192.png', data: url });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const go = async () => {
    const page = (await openPages()).find((each) => isAt(each, notification.data));
    await (page ? page.focus() : self.clients.openWindow(notification.data));
  };
  event.waitUntil(go());
});
