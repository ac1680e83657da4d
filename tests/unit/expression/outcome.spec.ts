import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import type { Bounds } from '../../../src/expression/bounds.ts';
import { CALENDAR, DAY_MS } from '../../../src/expression/dates.ts';
import { checkFormula, compileFormula, parseFormula } from '../../../src/expression/formula.ts';
import { formulaOutcome } from '../../../src/expression/outcome.ts';
import { type ExpressionType, readsOfRow, typesOfRow } from '../../../src/expression/types.ts';

interface Column {
  readonly type: ExpressionType;
  readonly bounds?: Bounds;
  readonly canBeNull?: true;
}

const MILLION: Bounds = { min: 0, max: 1e6 };
const day = (text: string) => Date.parse(text);
const YEAR_2026: Bounds = { min: day('2026-01-01'), max: day('2026-12-31') };

const COLUMNS: Readonly<Record<string, Column>> = {
  a: { type: 'integer', bounds: MILLION },
  b: { type: 'integer', bounds: MILLION, canBeNull: true },
  net: { type: 'decimal', bounds: { min: -1e4, max: 1e4 } },
  rate: { type: 'decimal', bounds: { min: 0.01, max: 0.99 } },
  safe: { type: 'integer', bounds: { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } },
  vast: { type: 'integer', bounds: { min: -1e155, max: 1e155 } },
  huge: { type: 'decimal', bounds: { min: -1e300, max: 1e300 } },
  tiny: { type: 'decimal', bounds: { min: 1e-300, max: 1 } },
  name: { type: 'text' },
  flag: { type: 'boolean' },
  born: { type: 'date', bounds: YEAR_2026 },
  late: { type: 'date', bounds: { min: day('9999-12-01'), max: day('9999-12-31') } },
  early: { type: 'timestamp', bounds: { min: CALENDAR.min, max: day('0001-02-01') } },
};

const ROWS: Bounds = { min: 0, max: 999 };

function outcomeOf(text: string) {
  const formula = parseFormula(text);
  if (!formula.ok) throw new Error(formula.error.message);
  const column = (name: string) => ({
    canBeNull: COLUMNS[name]?.canBeNull === true,
    bounds: COLUMNS[name]?.bounds,
  });
  return formulaOutcome(formula.value, {
    column,
    previous: (name) => ({ ...column(name), canBeNull: true }),
    total: column,
    aggregate: () => ({ canBeNull: false, bounds: MILLION }),
    row: ROWS,
  });
}

/** Column b alone holds nulls. */
const CASES: readonly (readonly [formula: string, canBeNull: boolean])[] = [
  ['a + 1', false],
  ['a + b', true],
  ['-b', true],
  ['not (a > b)', true],
  ['a / 2', false],
  ['a / 0', true],
  ['a % a', true],
  ['null', true],
  ['row', false],
  ["concat(b, '/', a)", false],
  ["'null'", false],
  ['coalesce(b, a)', false],
  ['coalesce(b, b)', true],
  ['isNull(b)', false],
  ['random()', false],
  ['a in (1, 2)', false],
  ['b in (1, 2)', true],
  ['a in (1, b)', true],
  ['a not in (1, 2)', false],
  ['between(a, 1, 2)', false],
  ['between(a, 1, b)', true],
  ['previous(a)', true],
  ['coalesce(previous(a), 0) + total(a) + sum(t.c)', false],
  ['isNull(b / 0)', false],
  ['min(a, b)', false],
  ['max(b, null)', true],
  ['if(b > 1, a, 2)', false],
  ['if(a > 1, a)', true],
  ['if(a > 1, b, a)', true],
  ['round(b, 2)', true],
  ['round(a, 2)', false],
  ['a > 1 and b > 1', true],
  // Ordinary formulas are never null.
  ['round(net * 1.19, 2)', false],
  ['net * rate * a', false],
  ['a / rate', false],
  ['a / (a + 1)', false],
  ['a / max(b, 1)', false],
  ['row % 7', false],
  ['abs(net) + floor(net) + ceil(net)', false],
  ['name + name', false],
  ['length(name) * 1000', false],
  ['safe * safe * safe', false],
  ['year(born) / month(born)', false],
  ['daysBetween(born, late) * 24', false],
  ['addDays(born, row)', false],
  ['addDays(addDays(born, row), -row)', false],
  ["addDays('2026-01-31', 30)", false],
  ['if(flag, born, late)', false],
  // A divisor that can be zero.
  ['a / row', true],
  ['a % (a - 5)', true],
  ['1 / (0.1 + 0.2 - 0.3)', true],
  // Numbers that leave the range.
  ['vast * vast', true],
  ['vast * 1000', false],
  ['huge * huge', true],
  ['huge + huge', false],
  ['huge / tiny', true],
  ['1e308 + a', true],
  ['-floor(1.5e308)', true],
  ['round(1.6e308, -308)', true],
  // Dates that leave the calendar.
  ['addDays(born, row * 1000)', false],
  ['addDays(born, row * 10000)', true],
  ['addDays(late, 1)', true],
  ['addDays(late, -row)', false],
  ['addDays(early, -1)', true],
  ['addDays(early, row)', false],
  ['coalesce(addDays(late, row), born)', false],
];

