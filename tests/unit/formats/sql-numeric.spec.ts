import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import initSqlite from 'sql.js';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../src/generators/data/currencies.ts';
import { anyDecimals, decimalOf, decimalsIn, misfits } from '../../fixtures/any-decimals.ts';
import { codeOf, openDocument } from '../../fixtures/code.ts';
import { integerTexts, largeIntegers } from '../../fixtures/large-integers.ts';
import { schemaFile } from '../../fixtures/writers.ts';

/** A document of one table, with columns by their names. */
function documentOf(columns: Readonly<Record<string, object>>): object {
  const list = Object.entries(columns).map(([name, column]) => ({ name, ...column }));
  return { version: 1, tables: [{ name: 't', rows: 5, columns: list }] };
}

/** The types of a document's columns in a dialect. */
function typesOf(columns: Readonly<Record<string, object>>, dialect: string): readonly string[] {
  const sql = codeOf('ddl', openDocument(documentOf(columns)), { dialect });
  return [...sql.matchAll(/^ {2}\S+ (.*?),?$/gm)].map(([, type = '']) => type.replace(/( NOT)? NULL$/, ''));
}

it('a formula that is part of an exact sum has an exact type, and others keep theirs', () => {
  const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });
  const children = { from: 1, to: 3 };
  const lines = [
    { name: 'order_id', field: 'reference', options: { table: 'orders', column: 'id', children } },
    { name: 'price', field: 'number', options: { min: 0, max: 100, decimals: 2 } },
    { name: 'quantity', field: 'number', options: { min: 1, max: 9 } },
    formula('amount', 'round(price * quantity, 2)'),
    formula('share', 'round(price / quantity, 2)'),
  ];
  const id = { name: 'id', field: 'sequence', primaryKey: true };
  const tables = [
    {
      name: 'orders',
      rows: 9,
      columns: [id, formula('total', 'sum(lines.amount)'), formula('vat', 'round(total * 0.19, 2)')],
    },
    { name: 'lines', columns: lines },
  ];
  const sql = codeOf('ddl', openDocument({ version: 1, tables }), { dialect: 'postgresql' });
  const typeOf = (name: string) => new RegExp(`^ {2}"${name}" (.*?)( NOT NULL)?,?$`, 'm').exec(sql)?.[1];
  // 100.00 * 9 is 900.00, three times 2,700.00, and 19% of that 513.00.
  expect(['amount', 'total', 'vat', 'share'].map(typeOf)).toEqual([
    'numeric(5, 2)',
    'numeric(6, 2)',
    'numeric(5, 2)',
    'double precision',
  ]);
});

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

  it('has room for any currency if the row has one', () => {
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

describe('an integer column', () => {
  const columns = {
    id: { field: 'sequence' },
    double: { field: 'formula', options: { expression: 'id * 2' } },
    fits: { field: 'number.bigInt', options: { min: `${-(2n ** 63n)}`, max: `${2n ** 63n - 1n}` } },
    above: { field: 'number.bigInt', options: { max: `${2n ** 63n}` } },
    below: { field: 'number.bigInt', options: { min: `${-(2n ** 63n) - 1n}`, max: '0' } },
    large: { field: 'number.bigInt', options: { min: `${10n ** 29n}`, max: `2${'0'.repeat(29)}` } },
    above2: { field: 'formula', options: { expression: 'above * above' } },
    large2: { field: 'formula', options: { expression: 'large * large' } },
    large3: { field: 'formula', options: { expression: 'large * large * large' } },
  };
  const digits = [19, 19, 30, 38, 59, 88];

  it.each([
    ['postgresql', 'bigint', 'numeric', ['numeric', 'numeric']],
    ['mysql', 'bigint', 'decimal', ['decimal(59, 0)', 'varchar(89)']],
    ['sqlserver', 'bigint', 'decimal', ['nvarchar(60)', 'nvarchar(89)']],
  ])('is exact in %s, and a bigint where 64 bits hold it', (dialect, integer, numeric, longest) => {
    const exact = digits.slice(0, 4).map((precision) => `${numeric}(${precision}, 0)`);
    expect(typesOf(columns, dialect)).toEqual([integer, integer, integer, ...exact, ...longest]);
  });

  it('is a text in SQLite if 64 bits cannot hold it', () => {
    const texts = digits.map((precision) => `varchar(${precision + 1})`);
    expect(typesOf(columns, 'sqlite')).toEqual(['INTEGER', 'INTEGER', 'INTEGER', ...texts]);
  });

  it('is written as the texts that it is where its type is one', () => {
    const { tables } = openDocument(documentOf({ large: columns.large, large3: columns.large3 }));
    const written = (dialect: string) => schemaFile('sql', tables, { dialect });
    expect(written('postgresql')).toMatch(/\(\d{30}, \d{88}\)/);
    expect(written('mysql')).toMatch(/\(\d{30}, '\d{88}'\)/);
    expect(written('sqlserver')).toMatch(/\(\d{30}, N'\d{88}'\)/);
    expect(written('sqlite')).toMatch(/\('\d{30}', '\d{88}'\)/);
    expect(schemaFile('sql-copy', tables)).toMatch(/^\d{30}\t\d{88}$/m);
  });

  it('exceeds 64 bits only in its last row', () => {
    const sequence = { field: 'sequence', options: { start: 1, step: Number.MAX_SAFE_INTEGER } };
    const typeOf = (rows: number) => {
      const document = { version: 1, tables: [{ name: 't', rows, columns: [{ name: 'a', ...sequence }] }] };
      return codeOf('ddl', openDocument(document));
    };
    // The last of 1,025 rows is 1 + 1,024 · (2^53 − 1) = 2^63 − 1,023, that of 1,026 is beyond 2^63.
    expect(typeOf(1025)).toContain('"a" bigint');
    expect(typeOf(1026)).toContain('"a" numeric(19, 0)');
  });

  it('keeps every digit in SQLite, in a reference too', async () => {
    const { tables } = openDocument(largeIntegers);
    const { Database } = await initSqlite();
    const database = new Database();
    database.run(`PRAGMA foreign_keys = ON;${schemaFile('sql', tables, { dialect: 'sqlite' })}`);
    for (const table of tables) {
      const texts = table.columns.map(({ name }) => `CAST(${name} AS TEXT)`);
      const [read] = database.exec(`SELECT ${texts} FROM ${table.name}`);
      expect(read?.values).toEqual(integerTexts(table));
    }
    database.close();
  });
});

/** Expects SQLite, and PostgreSQL if one is given, to hold each decimal of any documents. */
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
