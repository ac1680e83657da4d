/** `closed`: the visitor has picked nothing. `refused`: the browser has a picker, but does not show it. */
export type Picked<Handle> = { readonly handle: Handle } | 'closed' | 'refused';

/** The kind of file that a picker saves. */
export interface FileKind {
  /** In the picker's list of kinds. */
  readonly label: string;
  /** Without parameters. */
  readonly mediaType: string;
  /** Without its dot. */
  readonly extension: string;
}

/** Browsers remember the last folder for it. */
const PICKER_ID = 'export';

async function picked<Handle>(pick: () => Promise<Handle>): Promise<Picked<Handle>> {
  try {
    return { handle: await pick() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    console.warn(error);
    return 'refused';
  }
}

export function hasFilePicker(): boolean {
  return 'showSaveFilePicker' in globalThis;
}

export function hasFolderPicker(): boolean {
  return 'showDirectoryPicker' in globalThis;
}

/** Asks where to save a file. Call it in the click itself: browsers show a picker only within 5 s of one. */
export function pickFile(
  suggestedName: string,
  { label, mediaType, extension }: FileKind,
): Promise<Picked<FileSystemFileHandle>> {
  return picked(async () => {
    if (!window.showSaveFilePicker) throw new TypeError('This browser has no file picker');
    return window.showSaveFilePicker({
      id: PICKER_ID,
      startIn: 'downloads',
      suggestedName,
      types: [{ description: label, accept: { [mediaType]: [`.${extension}`] } }],
    });
  });
}

async function isTaken(parent: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await parent.getDirectoryHandle(name);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return false;
    // A file has the name.
    if (error instanceof DOMException && error.name === 'TypeMismatchError') return true;
    throw error;
  }
}

/**
 * Asks for a folder and makes a new one in it, so that nothing there is replaced. `unwritable`: nothing can be made in the
 * folder that was picked. Call it in the click itself.
 */
export async function pickNewFolder(name: string): Promise<Picked<FileSystemDirectoryHandle> | 'unwritable'> {
  const parent = await picked(async () => {
    if (!window.showDirectoryPicker) throw new TypeError('This browser has no folder picker');
    return window.showDirectoryPicker({ id: PICKER_ID, startIn: 'downloads', mode: 'readwrite' });
  });
  if (typeof parent === 'string') return parent;
  try {
    let free = name;
    for (let number = 2; await isTaken(parent.handle, free); number++) free = `${name} (${number})`;
    return { handle: await parent.handle.getDirectoryHandle(free, { create: true }) };
  } catch (error) {
    console.warn(error);
    return 'unwritable';
  }
}

/**
 * Removes the file that a picker has made, unless it had content before. Does nothing where that is not possible, for
 * example because a worker still writes it, and removes it itself.
 */
export async function removeIfEmpty(handle: FileSystemFileHandle): Promise<void> {
  const { size } = await handle.getFile().catch(() => ({ size: undefined }));
  if (size === 0) await handle.remove?.().catch(() => {});
}

/** Removes a folder with its content. Does nothing where that is not possible. */
export async function removeFolder(handle: FileSystemDirectoryHandle): Promise<void> {
  await handle.remove?.({ recursive: true }).catch(() => {});
}
