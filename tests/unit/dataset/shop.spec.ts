import { PGlite } from '@electric-sql/pglite';
import initSqlite from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell, ValueType } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { Table } from '../../../src/dataset/table.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { SHOP_CHECKS, SHOP_NULLABLE, shop } from '../../fixtures/shop.ts';

const documents = shop(500);
const schema = schemaOf(documents);
const tables = documents.map(({ name }) => tableOf(schema, name));

const quoted = (name: string) => `"${name}"`;
const listed = (names: readonly string[]) => `(${names.map(quoted).join(', ')})`;

/** A cell as a value in a JSON document or a parameter. */
function jsonValue(cell: Cell, type: ValueType): string | number | boolean | null {
  if (typeof cell === 'bigint') return String(cell);
  if (typeof cell !== 'number' || (type !== 'date' && type !== 'timestamp')) return cell;
  const iso = new Date(cell).toISOString();
  return type === 'date' ? iso.slice(0, 10) : iso;
}

function rowsOf(table: Table) {
  const { columns, rowCount } = table.read(0, table.rowCount);
  return Array.from({ length: rowCount }, (_, row) =>
    table.columns.map(({ type }, at) => jsonValue(columns[at]?.[row] ?? null, type)),
  );
}

/** Everything that is declared for a table, except its foreign keys. */
function definitions(table: Table, types: Readonly<Record<ValueType, string>>): readonly string[] {
  return [
    ...table.columns.map(({ name, type, unique }) => {
      const notNull = SHOP_NULLABLE.has(`${table.name}.${name}`) ? '' : ' NOT NULL';
      return `${quoted(name)} ${types[type]}${notNull}${unique ? ' UNIQUE' : ''}`;
    }),
    ...(table.primaryKey.length > 0 ? [`PRIMARY KEY ${listed(table.primaryKey)}`] : []),
    ...table.uniqueKeys.map((names) => `UNIQUE ${listed(names)}`),
    ...(SHOP_CHECKS[table.name] ?? []).map((condition) => `CHECK (${condition})`),
  ];
}

function foreignKeys({ foreignKeys: keys }: Table): readonly string[] {
  return keys.map(
    ({ columns, table, references }) =>
      `FOREIGN KEY ${listed(columns)} REFERENCES ${quoted(table)} ${listed(references)}`,
  );
}

it('passes the check, and says which columns hold nulls', () => {
  const { check } = createEngine(enUs, largeTables);
  const checked = check({ version: 1, seed: 7, tables: documents });
  expect(checked.ok ? [] : checked.error).toEqual([]);
  const nullable = tables.flatMap((table) =>
    table.columns.filter((column) => column.nullable).map(({ name }) => `${table.name}.${name}`),
  );
  expect(new Set(nullable)).toEqual(SHOP_NULLABLE);
});

it('has a key on every table and a foreign key on each column that refers to another', () => {
  expect(tables.map(({ primaryKey }) => primaryKey.length)).toEqual([1, 2, 1, 1, 2, 1, 1, 1, 1]);
  expect(tables.map(({ name, foreignKeys: keys }) => [name, keys.length])).toEqual([
    ['customers', 1],
    ['addresses', 1],
    ['products', 0],
    ['orders', 1],
    ['lines', 2],
    ['payments', 1],
    ['employees', 1],
    ['users', 1],
    ['teams', 1],
  ]);
});

describe('a shop in PostgreSQL', { tags: ['deep'] }, () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  async function first(query: string): Promise<unknown> {
    const { rows } = await database.query<unknown[]>(query, [], { rowMode: 'array' });
    return rows[0];
  }

  it('violates no constraint, and its totals are quantity times price', async () => {
    const types = {
      text: 'text',
      integer: 'bigint',
      decimal: 'numeric(12, 2)',
      boolean: 'boolean',
      date: 'date',
      timestamp: 'timestamptz',
      json: 'jsonb',
    };
    for (const table of tables) {
      await database.exec(`CREATE TABLE ${quoted(table.name)} (${definitions(table, types).join(', ')})`);
    }
    for (const table of tables) {
      const rows = rowsOf(table).map((row) =>
        Object.fromEntries(
          table.columns.map(({ name, type }, at) => [
            name,
            type === 'json' && row[at] !== null ? JSON.parse(String(row[at])) : row[at],
          ]),
        ),
      );
      await database.query(
        `INSERT INTO ${quoted(table.name)} SELECT * FROM json_populate_recordset(NULL::${quoted(table.name)}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const table of tables) {
      for (const key of foreignKeys(table))
        await database.exec(`ALTER TABLE ${quoted(table.name)} ADD ${key}`);
    }
    for (const { name, rowCount } of tables) {
      expect(await first(`SELECT count(*)::int FROM ${quoted(name)}`)).toEqual([rowCount]);
    }
    expect(await first('SELECT count(*)::int FROM lines WHERE total <> quantity * price')).toEqual([0]);
    expect(await first('SELECT count(DISTINCT price)::int > 50 FROM lines')).toEqual([true]);
    expect(
      await first(
        'SELECT count(*)::int FROM lines JOIN products ON sku = product WHERE lines.price <> products.price',
      ),
    ).toEqual([0]);
    expect(
      await first(
        'SELECT count(*)::int FROM orders JOIN customers c ON c.id = customer_id WHERE orders.email <> c.email',
      ),
    ).toEqual([0]);
  });

  it('is refused if a row refers to no parent, so the constraints exist', async () => {
    await expect(database.exec('UPDATE lines SET order_id = gen_random_uuid()::text')).rejects.toThrow(
      /foreign key/,
    );
    await expect(database.exec('UPDATE users SET team_id = 999')).rejects.toThrow(/foreign key/);
    await expect(database.exec('UPDATE lines SET product = (SELECT min(sku) FROM products)')).rejects.toThrow(
      /duplicate key/,
    );
  });
});

describe('a shop in SQLite', { tags: ['deep'] }, () => {
  it('violates no constraint, and its totals are quantity times price', async () => {
    const { Database } = await initSqlite();
    const database = new Database();
    const types = {
      text: 'TEXT',
      integer: 'INTEGER',
      decimal: 'REAL',
      boolean: 'INTEGER',
      date: 'TEXT',
      timestamp: 'TEXT',
      json: 'TEXT',
    };
    const value = (query: string) => database.exec(query)[0]?.values[0]?.[0];
    database.run('PRAGMA foreign_keys = ON');
    for (const table of tables) {
      const keys = foreignKeys(table).map((key) => `${key} DEFERRABLE INITIALLY DEFERRED`);
      const parts = [...definitions(table, types), ...keys];
      database.run(`CREATE TABLE ${quoted(table.name)} (${parts.join(', ')}) STRICT`);
    }
    database.run('BEGIN');
    for (const table of tables) {
      const marks = table.columns.map(() => '?').join(', ');
      const insert = database.prepare(`INSERT INTO ${quoted(table.name)} VALUES (${marks})`);
      for (const row of rowsOf(table)) {
        insert.run(row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)));
      }
      insert.free();
    }
    database.run('COMMIT');
    expect(database.exec('PRAGMA foreign_key_check')).toEqual([]);
    for (const { name, rowCount } of tables)
      expect(value(`SELECT count(*) FROM ${quoted(name)}`)).toBe(rowCount);
    expect(
      value('SELECT count(*) FROM lines WHERE round(total * 100) <> quantity * round(price * 100)'),
    ).toBe(0);
    database.close();
  });
});
