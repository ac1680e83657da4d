import { describe, expect, it } from 'vitest';
import type { Cell, Json } from '../../../src/catalogue/field.ts';
import type { FieldId } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const { check, open } = createEngine(enUs, largeTables);

/** The fields of booleans, their option for the share of true cells, and the whole. */
const BOOLEANS = [
  ['boolean', 'percent', 100],
  ['datatype.boolean', 'probability', 1],
] as const;

type Column = Readonly<Record<string, Json>> & { readonly field: FieldId };

function documentOf(rows: number, columns: Readonly<Record<string, Column>>, keys: object = {}) {
  const named = Object.entries(columns).map(([name, column]) => ({ name, ...column }));
  return { version: 1, tables: [{ name: 't', rows, columns: named, ...keys }] };
}

function columnsOf(document: unknown): readonly (readonly Cell[])[] {
  const checked = check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const table = open(checked.value).table('t');
  return table?.read(0, table.rowCount).columns ?? [];
}

function problemOf(document: unknown) {
  const checked = check(document);
  if (checked.ok) throw new Error('accepted');
  expect(checked.error).toHaveLength(1);
  return checked.error[0];
}

describe.each(BOOLEANS)('A unique %s', (field, option, whole) => {
  const column = (share: number): Column => ({ field, unique: true, options: { [option]: share } });

  it('has both values once if they are as frequent', () => {
    const [cells = []] = columnsOf(documentOf(2, { a: column(whole / 2) }));
    expect(new Set(cells)).toEqual(new Set([true, false]));
  });

  it.each([
    [0, false],
    [1, true],
  ])('of the share %d has one value, %s, and one row', (part, value) => {
    expect(columnsOf(documentOf(1, { a: column(part * whole) }))).toEqual([[value]]);
    expect(problemOf(documentOf(2, { a: column(part * whole) }))?.message).toMatch(/only 1 can occur/);
  });

  it.each([0.05, 0.499, 0.95])('of the share %d is refused, and is accepted with the fix', (part) => {
    const document = documentOf(1, { a: column(part * whole) });
    const problem = problemOf(document);
    expect(problem).toMatchObject({
      code: 'unique-not-uniform',
      path: ['tables', 0, 'columns', 0, 'unique'],
    });
    expect(problem?.message).toContain(String(part * whole));
    expect(check(applyPatch(document, problem?.fix?.patch ?? [])).ok).toBe(true);
  });
});

describe.each(BOOLEANS)('A %s in a key of two columns', (field, option, whole) => {
  const keyed = (rows: number, numbers: number, share: number) =>
    documentOf(
      rows,
      {
        a: { field: 'number', options: { min: 1, max: numbers } },
        b: { field, options: { [option]: share } },
      },
      { primaryKey: ['a', 'b'] },
    );

  it.each([0, 5, 95, 100])('is true as often as it says: %d %', (percent) => {
    const [numbers = [], booleans = []] = columnsOf(keyed(4000, 4000, (percent / 100) * whole));
    expect(new Set(numbers).size).toBe(4000);
    const share = booleans.filter((cell) => cell === true).length / 40;
    expect(Math.abs(share - percent)).toBeLessThan(percent % 100 === 0 ? 1e-9 : 1.5);
  });

  it('doubles the combinations if both values are as frequent', () => {
    const [numbers = [], booleans = []] = columnsOf(keyed(2000, 1000, whole / 2));
    expect(new Set(numbers.map((number, i) => `${number} ${booleans[i]}`)).size).toBe(2000);
  });

  it('does not double them otherwise: the problem says why, and its fix helps', () => {
    const document = keyed(2000, 1000, 0.05 * whole);
    const problem = problemOf(document);
    expect(problem?.message).toMatch(
      /only 1,000 combinations.*2,000 rows.*without “\w+” of “b”, there are 2,000/,
    );
    expect(check(applyPatch(document, problem?.fix?.patch ?? [])).ok).toBe(true);
    expect(problemOf(keyed(2000, 1000, 0))?.message).toMatch(/1,000 combinations/);
  });

  it('is not enough by itself beside values that repeat', () => {
    const key = { primaryKey: ['a', 'b'] };
    const email: Column = { field: 'lorem.words' };
    const document = documentOf(2, { a: email, b: { field, options: { [option]: 0.05 * whole } } }, key);
    const problem = problemOf(document);
    expect(problem?.message).toMatch(/cannot be counted.*without “\w+” of “b”/);
    expect(check(applyPatch(document, problem?.fix?.patch ?? [])).ok).toBe(true);
  });
});

describe('A list with a value several times', () => {
  const list = (values: readonly Json[]): Column => ({ field: 'list', options: { values } });

  it.each<[readonly Json[], readonly Json[]]>([
    [
      ['a', 'a', 'b'],
      ['a', 'b'],
    ],
    [
      [1, '1', null, 'x', null],
      [1, '1', null, 'x'],
    ],
    [
      [true, false, true],
      [true, false],
    ],
  ])('is refused if it is unique: %o', (values, even) => {
    const document = documentOf(1, { a: { ...list(values), unique: true } });
    const problem = problemOf(document);
    expect(problem).toMatchObject({ code: 'unique-not-uniform', fix: { text: 'Keep each value once' } });
    const fixed = applyPatch(document, problem?.fix?.patch ?? []);
    expect(fixed).toMatchObject({ tables: [{ columns: [{ options: { values: even } }] }] });
    expect(check(fixed).ok).toBe(true);
  });

  it('keeps its frequencies in a key of two columns', () => {
    const values = [...new Array<string>(19).fill('often'), 'rare'];
    const number: Column = { field: 'number', options: { min: 1, max: 4000 } };
    const [, cells = []] = columnsOf(
      documentOf(4000, { a: number, b: list(values) }, { unique: [['a', 'b']] }),
    );
    const share = cells.filter((cell) => cell === 'rare').length / 40;
    expect(Math.abs(share - 5)).toBeLessThan(1.5);
  });
});
