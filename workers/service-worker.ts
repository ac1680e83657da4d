import { files, studioFiles, version } from 'virtual:precache-manifest';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'rowloom-';
/** A cache a version: files of two versions are never mixed. */
const CACHE = CACHE_PREFIX + version;
const NOT_FOUND = '/404.html';
/** What the path of the Studio's worker begins with, in every version. */
const STUDIO_WORKER = '/assets/studio.worker-';

const known: ReadonlySet<string> = new Set([...files, ...studioFiles]);

/** `addAll` rejects when one file fails: a version is cached whole or not at all. */
async function add(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = paths.map((path) => {
    // A name that holds a hash never changes its content; any other file is fetched past the HTTP cache.
    const hashed = path.startsWith('/assets/');
    return new Request(path, { cache: hashed ? 'default' : 'reload', priority: 'low' });
  });
  await cache.addAll(requests);
}

async function hasStudioFile(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return requests.some(({ url }) => new URL(url).pathname.startsWith(STUDIO_WORKER));
}

/** The Studio's files too where a version before this one has them: the visitor has used it. */
async function precache(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const usesStudio = (await Promise.all(names.map(hasStudioFile))).some(Boolean);
  await add(usesStudio ? [...files, ...studioFiles] : files);
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
  if (known.has(path)) {
    event.respondWith(find(path).then((response) => response ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(notFound));
  }
});

self.addEventListener('message', (event) => {
  // A new version waits until the visitor applies it.
  if (event.data === 'take-over') void self.skipWaiting();
  // Said by the Studio's page when it is opened.
  if (event.data === 'keep-studio') event.waitUntil(add(studioFiles));
});
