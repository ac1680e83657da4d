/** Receives a part of a file's bytes. Resolves, or returns, when it no longer needs them and can receive the next part. */
export type TakePart = (part: Uint8Array<ArrayBuffer>) => Promise<void> | void;

/** Passes the content of a file on as bytes. */
export interface ByteSink<Content = string | Uint8Array> {
  /** Returns undefined if more content may follow immediately, or else a promise to await first. Then the caller may reuse bytes. */
  add(content: Content): Promise<void> | undefined;
  /** Passes the rest on. Resolves to the file's size in bytes when all parts are received. */
  close(): Promise<number>;
  /** The size of the file so far. */
  readonly bytes: number;
}

/** Passes content on in parts of equal size. While one part is being received, the next is filled. */
interface PartSink<Content> extends ByteSink<Content> {
  /** Passes on the bytes that are no whole part. Resolves when all parts are received. */
  flush(): Promise<void>;
}

/** Writes the start of some content into free bytes, and says how much of the content that is and how many bytes it took. */
type WriteInto<Content> = (
  content: Content,
  free: Uint8Array,
) => { readonly read: number; readonly written: number };

/**
 * Writes content into two buffers in turn: the page faults of a new buffer take as long as filling it.
 * @param partBytes at least 4, the length of the longest character in UTF-8
 */
export function createPartSink<Content extends { slice(start: number): Content; readonly length: number }>(
  take: TakePart,
  partBytes: number,
  writeInto: WriteInto<Content>,
): PartSink<Content> {
  let buffer = new Uint8Array(partBytes);
  let other: Uint8Array<ArrayBuffer> | undefined;
  let used = 0;
  let bytes = 0;
  let taken: Promise<void> = Promise.resolve();

  /** Fills the buffer. Returns the content that does not fit. */
  function fill(content: Content): Content {
    const { read, written } = writeInto(content, buffer.subarray(used));
    used += written;
    bytes += written;
    return content.slice(read);
  }

  async function send(): Promise<void> {
    if (used === 0) return;
    await taken;
    const part = buffer;
    buffer = other ?? new Uint8Array(partBytes);
    other = part;
    taken = Promise.resolve(take(part.subarray(0, used)));
    used = 0;
    // The next `send` awaits `taken` and throws its error. This handler prevents an unhandled rejection until then.
    taken.catch(() => {});
  }

  async function flush(): Promise<void> {
    await send();
    await taken;
  }

  async function addRest(content: Content): Promise<void> {
    for (let rest = content; rest.length > 0; rest = fill(rest)) await send();
  }

  return {
    add(content) {
      const rest = fill(content);
      return rest.length > 0 ? addRest(rest) : undefined;
    },
    flush,
    async close() {
      await flush();
      return bytes;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** Like `TextEncoder.encodeInto`, but for bytes. */
export const copyInto: WriteInto<Uint8Array> = (source, target) => {
  const length = Math.min(source.length, target.length);
  target.set(source.subarray(0, length));
  return { read: length, written: length };
};

/** Encodes text in UTF-8 as it arrives. */
export function createTextSink(take: TakePart, partBytes: number): ByteSink<string> {
  const encoder = new TextEncoder();
  return createPartSink(take, partBytes, (text, free) => encoder.encodeInto(text, free));
}
