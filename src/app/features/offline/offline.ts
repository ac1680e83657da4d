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
function watch(found: ServiceWorkerRegistration, ready: () => void): void {
  found.installing?.addEventListener('statechange', () => {
    if (hasNewVersion(found)) ready();
  });
}

/**
 * Has the browser keep the page's files, so that the next visit needs no network. Calls back when a newer version has
 * been fetched and waits for `takeNewVersion`.
 */
export async function keepOffline(onNewVersion: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenLoaded();
  try {
    const found = await navigator.serviceWorker.register(serviceWorkerScript());
    registration = found;
    if (hasNewVersion(found)) onNewVersion();
    watch(found, onNewVersion);
    found.addEventListener('updatefound', () => watch(found, onNewVersion));
  } catch {
    // A browser may refuse, as some do in private windows: then every visit needs the network, and all else holds.
  }
}

/** Loads the page again, in its newest version. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  } else {
    // Another tab has taken it already.
    location.reload();
  }
}
