/** What the page has stored on the device. */
export interface Stored {
  /** Local storage: names and raw values. Unknown where the browser bars the page from it. */
  readonly entries: readonly (readonly [name: string, value: string])[] | undefined;
  readonly cookies: string;
  /** The page's own files, kept for use without a network. */
  readonly keptFiles: number;
}

async function countKeptFiles(): Promise<number> {
  // A browser has no caches where the connection is not secure, and may refuse them in a private window.
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
  return { entries: localEntries(), cookies: document.cookie, keptFiles: await countKeptFiles() };
}
