import type { CharacterRange } from './tree.ts';

/** Up to 2^53 texts by number: an index beyond 0 to `count` - 1 has none. */
export interface SmallValues {
  readonly count: number;
  /** In characters of the pattern. */
  readonly maxLength: number;
  readonly at: (index: number) => string;
  /** What a sequence is made of, so that neighbors of sequences that are joined share a table. */
  readonly parts?: readonly SmallValues[];
  /** All texts, where they are few. */
  readonly table?: readonly string[];
}

/** The largest count whose indexes, and one more, are exact as numbers. */
export const MAX_SMALL_COUNT = 2 ** 53;
const MAX_TABLE_SIZE = 1024;
const MAX_TABLE_CHARACTERS = 32_768;

const EMPTY: SmallValues = { count: 1, maxLength: 0, at: () => '', parts: [], table: [''] };

export function characterValues(ranges: readonly CharacterRange[]): SmallValues {
  const starts: number[] = [];
  let count = 0;
  for (const { from, to } of ranges) {
    starts.push(count);
    count += to - from + 1;
  }
  return tabulated(count, 1, (index) => {
    const range = indexOfStart(starts, index);
    return String.fromCodePoint((ranges[range]?.from ?? 0) + index - (starts[range] ?? 0));
  });
}

/** One text of each part, in a row; the last part's varies fastest. */
export function sequenceValues(all: readonly SmallValues[]): SmallValues {
  const parts = joinedToTables(all.flatMap((values) => values.parts ?? [values]));
  const [first, ...others] = parts;
  if (!first) return EMPTY;
  if (others.length === 0) return first;
  const count = parts.reduce((product, part) => product * part.count, 1);
  const maxLength = parts.reduce((sum, part) => sum + part.maxLength, 0);
  const tables = parts.map(({ table }) => table).filter((table) => table !== undefined);
  return {
    count,
    maxLength,
    parts,
    at: tables.length === parts.length ? readTables(tables) : readParts(parts),
  };
}

/** A text of one of these: those of the first, then those of the second … */
export function choiceValues(alternatives: readonly SmallValues[]): SmallValues {
  const starts: number[] = [];
  let count = 0;
  for (const alternative of alternatives) {
    starts.push(count);
    count += alternative.count;
  }
  const maxLength = Math.max(...alternatives.map((alternative) => alternative.maxLength));
  return tabulated(count, maxLength, (index) => {
    const alternative = indexOfStart(starts, index);
    return alternatives[alternative]?.at(index - (starts[alternative] ?? 0)) ?? '';
  });
}

/** From `min` to `max` texts in a row. */
export function repetitionValues(element: SmallValues, min: number, max: number): SmallValues {
  if (element.count === 1) {
    const text = element.at(0);
    return tabulated(max - min + 1, max * element.maxLength, (index) => text.repeat(min + index));
  }
  const power = powersOf(element);
  const powers = Array.from({ length: max - min + 1 }, (_, i) => power(min + i));
  return powers.length === 1 ? (powers[0] ?? EMPTY) : choiceValues(powers);
}

/** A number of texts in a row, of an element that has at least two; all powers share their tables. */
export function powersOf(element: SmallValues): (exponent: number) => SmallValues {
  const tables: SmallValues[] = [];
  for (let table = product(EMPTY, element); table; table = product(table, element)) tables.push(table);
  const block = tables.at(-1) ?? element;
  const size = Math.max(1, tables.length);
  return (exponent) => {
    const rest = tables[(exponent % size) - 1];
    const blocks = Array.from({ length: Math.floor(exponent / size) }, () => block);
    return sequenceValues(rest ? [...blocks, rest] : blocks);
  };
}

/** The last of the ascending starts that is not above an index. */
function indexOfStart(starts: readonly number[], index: number): number {
  let last = starts.length - 1;
  while (last > 0 && (starts[last] ?? 0) > index) last--;
  return last;
}

/** The same texts in the same order, with neighbors of few texts multiplied out. */
function joinedToTables(parts: readonly SmallValues[]): readonly SmallValues[] {
  const joined: SmallValues[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const table = before && product(before, part);
    if (table) joined.splice(-1, 1, table);
    else joined.push(part);
  }
  return joined;
}

function product(left: SmallValues, right: SmallValues): SmallValues | null {
  const count = left.count * right.count;
  const maxLength = left.maxLength + right.maxLength;
  if (!left.table || !right.table || !fitsTable(count, maxLength)) return null;
  const others = right.table;
  return fromTable(
    left.table.flatMap((text) => others.map((other) => text + other)),
    maxLength,
  );
}

function tabulated(count: number, maxLength: number, at: (index: number) => string): SmallValues {
  if (!fitsTable(count, maxLength)) return { count, maxLength, at };
  return fromTable(
    Array.from({ length: count }, (_, index) => at(index)),
    maxLength,
  );
}

function fitsTable(count: number, maxLength: number): boolean {
  return count <= MAX_TABLE_SIZE && count * maxLength <= MAX_TABLE_CHARACTERS;
}

function fromTable(table: readonly string[], maxLength: number): SmallValues {
  return { count: table.length, maxLength, table, at: (index) => table[index] ?? '' };
}

/*
 * Quotients of integers up to 2^53 are exact when they are rounded down: one that is not whole differs from the next
 * integer by more than the rounding of a double does.
 */

function readTables(tables: readonly (readonly string[])[]): (index: number) => string {
  const [first = [], ...others] = tables;
  const sizes = others.map((table) => table.length);
  return (index) => {
    let rest = index;
    let text = '';
    for (let i = others.length - 1; i >= 0; i--) {
      const size = sizes[i] ?? 1;
      const quotient = Math.floor(rest / size);
      text = (others[i]?.[rest - quotient * size] ?? '') + text;
      rest = quotient;
    }
    return (first[rest] ?? '') + text;
  };
}

function readParts(parts: readonly SmallValues[]): (index: number) => string {
  return (index) => {
    let rest = index;
    let text = '';
    for (let i = parts.length - 1; i >= 0; i--) {
      const { count, at } = parts[i] ?? EMPTY;
      const quotient = Math.floor(rest / count);
      text = at(rest - quotient * count) + text;
      rest = quotient;
    }
    return text;
  };
}
