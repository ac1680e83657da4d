import type { RandomStream, StreamKey } from './stream.ts';

/** A value for each of some rows, from that row's start of a stream. */
export function sampleRows<T>(
  stream: RandomStream,
  key: StreamKey,
  rows: readonly number[],
  sample: () => T,
): T[] {
  const values = new Array<T>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    stream.seek(key, rows[i] ?? 0);
    values[i] = sample();
  }
  return values;
}

/** The same for a sampler that is told which of the rows given it is called for, counted from 0. */
export function sampleIndexedRows<T>(
  stream: RandomStream,
  key: StreamKey,
  rows: readonly number[],
  sample: (i: number) => T,
): T[] {
  const values = new Array<T>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    stream.seek(key, rows[i] ?? 0);
    values[i] = sample(i);
  }
  return values;
}
