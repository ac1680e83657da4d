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

export function createOutput(stream: Writable): Output {
  let parts: string[] = [];
  let length = 0;
  // Each write's own callback says the same: unheard, the event would end the process.
  stream.on('error', () => {});

  function write(): Promise<void> {
    const text = parts.join('');
    parts = [];
    length = 0;
    return new Promise((resolve, reject) => {
      stream.write(text, (error) => {
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
      if (length > 0) await write();
    },
  };
}
