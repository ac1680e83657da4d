import type { SourceRatio } from '../source-tables.ts';
import type { NumericColumn } from './derived-numbers.ts';
import { isMeasure } from './measures.ts';

interface Numbers {
  readonly column: NumericColumn;
  readonly index: number;
}

interface Pair {
  readonly target: Numbers;
  readonly source: Numbers;
  readonly ratio: Pick<SourceRatio, 'least' | 'middle' | 'most'>;
  /** The spread of the logarithms of the ratios, as a part of that of the target. */
  readonly spread: number;
  rows: number;
  /** Rows whose ratio lies far from the others. */
  exceptions: number;
}

/** In fewer rows, measures follow each other by chance. */
const ROWS_MIN = 20;
const COLUMNS_MAX = 60;
/** Logarithms of measures that differ by so little, some 30 %, are near each other in any two rows. */
const SPREAD_MIN = 0.3;
/** The ratios of measures that go together are spread so much less than the measures. */
const RATIO_SPREAD_MAX = 0.5;
/** Products of independent numbers and ratios are spread as the target is, up to this part. */
const SPREAD_CHANGE_MAX = 0.25;
/** The part of the ratios that lies on each side of the ends. */
const TRIMMED = 0.05;
/** Ratios may lie beyond the ends by this factor, and farther in such a part of the rows. */
const FAR = 1.5;
const EXCEPTIONS_MAX = 0.1;
/** Ratios of so many digits tell no single number of a row. */
const DIGITS = 3;

/** Finds measures that are some part or multiple of another one of the row, such as the population of the next year. */
export class Ratios {
  readonly #pairs: readonly Pair[];

  /** @param columns the columns of the first rows */
  constructor(columns: readonly Numbers[]) {
    const nullsIn = ({ column }: Numbers) => column.values.filter((value) => Number.isNaN(value)).length;
    const measures = columns
      .filter(({ column }) => isMeasure(column, ROWS_MIN))
      .slice(0, COLUMNS_MAX)
      .map((numbers) => ({ numbers, nulls: nullsIn(numbers), logarithms: logarithmsOf(numbers.column) }))
      .filter(({ logarithms }) => logarithms !== undefined && logarithms.spread >= SPREAD_MIN)
      // A null makes the product null.
      .toSorted((one, other) => one.nulls - other.nulls || one.numbers.index - other.numbers.index);
    this.#pairs = measures.flatMap(({ numbers: target, logarithms }, i) => {
      const pairs = measures
        .slice(0, i)
        .flatMap(({ numbers: source }) => pairOf(target, source, logarithms?.spread ?? 0) ?? []);
      return pairs.sort((one, other) => one.spread - other.spread).slice(0, 1);
    });
  }

  /** @param numberAt the number of the row in a column; NaN for null */
  add(numberAt: (index: number) => number): void {
    for (const pair of this.#pairs) {
      const ratio = numberAt(pair.target.index) / numberAt(pair.source.index);
      if (Number.isNaN(ratio)) continue;
      pair.rows++;
      if (isFar(pair, ratio)) pair.exceptions++;
    }
  }

  result(): readonly SourceRatio[] {
    return this.#pairs.flatMap(({ target, source, ratio, rows, exceptions }) =>
      exceptions > rows * EXCEPTIONS_MAX
        ? []
        : [{ columns: [target.column.name, source.column.name], ...ratio }],
    );
  }
}

const isFar = ({ ratio: { least, most } }: Pick<Pair, 'ratio'>, ratio: number) =>
  ratio < least / FAR || ratio > most * FAR;

function logarithmsOf({ values }: NumericColumn): { readonly spread: number } | undefined {
  const known = values.filter((value) => !Number.isNaN(value));
  const positive = known.filter((value) => value > 0);
  if (positive.length < known.length * (1 - EXCEPTIONS_MAX)) return undefined;
  return { spread: spreadOf(positive.map(Math.log)) };
}

function spreadOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const trimmed = Math.floor(sorted.length * TRIMMED);
  const kept = sorted.slice(trimmed, sorted.length - trimmed);
  const mean = kept.reduce((sum, number) => sum + number, 0) / kept.length;
  return Math.sqrt(kept.reduce((sum, number) => sum + (number - mean) ** 2, 0) / kept.length);
}

function pairOf(target: Numbers, source: Numbers, ofTarget: number): Pair | undefined {
  const both = target.column.values.flatMap((y, row) => {
    const x = source.column.values[row] ?? Number.NaN;
    return x > 0 && y > 0 ? [{ x, y }] : [];
  });
  const rows = target.column.values.filter(
    (y, row) => !Number.isNaN(y + (source.column.values[row] ?? Number.NaN)),
  ).length;
  if (both.length < ROWS_MIN || both.length < rows * (1 - EXCEPTIONS_MAX)) return undefined;
  const ratios = both.map(({ x, y }) => y / x).sort((one, other) => one - other);
  const ofRatios = spreadOf(ratios.map(Math.log));
  const ofSource = spreadOf(both.map(({ x }) => Math.log(x)));
  const spread = ofRatios / ofTarget;
  const isAlike = Math.abs(Math.hypot(ofRatios, ofSource) / ofTarget - 1) <= SPREAD_CHANGE_MAX;
  if (spread > RATIO_SPREAD_MAX || !isAlike) return undefined;
  const at = (part: number) =>
    Number((ratios[Math.floor((ratios.length - 1) * part)] ?? 1).toPrecision(DIGITS));
  const ratio = { least: at(TRIMMED), middle: at(0.5), most: at(1 - TRIMMED) };
  if (ratio.least >= ratio.most) return undefined;
  const exceptions = rows - both.length + ratios.filter((one) => isFar({ ratio }, one)).length;
  return { target, source, ratio, spread, rows, exceptions };
}
