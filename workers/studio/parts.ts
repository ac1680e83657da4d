/** In bytes: large enough that messages cost nothing beside writing, small enough that progress is seen. */
const PART_BYTES = 1_048_576;

/** Takes a file's text and hands on its bytes, part by part. */
export interface PartWriter {
  /** Waits where more was written than was taken. */
  write(text: string): Promise<void>;
  /** Hands on the rest; the file's bytes in all. */
  close(): Promise<number>;
}

type TakePart = (part: ArrayBuffer) => Promise<void> | void;

/** Bytes collected to parts, of which one is on its way while the next is filled. */
function createParts(take: TakePart) {
  let part = new Uint8Array(PART_BYTES);
  let used = 0;
  let bytes = 0;
  let taken = Promise.resolve();

  async function send(): Promise<void> {
    if (used === 0) return;
    const { buffer } = used === part.length ? part : part.slice(0, used);
    part = new Uint8Array(PART_BYTES);
    used = 0;
    await taken;
    taken = Promise.resolve(take(buffer));
    // Awaited later: until then a failure is nobody's.
    taken.catch(() => {});
  }

  return {
    async add(chunk: Uint8Array): Promise<void> {
      bytes += chunk.length;
      for (let from = 0; from < chunk.length; ) {
        const fits = Math.min(chunk.length - from, part.length - used);
        part.set(chunk.subarray(from, from + fits), used);
        used += fits;
        from += fits;
        if (used === part.length) await send();
      }
    },
    async end(): Promise<number> {
      await send();
      await taken;
      return bytes;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** A file's text in UTF-8. */
export function createPartWriter(take: TakePart): PartWriter & { readonly bytes: number } {
  const parts = createParts(take);
  const encoder = new TextEncoder();
  return {
    write: (text) => parts.add(encoder.encode(text)),
    close: () => parts.end(),
    get bytes() {
      return parts.bytes;
    },
  };
}

/** The same, compressed. https://compression.spec.whatwg.org/ */
export function createGzipPartWriter(take: TakePart): PartWriter & { readonly bytes: number } {
  const parts = createParts(take);
  const encoder = new TextEncoder();
  const { readable, writable } = new CompressionStream('gzip');
  const input = writable.getWriter();
  async function readAll(): Promise<void> {
    const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      await parts.add(value);
    }
  }
  const read = readAll();
  // What cannot be taken ends the writing too.
  read.catch((error: unknown) => input.abort(error)).catch(() => {});
  return {
    async write(text) {
      // The stream's own queue is the limit of what is held.
      await input.ready;
      void input.write(encoder.encode(text)).catch(() => {});
    },
    async close() {
      await input.close();
      await read;
      return parts.end();
    },
    get bytes() {
      return parts.bytes;
    },
  };
}
