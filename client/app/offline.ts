// The service worker keeps the house for days without a server; a newer one waits until the player is ready for it.
import { createSignal } from 'solid-js';

const [newer, setNewer] = createSignal<ServiceWorker | null>(null);

export { newer };

export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newer()?.postMessage('take over');
}

const EVERY_HOUR_MS = 3_600_000;

export function startOffline(): void {
  // On plain http from another machine a browser offers none: then the server is needed, and nothing else changes.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (!registration) return;
    const watch = (worker: ServiceWorker | null) => {
      const tell = () => {
        if (worker?.state === 'installed' && navigator.serviceWorker.controller) setNewer(worker);
      };
      worker?.addEventListener('statechange', tell);
      tell();
    };
    watch(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    setInterval(() => void registration.update().catch(() => undefined), EVERY_HOUR_MS);
  });
}
