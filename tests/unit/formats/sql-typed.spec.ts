/** @module-tag deep */

import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import initSqlite, { type Database as Sqlite } from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { charactersOf } from '../../../src/expression/character-set.ts';
import { createWriter } from '../../../src/formats/writers.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { loadCopy } from '../../fixtures/load-copy.ts';
import {
  ALBUM_KEY,
  CIRCLE_COUNT,
  CIRCLE_COUNTED,
  CIRCLE_TABLES,
  circleDocument,
  NESTED_COUNT,
  NESTED_COUNTED,
  nestedCirclesDocument,
  nestedCirclesTables,
} from '../../fixtures/reports/circle.ts';
import { readCell, storedCell } from '../../fixtures/stored-cells.ts';
import { columnOf, tableOf } from '../../fixtures/tables.ts';
import { inPostgres, inSqlite, quoted, saved } from '../../fixtures/typed-databases.ts';
import { anyTypedTable, headOf, rowsOf, writeTyped } from '../../fixtures/typed-tables.ts';
import { schemaFile } from '../../fixtures/writers.ts';

let postgres: PGlite;
let sqlite: Sqlite;
beforeAll(async () => {
  postgres = await PGlite.create();
  const { Database } = await initSqlite();
  sqlite = new Database();
  sqlite.run('PRAGMA foreign_keys = ON');
});
afterAll(async () => {
  await postgres.close();
  sqlite.close();
});

/** The rows of the table “any”. */
async function readPostgres(types: readonly ValueType[]): Promise<readonly (readonly unknown[])[]> {
  const { fields } = await postgres.query('SELECT * FROM "any" LIMIT 0');
  const values = fields.map(({ name }, i) => inPostgres[types[i] ?? 'text'](quoted(name)));
  const { rows } = await postgres.query<unknown[]>(`SELECT ${values} FROM "any"`, [], { rowMode: 'array' });
  return rows;
}

describe('any table', () => {
  it.each(['postgresql', 'sqlite'] as const)('is read back from %s with its types', async (dialect) => {
    await fc.assert(
      fc.asyncProperty(anyTypedTable, fc.integer({ min: 1, max: 9 }), async (columns, rowsPerInsert) => {
        const writer = createWriter('sql', headOf(columns), { dialect, rowsPerInsert, drop: true });
        if (!writer.ok) throw new Error(JSON.stringify(writer.error));
        const file = saved(writeTyped(writer.value, columns));
        const rows = rowsOf(columns).map((row) => row.map(([{ type }, cell]) => storedCell(type, cell)));
        const types = columns.map(({ type }) => type);
        let read: readonly (readonly unknown[])[];
        if (dialect === 'postgresql') {
          await postgres.exec(file);
          read = await readPostgres(types);
        } else {
          sqlite.run(file);
          const statement = sqlite.prepare('SELECT * FROM "any"');
          const names = statement.getColumnNames();
          statement.free();
          const values = names.map((name, i) => inSqlite[types[i] ?? 'text'](quoted(name)));
          read = sqlite.exec(`SELECT ${values} FROM "any"`)[0]?.values ?? [];
        }
        expect(read.map((row) => row.map((value, i) => readCell(types[i] ?? 'text', value)))).toEqual(rows);
      }),
      { seed: 21, numRuns: 100 },
    );
  });
});

it('any table is read back from PostgreSQL’s COPY with its types', async () => {
  await fc.assert(
    fc.asyncProperty(anyTypedTable, async (columns) => {
      const writer = createWriter('sql-copy', headOf(columns));
      if (!writer.ok) throw new Error(JSON.stringify(writer.error));
      await postgres.exec('DROP TABLE IF EXISTS "any"');
      await loadCopy(postgres, saved(writeTyped(writer.value, columns)));
      const types = columns.map(({ type }) => type);
      const read = await readPostgres(types);
      expect(read.map((row) => row.map((value, i) => readCell(types[i] ?? 'text', value)))).toEqual(
        rowsOf(columns).map((row) => row.map(([{ type }, cell]) => storedCell(type, cell))),
      );
    }),
    { seed: 22, numRuns: 100 },
  );
});

