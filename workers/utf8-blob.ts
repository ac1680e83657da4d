/** In bytes: of what a file is made up. */
const PART_SIZE = 262_144;
/** In parts: how many are kept for the next file. */
const MOST_SPARE = 16;
/** The most bytes that one UTF-16 unit takes. */
const MOST_BYTES = 3;

/** Text as a Blob in UTF-8, and bytes as they are: encoded at once, so that no file's worth of strings is ever held. */
export interface Utf8Blob {
  add(chunk: string | Uint8Array): void;
  /** All that was added, in order. Nothing may be added after. */
  finish(type: string): Blob;
}

/** Makes Blobs, each from the memory that one before was made from: to be given new memory takes as long as to fill it. */
export function createUtf8Blobs(): () => Utf8Blob {
  const encoder = new TextEncoder();
  const spare: Uint8Array<ArrayBuffer>[] = [];

  return () => {
    const taken: Uint8Array<ArrayBuffer>[] = [];
    const full: Uint8Array<ArrayBuffer>[] = [];
    let part = new Uint8Array();
    let used = 0;

    function nextPart(most: number): void {
      if (used > 0) full.push(part.subarray(0, used));
      used = 0;
      if (most > PART_SIZE) {
        part = new Uint8Array(most);
      } else {
        part = spare.pop() ?? new Uint8Array(PART_SIZE);
        taken.push(part);
      }
    }

    return {
      add(chunk) {
        const isText = typeof chunk === 'string';
        const most = isText ? chunk.length * MOST_BYTES : chunk.length;
        if (most > part.length - used) nextPart(most);
        if (isText) {
          used += encoder.encodeInto(chunk, part.subarray(used)).written;
        } else {
          part.set(chunk, used);
          used += chunk.length;
        }
      },
      finish(type) {
        // A Blob holds a copy.
        const blob = new Blob([...full, part.subarray(0, used)], { type });
        spare.push(...taken.slice(0, MOST_SPARE - spare.length));
        return blob;
      },
    };
  };
}
