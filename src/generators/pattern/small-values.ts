import type { CharacterRange } from '../../expression/character-ranges.ts';

/** Up to 2^53 texts by index. Valid indexes are from 0 to `count - 1`. */
export interface SmallValues {
  readonly count: number;
  /** The most characters of the pattern that a text has. A character can take two UTF-16 units. */
  readonly maxLength: number;
  readonly at: (index: number) => string;
  /** The parts of a sequence. When sequences are joined, neighboring parts can share a table. */
  readonly parts?: readonly SmallValues[];
  /** All texts, if they are few. */
  readonly table?: readonly string[];
}

/** The largest count with indexes that are all exact as numbers. */
export const MAX_SMALL_COUNT = 2 ** 53;
/**
 * Reading a text takes one division and one concatenation for each table. `[A-Z]{2}` fits one. Larger tables do not
 * fit the first-level caches.
 */
const MAX_TABLE_SIZE = 1000;
const MAX_TABLE_CHARACTERS = 500_000;
/** The limit for all tables of a pattern together: about 2 MB, made in milliseconds. */
const MAX_TABULATED_TEXTS = 50_000;

const EMPTY: SmallValues = { count: 1, maxLength: 0, at: () => '', parts: [], table: [''] };

/** Makes the values of one pattern. All its tables share one limit. */
export class SmallValuesBuilder {
  #textsLeft = MAX_TABULATED_TEXTS;

  characters(ranges: readonly CharacterRange[]): SmallValues {
    const starts: number[] = [];
    let count = 0;
    for (const { from, to } of ranges) {
      starts.push(count);
      count += to - from + 1;
    }
    return this.#tabulated(count, 1, (index) => {
      const range = indexOfStart(starts, index);
      return String.fromCodePoint((ranges[range]?.from ?? 0) + index - (starts[range] ?? 0));
    });
  }

  /** Joins one text of each part. The text of the last part changes fastest. */
  sequence(all: readonly SmallValues[]): SmallValues {
    const parts = this.#joinedToTables(all.flatMap((values) => values.parts ?? [values]));
    const [first, ...others] = parts;
    if (!first) return EMPTY;
    if (others.length === 0) return first;
    const count = parts.reduce((product, part) => product * part.count, 1);
    const maxLength = parts.reduce((sum, part) => sum + part.maxLength, 0);
    return { count, maxLength, parts, at: reader(parts) };
  }

  /**
   * A text of one of the alternatives: first all texts of the first alternative, then those of the second, and so on.
   */
  choice(alternatives: readonly SmallValues[]): SmallValues {
    const starts: number[] = [];
    let count = 0;
    for (const alternative of alternatives) {
      starts.push(count);
      count += alternative.count;
    }
    const maxLength = Math.max(...alternatives.map((alternative) => alternative.maxLength));
    return this.#tabulated(count, maxLength, (index) => {
      const alternative = indexOfStart(starts, index);
      return alternatives[alternative]?.at(index - (starts[alternative] ?? 0)) ?? '';
    });
  }

  /** From `min` to `max` texts of an element, joined. */
  repetition(element: SmallValues, min: number, max: number): SmallValues {
    if (element.count === 1) {
      const text = element.at(0);
      return this.#tabulated(max - min + 1, max * element.maxLength, (index) => text.repeat(min + index));
    }
    const power = this.powers(element, max);
    const powers = Array.from({ length: max - min + 1 }, (_, i) => power(min + i));
    return powers.length === 1 ? (powers[0] ?? EMPTY) : this.choice(powers);
  }

  /** Up to `max` texts of an element, joined. The element has at least two texts. All powers share their tables. */
  powers(element: SmallValues, max: number): (exponent: number) => SmallValues {
    const tables: SmallValues[] = [];
    let table = this.#product(EMPTY, element);
    while (table && tables.length < max) {
      tables.push(table);
      table = tables.length < max ? this.#product(table, element) : null;
    }
    const block = tables.at(-1) ?? element;
    const size = Math.max(1, tables.length);
    return (exponent) => {
      const blocks = Array.from({ length: Math.floor(exponent / size) }, () => block);
      const rest = tables[(exponent % size) - 1];
      return this.sequence(rest ? [...blocks, rest] : blocks);
    };
  }

  /**
   * Replaces neighboring parts by one table of their joined texts if that table is small. The texts and their order
   * stay the same.
   */
  #joinedToTables(parts: readonly SmallValues[]): readonly SmallValues[] {
    const joined: SmallValues[] = [];
    for (const part of parts) {
      const before = joined.at(-1);
      const table = before && this.#product(before, part);
      if (table) joined.splice(-1, 1, table);
      else joined.push(part);
    }
    return joined;
  }

  #product(left: SmallValues, right: SmallValues): SmallValues | null {
    const count = left.count * right.count;
    const maxLength = left.maxLength + right.maxLength;
    if (!left.table || !right.table || !this.#fitsTable(count, maxLength)) return null;
    const others = right.table;
    const table = left.table.flatMap((text) => others.map((other) => text + other));
    return this.#fromTable(table, maxLength);
  }

  #tabulated(count: number, maxLength: number, at: (index: number) => string): SmallValues {
    if (!this.#fitsTable(count, maxLength)) return { count, maxLength, at };
    return this.#fromTable(
      Array.from({ length: count }, (_, index) => at(index)),
      maxLength,
    );
  }

  #fitsTable(count: number, maxLength: number): boolean {
    return count <= Math.min(MAX_TABLE_SIZE, this.#textsLeft) && count * maxLength <= MAX_TABLE_CHARACTERS;
  }

  #fromTable(table: readonly string[], maxLength: number): SmallValues {
    this.#textsLeft -= table.length;
    return { count: table.length, maxLength, table, at: (index) => table[index] ?? '' };
  }
}

/** The position of the last start that is at most `index`. The starts are ascending. */
function indexOfStart(starts: readonly number[], index: number): number {
  let last = starts.length - 1;
  while (last > 0 && (starts[last] ?? 0) > index) last--;
  return last;
}

/*
 * `Math.floor(a / b)` is exact for integers up to 2^53: a quotient that is not an integer differs from the next integer
 * by more than the rounding error of a double.
 */

function reader(parts: readonly SmallValues[]): (index: number) => string {
  const tables = parts.map(({ table }) => table).filter((table) => table !== undefined);
  if (tables.length < parts.length) return readParts(parts);
  const [first, second, ...others] = tables;
  return first && second && others.length === 0 ? readPair(first, second) : readTables(tables);
}

function readPair(first: readonly string[], second: readonly string[]): (index: number) => string {
  const size = second.length;
  return (index) => {
    const quotient = Math.floor(index / size);
    return (first[quotient] ?? '') + (second[index - quotient * size] ?? '');
  };
}

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