/** Tables that refer to each other, to themselves, and by two columns, in an order in which they cannot be loaded. */
const shop = {
  version: 1,
  seed: 'shop',
  tables: [
    {
      name: 'order lines',
      rows: 600,
      primaryKey: ['order', 'line'],
      columns: [
        {
          name: 'order',
          field: 'reference',
          options: { table: 'orders', column: 'id', children: { each: 3 } },
        },
        { name: 'line', field: 'number', options: { min: 1, max: 9 } },
        { name: 'price', field: 'number', options: { min: 1, max: 900, decimals: 2 } },
      ],
    },
    {
      name: 'orders',
      rows: 200,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'user', field: 'reference', options: { table: 'users', column: 'code' } },
        { name: 'at', field: 'timestamp' },
        { name: 'day', field: 'date', nulls: 20 },
        { name: 'is paid', field: 'boolean' },
      ],
    },
    {
      name: 'users',
      rows: 50,
      columns: [
        { name: 'code', field: 'sequence', options: { pad: 6 }, primaryKey: true, maxLength: 20 },
        { name: 'number', field: 'sequence', unique: true },
        { name: 'team', field: 'reference', options: { table: 'teams', column: 'id' } },
        { name: 'manager', field: 'reference', options: { table: 'users', column: 'number' } },
      ],
    },
    {
      name: 'teams',
      rows: 5,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'lead', field: 'reference', options: { table: 'users', column: 'code' }, nulls: 20 },
      ],
    },
  ],
};

function shopFile(options: object, format = 'sql', document: unknown = shop): string {
  const engine = createEngine(enUs, largeTables);
  const schema = engine.check(document);
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  const dataset = engine.open(schema.value);
  const tables = schema.value.tables.flatMap(({ name }) => dataset.table(name) ?? []);
  return schemaFile(format, tables, options);
}

describe('the rows of a circle, for tables that exist with their keys', () => {
  const ALL = 'album, photo, print';
  const count = async () => {
    const { rows } = await postgres.query(CIRCLE_COUNT, [], { rowMode: 'array' });
    return rows;
  };

  it.each([
    ['sql', 0, {}],
    ['sql', 20, { transaction: false, rowsPerInsert: 7 }],
    ['sql-copy', 20, {}],
  ])('load into PostgreSQL by %s, if %d % of them refer to nothing yet', async (format, nulls, options) => {
    await postgres.exec(`DROP TABLE IF EXISTS ${ALL} CASCADE;\n${CIRCLE_TABLES}${ALBUM_KEY}`);
    const file = shopFile({ ...options, create: false }, format, circleDocument(nulls));
    await loadCopy(postgres, file);
    expect(await count()).toEqual([[CIRCLE_COUNTED]]);
    // Nothing is left of the temporary tables.
    await postgres.exec(`TRUNCATE ${ALL}`);
    await loadCopy(postgres, file);
    expect(await count()).toEqual([[CIRCLE_COUNTED]]);
    const { rows: cut } = await postgres.query('SELECT 1 FROM album WHERE cover_id IS NULL LIMIT 1');
    expect(cut).toHaveLength(nulls === 0 ? 0 : 1);
  });

  it('load into SQLite', () => {
    sqlite.run(CIRCLE_TABLES.replace('cover_id int', 'cover_id int REFERENCES photo (id)'));
    sqlite.run(shopFile({ dialect: 'sqlite', create: false }, 'sql', circleDocument(20)));
    expect(sqlite.exec(CIRCLE_COUNT)[0]?.values).toEqual([[CIRCLE_COUNTED]]);
    expect(sqlite.exec('PRAGMA foreign_key_check')).toEqual([]);
  });

  it.each(['sql', 'sql-copy'])(
    'load into PostgreSQL by %s, if a circle lies within another',
    async (format) => {
      await postgres.exec('DROP TABLE IF EXISTS outer1, outer2, outer3, inner1, inner2');
      await postgres.exec(nestedCirclesTables('postgresql'));
      await loadCopy(postgres, shopFile({ create: false }, format, nestedCirclesDocument));
      const { rows } = await postgres.query(NESTED_COUNT, [], { rowMode: 'array' });
      expect(rows).toEqual([[NESTED_COUNTED]]);
    },
  );

  it('load into SQLite, if a circle lies within another', () => {
    sqlite.run(nestedCirclesTables('sqlite'));
    sqlite.run(shopFile({ dialect: 'sqlite', create: false }, 'sql', nestedCirclesDocument));
    expect(sqlite.exec(NESTED_COUNT)[0]?.values).toEqual([[NESTED_COUNTED]]);
    expect(sqlite.exec('PRAGMA foreign_key_check')).toEqual([]);
  });

  it('load into MySQL with one setting around all circles, which the session gets back', () => {
    const file = shopFile({ dialect: 'mysql', create: false }, 'sql', nestedCirclesDocument);
    const lines = file.split('\n').filter((line) => /FOREIGN_KEY_CHECKS|^INSERT/.test(line));
    expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'SET @OLD_FOREIGN_KEY_CHECKS = @@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS = 0;',
      ...['outer1', 'inner1', 'inner2', 'outer3', 'outer2'].map((name) => `INSERT INTO \`${name}\``),
      'SET FOREIGN_KEY_CHECKS = @OLD_FOREIGN_KEY_CHECKS;',
    ]);
  });

  it('load into SQL Server with the keys of the circle checked at its end', () => {
    const file = shopFile({ dialect: 'sqlserver', create: false }, 'sql', circleDocument(20));
    const lines = file.split('\n').filter((line) => /^(?:ALTER TABLE|INSERT INTO)/.test(line));
    const [off, on] = ['NOCHECK CONSTRAINT ALL;', 'WITH CHECK CHECK CONSTRAINT ALL;'];
    expect(lines.slice(0, 2).sort()).toEqual([`ALTER TABLE [album] ${off}`, `ALTER TABLE [photo] ${off}`]);
    const end = lines.findLastIndex((line) => line.endsWith(on));
    expect(lines.slice(end - 1, end + 1).sort()).toEqual([
      `ALTER TABLE [album] ${on}`,
      `ALTER TABLE [photo] ${on}`,
    ]);
    expect(lines.slice(2, end - 1).every((line) => /^INSERT INTO \[(?:album|photo)\]/.test(line))).toBe(true);
    expect(lines.slice(end + 1).every((line) => line.startsWith('INSERT INTO [print]'))).toBe(true);
  });

  it('are plain rows where no circle is, and where the file creates the tables', () => {
    const { tables, ...document } = circleDocument(0);
    const noCircle = tables.map(({ columns, ...table }) => ({
      ...table,
      columns: columns.filter(({ name }) => name !== 'cover_id'),
    }));
    const options = { create: false, dialect: 'postgresql' };
    expect(shopFile(options, 'sql', { ...document, tables: noCircle })).not.toMatch(/pg_temp|WITH/);
    expect(shopFile({}, 'sql', circleDocument(0))).not.toMatch(/pg_temp|WITH/);
  });
});

