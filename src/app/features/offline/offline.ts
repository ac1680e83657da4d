import { serviceWorkerScript } from '../../workers/script-urls.ts';

let registration: ServiceWorkerRegistration | undefined;

function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/**
 * Whether a version waits behind an older one. The first of all waits behind none before it is active: the page's
 * controller does not show that, as WebKit sets it before the event that says that the worker is installed.
 */
function hasNewVersion({ active, waiting }: ServiceWorkerRegistration): boolean {
  return active !== null && waiting !== null;
}

/** Calls back for a new version once it is installed. */
function observeInstall(found: ServiceWorkerRegistration, ready: () => void): void {
  found.installing?.addEventListener('statechange', () => {
    if (hasNewVersion(found)) ready();
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
    if (hasNewVersion(found)) onUpdate();
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
