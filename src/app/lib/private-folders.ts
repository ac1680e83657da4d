import { holdLock } from './tab-locks.ts';
import { onTabMessage, tellTabs } from './tab-messages.ts';

/**
 * Folders of files in the origin private file system: one for each export that waits until its files are saved. The tab
 * that needs a folder holds a Web Lock of its name, so that no other tab removes it.
 * https://developer.mozilla.org/docs/Web/API/File_System_API/Origin_private_file_system
 */
const PARENT = 'exports';

export interface PrivateFile {
  readonly folder: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

function lockName(folder: string): string {
  return `export-${folder}`;
}

/** Undefined where nothing was stored yet, or where the browser has no private file system. */
async function parentFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(PARENT);
  } catch {
    return undefined;
  }
}

async function foldersIn(parent: FileSystemDirectoryHandle): Promise<readonly FileSystemDirectoryHandle[]> {
  const folders: FileSystemDirectoryHandle[] = [];
  for await (const handle of parent.values()) {
    if (handle instanceof FileSystemDirectoryHandle) folders.push(handle);
  }
  return folders;
}

/**
 * How many bytes the private file system can still take; undefined where there is none. Firefox and Safari have none in
 * private windows, and no browser has one on a page without HTTPS.
 */
export async function privateRoom(): Promise<number | undefined> {
  if (!('locks' in navigator)) return undefined;
  try {
    await navigator.storage.getDirectory();
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return Math.max(0, quota - usage);
  } catch {
    return undefined;
  }
}

/** Holds a folder, which need not exist yet. Resolves to a function that releases it. */
export async function holdFolder(folder: string): Promise<() => void> {
  const release = await holdLock(lockName(folder));
  if (!release) throw new Error('A lock that is waited for was not given');
  return release;
}

/** A file of a folder. The browser reads its content only when it is needed. Rejects if there is none. */
export async function fileIn(folder: string, name: string): Promise<File> {
  const root = await navigator.storage.getDirectory();
  const directory = await (await root.getDirectoryHandle(PARENT)).getDirectoryHandle(folder);
  return (await directory.getFileHandle(name)).getFile();
}

/** Removes a folder with its files. Resolves to false if a file in it is being written. */
export async function removePrivateFolder(folder: string): Promise<boolean> {
  try {
    await (await parentFolder())?.removeEntry(folder, { recursive: true });
    tellTabs(PARENT);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError';
  }
}

/** Calls `changed` when this tab or another has removed files. Returns a cleanup function. */
export function onFilesRemoved(changed: () => void): () => void {
  return onTabMessage(PARENT, changed);
}

/** Removes the folders that no tab holds: what a tab that was closed has left. */
export async function removeLeftovers(): Promise<void> {
  if (!('locks' in navigator)) return;
  const parent = await parentFolder();
  if (!parent) return;
  for (const { name } of await foldersIn(parent)) {
    await navigator.locks.request(lockName(name), { ifAvailable: true }, async (lock) => {
      if (lock) await removePrivateFolder(name);
    });
  }
}

/** In bytes; 0 if the browser does not let the page read a file while it is written. */
async function sizeOf(handle: FileSystemFileHandle): Promise<number> {
  return handle.getFile().then(
    ({ size }) => size,
    () => 0,
  );
}

async function filesOf(folder: FileSystemDirectoryHandle): Promise<readonly PrivateFile[]> {
  const files: PrivateFile[] = [];
  for await (const handle of folder.values()) {
    if (handle instanceof FileSystemFileHandle)
      files.push({ folder: folder.name, name: handle.name, size: await sizeOf(handle) });
  }
  return files;
}

/** All files that wait, those of other tabs included. */
export async function privateFiles(): Promise<readonly PrivateFile[]> {
  const parent = await parentFolder();
  if (!parent) return [];
  const folders = await foldersIn(parent);
  // Another tab may remove a folder meanwhile.
  const lists = await Promise.all(folders.map((folder) => filesOf(folder).catch(() => [])));
  return lists.flat();
}
