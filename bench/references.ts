import { consistentIndex } from '../src/random/consistent.ts';
import { createStream, streamKey } from '../src/random/stream.ts';
import { pickUniform } from '../src/random/uniform.ts';
import { median } from './measure.ts';

const ROWS = 1_000_000;
const PARENTS = [1000, 1_000_000] as const;

/** Nanoseconds per reference. */
export interface ReferenceTimes {
  readonly parents: number;
  /** A parent that more parents change only for the rows that refer to them. */
  readonly consistent: number;
  /** A parent that more parents change for half of the rows. */
  readonly plain: number;
}

const stream = createStream();
const key = streamKey('bench', 'orders', 'column', 'customer_id');

function timePerRow(parentOf: (row: number) => number): number {
  let sum = 0;
  const start = performance.now();
  for (let row = 0; row < ROWS; row++) sum += parentOf(row);
  const time = performance.now() - start;
  // V8 would leave out a loop without a result.
  if (!Number.isSafeInteger(sum)) throw new RangeError('a parent is not an integer');
  return (time * 1e6) / ROWS;
}

export function measureReferences(rounds: number): readonly ReferenceTimes[] {
  return PARENTS.map((parents) => {
    const consistent: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const times = [
        timePerRow((row) => consistentIndex(stream, key, row, parents)),
        timePerRow((row) => {
          stream.seek(key, row);
          return pickUniform(stream, parents);
        }),
      ] as const;
      if (round === 0) continue;
      consistent.push(times[0]);
      plain.push(times[1]);
    }
    return { parents, consistent: median(consistent), plain: median(plain) };
  });
}

export function referencesText(times: readonly ReferenceTimes[]): string {
  return times
    .map(
      ({ parents, consistent, plain }) =>
        `uniform reference to ${parents} parents: ${consistent.toFixed(1)} ns, ${plain.toFixed(1)} ns without consistent hashing`,
    )
    .join('\n');
}
