import type { FileSink, Place } from './file-sink.ts';
import { isMissing, toWriteProblem, WriteProblem, written } from './write-problem.ts';

/** A file that is written without promises. The standard calls it FileSystemSyncAccessHandle. */
interface SyncFile {
  /** Returns how many bytes it has written. */
  write(part: Uint8Array<ArrayBuffer>): number;
  close(): void;
}

declare global {
  // TypeScript's library has it only for workers. Tests use this file, too.
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<SyncFile>;
  }
}

/** The folder of the origin private file system that holds one folder for each export. */
const EXPORTS = 'exports';

/** Browsers may write less than they are given when the quota is nearly used up. */
function writeAll(access: SyncFile, part: Uint8Array<ArrayBuffer>): void {
  for (let done = 0; done < part.length; ) {
    const count = access.write(part.subarray(done));
    if (count === 0) throw new WriteProblem('disk-full');
    done += count;
  }
}

async function openPrivateFile(directory: FileSystemDirectoryHandle, name: string): Promise<FileSink> {
  const handle = await directory.getFileHandle(name, { create: true });
  const access = await handle.createSyncAccessHandle();
  return {
    write(part) {
      try {
        writeAll(access, part);
      } catch (error) {
        throw toWriteProblem(error);
      }
    },
    async close() {
      try {
        // Without `flush`, which may block this worker for minutes: the system writes the bytes to the disk later.
        access.close();
      } catch (error) {
        throw toWriteProblem(error);
      }
    },
    async abort() {
      access.close();
      try {
        await directory.removeEntry(name);
        return false;
      } catch (error) {
        return !isMissing(error);
      }
    },
  };
}

/**
 * Files in a folder of the origin private file system, `exports/<name>/`.
 * @param root resolves to the root of the file system
 */
export function createPrivatePlace(root: () => Promise<FileSystemDirectoryHandle>, name: string): Place {
  const exports = async () => (await root()).getDirectoryHandle(EXPORTS, { create: true });
  return {
    name: `${EXPORTS}/${name}`,
    open: (file) =>
      written(
        exports()
          .then((folder) => folder.getDirectoryHandle(name, { create: true }))
          .then((directory) => openPrivateFile(directory, file)),
      ),
    clear: async () => (await exports()).removeEntry(name, { recursive: true }),
  };
}