describe('a formula', () => {
  it.each(CASES)('%s can be null: %s', (text, canBeNull) => {
    expect(outcomeOf(text).canBeNull).toBe(canBeNull);
  });

  it.each([
    ['floor(random() * 10)', { min: 0, max: 10 }],
    ['sum(t.c) + 1', { min: 1, max: 1_000_001 }],
    ['month(born)', { min: 1, max: 12 }],
    ['year(late)', { min: 9999, max: 9999 }],
    ['daysBetween(born, born)', { min: -364, max: 364 }],
    ['max(a, 5) - 5', { min: 0, max: 999_995 }],
    // A whole number other than zero makes nothing larger.
    ['floor(a / row)', { min: -1_000_000, max: 1_000_000 }],
    ['addDays(late, 31)', { min: day('9999-12-31T23:59:59.999Z'), max: CALENDAR.max }],
  ])('%s lies between %o', (text, bounds) => {
    expect(outcomeOf(text).bounds).toMatchObject({ max: bounds.max });
    expect(outcomeOf(text).bounds?.min).toBeLessThanOrEqual(bounds.min);
  });
});

const NUMBERS = Object.keys(COLUMNS).filter((name) =>
  ['integer', 'decimal'].includes(COLUMNS[name]?.type ?? ''),
);
const INTEGERS = NUMBERS.filter((name) => COLUMNS[name]?.type === 'integer');
const TIMES = ['born', 'late', 'early'];
const LITERALS = ['0', '1', '2.5', '0.1', '1e-300', '1e16', '123456789012345678', '1e154', '1e307', 'null'];

/** Formulas of every function and operation whose values are numbers or dates. */
/** A list with the word null is refused, as a comparison with null is. */
const isNull = (text: string) => text.replace(/[()\s]/g, '') === 'null';

