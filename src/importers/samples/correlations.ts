import type { SourceCorrelation } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { endsOf } from './ends.ts';
import { binsOf } from './histogram.ts';
import { isMeasure } from './measures.ts';

/** In fewer rows, measures follow each other by chance. */
const ROWS_MIN = 40;
const CORRELATION_MIN = 0.9;
/** Each needs a hidden column. */
const CORRELATIONS_MAX = 12;
const COLUMNS_MAX = 40;
/** The part of rows that may lie in another of ten parts of the range than in the sample, and beyond its ends. */
const MOVED_MAX = 0.15;
const BEYOND_MAX = 0.05;
/** Differences beyond these parts of the rows are exceptions. */
const TRIMMED = 0.01;
const DIGITS = 6;
/** Numbers with more digits after the point are quotients. */
const DECIMALS_MAX = 6;

interface Numbers {
  readonly column: NumericColumn;
  readonly index: number;
}

/** Finds measures that nearly follow another one of the row, such as the apparent temperature the temperature. */
export class Correlations {
  readonly #pairs: readonly Pair[];

  /** @param columns the columns of the first rows */
  constructor(columns: readonly Numbers[]) {
    const measures = columns
      .filter(({ column }) => column.decimals <= DECIMALS_MAX && isMeasure(column, ROWS_MIN))
      .slice(0, COLUMNS_MAX);
    const found = measures.flatMap((target, i) => {
      const pairs = measures.slice(0, i).map((source) => new Pair(target, source));
      const shown = pairs.filter((pair) => pair.isShown);
      return shown.sort((one, other) => other.strength - one.strength).slice(0, 1);
    });
    this.#pairs = found.sort((one, other) => other.strength - one.strength).slice(0, CORRELATIONS_MAX);
  }

  /** @param numberAt the number of the row in a column; NaN for null */
  add(numberAt: (index: number) => number): void {
    for (const pair of this.#pairs) pair.add(numberAt(pair.source.index), numberAt(pair.target.index));
  }

  result(): readonly SourceCorrelation[] {
    return this.#pairs.flatMap((pair) => (pair.isShown ? (pair.correlation() ?? []) : []));
  }
}

/** Two measures with the sums of the method of least squares: https://en.wikipedia.org/wiki/Simple_linear_regression */
class Pair {
  readonly target: Numbers;
  readonly source: Numbers;
  #rows = 0;
  #meanX = 0;
  #meanY = 0;
  #squaresX = 0;
  #squaresY = 0;
  #products = 0;

  constructor(target: Numbers, source: Numbers) {
    this.target = target;
    this.source = source;
    for (const [row, y] of target.column.values.entries())
      this.add(source.column.values[row] ?? Number.NaN, y);
  }

  add(x: number, y: number): void {
    if (Number.isNaN(x + y)) return;
    this.#rows++;
    const [byX, byY] = [x - this.#meanX, y - this.#meanY];
    this.#meanX += byX / this.#rows;
    this.#meanY += byY / this.#rows;
    this.#squaresX += byX * (x - this.#meanX);
    this.#squaresY += byY * (y - this.#meanY);
    this.#products += byX * (y - this.#meanY);
  }

  get strength(): number {
    return Math.abs(this.#products) / Math.sqrt(this.#squaresX * this.#squaresY || 1);
  }

  get isShown(): boolean {
    return this.#rows >= ROWS_MIN && this.strength >= CORRELATION_MIN;
  }

  /** Undefined if sums of independent numbers and rests are not spread as the target is. */
  correlation(): SourceCorrelation | undefined {
    const factor = Number((this.#products / this.#squaresX).toPrecision(DIGITS));
    const offset = Number((this.#meanY - factor * this.#meanX).toPrecision(DIGITS));
    const { values, decimals, name } = this.target.column;
    const sources = this.source.column.values;
    const both = values.flatMap((y, row) => {
      const x = sources[row] ?? Number.NaN;
      return Number.isNaN(x + y) ? [] : [{ x, y, rest: y - factor * x - offset }];
    });
    const rests = both.map(({ rest }) => rest).sort((one, other) => one - other);
    const trimmed = Math.floor(rests.length * TRIMMED);
    const kept = rests.slice(trimmed, rests.length - trimmed);
    if (!isSpreadAlike(both, kept, { factor, offset })) return undefined;
    const scale = 10 ** (decimals + 1);
    const [min, max] = [Math.round((kept[0] ?? 0) * scale), Math.round((kept.at(-1) ?? 0) * scale)];
    if (min >= max) return undefined;
    const steps = kept.map((rest) => [Math.round(rest * scale), 1] as const);
    const bins = binsOf(steps, { min, max, unit: 1, rows: kept.length });
    return {
      columns: [name, this.source.column.name],
      factor,
      offset,
      rest: { min: min / scale, max: max / scale, decimals: decimals + 1, ...(bins && { bins }) },
    };
  }
}

function isSpreadAlike(
  rows: readonly { readonly x: number; readonly y: number }[],
  rests: readonly number[],
  { factor, offset }: { readonly factor: number; readonly offset: number },
): boolean {
  const [least, most] = endsOf(rows.map(({ y }) => y));
  const part = (value: number) =>
    Math.max(0, Math.min(9, Math.floor((10 * (value - least)) / (most - least || 1))));
  const moved = new Array<number>(10).fill(0);
  let beyond = 0;
  for (const { x, y } of rows) {
    moved[part(y)] = (moved[part(y)] ?? 0) + 1 / rows.length;
    for (const rest of rests) {
      const value = factor * x + offset + rest;
      if (value < least || value > most) beyond++;
      moved[part(value)] = (moved[part(value)] ?? 0) - 1 / (rows.length * rests.length);
    }
  }
  const share = moved.reduce((total, each) => total + Math.abs(each), 0) / 2;
  return share <= MOVED_MAX && beyond <= BEYOND_MAX * rows.length * rests.length;
}
