import { files, version } from 'virtual:precache-manifest';

declare const self: ServiceWorkerGlobalScope;

const CACHES = 'rowloom-';
/** One a version: what a page was built with is never mixed with what came after. */
const CACHE = CACHES + version;
const NOT_FOUND = '/404.html';

const kept: ReadonlySet<string> = new Set(files);

/** All or nothing: a version that cannot be kept whole is not kept. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = files.map((path) => {
    // A name with a hash in it stands for one content, for ever; any other file is asked for anew.
    const hashed = path.startsWith('/assets/');
    return new Request(path, { cache: hashed ? 'default' : 'reload', priority: 'low' });
  });
  await cache.addAll(requests);
}

async function forgetOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

/** Without a network a page that was never there and one that is not kept look alike. */
async function notFound(): Promise<Response> {
  const page = await find(NOT_FOUND);
  if (!page) return Response.error();
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOtherVersions(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // With a slash at its end a page's address is forgiven, as hosts do.
  const path = pathname.replace(/\/$/, '') || '/';
  if (kept.has(path)) {
    event.respondWith(find(path).then((response) => response ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(notFound));
  }
});

// A new version waits until the visitor says so.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
