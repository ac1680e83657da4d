import { fullWordsOf, wordsOf } from '../guess/words.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { isIdentifier } from './identifiers.ts';

/** Fewer different numbers are no measures. */
const DISTINCT_MIN = 10;
/** Words of numbers that measure nothing: places, times and ranks. */
const NO_MEASURES: ReadonlySet<string> = new Set(
  'lat latitude lon lng long longitude easting northing x y z year month day hour rank position order index'.split(
    ' ',
  ),
);

/** Whether numbers measure something, by their name and by how many differ. */
export function isMeasure({ name, values }: NumericColumn, rowsMin: number): boolean {
  if (isIdentifier(name) || fullWordsOf(wordsOf(name)).some((word) => NO_MEASURES.has(word))) return false;
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length >= rowsMin && new Set(known).size >= DISTINCT_MIN;
}
