import { closeSync, openSync, readSync, watch } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const CHUNK_BYTES = 65_536;

/**
 * Passes on the lines of a file to which other programs append, beginning with those that it has already.
 * @returns a function that stops this
 */
export function follow(path: string, onLine: (line: string) => void): () => void {
  const file = openSync(path, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const decoder = new StringDecoder('utf8');
  let rest = '';

  function read(): void {
    for (let bytes = readSync(file, chunk); bytes > 0; bytes = readSync(file, chunk)) {
      const lines = (rest + decoder.write(chunk.subarray(0, bytes))).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    }
  }

  const watcher = watch(path, read);
  read();
  return () => {
    watcher.close();
    closeSync(file);
  };
}
