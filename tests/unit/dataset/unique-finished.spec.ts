import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import type { Problem } from '../../../src/schema/problem.ts';
import type { ColumnDocument, TableDocument } from '../../fixtures/documents.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);
const documentOf = (...tables: readonly TableDocument[]) => ({ version: 1, tables });
const one = (column: Omit<ColumnDocument, 'name'>, rows: number) =>
  documentOf({ name: 't', rows, columns: [{ name: 'a', unique: true, ...column }] });

function problemsOf(document: unknown): readonly Problem[] {
  const checked = engine.check(document);
  return checked.ok ? [] : checked.error;
}

/** The rows of the last table of a valid document. */
function rowsOf(document: unknown): readonly (readonly Cell[])[] {
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const name = checked.value.tables.at(-1)?.name ?? '';
  const ready = engine.open(checked.value).table(name);
  const { columns = [] } = ready?.read(0, ready.rowCount) ?? {};
  return columns[0]?.map((_, row) => columns.map((cells) => cells[row] ?? null)) ?? [];
}

function expectDistinct(rows: readonly (readonly Cell[])[]): void {
  const keys = rows.map((row) =>
    JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)),
  );
  expect(new Set(keys).size).toBe(rows.length);
}

/** A list, the options of its column, and the number of different values in the cells. */
const MERGED: readonly (readonly [
  name: string,
  column: Omit<ColumnDocument, 'name'>,
  left: number,
  code: string,
])[] = [
  ['cut', { field: 'list', options: { values: ['abcd', 'abce', 'xyz'] }, maxLength: 3 }, 2, 'unique-cut'],
  [
    'cut with a prefix',
    { field: 'list', options: { values: ['abc', 'abd', 'x'], prefix: '--' }, maxLength: 4 },
    2,
    'unique-cut',
  ],
  [
    'in upper case',
    { field: 'list', options: { values: ['a', 'A', 'b'], case: 'upper' } },
    2,
    'unique-too-few',
  ],
  [
    'in lower case',
    { field: 'list', options: { values: ['ẞ', 'ß', 'b'], case: 'lower' } },
    2,
    'unique-too-few',
  ],
  [
    'in title case',
    { field: 'list', options: { values: ['a b', 'A B', 'c'], case: 'title' } },
    2,
    'unique-too-few',
  ],
  ['as text', { field: 'list', options: { values: [1, '1', 'b'] } }, 2, 'unique-too-few'],
  [
    'as text with a suffix',
    { field: 'list', options: { values: [true, 'true', 'b'], suffix: '!' } },
    2,
    'unique-too-few',
  ],
  ['of a pattern', { field: 'regex', options: { pattern: '[ab][cd]' }, maxLength: 1 }, 2, 'unique-cut'],
];

describe('values that become equal in their cells', () => {
  it.each(MERGED)('count once in a unique column: %s', (_, column, left, code) => {
    const rows = rowsOf(one(column, left));
    expect(rows).toHaveLength(left);
    expectDistinct(rows);
    const [problem, ...others] = problemsOf(one(column, left + 1));
    expect(others).toEqual([]);
    expect(problem?.code).toBe(code);
    const mended = applyPatch(JSON.parse(JSON.stringify(one(column, left + 1))), problem?.fix?.patch ?? []);
    expectDistinct(rowsOf(mended));
  });

  it.each(MERGED)('count once in a key of several columns: %s', (_, column, left) => {
    const key = (rows: number) =>
      documentOf({
        name: 't',
        rows,
        columns: [
          { name: 'a', ...column },
          { name: 'b', field: 'number', options: { min: 1, max: 5 } },
        ],
        primaryKey: ['a', 'b'],
      });
    const rows = rowsOf(key(left * 5));
    expect(rows).toHaveLength(left * 5);
    expectDistinct(rows);
    const [problem, ...others] = problemsOf(key(left * 5 + 1));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'unique-too-few',
      path: ['tables', 0, 'primaryKey'],
      message: expect.stringContaining(
        `${left * 5} combinations of values, but there are ${left * 5 + 1} rows`,
      ),
    });
    expect(problem?.fix?.text).toBe(`Set rows to ${left * 5}`);
  });

  it('count once if each parent has several rows', () => {
    const key = (each: number) =>
      documentOf(
        { name: 'p', rows: 10, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
        {
          name: 't',
          rows: 10 * each,
          columns: [
            { name: 'p', field: 'reference', options: { table: 'p', column: 'id', children: { each } } },
            { name: 'a', field: 'list', options: { values: ['abcd', 'abce', 'x', 'y'] }, maxLength: 3 },
          ],
          unique: [['p', 'a']],
        },
      );
    expectDistinct(rowsOf(key(3)));
    expect(problemsOf(key(4))).toEqual([expect.objectContaining({ code: 'unique-too-few' })]);
  });

  it('are not counted if there are too many to compute each cell', () => {
    const pattern = { pattern: '[a-zA-Z]{4}' };
    const key = (column: Omit<ColumnDocument, 'name'>) =>
      documentOf({
        name: 't',
        rows: 90,
        columns: [
          { name: 'a', ...column },
          { name: 'b', field: 'formula', options: { expression: '1' } },
        ],
        unique: [['a', 'b']],
      });
    for (const [column, code] of [
      [{ field: 'regex', options: { ...pattern, case: 'lower' } }, 'unique-uncountable'],
      [{ field: 'regex', options: pattern, maxLength: 3 }, 'unique-cut'],
    ] as const) {
      expect(problemsOf(one(column, 90))).toEqual([expect.objectContaining({ code })]);
      expect(problemsOf(key(column)).map((problem) => problem.code)).toEqual(['unique-uncountable']);
    }
    expect(problemsOf(one({ field: 'regex', options: pattern, maxLength: 4 }, 90))).toEqual([]);
  });

  it('stay in their rows if none become equal', () => {
    const values = Array.from({ length: 500 }, (_, i) => `value ${i}`);
    const plain = rowsOf(one({ field: 'list', options: { values } }, 500));
    expect(rowsOf(one({ field: 'list', options: { values }, maxLength: 8 }, 500))).toEqual(
      plain.map(([cell]) => [String(cell).replace('value ', 'value '.slice(0, 8 - String(cell).length + 6))]),
    );
  });
});

