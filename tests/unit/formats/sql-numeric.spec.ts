import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import initSqlite from 'sql.js';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../src/generators/data/currencies.ts';
import { anyDecimals, decimalOf, decimalsIn, misfits } from '../../fixtures/any-decimals.ts';
import { codeOf, openDocument } from '../../fixtures/code.ts';
import { schemaFile } from '../../fixtures/writers.ts';

/** A document of one table, with columns by their names. */
function documentOf(columns: Readonly<Record<string, object>>): object {
  const list = Object.entries(columns).map(([name, column]) => ({ name, ...column }));
  return { version: 1, tables: [{ name: 't', rows: 5, columns: list }] };
}

/** The types of a document's columns as a dialect has them. */
function typesOf(columns: Readonly<Record<string, object>>, dialect: string): readonly string[] {
  const sql = codeOf('ddl', openDocument(documentOf(columns)), { dialect });
  return [...sql.matchAll(/^ {2}\S+ (.*?),?$/gm)].map(([, type = '']) => type.replace(/( NOT)? NULL$/, ''));
}

describe('a decimal whose bounds and decimals are known', () => {
  const columns = {
    price: { field: 'commerce.price' },
    fine: { field: 'commerce.price', options: { min: 0.5, max: 99.99, dec: 4 } },
    amount: { field: 'finance.amount', options: { min: -5, max: 1_000_000, dec: 3 } },
    gwei: { field: 'finance.amount', of: { currency: 2 }, options: { max: 1_000_000, dec: 9 } },
    net: { field: 'number', options: { min: 1, max: 500, decimals: 2 } },
    rate: { field: 'number.float', options: { min: -0.999, max: 0.999, fractionDigits: 2 } },
    latitude: { field: 'location.latitude' },
    longitude: { field: 'location.longitude', options: { precision: 6 } },
    listed: { field: 'list', options: { values: [9.99, 19.5, 120, null] } },
    fee: { field: 'constant', options: { value: 0.05 } },
    vast: { field: 'list', options: { values: [0.5, 1e300] } },
    tiny: { field: 'constant', options: { value: 1e-40 } },
    ratio: { field: 'formula', options: { expression: 'net / 3' } },
    text: { field: 'commerce.price', of: { product: 2 }, options: { prefix: '$' } },
  };
  const exact = [
    '(6, 2)',
    '(6, 4)',
    '(10, 3)',
    '(16, 9)',
    '(5, 2)',
    '(3, 2)',
    '(6, 4)',
    '(9, 6)',
    '(5, 2)',
    '(3, 2)',
  ];

  it.each([
    ['postgresql', 'numeric', 'double precision', 'TEXT'],
    ['mysql', 'decimal', 'double', 'mediumtext'],
    ['sqlite', 'numeric', 'REAL', 'TEXT'],
    ['sqlserver', 'decimal', 'float(53)', 'nvarchar(max)'],
  ])('is a numeric in %s, and others are as before', (dialect, numeric, double, text) => {
    expect(typesOf(columns, dialect)).toEqual([
      ...exact.map((digits) => numeric + digits),
      double,
      double,
      double,
      text,
    ]);
  });

  it('has room for any currency where the row says one', () => {
    const listed = currencies.split('|').map((currency) => currency.split(','));
    const decimals = Math.max(...listed.map(([, , decimals]) => Number(decimals)));
    const perDollar = Math.max(...listed.map(([, , , , perDollar = '1']) => Number(perDollar)));
    const precision = String(1000 * perDollar).length + decimals;
    const amount = { field: 'finance.amount' };
    const currency = { field: 'finance.currencyCode' };
    expect(typesOf({ amount }, 'postgresql')).toEqual(['numeric(6, 2)']);
    expect(typesOf({ amount, other: { ...currency, of: { currency: 2 } } }, 'postgresql')[0]).toBe(
      'numeric(6, 2)',
    );
    expect(typesOf({ amount, currency }, 'postgresql')[0]).toBe(`numeric(${precision}, ${decimals})`);
    const nested = { field: 'json', options: { columns: [{ name: 'a', ...currency }] } };
    expect(typesOf({ amount, nested }, 'postgresql')[0]).toBe(`numeric(${precision}, ${decimals})`);
  });

  it('has the parent’s type in a reference and in a lookup, with the parent in the file or without', () => {
    const price = { name: 'price', field: 'commerce.price', unique: true };
    const { tables } = openDocument({
      version: 1,
      tables: [
        { name: 'products', rows: 9, columns: [price] },
        {
          name: 'lines',
          rows: 9,
          columns: [
            { name: 'product', field: 'reference', options: { table: 'products', column: 'price' } },
            { name: 'price', field: 'lookup', options: { via: 'product', column: 'price' } },
          ],
        },
      ],
    });
    for (const kept of [tables, tables.slice(1)]) {
      const file = schemaFile('sql', kept, { dialect: 'postgresql' });
      expect(file).toContain('"product" numeric(6, 2) NOT NULL,\n  "price" numeric(6, 2) NOT NULL');
    }
  });
});

/** That SQLite, and a PostgreSQL where one is given, hold each decimal of any documents. */
async function areReadBack(numRuns: number, postgres?: PGlite): Promise<void> {
  const { Database } = await initSqlite();
  await fc.assert(
    fc.asyncProperty(anyDecimals, async (document) => {
      const { tables } = openDocument(document);
      const sqlite = new Database();
      sqlite.run(schemaFile('sql', tables, { dialect: 'sqlite' }));
      await postgres?.exec(schemaFile('sql', tables, { drop: true }));
      for (const { name, names, rows } of tables.map(decimalsIn)) {
        const [read] = sqlite.exec(`SELECT ${names} FROM ${name}`);
        expect(read?.values).toEqual(rows.map((row) => row.map(Number)));
        const texts = names.map((column) => `${column}::text`);
        const exact = await postgres?.query<string[]>(`SELECT ${texts} FROM ${name}`, [], {
          rowMode: 'array',
        });
        if (exact) {
          expect(exact.rows.map((row) => row.map(decimalOf))).toEqual(rows.map((row) => row.map(decimalOf)));
        }
      }
      sqlite.close();
    }),
    { seed: 27, numRuns },
  );
}

function expectFits(numRuns: number): void {
  fc.assert(
    fc.property(anyDecimals, (document) => {
      for (const table of openDocument(document).tables) expect(misfits(table)).toEqual([]);
    }),
    { seed: 28, numRuns },
  );
}

describe('any decimals', () => {
  it('fit their types in every cell', () => expectFits(10));

  it('fit their types in every cell of many documents', { tags: ['deep'] }, () => expectFits(500));

  it('are read back from SQLite', () => areReadBack(5));

  it('are read back from PostgreSQL and SQLite', { tags: ['deep'] }, async () => {
    const postgres = await PGlite.create();
    await areReadBack(150, postgres);
    await postgres.close();
  });
});
