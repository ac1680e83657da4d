import { RANGE_BYTES } from '../range-queue.ts';
import type { TableRange, WrittenRange } from '../range-worker.ts';
import { type FilePlan, writeBatches } from '../write-file.ts';

/** Leaves room for rows that are longer than those before. */
const BUFFER_BYTES = RANGE_BYTES + RANGE_BYTES / 4;
/** UTF-8 takes at most this many bytes for each UTF-16 unit of a text. */
const BYTES_PER_UNIT_MAX = 3;
/** Longer ranges end early, so that progress is steady and no thread waits long for the last range of a file. */
const RANGE_MS_MAX = 250;

/**
 * Returns a function that writes rows of a planned file in UTF-8, batch by batch, and at least one batch. It pauses after each
 * batch, so that the caller can do something else. It reuses the buffer if it gets one.
 * @param clock returns milliseconds since any moment
 */
export function createRangeWriter(plan: FilePlan, clock: () => number) {
  const encoder = new TextEncoder();
  return function* writeRange(
    { table: index, from, to, first }: TableRange,
    buffer: ArrayBuffer | undefined,
  ): Generator<void, WrittenRange> {
    const planned = plan.tables[index];
    if (!planned) throw new RangeError(`There is no table ${index} in the file`);
    const { table, writer } = planned;
    // A buffer for a text that was too long for the others is not kept.
    let bytes = buffer?.byteLength === BUFFER_BYTES ? new Uint8Array(buffer) : new Uint8Array(BUFFER_BYTES);
    let used = 0;
    let next = from;
    const end = clock() + RANGE_MS_MAX;
    for (const { text, rows } of writeBatches(table, writer, { from, to, first, clock })) {
      const { read, written } = encoder.encodeInto(text, bytes.subarray(used));
      if (read === text.length) {
        used += written;
      } else if (next === from) {
        bytes = new Uint8Array(text.length * BYTES_PER_UNIT_MAX);
        used = encoder.encodeInto(text, bytes).written;
      } else {
        break;
      }
      next += rows;
      if (clock() > end) break;
      yield;
    }
    return { next, buffer: bytes.buffer, bytes: used, seen: [...(writer.seen ?? [])] };
  };
}

/** Writes a range without a pause. */
export function withoutPause(steps: Generator<void, WrittenRange>): WrittenRange {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