describe('random texts in one case', () => {
  it.each([
    ['string.nanoid', { length: 21 }, true],
    ['string.nanoid', { length: 16 }, false],
    ['string.alpha', { length: 17 }, false],
    ['string.alpha', { length: 25 }, true],
    ['string.alpha', { length: 25, casing: 'lower' }, true],
    ['string.uuid', {}, true],
    ['string.hexadecimal', { length: 30, casing: 'lower' }, true],
    ['string.hexadecimal', { length: 25, casing: 'mixed' }, false],
    ['internet.password', { length: 60, characters: 'aAß' }, false],
  ] as const)('are unique where enough bits are left: %s %o', (field, options, isUnique) => {
    const codes = problemsOf(one({ field, options: { ...options, case: 'upper' } }, 1000)).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(isUnique ? [] : ['unique-uncountable']);
  });
});

describe('an entry of a list that an entity has', () => {
  it.each([
    ['finance.currencyName', 3],
    ['book.title', 4],
    ['commerce.product', 2],
  ] as const)('is not unique where it is cut to texts alike: %s', (field, maxLength) => {
    const [problem] = problemsOf(one({ field, maxLength }, 20));
    expect(problem).toMatchObject({ code: 'unique-cut', path: ['tables', 0, 'columns', 0, 'maxLength'] });
    const mended = applyPatch(
      JSON.parse(JSON.stringify(one({ field, maxLength }, 20))),
      problem?.fix?.patch ?? [],
    );
    expectDistinct(rowsOf(mended));
  });

  it('is unique in another case, or when cut, if all entries stay distinct', () => {
    expectDistinct(rowsOf(one({ field: 'finance.currencyCode', options: { case: 'lower' } }, 100)));
    expectDistinct(
      rowsOf(one({ field: 'science.chemicalElement', options: { case: 'upper' }, maxLength: 12 }, 100)),
    );
  });

  it('is one of those that another column of the entity allows', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'a', field: 'finance.currencyCode', unique: true },
      { name: 'b', field: 'finance.iban', options: { countryCode: 'DE' } },
    ];
    expect(problemsOf(documentOf({ name: 't', rows: 100, columns }))).toEqual([
      expect.objectContaining({
        code: 'unique-too-few',
        message: '100 rows need 100 different values; only 1 can occur.',
      }),
    ]);
  });
});

describe('a unique template', () => {
  const table = (text: string, read: Omit<ColumnDocument, 'name'>, template: Partial<ColumnDocument> = {}) =>
    documentOf({
      name: 't',
      rows: 90,
      columns: [
        { name: 'a', field: 'template', unique: true, ...template, options: { text, ...template.options } },
        { name: 'b', ...read },
      ],
    });
  const sequence = { field: 'sequence', options: { pad: 6 } } as const;
  const letters = {
    field: 'list',
    options: { values: ['a', 'A', ...Array.from('bcdefgh')] },
    unique: true,
  } as const;

  it.each([
    ['over a sequence that is cut', table('{b}', { ...sequence, maxLength: 3 }), 'max-length-too-small'],
    ['cut itself', table('{b}', sequence, { maxLength: 3 }), 'unique-cut'],
    [
      'cut before its number',
      table('{b}-{row}', { field: 'person.fullName' }, { maxLength: 20 }),
      'unique-cut',
    ],
    ['of texts in another case', table('{b}', letters, { options: { case: 'upper' } }), 'unique-uncountable'],
    [
      'of texts that zeros make alike',
      table('{b|pad:4}', { field: 'regex', options: { pattern: '[0-9]{1,3}' }, unique: true }),
      'unique-uncountable',
    ],
  ] as const)('has no duplicates where it is %s', (_, document, code) => {
    expect(problemsOf(document).map((problem) => problem.code)).toContain(code);
  });

  it.each([
    ['{b}-{row}', { field: 'person.fullName' }, 80],
    ['{row}: {b}', { field: 'lorem.sentence' }, 250],
    ['No. {b}', sequence, 10],
    ['{b}', { field: 'internet.email', unique: true }, 80],
    ['{b}', { field: 'string.uuid', unique: true }, 36],
  ] as const)('is unique where all of it fits: %s of %o', (text, read, maxLength) => {
    const rows = rowsOf(table(text, read, { maxLength }));
    expectDistinct(rows.map(([cell = null]) => [cell]));
  });

  it('is unique in another case because of a number, or of texts that stay distinct', () => {
    for (const read of [
      sequence,
      { field: 'internet.email', unique: true },
      { field: 'string.uuid', unique: true },
    ] as const) {
      expectDistinct(
        rowsOf(table('n {b}', read, { options: { case: 'upper' } })).map(([cell = null]) => [cell]),
      );
    }
  });

  it('names both figures and offers a fix that works', () => {
    const document = table('customer {b}', sequence, { maxLength: 9 });
    const [problem] = problemsOf(document);
    expect(problem?.message).toMatch(/up to 15 characters. Cut to 9/);
    expectDistinct(rowsOf(applyPatch(JSON.parse(JSON.stringify(document)), problem?.fix?.patch ?? [])));
  });
});

