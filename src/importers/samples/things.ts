import { isArrayCell, isObjectCell, isWrittenNull, type SampleCell, type SampleRow } from './cell.ts';
import { textOf } from './derived.ts';

/** Rows that are read together, column by column. */
const BLOCK_ROWS = 512;
/** Columns beyond these take part in no thing. */
const COLUMNS_MAX = 100;
/** With more pairs of columns, one of several columns that tell each other speaks for all. */
const PAIRS_MAX = 500;
/** Different things: a histogram has no more parts. */
const THINGS_MAX = 1000;
/** How many rows name each thing on average, at least. */
const ROWS_EACH = 2;
/** The part of the rows that may have another value than most rows of their thing. */
const EXCEPTIONS_MAX = 0.01;
/** Chance shows a dependency in one of so many samples. */
const CHANCE = 1e-6;

/** Things and their cells, by the indexes of columns. */
export interface FoundThings {
  readonly key: number;
  /** In order. */
  readonly columns: readonly number[];
  /** The most frequent first. */
  readonly things: readonly FoundThing[];
}

interface FoundThing {
  readonly count: number;
  readonly cells: readonly SampleCell[];
  /** The place among the things in the order in which rows name them first. */
  readonly place: number;
}

/** The different values of one column, with numbers in the order in which they occur first. */
class Values {
  readonly index: number;
  readonly cells: SampleCell[] = [];
  readonly counts: number[] = [];
  readonly block = new Uint16Array(BLOCK_ROWS);
  readonly #numbers = new Map<string, number>();
  /** How many values there were before the block. */
  known = 0;
  /** False once there are too many values, or objects. */
  isOpen = true;

  constructor(index: number) {
    this.index = index;
  }

  read(rows: readonly SampleRow[]): void {
    this.known = this.cells.length;
    for (let row = 0; row < rows.length && this.isOpen; row++) {
      const cell = rows[row]?.[this.index] ?? null;
      const text = typeof cell === 'string' ? cell : textOf(cell);
      const number = this.#numbers.get(text) ?? this.#add(text, cell);
      this.block[row] = number;
      this.counts[number] = (this.counts[number] ?? 0) + 1;
    }
  }

  #add(written: string, cell: SampleCell): number {
    const text = isWrittenNull(written) ? '' : written;
    const isPlain = cell === null || !(isObjectCell(cell) || isArrayCell(cell));
    if (!isPlain || this.cells.length > THINGS_MAX) this.isOpen = false;
    // An engine may keep the whole source in memory for a part of it, but not for a copy.
    const copy = ` ${text}`.slice(1);
    const number = this.#numbers.get(text) ?? this.cells.length;
    this.#numbers.set(written === text ? copy : written, number);
    if (number < this.cells.length) return number;
    this.counts.push(0);
    this.cells.push(text === '' ? null : typeof cell === 'string' ? copy : cell);
    return number;
  }

  /** Rows that name a thing, and how many things they name: null is none. */
  named(rows: number): { readonly rows: number; readonly things: number } {
    const empty = this.cells.indexOf(null);
    return empty < 0
      ? { rows, things: this.cells.length }
      : { rows: rows - (this.counts[empty] ?? 0), things: this.cells.length - 1 };
  }

  /** How likely two rows have the same value by chance. */
  agreement(rows: number): number {
    return this.counts.reduce((sum, count) => sum + (count / rows) * (count / rows), 0);
  }
}

/** A column whose value may tell that of another one. */
class Pair {
  readonly key: Values;
  readonly other: Values;
  /** The number of the other column's value by that of the key's. */
  readonly told: number[] = [];
  /** How many more rows have that value than others: https://www.cs.utexas.edu/~moore/best-ideas/mjrty/ */
  readonly #lead: number[] = [];
  exceptions = 0;

  constructor(key: Values, other: Values) {
    this.key = key;
    this.other = other;
  }

  read(rows: number): void {
    // Many columns have one value in all rows.
    if (this.other.cells.length === 1) return;
    const { told } = this;
    const lead = this.#lead;
    if (this.other.known === 1) {
      for (let key = 0; key < this.key.known; key++) {
        told.push(0);
        lead.push(this.key.counts[key] ?? 0);
      }
    }
    const keys = this.key.block;
    const others = this.other.block;
    for (let row = 0; row < rows; row++) {
      const key = keys[row] ?? 0;
      const other = others[row] ?? 0;
      const ahead = lead[key] ?? 0;
      if (told[key] === other) lead[key] = ahead + 1;
      else if (ahead === 0) {
        told[key] = other;
        lead[key] = 1;
      } else {
        lead[key] = ahead - 1;
        this.exceptions++;
      }
    }
  }

  isPossible(rows: number): boolean {
    return this.key.isOpen && this.other.isOpen && this.exceptions <= rows * EXCEPTIONS_MAX;
  }

