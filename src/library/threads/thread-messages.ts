import type { RangeFailure, TableRange, WrittenRange } from '../../formats/range-worker.ts';
import type { Result } from '../../result.ts';

/** A question to a thread. */
export interface RangeQuestion {
  readonly range: TableRange;
  readonly buffer: ArrayBuffer | undefined;
}

/** What a thread sends: once that it is ready, and then the answer to each question, in order. */
export type ThreadMessage = 'ready' | Result<WrittenRange, RangeFailure>;
