import { files, localeFiles, studioFiles, version } from 'virtual:precache-manifest';
import { DOCS_PATH } from '../src/policy/docs-path.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'rowloom-';
/** Each version has its own cache, so files of two versions are never mixed. */
const CACHE = CACHE_PREFIX + version;
const NOT_FOUND = '/404.html';
/** The start of the path of the Studio's worker, in every version. */
const STUDIO_WORKER_PREFIX = '/assets/studio.worker-';

const known: ReadonlySet<string> = new Set([...files, ...studioFiles, ...localeFiles]);
const ofLocales: ReadonlySet<string> = new Set(localeFiles);

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

async function otherVersions(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
}

/** The paths of the files that other versions have cached. */
async function pathsOfOthers(): Promise<ReadonlySet<string>> {
  const requests = (await otherVersions()).map(async (name) => (await caches.open(name)).keys());
  return new Set((await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname));
}

/** The path of a file without the hash in its name. */
const withoutHash = (path: string) => path.replace(/-[\w-]{8}\.js$/, '');

/** Caches the Studio's files too if an older version has cached them: then the visitor has used the Studio. */
async function precache(): Promise<void> {
  const usesStudio = [...(await pathsOfOthers())].some((path) => path.startsWith(STUDIO_WORKER_PREFIX));
  await add(usesStudio ? [...files, ...studioFiles] : files);
  await keepLocaleFiles();
}

/** Caches the files of locales that other versions have cached: files that have not changed are copied, the others are loaded. */
async function keepLocaleFiles(): Promise<void> {
  const used = new Set([...(await pathsOfOthers())].map(withoutHash));
  const cache = await caches.open(CACHE);
  const keep = async (path: string) => {
    const cached = await caches.match(path, { ignoreVary: true });
    await (cached ? cache.put(path, cached) : add([path]));
  };
  await Promise.all(localeFiles.filter((path) => used.has(withoutHash(path))).map(keep));
}

/** Takes over what other versions have cached since this one was installed, as far as there is a network, and deletes them. */
async function replaceOtherVersions(): Promise<void> {
  await keepLocaleFiles().catch(console.warn);
  await Promise.all((await otherVersions()).map((name) => caches.delete(name)));
}

async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

/** Loads a file of a locale, and caches it for use without a network if the device has room. */
async function loadLocaleFile(request: Request, path: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) {
    const kept = response.clone();
    await caches
      .open(CACHE)
      .then((cache) => cache.put(path, kept))
      .catch(console.warn);
  }
  return response;
}

/** The answer without a network, when it is unknown whether a page that is not cached exists. */
async function notFound(): Promise<Response> {
  const page = await find(NOT_FOUND);
  if (!page) return Response.error();
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

self.addEventListener('install', (event) => event.waitUntil(precache()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([replaceOtherVersions(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Hosts also serve a page when its address ends in a slash.
  const path = pathname.replace(/\/$/, '') || '/';
  // Without a network, the browser's own page says so.
  if (`${path}/`.startsWith(DOCS_PATH)) return;
  if (known.has(path)) {
    const load = () => (ofLocales.has(path) ? loadLocaleFile(request, path) : fetch(request));
    event.respondWith(find(path).then((response) => response ?? load()));
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
