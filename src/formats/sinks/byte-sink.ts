import { type ByteSink, copyInto, createPartSink, type TakePart } from './part-sink.ts';

/**
 * Encodes text in UTF-8, and takes bytes. Passes bytes on as they are if a part would not hold them, and other content in parts.
 * @param partBytes at least 4, the length of the longest character in UTF-8
 */
export function createByteSink(take: TakePart, partBytes: number): ByteSink {
  const encoder = new TextEncoder();
  const parts = createPartSink<string | Uint8Array>(take, partBytes, (content, free) =>
    typeof content === 'string' ? encoder.encodeInto(content, free) : copyInto(content, free),
  );
  let passed = 0;

  /**
   * Each part waits for events of this thread, which handles them every 5 ms while it writes rows itself: in parts of 256 KiB, a range
   * of a worker took 20 ms to pass on, and two threads took a tenth longer.
   */
  async function passOn(content: Uint8Array): Promise<void> {
    await parts.flush();
    passed += content.length;
    // Nothing shares memory between threads: the page is not isolated, which `SharedArrayBuffer` requires.
    await take(content as Uint8Array<ArrayBuffer>);
  }

  return {
    add: (content) =>
      typeof content !== 'string' && content.length >= partBytes ? passOn(content) : parts.add(content),
    close: async () => (await parts.close()) + passed,
    get bytes() {
      return parts.bytes + passed;
    },
  };
}
