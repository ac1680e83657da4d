import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Field, Json, OptionInfo } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const { check, open } = createEngine(enUs, largeTables);

interface Column {
  readonly field: FieldId;
  readonly options: Readonly<Record<string, Json>>;
  readonly unique?: boolean;
}

const documentOf = (column: Column, rows: number) => ({
  version: 1,
  tables: [{ name: 't', rows, columns: [{ name: 'n', ...column }] }],
});

/** The cells of a table; undefined if the check refuses the document. */
function cellsOf(column: Column, rows: number): readonly Cell[] | undefined {
  const checked = check(documentOf(column, rows));
  return checked.ok ? open(checked.value).table('t')?.readColumn('n', 0, rows) : undefined;
}

/** The fields of numbers with a range, and the option with the number of their decimals. */
const DECIMAL_FIELDS = [
  ['number', 'decimals'],
  ['number.float', 'fractionDigits'],
  ['finance.amount', 'dec'],
] as const;

const POWERS = [22, 31, 32, 40, 42, 43, 44, 45, 46, 49, 50, 52, 53].map((exponent) => 2 ** exponent);
/** Numbers near the powers of two from which on doubles are twice as far apart. */
const nearPowers = fc
  .tuple(
    fc.constantFrom(...POWERS),
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom(1, 10, 1000),
    fc.boolean(),
  )
  .map(([power, distance, scale, isNegative]) => (isNegative ? -1 : 1) * (power + distance / scale));

describe('A range of decimals', () => {
  it.each(DECIMAL_FIELDS)('of %s has as many different numbers as steps, or is refused', (field, option) => {
    let read = 0;
    const property = fc.property(
      nearPowers,
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 8 }),
      (min, steps, decimals) => {
        const max = Number((min + steps / 10 ** decimals).toFixed(decimals));
        if (!(max >= min)) return;
        const options = { min, max, [option]: decimals, distribution: 'uniform' };
        const { distribution: _, ...plain } = options;
        const cells = cellsOf(
          { field, options: field === 'finance.amount' ? options : plain, unique: true },
          Math.max(1, Math.floor(steps * 0.9)),
        );
        if (!cells) return;
        read++;
        expect(new Set(cells).size).toBe(cells.length);
        for (const cell of cells) {
          expect(Number(cell)).toBeGreaterThanOrEqual(min);
          expect(Number(cell)).toBeLessThanOrEqual(max);
          expect(String(cell).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(decimals);
        }
      },
    );
    fc.assert(property, { numRuns: 80, seed: 6 });
    expect(read).toBeGreaterThan(10);
  });

  it.each(
    DECIMAL_FIELDS.slice(0, 2).flatMap(([field, option]) =>
      [true, false].map((unique) => [field, option, unique] as const),
    ),
  )(
    'of %s whose neighbors by %s are one number is refused with the figures, unique: %s',
    (field, option, unique) => {
      const options = { min: 9_007_199_254_000, max: 9_007_199_254_001, [option]: 3 };
      const document = documentOf({ field, options, unique }, 50);
      const checked = check(document);
      if (checked.ok) throw new Error('accepted');
      const [problem] = checked.error;
      expect(problem).toMatchObject({
        code: 'out-of-range',
        path: ['tables', 0, 'columns', 0, 'options', option],
      });
      expect(problem?.message).toMatch(/9,007,199,254,001.*8,796,093,022,208.*3 decimals/);
      expect(check(applyPatch(document, problem?.fix?.patch ?? [])).ok).toBe(true);
    },
  );

  it('is refused inside arrays and objects too', () => {
    const number = { field: 'number', options: { min: 0, max: 9_007_199_254_001, decimals: 3 } } as const;
    const array = { field: 'array', options: { ...number, minItems: 1, maxItems: 2 } } as const;
    const json = { field: 'json', options: { columns: [{ name: 'a', ...number }] } } as const;
    for (const column of [array, json]) expect(cellsOf(column, 1)).toBeUndefined();
  });

  it('of one number is accepted', () => {
    const options = { min: 9_007_199_254_000.5, max: 9_007_199_254_000.5, decimals: 3 };
    expect(cellsOf({ field: 'number', options }, 2)).toEqual([9_007_199_254_000.5, 9_007_199_254_000.5]);
  });
});

