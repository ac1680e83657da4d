import { files, version } from 'virtual:precache-manifest';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'rowloom-';
/** A cache a version: files of two versions are never mixed. */
const CACHE = CACHE_PREFIX + version;
const NOT_FOUND = '/404.html';

const precached: ReadonlySet<string> = new Set(files);

/** `addAll` rejects when one file fails: a version is cached whole or not at all. */
async function precache(): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = files.map((path) => {
    // A name that holds a hash never changes its content; any other file is fetched past the HTTP cache.
    const hashed = path.startsWith('/assets/');
    return new Request(path, { cache: hashed ? 'default' : 'reload', priority: 'low' });
  });
  await cache.addAll(requests);
}

async function deleteOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
}

async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

/** Without a network a page that does not exist and one that is not cached cannot be told apart. */
async function notFound(): Promise<Response> {
  const page = await find(NOT_FOUND);
  if (!page) return Response.error();
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

self.addEventListener('install', (event) => event.waitUntil(precache()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOtherVersions(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A page's address may end in a slash, which hosts accept too.
  const path = pathname.replace(/\/$/, '') || '/';
  if (precached.has(path)) {
    event.respondWith(find(path).then((response) => response ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(notFound));
  }
});

// A new version waits until the visitor applies it.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
