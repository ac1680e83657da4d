import { createByteSink } from './byte-sink.ts';
import type { ByteSink, TakePart } from './part-sink.ts';

/** The size of the pieces in which text is compressed. */
const INPUT_BYTES = 65_536;

/** Compresses a file's text as one gzip member. https://compression.spec.whatwg.org/ */
export function createGzipSink(take: TakePart, partBytes: number): ByteSink {
  const output = createByteSink(take, partBytes);
  const { readable, writable } = new CompressionStream('gzip');
  const stream = writable.getWriter();
  // A copy: Node resolves `write` while zlib may still be reading the bytes, if fewer wait than its high-water mark.
  // https://nodejs.org/api/stream.html#streamgetdefaulthighwatermarkobjectmode
  const input = createByteSink((part) => stream.write(part.slice()), INPUT_BYTES);

  const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();

  async function readAll(): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      await output.add(value);
    }
  }

  const read = readAll();
  // If `take` fails, writing fails with the same error. A write that waits for its output to be read would never end.
  read.catch((error: unknown) => Promise.all([reader.cancel(error), stream.abort(error)])).catch(() => {});

  return {
    add: (content) => input.add(content),
    async close() {
      await input.close();
      await stream.close();
      await read;
      return output.close();
    },
    get bytes() {
      return output.bytes;
    },
  };
}
