import type { Cell } from '../../catalogue/field.ts';
import { compileFormula, parseFormula } from '../../expression/formula.ts';
import { readsOfRow, typesOfRow } from '../../expression/types.ts';
import { nameInFormula } from '../../expression/written-names.ts';
import { areExceptions } from './exceptions.ts';

/** A numeric column of the first rows. NaN is null. */
export interface NumericColumn {
  readonly name: string;
  readonly type: 'integer' | 'decimal';
  /** Digits after the point. */
  readonly decimals: number;
  readonly values: readonly number[];
}

/** A formula that gave the right value in all rows so far. */
export interface NumberRule {
  readonly target: string;
  readonly sources: readonly string[];
  readonly expression: string;
  /** Whether it gives the target's value. A null is NaN on both sides. */
  readonly holds: (sources: readonly number[], target: number) => boolean;
}

/** A combination of columns, with the names `a`, `b` and `c`. */
interface Shape {
  readonly text: string;
  readonly compute: (a: number, b: number, c: number) => number;
  /** The order of its columns does not matter. */
  readonly isSymmetric?: true;
  /** It needs parentheses before a factor. */
  readonly isSum?: true;
}

const SINGLES: readonly Shape[] = [
  { text: 'a', compute: (a) => a },
  { text: '100 - a', compute: (a) => 100 - a, isSum: true },
  { text: '1 - a', compute: (a) => 1 - a, isSum: true },
];
const PAIRS: readonly Shape[] = [
  { text: 'a + b', compute: (a, b) => a + b, isSymmetric: true, isSum: true },
  { text: 'a - b', compute: (a, b) => a - b, isSum: true },
  { text: 'a * b', compute: (a, b) => a * b, isSymmetric: true },
  { text: 'a * (1 + b)', compute: (a, b) => a * (1 + b) },
  { text: 'a * (1 - b)', compute: (a, b) => a * (1 - b) },
  { text: 'a * (100 + b)', compute: (a, b) => a * (100 + b) },
  { text: 'a * (100 - b)', compute: (a, b) => a * (100 - b) },
];
const TRIPLES: readonly Shape[] = [
  { text: 'a + b + c', compute: (a, b, c) => a + b + c, isSymmetric: true, isSum: true },
  { text: 'a * b * c', compute: (a, b, c) => a * b * c, isSymmetric: true },
  { text: 'a + b - c', compute: (a, b, c) => a + b - c, isSum: true },
  { text: 'a - b - c', compute: (a, b, c) => a - b - c, isSum: true },
  { text: 'a * b + c', compute: (a, b, c) => a * b + c, isSum: true },
  { text: 'a * b - c', compute: (a, b, c) => a * b - c, isSum: true },
  { text: '(a + b) * c', compute: (a, b, c) => (a + b) * c },
  { text: '(a - b) * c', compute: (a, b, c) => (a - b) * c },
  { text: 'a * b * (1 - c)', compute: (a, b, c) => a * b * (1 - c) },
  { text: 'a * b * (100 - c)', compute: (a, b, c) => a * b * (100 - c) },
];

/** With more columns there would be too many combinations. */
const PAIRS_OF_MAX = 40;
const TRIPLES_OF_MAX = 14;
const SUM_MIN = 4;
const SUM_MAX = 20;
const DISTINCT_MIN = 5;
/** A rule must explain so many more bits than there are rules that were tried. */
const SPARE_BITS = 20;

/**
 * The formula of a target column from other columns, or undefined if none gives all its values.
 *
 * @param factorDigits how many digits after the point a constant factor can have
 */
export function findNumberRule(
  target: NumericColumn,
  sources: readonly NumericColumn[],
  factorDigits: number,
): NumberRule | undefined {
  const bits = bitsOf(target);
  const rows = tellingFirst(target);
  const usable = sources.filter(({ name }) => name !== target.name).slice(0, PAIRS_OF_MAX);
  let tried = 1;
  for (const columns of combinations(usable)) {
    for (const shape of shapesFor(columns, usable)) {
      tried++;
      const factor = factorOf(target, shape, columns, { rows, factorDigits });
      if (factor === undefined) continue;
      const rule = createRule(target, shape, columns, factor);
      const needed = Math.log2(tried) + SPARE_BITS + (factor === 1 ? 0 : 3.3 * String(factor).length);
      if (rule !== undefined && bits >= needed && holdsForAll(rule, target, columns)) return rule;
    }
  }
  return undefined;
}

