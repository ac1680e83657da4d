import type { Writable } from 'node:stream';
import { type ByteSink, createByteSink, type TakePart } from '../formats/sinks/byte-sink.ts';
import { createGzipSink } from '../formats/sinks/gzip-sink.ts';

/** With smaller parts, system calls take a measurable part of the time. */
const PART_BYTES = 65_536;

/** The reader of the output has closed the pipe. */
export class PipeClosed extends Error {}

function isPipeClosed(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}

/** Returns a function that writes parts to a stream. Its promise resolves when the stream has written the part. */
function partsTo(stream: Writable): TakePart {
  // Each write's callback gets the same error. Without a listener, the event would end the process: https://nodejs.org/api/events.html#error-events
  stream.on('error', () => {});
  return (part) =>
    new Promise((resolve, reject) => {
      stream.write(part, (error) => {
        if (!error) resolve();
        else reject(isPipeClosed(error) ? new PipeClosed() : error);
      });
    });
}

/** Creates a sink that writes to a stream. It buffers at most two parts. */
export function createOutput(stream: Writable, { gzip }: { readonly gzip: boolean }): ByteSink {
  return gzip ? createGzipSink(partsTo(stream), PART_BYTES) : createByteSink(partsTo(stream), PART_BYTES);
}
