import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';
import { schemaFile } from '../../fixtures/writers.ts';

/** Definitions of a table, and a condition that shows that its rows are still various. */
const TABLES: readonly [title: string, definition: string, isVarious: string][] = [
  [
    'a moment in one state alone, behind another moment',
    `status text NOT NULL CHECK (status IN ('draft', 'open', 'paid')), issued_at timestamptz, paid_at timestamptz,
    CHECK (paid_at >= issued_at), CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
    CHECK (status = 'draft' OR issued_at IS NOT NULL)`,
    'count(DISTINCT status) = 3 AND count(paid_at) BETWEEN 50 AND 150',
  ],
  [
    'alternatives of a state and a moment',
    `state text NOT NULL CHECK (state IN ('open', 'closed')), closed_at date, created_on date NOT NULL,
    CHECK ((state = 'closed' AND closed_at IS NOT NULL) OR (state <> 'closed' AND closed_at IS NULL))`,
    'count(DISTINCT state) = 2',
  ],
  [
    'a boolean and its moment, among later ones that can be null',
    `starts_on date, archived boolean NOT NULL DEFAULT false, archived_at timestamptz,
    created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, CHECK (updated_at >= created_at),
    CHECK (archived = (archived_at IS NOT NULL))`,
    'count(DISTINCT archived) = 2',
  ],
  [
    'a text that one state demands',
    `kind text NOT NULL CHECK (kind IN ('none', 'other', 'fixed')), reason text, CHECK (kind <> 'other' OR reason IS NOT NULL)`,
    'count(DISTINCT kind) = 3 AND count(DISTINCT reason) > 20',
  ],
  [
    'a total',
    `subtotal numeric(12,2) NOT NULL CHECK (subtotal >= 0), tax numeric(12,2) CHECK (tax >= 0), total numeric(12,2) NOT NULL,
    CHECK (total = subtotal + coalesce(tax, 0))`,
    'count(DISTINCT total) > 200 AND count(tax) > 200',
  ],
  [
    'an amount of a quantity and a price',
    `quantity int NOT NULL, price_cents int NOT NULL, amount_cents int NOT NULL, CHECK (amount_cents = quantity * price_cents)`,
    'count(DISTINCT amount_cents) > 50',
  ],
  [
    'a moment between two',
    `created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, accepted_at timestamptz,
    CHECK (expires_at > created_at), CHECK (accepted_at BETWEEN created_at AND expires_at)`,
    'count(accepted_at) BETWEEN 200 AND 290',
  ],
  [
    'a discount below a product',
    `quantity int NOT NULL CHECK (quantity > 0), unit_price numeric(10,2) NOT NULL CHECK (unit_price >= 0),
    discount numeric(10,2) NOT NULL DEFAULT 0, CHECK (discount >= 0 AND discount <= quantity * unit_price)`,
    'count(DISTINCT discount) > 50',
  ],
  [
    'an array of JSON, an array of some words, and bytes of one length',
    `rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array'), key_hash bytea UNIQUE NOT NULL CHECK (octet_length(key_hash) = 32),
    scopes text[] NOT NULL CHECK (scopes <@ ARRAY['read', 'write', 'admin'])`,
    'count(DISTINCT rules) > 50 AND count(DISTINCT scopes) > 3',
  ],
];

describe('rows keep checks about several columns, and stay various', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  it.each(TABLES)('%s', async (_, definition, isVarious) => {
    const sql = `CREATE TABLE things (id int PRIMARY KEY, ${definition});`;
    const { schema, report } = await importSql(sql, 300);
    const { tables } = openDocument(schema);
    expect(report.skipped.filter(({ isRefused }) => isRefused)).toEqual([]);
    await database.exec(`ROLLBACK; DROP TABLE IF EXISTS things; ${sql}`);
    await database.exec(schemaFile('sql', tables, { dialect: 'postgresql', create: false }));
    const { rows } = await database.query(`SELECT count(*)::int, ${isVarious} AS various FROM things`);
    expect(rows).toEqual([{ count: 300, various: true }]);
  });
});

describe('columns whose names are words of SQL', () => {
  it.each(['interval', 'date', 'time', 'key'])('keep the list of a check: %s', async (name) => {
    const { schema } = await importSql(
      `CREATE TABLE plans (id INTEGER PRIMARY KEY AUTOINCREMENT, ${name} TEXT NOT NULL CHECK (${name} IN ('month', 'year')));`,
    );
    expect(schema.tables[0]?.columns[1]).toMatchObject({
      field: 'list',
      options: { values: ['month', 'year'] },
    });
  });
});

describe('a unique key with a computed column', () => {
  it.each([
    ["live bigint GENERATED ALWAYS AS (if(status <> 'ended', tenant_id, NULL)) VIRTUAL, UNIQUE KEY (live)"],
    ["live bigint AS (CASE WHEN status <> 'ended' THEN `tenant_id` END) STORED, UNIQUE KEY (live)"],
    ['live tinyint AS (if(ended_at IS NULL, 1, NULL)) VIRTUAL, UNIQUE KEY (tenant_id, live)'],
  ])('becomes a key of the column that it is computed from, or of the others: %s', async (definition) => {
    const { schema } = await importSql(
      `CREATE TABLE \`plans\` (\`id\` int AUTO_INCREMENT PRIMARY KEY, tenant_id bigint NOT NULL, ended_at datetime,
        status ENUM('live', 'ended') NOT NULL, ${definition}) ENGINE=InnoDB;`,
    );
    expect(schema.tables[0]?.columns[1]).toMatchObject({ name: 'tenant_id', unique: true });
  });
});

describe('names of things', () => {
  it.each([
    ['palettes', 'Palette '],
    ['boxes', 'Box '],
    ['boundaries', 'Boundary '],
  ])('are counted in the singular: %s', async (table, prefix) => {
    const { schema } = await importSql(
      `CREATE TABLE ${table} (id int PRIMARY KEY, name varchar(30) NOT NULL UNIQUE);`,
    );
    expect(schema.tables[0]?.columns[1]?.options).toMatchObject({ prefix });
  });

  it.each([
    ['breweries', /Brewing|Ales/],
    ['beers', /Stout/],
    ['ships', /Horizon/],
  ])('are names of %s where all must differ, and no titles', async (table, name) => {
    const { schema } = await importSql(
      `CREATE TABLE ${table} (id int PRIMARY KEY, name varchar(90) NOT NULL UNIQUE);`,
    );
    expect(schema.tables[0]?.columns[1]?.options?.pattern).toMatch(name);
  });

  it('are companies for tenants, also with a least length', async () => {
    const { schema } = await importSql(
      'CREATE TABLE tenants (id int PRIMARY KEY, name text CHECK (length(name) >= 2), color char(7), locale varchar(10));',
    );
    const [, name, color, locale] = schema.tables[0]?.columns ?? [];
    expect(name).toMatchObject({ field: 'company.name' });
    expect(color).toMatchObject({ field: 'color.rgb', options: { format: 'hex' } });
    expect(locale?.options?.values).toContain('en-US');
  });
});
