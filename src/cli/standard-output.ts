import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { counted } from '../library/counted.ts';
import { systemCode } from '../library/file-errors.ts';
import { CommandError } from './problem.ts';

/** The reader of the output has closed the pipe. */
export class PipeClosed extends Error {}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(systemCode(error) ?? '');
}

/** Whether the system says that the reader of a pipe has closed it. Windows says EOF. */
export function isPipeClosed(error: unknown): boolean {
  return hasCode(error, 'EPIPE', 'ERR_STREAM_DESTROYED', 'EOF');
}

function causeOf(error: Error, bytes: number): Error {
  if (isPipeClosed(error)) return new PipeClosed();
  const isFull = hasCode(error, 'ENOSPC', 'EDQUOT');
  const reason = isFull ? 'The disk is full' : `The output failed (${error.message})`;
  const message = `${reason}: only the first ${counted(bytes, 'byte')} could be written to standard output.`;
  return new CommandError([{ path: '', code: isFull ? 'disk-full' : 'write-failed', message }]);
}

/** Returns a function that writes to a stream and waits until it has taken what was written. */
export function printTo(stream: Writable): (part: string | Uint8Array) => Promise<void> {
  let bytes = 0;
  // Each write's callback gets the same error. Without a listener, the event would end the process: https://nodejs.org/api/events.html#error-events
  stream.on('error', () => {});
  return async (part) => {
    await new Promise<void>((resolve, reject) => {
      stream.write(part, (error) => (error ? reject(causeOf(error, bytes)) : resolve()));
    });
    bytes += Buffer.byteLength(part);
    // Node writes to files synchronously. Without this, no signal would be handled before the end:
    // https://nodejs.org/api/process.html#a-note-on-process-io
    await setImmediate();
  };
}