describe('tables that refer to each other', () => {
  const rows = { 'order lines': 600, orders: 200, users: 50, teams: 5 };
  const violations = [
    `INSERT INTO "orders" SELECT * FROM "orders" LIMIT 1`,
    `INSERT INTO "order lines" SELECT * FROM "order lines" LIMIT 1`,
    `UPDATE "users" SET "number" = 1`,
    `UPDATE "orders" SET "user" = 'nobody'`,
    `UPDATE "users" SET "manager" = 1000`,
    `UPDATE "users" SET "team" = 1000`,
    `UPDATE "teams" SET "lead" = 'nobody'`,
    `UPDATE "order lines" SET "order" = 1000`,
    `UPDATE "orders" SET "is paid" = NULL`,
  ];

  it('load into PostgreSQL, twice, with every key and not one violation', async () => {
    const file = shopFile({ drop: true });
    await postgres.exec(file);
    await postgres.exec(file);
    for (const [name, count] of Object.entries(rows)) {
      const { rows: counted } = await postgres.query(`SELECT count(*)::int AS count FROM "${name}"`);
      expect(counted).toEqual([{ count }]);
    }
    for (const violation of violations) {
      await expect(postgres.exec(violation), violation).rejects.toThrow(/violates/);
    }
  });

  it('load into PostgreSQL by COPY, with every key and not one violation', async () => {
    const names = Object.keys(rows).map(quoted);
    await postgres.exec(`DROP TABLE IF EXISTS ${names.join(', ')}`);
    await loadCopy(postgres, shopFile({}, 'sql-copy'));
    for (const [name, count] of Object.entries(rows)) {
      const { rows: counted } = await postgres.query(`SELECT count(*)::int AS count FROM "${name}"`);
      expect(counted).toEqual([{ count }]);
    }
    for (const violation of violations) {
      await expect(postgres.exec(violation), violation).rejects.toThrow(/violates/);
    }
  });

  it('load into SQLite, twice, with every key and not one violation', () => {
    const file = shopFile({ dialect: 'sqlite', drop: true });
    sqlite.run(file);
    sqlite.run(file);
    expect(sqlite.exec('PRAGMA foreign_key_check')).toEqual([]);
    for (const [name, count] of Object.entries(rows)) {
      expect(sqlite.exec(`SELECT count(*) FROM "${name}"`)[0]?.values).toEqual([[count]]);
    }
    for (const violation of violations) {
      expect(() => sqlite.run(violation), violation).toThrow(/constraint failed/);
    }
  });

  it('load if a prefix turned numbers into text, which is refused for a reference', async () => {
    const withPrefix = (prefix: object) => ({
      version: 1,
      tables: [
        { name: 'firms', rows: 5, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
        {
          name: 'staff',
          rows: 9,
          columns: [
            { name: 'firm', field: 'reference', options: { table: 'firms', column: 'id', ...prefix } },
            { name: 'code', field: 'lookup', options: { via: 'firm', column: 'id', prefix: 'C-' } },
          ],
        },
      ],
    });
    const refused = createEngine(enUs, largeTables).check(withPrefix({ prefix: 'C-' }));
    const [problem, ...others] = refused.ok ? [] : refused.error;
    expect(others).toEqual([]);
    expect(problem?.code).toBe('reference-changed');
    const fixed = applyPatch(withPrefix({ prefix: 'C-' }), problem?.fix?.patch ?? []);
    expect(fixed).toEqual(withPrefix({}));
    await postgres.exec(shopFile({ drop: true }, 'sql', fixed));
    sqlite.run(shopFile({ drop: true, dialect: 'sqlite' }, 'sql', fixed));
    const { rows: codes } = await postgres.query(`SELECT 'C-' || "firm" = "code" AS agrees FROM "staff"`);
    expect(codes).toEqual(Array(9).fill({ agrees: true }));
  });

  it('have the key that closes the circle added after all rows', () => {
    for (const dialect of ['postgresql', 'mysql', 'sqlserver']) {
      const file = shopFile({ dialect });
      const closing = [...file.matchAll(/^ALTER TABLE .*$/gm)];
      expect(closing).toHaveLength(1);
      expect(closing[0]?.index).toBeGreaterThan(file.lastIndexOf('INSERT INTO'));
    }
  });
});

/** A table as each dialect declares it, and two rows. */
function declared(dialect: string, options: object = {}): string {
  const codes = charactersOf(["a\\'\0"]);
  const table = tableOf(
    'a `"] b',
    [
      columnOf('code', 'text', { unique: true, characters: () => codes }),
      columnOf('Code', 'text', { nullable: true, unique: true, maxLength: 10, characters: () => codes }),
      columnOf('long', 'text', { maxLength: 60_000 }),
      columnOf('n', 'integer'),
      columnOf('price', 'decimal', { numeric: { precision: 6, scale: 2 } }),
      columnOf('x', 'decimal'),
      columnOf('ok', 'boolean'),
      columnOf('day', 'date'),
      columnOf('at', 'timestamp'),
      columnOf('data', 'json'),
      columnOf('own', 'integer', { sqlType: 'smallint' }),
    ],
    { primaryKey: ['n'] },
  );
  const at = Date.UTC(2026, 10, 21, 10, 15, 0, 7);
  const day = Date.UTC(2026, 10, 21);
  const cells: Cell[] = [
    "a\\'\0",
    null,
    'é',
    2n ** 53n + 1n,
    '1.50',
    1e21,
    true,
    day,
    at,
    '{"a":"\\u0000"}',
    1,
  ];
  const writer = createWriter('sql', table, { dialect, ...options });
  if (!writer.ok) throw new Error(JSON.stringify(writer.error));
  const batch = { rowCount: 1, columns: cells.map((cell) => [cell]) };
  return writer.value.head() + writer.value.rows(batch, 0) + writer.value.tail();
}

describe('a script', () => {
  it('for MySQL', () => {
    expect(declared('mysql')).toBe(
      [
        'SET NAMES utf8mb4;',
        "SET @OLD_SQL_MODE = @@SQL_MODE, SQL_MODE = 'NO_AUTO_VALUE_ON_ZERO,STRICT_ALL_TABLES';",
        "SET @OLD_TIME_ZONE = @@TIME_ZONE, TIME_ZONE = '+00:00';",
        'CREATE TABLE IF NOT EXISTS `a ``"] b` (',
        '  `code` varchar(255) COLLATE utf8mb4_bin NOT NULL,',
        '  `Code_2` varchar(10) COLLATE utf8mb4_bin,',
        '  `long` mediumtext NOT NULL,',
        '  `n` bigint NOT NULL,',
        '  `price` decimal(6, 2) NOT NULL,',
        '  `x` double NOT NULL,',
        '  `ok` boolean NOT NULL,',
        '  `day` date NOT NULL,',
        '  `at` datetime(3) NOT NULL,',
        '  `data` json NOT NULL,',
        '  `own` smallint NOT NULL,',
        '  PRIMARY KEY (`n`),',
        '  UNIQUE (`code`),',
        '  UNIQUE (`Code_2`)',
        ') DEFAULT CHARACTER SET utf8mb4;',
        'START TRANSACTION;',
        'INSERT INTO `a ``"] b` (`code`, `Code_2`, `long`, `n`, `price`, `x`, `ok`, `day`, `at`, `data`, `own`) VALUES',
        `('a\\\\''', NULL, 'é', 9007199254740993, 1.50, 1e+21, TRUE, '2026-11-21', '2026-11-21 10:15:00.007', '{"a":""}', 1);`,
        'COMMIT;',
        'SET TIME_ZONE = @OLD_TIME_ZONE;',
        'SET SQL_MODE = @OLD_SQL_MODE;',
        '',
      ].join('\n'),
    );
  });

  it('for MySQL escapes line ends that its client would change, and has none in column names', () => {
    const table = tableOf('t', [columnOf('a\r\nb', 'text')]);
    const writer = createWriter('sql', table, { dialect: 'mysql' });
    if (!writer.ok) throw new Error(JSON.stringify(writer.error));
    expect(writer.value.head()).toContain('`a\nb` mediumtext');
    expect(writer.value.rows({ rowCount: 1, columns: [['1\r\n2\r']] }, 0)).toContain("('1\\r\n2\\r')");
  });

  it('for SQL Server', () => {
    expect(declared('sqlserver', { drop: true })).toBe(
      [
        'SET QUOTED_IDENTIFIER ON;',
        'SET XACT_ABORT ON;',
        'BEGIN TRANSACTION;',
        'DROP TABLE IF EXISTS [a `"]] b];',
        'CREATE TABLE [a `"]] b] (',
        '  [code] nvarchar(450) COLLATE Latin1_General_100_BIN2 NOT NULL,',
        '  [Code_2] nvarchar(10) COLLATE Latin1_General_100_BIN2,',
        '  [long] nvarchar(max) NOT NULL,',
        '  [n] bigint NOT NULL,',
        '  [price] decimal(6, 2) NOT NULL,',
        '  [x] float(53) NOT NULL,',
        '  [ok] bit NOT NULL,',
        '  [day] date NOT NULL,',
        '  [at] datetimeoffset(3) NOT NULL,',
        '  [data] nvarchar(max) NOT NULL,',
        '  [own] smallint NOT NULL,',
        '  PRIMARY KEY ([n]),',
        '  UNIQUE ([code])',
        ');',
        'CREATE UNIQUE INDEX [unique_2] ON [a `"]] b] ([Code_2]) WHERE [Code_2] IS NOT NULL;',
        'INSERT INTO [a `"]] b] ([code], [Code_2], [long], [n], [price], [x], [ok], [day], [at], [data], [own]) VALUES',
        `(N'a\\''', NULL, N'é', 9007199254740993, 1.50, 1e+21, 1, '2026-11-21', '2026-11-21T10:15:00.007Z', N'{"a":""}', 1);`,
        'COMMIT;',
        '',
      ].join('\n'),
    );
  });

  it.each(['postgresql', 'mysql', 'sqlite', 'sqlserver'])(
    'is rows alone, for %s, where asked for',
    (dialect) => {
      const file = declared(dialect, { create: false, transaction: false });
      expect(file).not.toMatch(/CREATE|DROP|ALTER|BEGIN|START|COMMIT/);
      expect(file).toMatch(/INSERT INTO/);
    },
  );

  it('refers only to tables in the file', () => {
    const table = tableOf('t', [columnOf('a', 'integer')], {
      foreignKeys: [{ columns: ['a'], table: 'other', references: ['id'] }],
    });
    const writer = createWriter('sql', table);
    expect(writer.ok && writer.value.head()).not.toMatch(/REFERENCES/);
  });
});
