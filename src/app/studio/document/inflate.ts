import type { Result } from '../../../result.ts';

/** `damaged`: it is no compressed data, or ends too early. `too-large`: it is more than the limit. */
export type InflateError = 'damaged' | 'too-large';

/** In bytes. A stream may inflate all that it is given at once, and a byte becomes 1,032 at most: 4 MB then. */
const SLICE_BYTES = 4096;

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Inflates up to a limit, in bytes: what would be more is not read, so that a small text cannot fill the memory. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, InflateError>> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  // What fails it fails the reading too.
  feed(writable, bytes).catch(() => {});
  const reader = readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > maxBytes) {
        void reader.cancel().catch(() => {});
        return { ok: false, error: 'too-large' };
      }
      chunks.push(value);
    }
  } catch {
    return { ok: false, error: 'damaged' };
  }
  return { ok: true, value: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}

/** Writes slice by slice, the next once the last is read. */
async function feed(writable: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = writable.getWriter();
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    await writer.write(bytes.subarray(from, from + SLICE_BYTES));
  }
  await writer.close();
}