/** The rule that a target is the sum of four neighbouring columns or more, such as all parts of a total. */
export function findSumRule(
  target: NumericColumn,
  sources: readonly NumericColumn[],
): NumberRule | undefined {
  const rows = tellingFirst(target);
  if (bitsOf(target) < SPARE_BITS + Math.log2(sources.length * sources.length + 1)) return undefined;
  const filled = target.values.filter((value) => !Number.isNaN(value)).length;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const holds = (numbers: readonly number[], wanted: number) =>
    Number.isNaN(wanted)
      ? Number.isNaN(sumOf(numbers))
      : Math.abs(sumOf(numbers) - wanted) <= Math.abs(wanted) * 1e-12 + 1e-9;
  for (let from = 0; from + SUM_MIN <= sources.length; from++) {
    for (let to = from + SUM_MIN; to <= Math.min(sources.length, from + SUM_MAX); to++) {
      const parts = sources.slice(from, to);
      const isSum = (row: number) =>
        holds(
          parts.map(({ values }) => values[row] ?? Number.NaN),
          target.values[row] ?? Number.NaN,
        );
      let exceptions = 0;
      if (!rows.every((row) => isSum(row) || areExceptions(++exceptions, filled))) continue;
      const names = parts.map(({ name }) => name);
      return { target: target.name, sources: names, expression: names.map(nameInFormula).join(' + '), holds };
    }
  }
  return undefined;
}

/** All rows, with different values before equal ones and zeros: most combinations fail at the first rows. */
function tellingFirst({ values }: NumericColumn): readonly number[] {
  const seen = new Set<number>([0]);
  const first: number[] = [];
  const others: number[] = [];
  for (const [row, value] of values.entries()) {
    const isNew = !Number.isNaN(value) && !seen.has(value);
    (isNew ? first : others).push(row);
    seen.add(value);
  }
  return [...first, ...others];
}

/** How much a rule explains: the range of the target, in each row with another value. */
function bitsOf({ values, decimals }: NumericColumn): number {
  const known = new Set(values.filter((value) => !Number.isNaN(value)));
  if (known.size < DISTINCT_MIN) return 0;
  const least = values.reduce((a, b) => (b < a || Number.isNaN(a) ? b : a));
  const most = values.reduce((a, b) => (b > a || Number.isNaN(a) ? b : a));
  return known.size * Math.log2((most - least) * 10 ** decimals + 1);
}

/** Ordered combinations of one, two and three columns, the shortest first. */
function* combinations(columns: readonly NumericColumn[]): Iterable<readonly NumericColumn[]> {
  for (const a of columns) yield [a];
  for (const a of columns) for (const b of columns) if (a !== b) yield [a, b];
  if (columns.length >= TRIPLES_OF_MAX) return;
  for (const a of columns) {
    for (const b of columns) for (const c of columns) if (a !== b && a !== c && b !== c) yield [a, b, c];
  }
}

/** Of the orders of a sum or a product, only that of the file counts. */
function shapesFor(columns: readonly NumericColumn[], all: readonly NumericColumn[]): readonly Shape[] {
  const shapes = columns.length === 1 ? SINGLES : columns.length === 2 ? PAIRS : TRIPLES;
  const places = columns.map((column) => all.indexOf(column));
  const isInOrder = places.every((place, i) => i === 0 || (places[i - 1] ?? 0) < place);
  return isInOrder ? shapes : shapes.filter(({ isSymmetric }) => !isSymmetric);
}

const combined = (shape: Shape, columns: readonly NumericColumn[], row: number) =>
  shape.compute(columns[0]?.values[row] ?? 0, columns[1]?.values[row] ?? 0, columns[2]?.values[row] ?? 0);

/**
 * The constant by which the combination must be multiplied to give the target, rounded to the target's decimals.
 * Each row bounds it from both sides. Of the numbers between all bounds, the one with the fewest digits is taken.
 */
