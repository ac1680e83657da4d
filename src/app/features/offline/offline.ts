import { serviceWorkerScript } from '../../workers/script-urls.ts';

let registration: ServiceWorkerRegistration | undefined;

function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Calls back for a version that lies ready beside the one that is in use; the first of all is no news. */
function watch({ installing }: ServiceWorkerRegistration, ready: () => void): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) ready();
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
    if (found.waiting) onNewVersion();
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