describe('a unique lookup', () => {
  const shop = (lookup: Partial<ColumnDocument>, parent: Omit<ColumnDocument, 'name'>) =>
    documentOf(
      {
        name: 'p',
        rows: 4,
        columns: [
          { name: 'id', field: 'sequence', primaryKey: true },
          { name: 'v', unique: true, ...parent },
        ],
      },
      {
        name: 't',
        rows: 4,
        columns: [
          { name: 'p', field: 'reference', options: { table: 'p', column: 'id', children: 'one-to-one' } },
          {
            name: 'a',
            field: 'lookup',
            unique: true,
            ...lookup,
            options: { via: 'p', column: 'v', ...lookup.options },
          },
        ],
      },
    );
  const values = { field: 'list', options: { values: ['aa', 'aA', 'Ab', 'B'] } } as const;

  it('is refused if it is cut, or in a case that makes two values equal', () => {
    expect(problemsOf(shop({ maxLength: 1 }, values))).toEqual([
      expect.objectContaining({ code: 'unique-cut' }),
    ]);
    expect(problemsOf(shop({ options: { case: 'upper' } }, values))).toEqual([
      expect.objectContaining({ code: 'unique-uncountable' }),
    ]);
    expectDistinct(rowsOf(shop({ maxLength: 2 }, values)));
  });
});

describe('a key that holds part of a foreign key', () => {
  interface Case {
    /** The parents' first column. Their key is this column and a number from 1 to 5. */
    readonly first?: Omit<ColumnDocument, 'name'>;
    readonly children?: object;
    readonly key?: readonly string[];
    readonly isUnique?: boolean;
  }

  const twoValues = { field: 'list', options: { values: [1, 2] } } as const;

  const family = ({ first = twoValues, children, key = ['x', 'n'], isUnique = false }: Case) =>
    documentOf(
      {
        name: 'parents',
        rows: 10,
        primaryKey: ['a', 'b'],
        columns: [
          { name: 'a', ...first },
          { name: 'b', field: 'number', options: { min: 1, max: 5 } },
        ],
      },
      {
        name: 'children',
        rows: isUnique ? 10 : 30,
        unique: isUnique ? [] : [key],
        foreignKeys: [{ columns: ['x', 'y'], table: 'parents', references: ['a', 'b'] }],
        columns: [
          {
            name: 'x',
            field: 'reference',
            unique: isUnique,
            options: { table: 'parents', column: 'a', ...(children && { children }) },
          },
          { name: 'y', field: 'reference', options: { table: 'parents', column: 'b' } },
          { name: 'n', field: 'list', options: { values: ['u', 'v', 'w'] } },
        ],
      },
    );

  const keyed = (document: ReturnType<typeof family>, columns: readonly number[]) =>
    rowsOf(document).map((row) => columns.map((i) => row[i] ?? null));

  it.each([
    ['whose parents share its part', {}, 'unique-too-few'],
    ['of the children of each parent', { children: { each: 3 } }, 'unique-too-few'],
    ['that is a column by itself', { isUnique: true }, 'unique-uncountable'],
  ] as const)('is refused: one %s', (_, made, code) => {
    expect(problemsOf(family(made)).map((problem) => problem.code)).toEqual([code]);
  });

  it('is made distinct if the part identifies one parent', () => {
    for (const first of [
      { field: 'sequence' },
      { field: 'number', unique: true, options: { min: 1, max: 10 } },
    ] as const) {
      expectDistinct(keyed(family({ first }), [0, 2]));
      expectDistinct(keyed(family({ first, children: { each: 3 } }), [0, 2]));
      expectDistinct(keyed(family({ first, isUnique: true }), [0]));
    }
  });

  it('is made distinct if it contains the whole foreign key', () => {
    expectDistinct(keyed(family({ key: ['x', 'y', 'n'] }), [0, 1, 2]));
    expectDistinct(keyed(family({ key: ['x', 'y', 'n'], children: { each: 3 } }), [0, 1, 2]));
  });
});