function factorOf(
  { values, decimals }: NumericColumn,
  shape: Shape,
  columns: readonly NumericColumn[],
  { rows, factorDigits }: { readonly rows: readonly number[]; readonly factorDigits: number },
): number | undefined {
  const half = 0.5 * 10 ** -decimals;
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const wanted = values[row] ?? Number.NaN;
    const base = combined(shape, columns, row);
    if (Number.isNaN(wanted) !== Number.isNaN(base)) return undefined;
    if (Number.isNaN(wanted)) continue;
    const slack = half + Math.abs(wanted) * 1e-12;
    if (base === 0) {
      if (Math.abs(wanted) > slack) return undefined;
      continue;
    }
    const bounds = [(wanted - slack) / base, (wanted + slack) / base];
    least = Math.max(least, Math.min(...bounds));
    most = Math.min(most, Math.max(...bounds));
    if (least > most) return undefined;
  }
  return simplestBetween(least, most, factorDigits);
}

function simplestBetween(least: number, most: number, digitsMax: number): number | undefined {
  if (!Number.isFinite(least) || !Number.isFinite(most)) return undefined;
  if (least <= 1 && most >= 1) return 1;
  for (let digits = 0; digits <= digitsMax; digits++) {
    const unit = 10 ** digits;
    const candidate = Math.ceil(least * unit) / unit;
    if (candidate <= most && candidate !== 0) return candidate;
  }
  return undefined;
}

function createRule(
  target: NumericColumn,
  shape: Shape,
  columns: readonly NumericColumn[],
  factor: number,
): NumberRule | undefined {
  const written = shape.text.replace(/[abc]/g, (letter) =>
    nameInFormula(columns['abc'.indexOf(letter)]?.name ?? ''),
  );
  const scaled = factor === 1 ? written : `${shape.isSum ? `(${written})` : written} * ${factor}`;
  const needsRounding = canHaveMore(target, shape, columns) || !isExact(target, shape, columns, factor);
  const expression = needsRounding ? `round(${scaled}, ${target.decimals})` : scaled;
  const parsed = parseFormula(needsRounding && target.decimals === 0 ? `round(${scaled})` : expression);
  if (!parsed.ok) return undefined;
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const names = columns.map(({ name }) => name);
  let current: readonly number[] = [];
  const cell = (value: number | undefined): Cell =>
    value === undefined || Number.isNaN(value) ? null : value;
  const readers = parsed.value.columns.map((name) => () => cell(current[names.indexOf(name)]));
  const compute = compileFormula(
    parsed.value,
    typesOfRow((name) => types.get(name)),
    readsOfRow(readers, () => 0),
  );
  return {
    target: target.name,
    sources: names,
    expression: needsRounding && target.decimals === 0 ? `round(${scaled})` : expression,
    holds(sources, wanted) {
      current = sources;
      const result = compute(0);
      return result === null ? Number.isNaN(wanted) : Number(result) === wanted;
    },
  };
}

/** Whether a product of other values than those of the rows can have more decimals than the target. */
function canHaveMore(
  { decimals }: NumericColumn,
  { text }: Shape,
  columns: readonly NumericColumn[],
): boolean {
  const terms = text.includes('(') ? [text] : text.split(/ [+-] /);
  const products = terms.filter((term) => term.includes('*'));
  return products.some((term) => {
    const factors = term.match(/[abc]/g) ?? [];
    return (
      factors.reduce((sum, letter) => sum + (columns['abc'.indexOf(letter)]?.decimals ?? 0), 0) > decimals
    );
  });
}

/** Whether the combination never has more decimals than the target. */
function isExact(
  { values }: NumericColumn,
  shape: Shape,
  columns: readonly NumericColumn[],
  factor: number,
): boolean {
  return values.every((wanted, row) => {
    if (Number.isNaN(wanted)) return true;
    return Math.abs(combined(shape, columns, row) * factor - wanted) <= Math.abs(wanted) * 1e-12 + 1e-12;
  });
}

function holdsForAll(
  rule: NumberRule,
  { values }: NumericColumn,
  columns: readonly NumericColumn[],
): boolean {
  return values.every((wanted, row) =>
    rule.holds(
      columns.map((column) => column.values[row] ?? Number.NaN),
      wanted,
    ),
  );
}