const anyFormula = fc.letrec<Record<'number' | 'integer' | 'time' | 'condition', string>>((tie) => ({
  number: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.constantFrom(...NUMBERS, ...LITERALS, 'row', 'random()'),
    tie('integer'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'coalesce'), tie('number'), tie('number'))
      .map(([name, a, b]) => `${name}(${a}, ${b})`),
    tie('number').map((value) => `-${value}`),
    tie('number').map((value) => `abs(${value})`),
    fc
      .tuple(tie('number'), fc.constantFrom('0', '2', '-2', '15', '-310', 'row', 'safe'))
      .map(([value, places]) => `round(${value}, ${places})`),
    fc
      .tuple(tie('condition'), tie('number'), tie('number'))
      .map(([holds, a, b]) => `if(${holds}, ${a}, ${b})`),
  ),
  integer: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.constantFrom(...INTEGERS, 'row', '1', '1000', '123456789012345678'),
    fc.tuple(fc.constantFrom('floor', 'ceil', 'round'), tie('number')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(fc.constantFrom('year', 'month', 'day'), tie('time')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(tie('time'), tie('time')).map(([from, to]) => `daysBetween(${from}, ${to})`),
    fc
      .tuple(tie('integer'), fc.constantFrom('+', '-', '*', '%'), tie('integer'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.constant('length(name)'),
  ),
  time: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.constantFrom(...TIMES),
    fc.tuple(tie('time'), tie('integer')).map(([time, days]) => `addDays(${time}, ${days})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'coalesce'), tie('time'), tie('time'))
      .map(([name, a, b]) => `${name}(${a}, ${b})`),
    fc.tuple(tie('condition'), tie('time')).map(([holds, time]) => `if(${holds}, ${time}, '2026-11-21')`),
  ),
  condition: fc.oneof(
    fc.constant('flag'),
    fc.tuple(tie('number'), fc.constantFrom('<', '='), tie('number')).map((parts) => parts.join(' ')),
    fc
      .tuple(tie('number'), fc.constantFrom('in', 'not in'), tie('number'), tie('number'))
      .filter(([value, , a, b]) => ![value, a, b].some(isNull))
      .map(([value, word, a, b]) => `(${value}) ${word} (${a}, ${b}, 1)`),
    fc
      .tuple(tie('number'), tie('number'), tie('number'))
      .map(([value, least, greatest]) => `between(${value}, ${least}, ${greatest})`),
  ),
}));

/** Both ends of a column's bounds, what is just within them, zero where it lies there, and null where it can occur. */
function cellsOf({ type, bounds, canBeNull }: Column): readonly Cell[] {
  if (!bounds) return type === 'boolean' ? [true, false] : ['', 'x'.repeat(65_536)];
  const { min, max } = bounds;
  const step = type === 'date' ? DAY_MS : 1;
  const numbers = [min, max, min + step, max - step, (min + max) / 2, 0].filter(
    (value) => value >= min && value <= max,
  );
  const cells = numbers.map((value): Cell => {
    if (type === 'decimal') return value;
    const whole = type === 'date' ? Math.floor(value / DAY_MS) * DAY_MS : Math.trunc(value);
    return Number.isSafeInteger(whole) ? whole : BigInt(whole);
  });
  return canBeNull ? [...cells, null] : cells;
}

function violations(text: string, seed: number): readonly string[] {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  const formula = parsed.value;
  const typeOf = (name: string) => COLUMNS[name]?.type;
  const type = checkFormula(formula, typesOfRow(typeOf));
  // Two literals null have no type that an operation takes.
  if (!type.ok) return [];
  const { canBeNull, bounds } = outcomeOf(text);
  const found: string[] = [];
  for (let i = 0; i < 12; i++) {
    const cells = new Map(
      formula.columns.map((name, column) => {
        const choices = cellsOf(COLUMNS[name] ?? { type: 'null' });
        return [name, choices[(seed + i * (2 * column + 1)) % choices.length] ?? null];
      }),
    );
    const row = i % 2 === 0 ? ROWS.min : ROWS.max;
    const value = compileFormula(formula, typesOfRow(typeOf), {
      ...readsOfRow(
        formula.columns.map((name) => () => cells.get(name) ?? null),
        () => row,
      ),
      random: (call) => () => [0, 0.5, 1 - 2 ** -53][(seed + i + call) % 3] ?? 0,
    })(0);
    const shown = `${text} is ${value} of ${[...cells].join(' ')}, row ${row}`;
    if (value === null && !canBeNull) found.push(shown);
    if (typeof value !== 'number' && typeof value !== 'bigint') continue;
    if (!bounds || value < bounds.min || value > bounds.max) found.push(shown);
  }
  return found;
}

describe('the computed bounds of a formula contain its values at the bounds of its columns', () => {
  const check = (numRuns: number, seed: number) =>
    fc.assert(
      fc.property(fc.oneof(anyFormula.number, anyFormula.time), fc.nat(1000), (text, start) => {
        expect(violations(text, start)).toEqual([]);
      }),
      { numRuns, seed },
    );

  it('of 400 formulas', () => check(400, 1));
  it('of 20,000 more', { tags: ['deep'] }, () => check(20_000, 2));
});