/** A row beyond 2^27 in which a sum of an end and a fraction was once rounded to one above the range. */
const FAR_ROW = 170_515_155;
const FAR_ROWS = 2 ** 28;

type Range = readonly [min: number, max: number];

const EXTREME_RANGES: readonly Range[] = [
  [281_474_972_516_350, 281_474_976_710_655],
  [Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER],
  [Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER + 2],
  [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [0, Number.MAX_SAFE_INTEGER],
  [-1, 1],
  [0, 0],
  [0, 4_294_967_295],
  [0, 4_294_967_296],
  [-4_294_967_297, 4_294_967_297],
];

function optionsOf(id: FieldId): Readonly<Record<string, OptionInfo>> {
  const { options = {} }: Field = fields[id];
  return options;
}

/** The fields whose cells are numbers between their options `min` and `max`. */
const RANGED = fieldIds.filter((id) => {
  const { min, max } = optionsOf(id);
  return min !== undefined && max !== undefined && min.kind === max.kind;
});

const numberOf = (field: FieldId, cell: Cell) => BigInt(field === 'number.hex' ? `0x${cell}` : String(cell));

describe('An integer between two options', () => {
  it('is a cell of these fields', () => {
    expect(RANGED).toEqual(
      expect.arrayContaining(['number', 'number.int', 'number.bigInt', 'number.hex', 'internet.port']),
    );
  });

  it.each(RANGED.flatMap((field) => EXTREME_RANGES.map(([min, max]) => [field, min, max] as const)))(
    'of %s lies between %d and %d, or the range is refused',
    (field, min, max) => {
      const { min: info, dec, decimals, fractionDigits, precision } = optionsOf(field);
      const whole = Object.fromEntries(
        Object.entries({ dec, decimals, fractionDigits, precision }).flatMap(([name, option]) =>
          option ? [[name, 0]] : [],
        ),
      );
      const end = (number: number) => (info?.kind === 'big-integer' ? String(number) : number);
      const options = { min: end(min), max: end(max), ...whole };
      const number = { field, options } as const;
      const read = (column: Column) => {
        const checked = check(documentOf(column, FAR_ROWS));
        const table = checked.ok ? open(checked.value).table('t') : undefined;
        return [
          ...(table?.read(0, 100).columns ?? []).flat(),
          ...(table?.read(FAR_ROW, FAR_ROW + 1).columns ?? []).flat(),
        ];
      };
      for (const cell of [...read(number), ...read({ ...number, unique: true })]) {
        const integer = numberOf(field, cell);
        expect(integer >= BigInt(min) && integer <= BigInt(max), String(cell)).toBe(true);
      }
    },
  );

  it('of number.int is a multiple between the ends, also where the quotient of an end is rounded', () => {
    const property = fc.property(
      fc.maxSafeInteger(),
      fc.integer({ min: 0, max: 10 ** 6 }),
      fc.integer({ min: 1, max: 10 ** 6 }),
      (start, size, multipleOf) => {
        const [min, max] = [
          Math.min(start, Number.MAX_SAFE_INTEGER - size),
          Math.min(start + size, Number.MAX_SAFE_INTEGER),
        ];
        for (const cell of cellsOf({ field: 'number.int', options: { min, max, multipleOf } }, 5) ?? []) {
          expect([Number(cell) >= min, Number(cell) <= max, Math.abs(Number(cell) % multipleOf)]).toEqual([
            true,
            true,
            0,
          ]);
        }
      },
    );
    fc.assert(property, { numRuns: 100, seed: 1 });
  });
});
