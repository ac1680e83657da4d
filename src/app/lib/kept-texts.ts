import { delMany, getMany, keys, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import { isKeeping, KEPT_DATABASE } from './kept-database.ts';
import { onTabMessage, tellTabs } from './tab-messages.ts';

/**
 * Texts that the page keeps on the device because the visitor has asked for it: in one IndexedDB database with the
 * permission. Each text has a record about it, so that a list reads no texts.
 */
export interface KeptInfo {
  readonly id: string;
  /** The version of the record: a newer page may have written it. */
  readonly version: number;
  readonly name: string;
  /** The names of what is in the text. */
  readonly parts: readonly string[];
  /** How many things the only part has. */
  readonly partSize?: number;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  /** In characters. */
  readonly length: number;
  /** Names the text: each text that is kept gets another name. */
  readonly writer: string;
  /** How the text was shown last, if that was not as usual. It is not a part of the text. */
  readonly view?: string;
}

/**
 * Why something is not kept: the disk is full; the browser denies access; nothing may be kept, because the visitor or
 * the browser has cleared it; there are too many texts; or another
 * text is kept than the one that was to be replaced.
 */
export type KeepFailure = 'full' | 'blocked' | 'cleared' | 'too-many' | 'changed';

export const KEPT_MAX = 100;

/** The version of the records that this page writes. */
export const KEPT_VERSION = 1;

/**
 * Exists only while the first database is removed. Chromium’s LevelDB writes a removal to a new file, and leaves the
 * removed values in the old file until it rewrites that. Removing a database rewrites the files with its keys. The keys
 * of this one are in the same file as the removed values, so that its removal rewrites that file; its second removal
 * deletes the old version. https://github.com/google/leveldb/blob/main/doc/impl.md#compactions
 */
const SECOND_DATABASE = 'drafts-removal';
const STORE = 'texts';
const PERMISSION = 'permission';
const INFO = 'info:';
const TEXT = 'text:';
/** Files that texts name by this name. */
const FILE = 'file:';

function connect(creates: boolean, name = KEPT_DATABASE): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      if (creates) request.result.createObjectStore(STORE);
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Connects for each transaction, because a connection that stays open would block the removal of the database. */
const using =
  (creates: boolean): UseStore =>
  async (mode, work) => {
    const database = await connect(creates);
    try {
      return await work(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  };

const existing = using(false);

function failureOf(error: unknown): KeepFailure {
  console.warn(error);
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  // The database was removed while it was open, or just before it was opened.
  return name === 'AbortError' ? 'cleared' : 'blocked';
}

/** Resolves to what `work` does, or to why it failed. */
async function attempt<T>(work: () => Promise<T>): Promise<T | KeepFailure> {
  try {
    return (await isKeeping()) ? await work() : 'cleared';
  } catch (error) {
    return failureOf(error);
  }
}

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Reads a record. One that a newer page wrote may have other properties. */
function readInfo(key: string, value: unknown): KeptInfo {
  const record: Partial<Record<keyof KeptInfo, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  const { version, name, parts, partSize, savedAt, length, writer, view } = record;
  return {
    id: key.slice(INFO.length),
    version: typeof version === 'number' ? version : Number.POSITIVE_INFINITY,
    name: typeof name === 'string' ? name : '',
    parts: textsOf(parts),
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    length: typeof length === 'number' ? length : 0,
    writer: typeof writer === 'string' ? writer : '',
    ...(typeof partSize === 'number' ? { partSize } : {}),
    ...(typeof view === 'string' ? { view } : {}),
  };
}

/** All records, the newest first. `cleared` if the visitor has not asked to keep anything. */
export function keptInfos(): Promise<readonly KeptInfo[] | KeepFailure> {
  return attempt(async () => {
    const all = await keys(existing);
    if (!all.includes(PERMISSION)) return 'cleared';
    const names = all.filter((key): key is string => typeof key === 'string' && key.startsWith(INFO));
    const values = await getMany<unknown>(names, existing);
    return names.map((key, i) => readInfo(key, values[i])).sort((a, b) => b.savedAt - a.savedAt);
  });
}

export interface KeptText {
  readonly info: KeptInfo;
  readonly text: string;
}

/** A text with its record; undefined if there is none. */
export function keptText(id: string): Promise<KeptText | undefined | KeepFailure> {
  return attempt(async () => {
    const [info, text] = await getMany<unknown>([INFO + id, TEXT + id], existing);
    return typeof text === 'string' ? { info: readInfo(INFO + id, info), text } : undefined;
  });
}

/** Lets the page keep texts from now on. */
export async function allowKeeping(): Promise<KeepFailure | undefined> {
  try {
    // Without this list of databases, a page cannot look for texts and create nothing.
    if (!('databases' in indexedDB)) return 'blocked';
    await setMany([[PERMISSION, true]], using(true));
  } catch (error) {
    const failure = failureOf(error);
    await clearKept();
    return failure;
  }
  tellTabs(KEPT_DATABASE);
  return undefined;
}

/**
 * Keeps a text in place of the one with its id.
 * @param replaced names the only text whose place it takes; any text’s, if it is not given
 */
export async function keepText(
  { info, text }: KeptText,
  replaced?: { readonly writer: string | undefined },
): Promise<KeepFailure | undefined> {
  const failure = await attempt(() =>
    existing('readwrite', async (store) => {
      const names = await promisifyRequest(store.getAllKeys());
      if (replaced && names.includes(INFO + info.id)) {
        const { writer } = readInfo(INFO + info.id, await promisifyRequest(store.get(INFO + info.id)));
        if (writer !== replaced.writer) return 'changed';
      }
      const count = names.filter((key) => typeof key === 'string' && key.startsWith(INFO)).length;
      if (count >= KEPT_MAX && !names.includes(INFO + info.id)) return 'too-many';
      store.put(info, INFO + info.id);
      store.put(text, TEXT + info.id);
      await promisifyRequest(store.transaction);
      return undefined;
    }),
  );
  if (failure === undefined) tellTabs(KEPT_DATABASE);
  return failure;
}

/** Removes a text, and the files that no other text names. */
export async function removeText(id: string): Promise<KeepFailure | undefined> {
  const failure = await attempt(async () => {
    await delMany([INFO + id, TEXT + id], existing);
    await removeUnnamedFiles();
  });
  tellTabs(KEPT_DATABASE);
  return failure ?? undefined;
}

async function removeUnnamedFiles(): Promise<void> {
  const all = (await keys(existing)).filter((key): key is string => typeof key === 'string');
  const files = all.filter((key) => key.startsWith(FILE));
  if (files.length === 0) return;
  const texts = await getMany<unknown>(
    all.filter((key) => key.startsWith(TEXT)),
    existing,
  );
  const isNamed = (file: string) =>
    texts.some((text) => typeof text === 'string' && text.includes(file.slice(FILE.length)));
  await delMany(
    files.filter((file) => !isNamed(file)),
    existing,
  );
}

/** Keeps a file that texts name, if the visitor lets the page keep texts. */
export async function keepFile(name: string, file: Blob): Promise<KeepFailure | undefined> {
  const failure = await attempt(() => setMany([[FILE + name, file]], existing));
  return failure ?? undefined;
}

/** The file of a name; undefined if none is kept. */
export async function keptFile(name: string): Promise<Blob | undefined> {
  const kept = await attempt(() => getMany<unknown>([FILE + name], existing));
  const [file] = Array.isArray(kept) ? kept : [];
  return file instanceof Blob ? file : undefined;
}

/** Removes all texts and files and the permission: the whole database. */
export async function clearKept(): Promise<KeepFailure | undefined> {
  try {
    for (const removed of [KEPT_DATABASE, SECOND_DATABASE]) {
      (await connect(true, SECOND_DATABASE)).close();
      await promisifyRequest(indexedDB.deleteDatabase(removed));
      await promisifyRequest(indexedDB.deleteDatabase(SECOND_DATABASE));
    }
  } catch (error) {
    return failureOf(error);
  }
  tellTabs(KEPT_DATABASE);
  return undefined;
}

/** Calls `changed` when this tab or another has changed what is kept. Returns a cleanup function. */
export function onKeptChange(changed: () => void): () => void {
  return onTabMessage(KEPT_DATABASE, changed);
}
