/** In bytes: of what a file is made up. */
const PART_SIZE = 262_144;
/** The most bytes that one UTF-16 unit takes. */
const MOST_BYTES = 3;

/** Text as UTF-8, in few parts: encoded at once, so that no file's worth of strings is ever held. */
export interface Utf8Parts {
  add(text: string): void;
  /** All that was added, in order. Nothing may be added after. */
  finish(): Uint8Array<ArrayBuffer>[];
}

export function createUtf8Parts(): Utf8Parts {
  const encoder = new TextEncoder();
  const full: Uint8Array<ArrayBuffer>[] = [];
  let part = new Uint8Array(PART_SIZE);
  let used = 0;
  return {
    add(text) {
      const most = text.length * MOST_BYTES;
      if (most > part.length - used) {
        full.push(part.subarray(0, used));
        part = new Uint8Array(Math.max(PART_SIZE, most));
        used = 0;
      }
      used += encoder.encodeInto(text, part.subarray(used)).written;
    },
    finish: () => [...full, part.subarray(0, used)],
  };
}
