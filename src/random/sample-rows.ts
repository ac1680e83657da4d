import type { RandomStream, StreamKey } from './stream.ts';

/** A value for each of some rows, from that row's start of a stream; `sample` takes the index among them. */
export function sampleRows<T>(
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
