import type { Writable } from 'node:stream';

/** In UTF-16 units: of smaller parts, the system calls take measurable time. */
const PART_LENGTH = 65_536;

/** What read the output has closed it. */
export class PipeClosed extends Error {}

/** Writes text in parts of some size, the next once the last is taken: no more than one is ever held. */
export interface Output {
  /** Undefined where nothing has to be waited for. */
  add(text: string): Promise<void> | undefined;
  finish(): Promise<void>;
}

function isPipeClosed(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}

/** How a part is written to a stream: as it is, or as bytes made of it. */
type Encode = (text: string) => string | Promise<Uint8Array>;

export function createOutput(stream: Writable, encode: Encode = (text) => text): Output {
  let isEmpty = true;
  let parts: string[] = [];
  let length = 0;
  // Each write's callback takes the same error. Without a listener the event ends the process: https://nodejs.org/api/events.html#error-events
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
        else reject(isPipeClosed(error) ? new PipeClosed() : error);
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
      // An empty text may be encoded as some bytes: a gzip file has at least one member.
      if (length > 0 || isEmpty) await write();
    },
  };
}
