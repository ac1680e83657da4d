import type { Writable } from 'node:stream';

/** In UTF-16 units: of less, system calls show. */
const PART_LENGTH = 65_536;

/** Whoever read the output has gone. */
export class ReaderGone extends Error {}

/** Writes text in parts of some size, the next once the last is taken: no more than one is ever held. */
export interface Output {
  /** Undefined where nothing has to be waited for. */
  add(text: string): Promise<void> | undefined;
  finish(): Promise<void>;
}

function isReaderGone(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}

/** How a part is written to a stream: as it is, or as bytes made of it. */
type Encode = (text: string) => string | Promise<Uint8Array>;

export function createOutput(stream: Writable, encode: Encode = (text) => text): Output {
  let isEmpty = true;
  let parts: string[] = [];
  let length = 0;
  // Each write's own callback says the same: unheard, the event would end the process.
  stream.on('error', () => {});

  async function write(): Promise<void> {
    const text = parts.join('');
    parts = [];
    length = 0;
    isEmpty = false;
    const encoded = await encode(text);
    await new Promise<void>((resolve, reject) => {
      stream.write(encoded, (error) => {
        if (!error) resolve();
        else reject(isReaderGone(error) ? new ReaderGone() : error);
      });
    });
  }

  return {
    add(text) {
      parts.push(text);
      length += text.length;
      return length < PART_LENGTH ? undefined : write();
    },
    async finish() {
      // What is made of nothing may be something: a gzip file has a member.
      if (length > 0 || isEmpty) await write();
    },
  };
}
