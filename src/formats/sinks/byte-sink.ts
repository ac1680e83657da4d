import type { ContentSink } from '../write-file.ts';

/** Receives a part of a file's bytes. Resolves, or returns, when it no longer needs them and can receive the next part. */
export type TakePart = (part: Uint8Array<ArrayBuffer>) => Promise<void> | void;

/**
 * Passes its content on as bytes: texts in parts of equal size, and bytes as they are if a part would not hold them. While one part
 * is being received, the next is filled.
 */
export interface ByteSink extends ContentSink {
  /** Passes the rest on. Resolves to the file's size in bytes when all parts are received. */
  close(): Promise<number>;
  /** The size of the file so far. */
  readonly bytes: number;
}

/** Like `TextEncoder.encodeInto`, but for bytes. */
function copyInto(
  source: Uint8Array,
  target: Uint8Array,
): { readonly read: number; readonly written: number } {
  const length = Math.min(source.length, target.length);
  target.set(source.subarray(0, length));
  return { read: length, written: length };
}

/**
 * Encodes text in UTF-8 as it arrives, into two buffers in turn: the page faults of a new buffer take as long as filling it.
 * @param partBytes at least 4, the length of the longest character in UTF-8
 */
export function createByteSink(take: TakePart, partBytes: number): ByteSink {
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(partBytes);
  let other: Uint8Array<ArrayBuffer> | undefined;
  let used = 0;
  let bytes = 0;
  let taken: Promise<void> = Promise.resolve();

  /** Fills the buffer. Returns the content that does not fit. */
  function fill(content: string | Uint8Array): string | Uint8Array {
    const free = buffer.subarray(used);
    const isText = typeof content === 'string';
    const { read, written } = isText ? encoder.encodeInto(content, free) : copyInto(content, free);
    used += written;
    bytes += written;
    return isText ? content.slice(read) : content.subarray(read);
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

  /**
   * Each part waits for events of this thread, which handles them every 5 ms while it writes rows itself: in parts of 256 KiB, a range
   * of a worker took 20 ms to pass on, and two threads took a tenth longer.
   */
  async function passOn(content: Uint8Array): Promise<void> {
    await send();
    await taken;
    bytes += content.length;
    // Nothing shares memory between threads: the page is not isolated, which `SharedArrayBuffer` requires.
    await take(content as Uint8Array<ArrayBuffer>);
  }

  async function addRest(content: string | Uint8Array): Promise<void> {
    for (let rest = content; rest.length > 0; rest = fill(rest)) await send();
  }

  return {
    add(content) {
      if (typeof content !== 'string' && content.length >= partBytes) return passOn(content);
      const rest = fill(content);
      return rest.length > 0 ? addRest(rest) : undefined;
    },
    async close() {
      await send();
      await taken;
      return bytes;
    },
    get bytes() {
      return bytes;
    },
  };
}
