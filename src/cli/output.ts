import type { Writable } from 'node:stream';
import { type ByteSink, createByteSink, type TakePart } from '../formats/sinks/byte-sink.ts';
import { createGzipSink } from '../formats/sinks/gzip-sink.ts';

/** In bytes: of smaller parts, the system calls take measurable time. */
const PART_BYTES = 65_536;

/** What read the output has closed it. */
export class PipeClosed extends Error {}

function isPipeClosed(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}

/** Writes parts to a stream. Each resolves once the stream has taken it. */
function partsTo(stream: Writable): TakePart {
  // Each write's callback takes the same error. Without a listener the event ends the process: https://nodejs.org/api/events.html#error-events
  stream.on('error', () => {});
  return (part) =>
    new Promise((resolve, reject) => {
      stream.write(part, (error) => {
        if (!error) resolve();
        else reject(isPipeClosed(error) ? new PipeClosed() : error);
      });
    });
}

/** A sink that writes to a stream, and holds no more than two parts. */
export function createOutput(stream: Writable, { gzip }: { readonly gzip: boolean }): ByteSink {
  return gzip ? createGzipSink(partsTo(stream), PART_BYTES) : createByteSink(partsTo(stream), PART_BYTES);
}
