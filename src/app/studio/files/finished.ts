import type { FinishedExport } from './export-queue.ts';

/** The size of all files on the disk, in bytes. */
export function savedBytes({ saved }: FinishedExport['exported']): number {
  return saved.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function filesAt({ destination, exported: { saved }, file }: FinishedExport): Promise<readonly Blob[]> {
  switch (destination.kind) {
    case 'page':
    case 'private':
      return file ? [file.blob] : [];
    case 'file':
      return [await destination.handle.getFile()];
    case 'directory': {
      const { handle } = destination;
      return Promise.all(saved.map(async ({ name }) => (await handle.getFileHandle(name)).getFile()));
    }
  }
}

/** The files where they were saved. Rejects if the browser cannot read them there, or if they have changed since. */
export async function savedFiles(finished: FinishedExport): Promise<readonly Blob[]> {
  const files = await filesAt(finished);
  const isChanged = files.some(({ size }, i) => size !== finished.exported.saved[i]?.bytes);
  if (isChanged) throw new Error('A saved file has changed');
  return files;
}
