import type { FileSink, Place } from './file-sink.ts';
import { isMissing, written } from './write-problem.ts';

declare global {
  // Not in TypeScript's libraries yet.
  interface FileSystemCreateWritableOptions {
    /** `exclusive`: nobody else may write the file at the same time. https://fs.spec.whatwg.org/ */
    mode?: 'exclusive' | 'siloed';
  }
  interface FileSystemHandle {
    /** In Chromium only. https://github.com/whatwg/fs/pull/9 */
    remove?(): Promise<void>;
  }
}

interface PickedFile {
  readonly handle: FileSystemFileHandle;
  /** Whether the file held nothing before. */
  readonly isNew: boolean;
  /** Removes the file, if the browser can. */
  readonly remove: (() => Promise<void>) | undefined;
}

/** The browser writes to a temporary file, which replaces the file when it is closed. */
async function openPickedFile({ handle, isNew, remove }: PickedFile): Promise<FileSink> {
  const stream = await written(handle.createWritable({ mode: 'exclusive' }));
  let closing: Promise<void> | undefined;

  /** Returns whether the file has its new content: a stream that is being closed can no longer be aborted. */
  async function stop(): Promise<boolean> {
    try {
      await (closing ?? stream.abort());
      return closing !== undefined;
    } catch {
      return false;
    }
  }

  return {
    write: (part) => written(stream.write(part)),
    close() {
      closing = written(stream.close());
      return closing;
    },
    async abort() {
      const isReplaced = await stop();
      if (!isNew) return isReplaced;
      if (!remove) return true;
      return remove().then(
        () => false,
        () => true,
      );
    },
  };
}

/** One file that the visitor has named. The picker has created or emptied it. */
export function createFilePlace(handle: FileSystemFileHandle): Place {
  return {
    name: handle.name,
    async open() {
      const { size } = await written(handle.getFile());
      const remove = handle.remove && (async () => handle.remove?.());
      return openPickedFile({ handle, isNew: size === 0, remove });
    },
    async clear() {
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

async function hasFile(directory: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await directory.getFileHandle(name);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Files in a directory. Files with the same names are replaced. */
export function createDirectoryPlace(directory: FileSystemDirectoryHandle): Place {
  return {
    name: directory.name,
    async open(name) {
      const isNew = !(await written(hasFile(directory, name)));
      const handle = await written(directory.getFileHandle(name, { create: true }));
      const remove = () => directory.removeEntry(name);
      try {
        return await openPickedFile({ handle, isNew, remove });
      } catch (error) {
        if (isNew) await remove().catch(() => {});
        throw error;
      }
    },
    async clear() {
      try {
        await directory.remove?.();
      } catch (error) {
        // It holds files of others.
        if (!(error instanceof Error && error.name === 'InvalidModificationError')) throw error;
      }
    },
  };
}
