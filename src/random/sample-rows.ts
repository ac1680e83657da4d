import { firstBits, firstFraction, type RandomStream, type StreamKey, TWO_POW_32 } from './stream.ts';
import { entryAt, uniformInRow } from './uniform.ts';
import { pickEntry, type WeightedList, type WeightedTable, type WeightedTables } from './weighted.ts';

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

/** The result of `pickUniform` in each of some rows, at that row's start of a stream. */
export function sampleIndexes(
  stream: RandomStream,
  key: StreamKey,
  rows: readonly number[],
  count: number,
): number[] {
  const indexes = new Array<number>(rows.length);
  for (let i = 0; i < rows.length; i++) indexes[i] = uniformInRow(stream, key, rows[i] ?? 0, count);
  return indexes;
}

/** The same by weights. */
export function sampleWeighted(key: StreamKey, rows: readonly number[], table: WeightedTable): number[] {
  const indexes = new Array<number>(rows.length);
  for (let i = 0; i < rows.length; i++) indexes[i] = table(firstFraction(key, rows[i] ?? 0));
  return indexes;
}

/** Entries of a list, picked by such indexes. */
export function sampleEntries<T>(
  stream: RandomStream,
  key: StreamKey,
  rows: readonly number[],
  list: readonly T[],
): T[] {
  const entries = new Array<T>(rows.length);
  const count = list.length;
  for (let i = 0; i < rows.length; i++) {
    entries[i] = entryAt(list, uniformInRow(stream, key, rows[i] ?? 0, count));
  }
  return entries;
}

/** Entries of each row's own list, picked by such indexes. */
export function sampleEntriesOf<T>(
  stream: RandomStream,
  key: StreamKey,
  rows: readonly number[],
  indexes: readonly number[],
  lists: readonly (readonly T[])[],
): T[] {
  const entries = new Array<T>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const list = entryAt(lists, indexes[i] ?? 0);
    entries[i] = entryAt(list, uniformInRow(stream, key, rows[i] ?? 0, list.length));
  }
  return entries;
}

/** Entries of each row's own list, picked by weights. */
export function sampleWeightedOf<T>(
  key: StreamKey,
  rows: readonly number[],
  listAt: (i: number) => WeightedList<T>,
): T[] {
  const entries = new Array<T>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const { list, indexAt } = listAt(i);
    entries[i] = entryAt(list, indexAt(firstFraction(key, rows[i] ?? 0)));
  }
  return entries;
}

/** Indexes of entries of a weighted table. */
export function sampleTable(key: StreamKey, rows: readonly number[], { entries }: WeightedTables): number[] {
  const indexes = new Array<number>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    indexes[i] = pickEntry(entries, 0, entries.length, firstBits(key, rows[i] ?? 0) / TWO_POW_32);
  }
  return indexes;
}

/** Indexes among all entries of weighted tables. `tableOf` gives each row's own table for a number of that row. */
export function sampleTableOf(
  key: StreamKey,
  rows: readonly number[],
  { entries, firsts }: WeightedTables,
  tableOf: Uint8Array,
  numbers: readonly number[],
): number[] {
  const indexes = new Array<number>(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const table = tableOf[numbers[i] ?? 0] ?? 0;
    const first = firsts[table] ?? 0;
    const count = (firsts[table + 1] ?? 0) - first;
    indexes[i] = pickEntry(entries, first, count, firstBits(key, rows[i] ?? 0) / TWO_POW_32);
  }
  return indexes;
}

/** The entries at some indexes. */
export function entriesAt<T>(indexes: readonly number[], list: ArrayLike<T>): T[] {
  const entries = new Array<T>(indexes.length);
  for (let i = 0; i < indexes.length; i++) entries[i] = entryAt(list, indexes[i] ?? 0);
  return entries;
}
