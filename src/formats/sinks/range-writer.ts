import type { Table } from '../../dataset/table.ts';
import type { GroupWriter } from '../binary-file.ts';
import type { LoadedPlan } from '../file-plan.ts';
import { RANGE_BYTES } from '../range-queue.ts';
import type { TableRange, WrittenRange } from '../range-worker.ts';
import { readBatches } from '../read-batches.ts';
import { writeBatches } from '../write-file.ts';
import type { Writer } from '../writer.ts';

/** Leaves room for rows that are longer than those before. */
const BUFFER_BYTES = RANGE_BYTES + RANGE_BYTES / 4;
/** UTF-8 takes at most this many bytes for each UTF-16 unit of a text. */
const BYTES_PER_UNIT_MAX = 3;
/** Longer ranges end early, so that progress is steady and no thread waits long for the last range of a file. */
const RANGE_MS_MAX = 250;

type Clock = () => number;
type WriteRange = (range: TableRange, buffer: ArrayBuffer | undefined) => Generator<void, WrittenRange>;

/** Writes text in UTF-8, batch by batch, and at least one batch. */
function textWriter(table: Table, writer: Writer, clock: Clock): WriteRange {
  const encoder = new TextEncoder();
  return function* writeText({ from, to, first }, buffer) {
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
    return { next, buffer: bytes.buffer, bytes: used, facts: [...(writer.seen ?? [])] };
  };
}

/** The buffer of some bytes that begins with them. */
function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.byteOffset === 0 ? bytes.buffer : bytes.slice().buffer;
}

/** Writes a whole group. Its batches are as small as those of text, so that other things can be done between them. */
function groupWriter(table: Table, groups: GroupWriter): WriteRange {
  return function* writeGroup({ from, to, first }) {
    const group = groups.start(first / groups.groupRows);
    for (const batch of readBatches(table, from, to)) {
      group.add(batch);
      yield;
    }
    const { bytes, facts } = group.end();
    return { next: to, buffer: bufferOf(bytes), bytes: bytes.length, facts };
  };
}

/**
 * Returns a function that writes rows of a planned file. It pauses after each batch, so that the caller can do something else. It
 * may reuse the buffer if it gets one.
 * @param clock returns milliseconds since any moment
 */
export function createRangeWriter(plan: LoadedPlan, clock: Clock): WriteRange {
  const writers =
    'assemble' in plan
      ? plan.tables.map(({ table, groups }) => groupWriter(table, groups))
      : plan.tables.map(({ table, writer }) => textWriter(table, writer, clock));
  return (range, buffer) => {
    const write = writers[range.table];
    if (!write) throw new RangeError(`There is no table ${range.table} in the file`);
    return write(range, buffer);
  };
}

/** Writes a range without a pause. */
export function withoutPause(steps: Generator<void, WrittenRange>): WrittenRange {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
