import type { Result } from '../result.ts';
import type { LoadedPlan } from './file-plan.ts';
import type { RangeFailure, RangeWorker, TableRange, WrittenRange } from './range-worker.ts';

/** The size of a range, in bytes. Larger ranges leave more of a thread's time unused at the end of a file. */
export const RANGE_BYTES = 2 ** 20;
/** The rows of a table's first range. Its size tells how many rows a range of `RANGE_BYTES` has. */
const FIRST_ROWS = 256;
/** While a worker writes one range, another waits for it. */
const RANGES_PER_WORKER = 2;
/** The range that the sink takes. Without room for it, a single worker has one range to write, and pauses while the sink is busy. */
const RANGES_TAKEN = 1;
/** How many workers may end while they write the same range. */
const LOSSES_MAX = 1;

/** A written range at the front of the queue. */
interface OrderedRange extends WrittenRange {
  readonly range: TableRange;
}

/** A plan's ranges in the order of the file, written by several workers. */
export interface RangeQueue {
  /**
   * Waits for the next range; undefined after the last. Its buffer is reused after the next call. An error if a worker has
   * failed, or if two workers have ended while they wrote the same range.
   */
  next(): Promise<Result<OrderedRange | undefined, RangeFailure>>;
  /** Ends the workers. */
  close(): Promise<void>;
}

interface Slot {
  readonly range: TableRange;
  /** How many workers have ended while they wrote it. */
  losses: number;
  isRunning: boolean;
  written?: WrittenRange;
}

interface Member {
  readonly worker: RangeWorker;
  readonly start: () => RangeWorker;
  isReady: boolean;
  /** The ranges that it has not answered yet, in the order of the calls. */
  readonly running: Slot[];
}

/** Cuts tables into ranges: groups, or ranges of text. The sizes of written ranges of text decide the size of the next. */
function createRanges({ tables }: LoadedPlan, from: number, to: number) {
  const ends = tables.map(({ table }) => Math.min(to, table.rowCount));
  let table = 0;
  let row = from;
  let rows = FIRST_ROWS;

  /** Goes on to a table that has rows left, and returns where they end; undefined after the last row. */
  function findEnd(): number | undefined {
    while (table < ends.length && row >= (ends[table] ?? 0)) {
      table++;
      row = from;
      rows = FIRST_ROWS;
    }
    return ends[table];
  }

  function groupRows(): number | undefined {
    const planned = tables[table];
    return planned && 'groups' in planned ? planned.groups.groupRows : undefined;
  }

  return {
    isAtEnd: () => findEnd() === undefined,
    /** The next range; undefined after the last. */
    cut(): TableRange | undefined {
      const end = findEnd();
      if (end === undefined) return undefined;
      const range = { table, from: row, to: Math.min(end, row + (groupRows() ?? rows)), first: row - from };
      row = range.to;
      return range;
    },
    measure(range: TableRange, { next, bytes }: WrittenRange): void {
      if (range.table !== table) return;
      const written = next - range.from;
      const fitting = (written * RANGE_BYTES) / Math.max(1, bytes);
      // An incomplete range was too large, or its rows are slow. A short range at the end of another says little.
      const most = next < range.to ? written : Math.max(rows, written * 2);
      rows = Math.max(1, Math.floor(Math.min(fitting, most)));
    },
  };
}

/**
 * Starts the workers and lets them write the rows from `from` to below `to` of each table. At most two ranges per worker and one
 * more exist at any time, so memory is bounded however slowly the ranges are taken. A worker that ends is replaced by a new one, and any
 * ready worker writes its ranges.
 * @param starters a function for each worker. It is called again if its worker ends. Of equally busy workers, the first gets
 *   the next range
 */
