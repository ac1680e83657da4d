import type { Result } from '../../../../result.ts';

/** `cut`: the data ends too early. `damaged`: it is no compressed data, or more follows. `too-large`: it is more than the limit. */
export type InflateError = 'cut' | 'damaged' | 'too-large';

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
  const writer = writable.getWriter();
  // Data that is wrong fails the write; data that ends too early fails the end.
  // https://compression.spec.whatwg.org/#decompress-flush-and-enqueue
  let isWritten = false;
  const written = writer
    .write(bytes)
    .then(() => {
      isWritten = true;
      return writer.close();
    })
    .catch(() => {});
  const reader = readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > maxBytes) {
        await reader.cancel();
        return { ok: false, error: 'too-large' };
      }
      chunks.push(value);
    }
  } catch {
    return { ok: false, error: isWritten ? 'cut' : 'damaged' };
  } finally {
    await written;
  }
  return { ok: true, value: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}
