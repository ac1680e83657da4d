import { isKeeping } from '../../lib/kept-database.ts';
import { type KeptInfo, keptInfos } from '../../lib/kept-texts.ts';
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
  /** The Studio's drafts. Undefined as long as the visitor has not asked to keep any. */
  readonly drafts: readonly KeptInfo[] | undefined;
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

async function drafts(): Promise<Stored['drafts']> {
  if (!(await isKeeping())) return undefined;
  const infos = await keptInfos();
  return typeof infos === 'string' ? [] : infos;
}

export async function readStored(): Promise<Stored> {
  return {
    entries: localEntries(),
    cookies: document.cookie,
    cachedFiles: await countCachedFiles(),
    exportFiles: await privateFiles(),
    drafts: await drafts(),
  };
}
