import { type PrivateFile, privateFiles } from '../../lib/private-folders.ts';

/** What the page has stored on the device. */
export interface Stored {
  /** Local storage: names and raw values. Undefined where the browser denies access. */
  readonly entries: readonly (readonly [name: string, value: string])[] | undefined;
  readonly cookies: string;
  /** The page's own files in the service worker's cache. */
  readonly cachedFiles: number;
  /** The files of exports in the private file system. */
  readonly exportFiles: readonly PrivateFile[];
}

async function countCachedFiles(): Promise<number> {
  // `caches` is missing in insecure contexts, and may be refused in private windows.
  if (!('caches' in globalThis)) return 0;
  try {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().length;
  } catch {
    return 0;
  }
}

function localEntries(): Stored['entries'] {
  try {
    return Object.entries<string>({ ...localStorage });
  } catch {
    return undefined;
  }
}

export async function readStored(): Promise<Stored> {
  return {
    entries: localEntries(),
    cookies: document.cookie,
    cachedFiles: await countCachedFiles(),
    exportFiles: await privateFiles(),
  };
}
