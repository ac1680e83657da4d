// What one would write instead of an export: a worker with a loop over faker, Papa Parse, and a private file.
import Papa from 'papaparse';
import { fakerRows } from './baseline.ts';

declare global {
  /** Only workers have it, so a page's types do not. */
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<{ write(bytes: Uint8Array): number; flush(): void; close(): void }>;
  }
}

const ROWS_AT_ONCE = 5000;

/** What the page asks for. */
export interface FakerFileRequest {
  readonly subject: string;
  readonly rows: number;
  readonly file: string;
}

addEventListener('message', async ({ data }: MessageEvent<FakerFileRequest>) => {
  const { subject, rows, file } = data;
  const root = await navigator.storage.getDirectory();
  const handle = await root.getFileHandle(file, { create: true });
  const sink = await handle.createSyncAccessHandle();
  const encoder = new TextEncoder();
  let bytes = 0;
  for (let row = 0; row < rows; row += ROWS_AT_ONCE) {
    const some = fakerRows(subject, Math.min(ROWS_AT_ONCE, rows - row));
    const text = Papa.unparse(some, { header: row === 0, newline: '\r\n' });
    bytes += sink.write(encoder.encode(`${text}\r\n`));
  }
  sink.flush();
  sink.close();
  postMessage(bytes);
});
