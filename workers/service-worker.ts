import { files, studioFiles, version } from 'virtual:precache-manifest';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'rowloom-';
/** Each version has its own cache, so files of two versions are never mixed. */
const CACHE = CACHE_PREFIX + version;
const NOT_FOUND = '/404.html';
/** The start of the path of the Studio's worker, in every version. */
const STUDIO_WORKER_PREFIX = '/assets/studio.worker-';

const known: ReadonlySet<string> = new Set([...files, ...studioFiles]);

/** Caches all files of a version or none: `addAll` rejects if one file fails. */
async function add(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = paths.map((path) => {
    // A file with a hash in its name never changes. Other files are fetched from the network, not from the HTTP cache.
    const hashed = path.startsWith('/assets/');
    return new Request(path, { cache: hashed ? 'default' : 'reload', priority: 'low' });
  });
  await cache.addAll(requests);
}

async function hasStudioFiles(name: string): Promise<boolean> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return requests.some(({ url }) => new URL(url).pathname.startsWith(STUDIO_WORKER_PREFIX));
}

/** Caches the Studio's files too if an older version has cached them: then the visitor has used the Studio. */
async function precache(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const usesStudio = (await Promise.all(names.map(hasStudioFiles))).some(Boolean);
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

/** The answer without a network, when it is unknown whether a page that is not cached exists. */
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
  // Hosts also serve a page when its address ends in a slash.
  const path = pathname.replace(/\/$/, '') || '/';
  if (known.has(path)) {
    event.respondWith(find(path).then((response) => response ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(notFound));
  }
});

self.addEventListener('message', (event) => {
  // A new version waits until the visitor chooses to update.
  if (event.data === 'take-over') void self.skipWaiting();
  // The Studio's page sends this when it opens.
  if (event.data === 'keep-studio') event.waitUntil(add(studioFiles));
});