  /** Whether the rows after the first of each thing would agree by chance in fewer than one of a million samples. */
  isShown(rows: number): boolean {
    const agreement = this.other.agreement(rows);
    const named = this.key.named(rows);
    const repeats = named.rows - named.things;
    const agreeing = repeats - this.exceptions;
    let chance = 1;
    for (let i = 0; i < agreeing; i++) {
      chance *= agreement;
      // So many choices of the rows that do not agree.
      if (i < this.exceptions) chance *= (repeats - i) / (i + 1);
      else if (chance <= CHANCE) return true;
    }
    return false;
  }
}

/** Finds columns whose values tell those of other columns in all rows. Memory does not grow with the number of rows. */
export class ThingFinder {
  readonly #names: readonly string[];
  #rows = 0;
  #pending: SampleRow[] = [];
  #values: readonly Values[] | undefined;
  #pairs: readonly Pair[] = [];

  /** @param names may grow while the first rows are added */
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  add(row: SampleRow): void {
    if (this.#values?.length === 0) return;
    this.#pending.push(row);
    if (this.#pending.length === BLOCK_ROWS) this.#flush();
  }

  #flush(): void {
    const rows = this.#pending;
    this.#pending = [];
    this.#rows += rows.length;
    const isFirst = this.#values === undefined;
    const values = this.#values ?? this.#names.slice(0, COLUMNS_MAX).map((_, i) => new Values(i));
    for (const column of values) column.read(rows);
    if (isFirst) {
      const open = values.filter(({ isOpen }) => isOpen);
      this.#pairs = open.flatMap((key) =>
        open.flatMap((other) => (key === other ? [] : [new Pair(key, other)])),
      );
    }
    this.#pairs = this.#pairs.filter((pair) => {
      if (!pair.isPossible(this.#rows)) return false;
      pair.read(rows.length);
      return pair.isPossible(this.#rows);
    });
    if (this.#pairs.length > PAIRS_MAX) this.#pairs = withoutEqualKeys(this.#pairs);
    const used = new Set(this.#pairs.flatMap(({ key, other }) => [key, other]));
    this.#values = values.filter((column) => used.has(column));
  }

  /**
   * Things by the columns with the most different values first: a town tells its region too. No column belongs to two.
   * @param isKey whether a column can tell a thing
   * @param isPart whether a column can be told
   */
  result(isKey: (index: number) => boolean, isPart: (index: number) => boolean): readonly FoundThings[] {
    if (this.#pending.length > 0) this.#flush();
    const rows = this.#rows;
    const pairs = this.#pairs.filter(
      (pair) =>
        isKey(pair.key.index) &&
        isPart(pair.other.index) &&
        areRepeated(pair.key, rows) &&
        pair.isShown(rows),
    );
    const keys = [...new Set(pairs.map(({ key }) => key))].sort(
      (one, other) => other.cells.length - one.cells.length || one.index - other.index,
    );
    const tells = (key: Values, other: Values) =>
      pairs.some((pair) => pair.key === key && pair.other === other);
    // A state belongs to the team of its row and not to the stadium, which does not tell the team.
    const isOfOther = ({ key, other }: Pair) =>
      keys.slice(keys.indexOf(key) + 1).some((one) => one !== other && tells(one, other) && !tells(key, one));
    const taken = new Set<Values>();
    return keys.flatMap((key) => {
      const told = pairs.filter((pair) => pair.key === key && !taken.has(pair.other) && !isOfOther(pair));
      if (taken.has(key) || told.length === 0) return [];
      for (const { other } of told) taken.add(other);
      taken.add(key);
      return [thingsOf(key, told)];
    });
  }
}

/** Whether rows name each thing often enough on average. */
function areRepeated(key: Values, all: number): boolean {
  const { rows, things } = key.named(all);
  return things * ROWS_EACH <= rows;
}

/** The pairs without keys that an earlier column tells, and that tell this column. */
function withoutEqualKeys(pairs: readonly Pair[]): readonly Pair[] {
  const idOf = (key: Values, other: Values) => key.index * COLUMNS_MAX + other.index;
  const told = new Set(pairs.map(({ key, other }) => idOf(key, other)));
  const equal = new Set(
    pairs.flatMap(({ key, other }) => (other.index < key.index && told.has(idOf(other, key)) ? [key] : [])),
  );
  return pairs.filter(({ key }) => !equal.has(key));
}

function thingsOf(key: Values, told: readonly Pair[]): FoundThings {
  const parts = [{ index: key.index, cellOf: (i: number) => key.cells[i] ?? null }].concat(
    told.map(({ other, told: numbers }) => ({
      index: other.index,
      cellOf: (i) => other.cells[numbers[i] ?? 0] ?? null,
    })),
  );
  parts.sort((one, other) => one.index - other.index);
  const things = key.counts.map((count, i) => ({
    count,
    cells: parts.map(({ cellOf }) => cellOf(i)),
    place: i,
  }));
  return {
    key: key.index,
    columns: parts.map(({ index }) => index),
    things: things.sort((one, other) => other.count - one.count),
  };
}