export function createRangeQueue(
  plan: LoadedPlan,
  { from, to }: { readonly from: number; readonly to: number },
  starters: readonly (() => RangeWorker)[],
): RangeQueue {
  const ranges = createRanges(plan, from, to);
  const slots: Slot[] = [];
  const slotsMax = starters.length * RANGES_PER_WORKER + RANGES_TAKEN;
  const members = new Set<Member>();
  const spareBuffers: ArrayBuffer[] = [];
  let taken: Slot | undefined;
  let failure: RangeFailure | undefined;
  let wake = () => {};

  function enroll(start: () => RangeWorker): void {
    const member: Member = { worker: start(), start, isReady: false, running: [] };
    members.add(member);
    void member.worker.ready.then((ready) => {
      if (ready.ok) member.isReady = true;
      else dismiss(member, ready.error);
      dispatch();
      wake();
    });
  }

  /** Goes on without a worker that could not start, if the others can write all ranges. */
  function dismiss(member: Member, error: RangeFailure): void {
    members.delete(member);
    void member.worker.close();
    if (members.size === 0) failure ??= error;
  }

  function append(): Slot | undefined {
    const range = ranges.cut();
    if (!range) return undefined;
    const slot = { range, losses: 0, isRunning: false };
    slots.push(slot);
    return slot;
  }

  /** The first slot that nobody writes, if there is memory for it. There always is for the one that is taken next. */
  function freeSlot(): Slot | undefined {
    const isTaken = ({ isRunning, written }: Slot) => isRunning || written !== undefined;
    const slot = slots.find((known) => !isTaken(known));
    if (slot && slot === slots[0]) return slot;
    return slots.filter(isTaken).length < slotsMax ? (slot ?? append()) : undefined;
  }

  /** Gives a range to one of the members with the fewest. Returns whether there was a range that a member could take. */
  function assign(): boolean {
    const free = [...members].filter(({ isReady, running }) => isReady && running.length < RANGES_PER_WORKER);
    const [member] = free.sort((one, other) => one.running.length - other.running.length);
    const slot = member && freeSlot();
    if (!slot) return false;
    void write(member, slot);
    return true;
  }

  function dispatch(): void {
    while (!failure && assign());
  }

  async function write(member: Member, slot: Slot): Promise<void> {
    slot.isRunning = true;
    member.running.push(slot);
    const result = await member.worker.write(slot.range, spareBuffers.pop());
    slot.isRunning = false;
    member.running.splice(member.running.indexOf(slot), 1);
    if (result.ok) keep(slot, result.value);
    else if (result.error.reason === 'failed') failure ??= result.error;
    else replace(member, slot, result.error);
    dispatch();
    wake();
  }

  function keep(slot: Slot, written: WrittenRange): void {
    const { range } = slot;
    const { table, from: start, first, to: end } = range;
    slot.written = written;
    ranges.measure(range, written);
    if (written.next === end) return;
    const rest = { table, from: written.next, to: end, first: first + written.next - start };
    slots.splice(slots.indexOf(slot) + 1, 0, { range: rest, losses: 0, isRunning: false });
  }

  /**
   * Starts a worker in a member's place when the first of its ranges is lost. It had not begun the others. Any ready worker
   * may write the lost ranges, because the new one may take long to start.
   */
  function replace(member: Member, slot: Slot, error: RangeFailure): void {
    if (!members.delete(member)) return;
    void member.worker.close();
    slot.losses++;
    if (slot.losses > LOSSES_MAX) failure ??= error;
    if (!failure) enroll(member.start);
  }

  function putBack(): void {
    if (!taken?.written) return;
    slots.shift();
    spareBuffers.push(taken.written.buffer);
    taken = undefined;
  }

  for (const start of starters) enroll(start);

  return {
    async next() {
      putBack();
      for (;;) {
        dispatch();
        if (failure) return { ok: false, error: failure };
        const [slot] = slots;
        if (slot?.written) {
          taken = slot;
          return { ok: true, value: { ...slot.written, range: slot.range } };
        }
        if (!slot && ranges.isAtEnd()) return { ok: true, value: undefined };
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async close() {
      failure ??= { reason: 'failed', message: 'The workers have been closed.' };
      await Promise.all([...members].map(({ worker }) => worker.close()));
      wake();
    },
  };
}
