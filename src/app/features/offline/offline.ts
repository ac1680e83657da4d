import { serviceWorkerScript } from '../../workers/script-urls.ts';

let registration: ServiceWorkerRegistration | undefined;

function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Calls `ready` when an update is installed; the first installation, which has no controller yet, is none. */
function observeInstall({ installing }: ServiceWorkerRegistration, ready: () => void): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) ready();
  });
}

/**
 * Registers the service worker, which caches the page's files for offline use. Calls `onUpdate` when a newer version is
 * installed and waits for `applyUpdate`.
 */
export async function registerServiceWorker(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenLoaded();
  try {
    const found = await navigator.serviceWorker.register(serviceWorkerScript());
    registration = found;
    if (found.waiting) onUpdate();
    observeInstall(found, onUpdate);
    found.addEventListener('updatefound', () => observeInstall(found, onUpdate));
  } catch {
    // Refused, as in some private windows: the page works, but needs the network.
  }
}

/** Reloads the page in its newest version. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  } else {
    // Another tab has applied it.
    location.reload();
  }
}
