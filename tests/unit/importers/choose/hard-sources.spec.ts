import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { importSchema } from '../../../../src/importers/import-schema.ts';
import type { ImportedSchema } from '../../../../src/importers/imported-schema.ts';
import type { SourceKind } from '../../../../src/importers/kinds.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import type { Problem } from '../../../../src/schema/problem.ts';
import { schemaSources } from '../../../fixtures/import/schemas.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

function check(schema: unknown): readonly Problem[] {
  const checked = engine.check(schema);
  return checked.ok ? [] : checked.error;
}

/** Imports a text, and expects a schema without problems. */
async function imported(text: string, kind: SourceKind = 'sql') {
  const result = await importSchema(text, { kind, check });
  if (!result.ok) throw new Error(result.error[0]?.message);
  expect(check(result.value.schema)).toEqual([]);
  const { schema, report } = result.value;
  const columns = Object.fromEntries(
    schema.tables.flatMap((table) => table.columns.map((column) => [column.name, column] as const)),
  );
  const reported = Object.fromEntries(
    report.tables.flatMap((table) => table.columns.map((column) => [column.name, column] as const)),
  );
  const lost = report.skipped.filter(({ matters }) => matters);
  return { schema, report, columns, reported, lost };
}

describe('numbers', () => {
  it.each([
    ['numeric(1000,500)', { min: 0, max: 100 }],
    ['numeric(5,-2)', { min: 0, max: 100 }],
    ['numeric(2,4)', { min: 0, max: 0.0099, decimals: 4 }],
    ['numeric(3,20)', undefined],
    ['numeric(1000,0)', { min: 0, max: 100 }],
    ['numeric(4,2)', { min: 0, max: 99.99, decimals: 2 }],
    ['real NOT NULL CHECK (qwertz > 0 AND qwertz < 0.001)', { min: 0.00001, max: 0.00099, decimals: 5 }],
  ])('of %s have a range that the column holds', async (type, options) => {
    const { columns } = await imported(`CREATE TABLE t (id int primary key, qwertz ${type});`);
    if (options) expect(columns.qwertz).toMatchObject({ field: 'number', options });
  });

  it('that a check puts below its first decimals keep it, whatever the name says', async () => {
    const { columns } = await imported(
      'CREATE TABLE t (weight real NOT NULL CHECK (weight > 0 AND weight < 0.001));',
    );
    expect(columns.weight).toMatchObject({ field: 'number', options: { min: 0.00001, max: 0.00099 } });
  });

  it.each([
    ['age int CHECK (age >= 21)', 'The name says “age”, a check its limits'],
    ['age int CHECK (age BETWEEN 18 AND 30)', 'The name says “age”, a check its limits'],
    ['age int CHECK (age > 0)', 'The name says “age”'],
    ['age int', 'The name says “age”'],
    ["order_date date CHECK (order_date > '2020-01-01')", 'The name says “order date”, a check its limits'],
  ])('of %s have a reason that names the check if their limits are from it', async (column, why) => {
    const { report } = await imported(`CREATE TABLE t (${column});`);
    expect(report.tables[0]?.columns[0]?.why).toBe(why);
  });
});

describe('names that a schema does not allow', () => {
  it.each([['blank and too long', `[{"": 1, "${'x'.repeat(5000)}": 2, "a\\u0000b": 3, "ab": 4}]`]])(
    '%s are changed, and the report says so',
    async (_, text) => {
      const { schema, report } = await imported(text, 'json');
      expect(schema.tables[0]?.columns).toHaveLength(Object.keys(JSON.parse(text)[0]).length);
      for (const { name } of schema.tables[0]?.columns ?? []) expect(name.length).toBeLessThanOrEqual(1000);
      expect(JSON.stringify(report).length).toBeLessThan(10_000);
    },
  );

  it('are changed in objects', async () => {
    const { columns } = await imported('[{"a": {"": 1}}]', 'json');
    expect(columns.a).toMatchObject({ field: 'json', options: { columns: [{ name: 'column_1' }] } });
  });

  it('stay the same in keys', async () => {
    const long = 'k'.repeat(1500);
    const { schema, reported } = await imported(
      `CREATE TABLE a ("${long}" int PRIMARY KEY);
      CREATE TABLE b (id int PRIMARY KEY, a_id int NOT NULL REFERENCES a ("${long}"));`,
    );
    const name = 'k'.repeat(1000);
    expect(schema.tables[0]?.columns[0]).toMatchObject({ name, primaryKey: true });
    expect(schema.tables[1]?.columns[1]?.options).toEqual({ table: 'a', column: name });
    expect(reported[name]?.repairs).toEqual([expect.stringContaining('at most 1,000 characters')]);
  });
});

it('a table with many keys that overlap keeps those that can be counted', async () => {
  const count = 60;
  const columns = Array.from({ length: count }, (_, i) => `r${i} int NOT NULL REFERENCES p`);
  const keys = Array.from({ length: count - 1 }, (_, i) => `UNIQUE (r${i}, r${i + 1})`);
  const { schema } = await imported(
    `CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (${[...columns, ...keys].join(', ')});`,
  );
  expect(schema.tables[1]?.columns).toHaveLength(count);
  expect(schema.tables[1]?.unique).toHaveLength(count / 2);
});

describe('a sample of a few rows without a name', () => {
  const rows = 'id;price;sku\n1;12,50;AB-1\n2;3,99;CD-2\n3;7,00;EF-3\n4;1,20;GH-4\n';

  it('makes a table that is named as the first one of the Studio, with as many rows', async () => {
    const { schema } = await imported(rows, 'csv');
    expect(schema.tables).toMatchObject([{ name: 'table_1', rows: 4 }]);
  });

  it('makes at least the rows that are asked for', async () => {
    const result = await importSchema(rows, { kind: 'csv', leastRows: 100, check });
    if (!result.ok) throw new Error(result.error[0]?.message);
    expect(result.value.schema.tables).toMatchObject([{ rows: 100 }]);
    expect(check(result.value.schema)).toEqual([]);
  });

  it('keeps the rows of a table that has more', async () => {
    const ids = Array.from({ length: 150 }, (_, i) => `${i + 1}\n`).join('');
    const result = await importSchema(`id\n${ids}`, { kind: 'csv', leastRows: 100, check });
    expect(result).toMatchObject({ value: { schema: { tables: [{ rows: 150 }] } } });
  });

  it('guesses a name of a person from a header alone', async () => {
    const { columns } = await imported('name,email\n', 'csv');
    expect(columns.name?.field).toBe('person.fullName');
  });
});

describe('what no change makes right', () => {
  const refusal = { code: 'invalid-value', message: 'No.' } as const;
  const text = 'CREATE TABLE t (id int PRIMARY KEY, bad int UNIQUE); CREATE TABLE u (bad int);';

  it('is left out, and the report says so', async () => {
    const refuse = ({ tables }: ImportedSchema) =>
      tables.flatMap(({ columns }, i) => {
        const at = columns.findIndex(({ name }) => name === 'bad');
        return at < 0 ? [] : [{ path: ['tables', i, 'columns', at], ...refusal }];
      });
    const result = await importSchema(text, { kind: 'sql', check: refuse });
    if (!result.ok) throw new Error(result.error[0]?.message);
    const { schema, report } = result.value;
    expect(schema.tables.map(({ name, columns }) => [name, columns.length])).toEqual([['t', 1]]);
    expect(report.tables).toHaveLength(1);
    expect(report.notes).toEqual([
      'The column t.bad was left out. No.',
      'The column u.bad was left out. No.',
      'The table u was left out. None of its columns is left.',
    ]);
  });

  it('ends the import if it is the whole schema', async () => {
    const problem = { path: [], ...refusal };
    expect(await importSchema(text, { kind: 'sql', check: () => [problem] })).toEqual({
      ok: false,
      error: [problem],
    });
  });
});

describe('text of a sample in the schema is in the report', () => {
  const rows = (count: number, row: (i: number) => unknown) =>
    JSON.stringify(Array.from({ length: count }, (_, i) => row(i)));

  it('of properties and items', async () => {
    const { schema, report } = await imported(
      rows(60, (i) => ({
        name: { first: `Firstq${i}`, kind: i % 2 ? 'Zorn' : 'Yark' },
        addr: { street: `Secretstreet ${i}`, geo: { level: ['Quux', 'Qaax'][i % 2] } },
        tags: [['Alphaq', 'Betaq'][i % 2]],
      })),
      'json',
    );
    const held = report.tables[0]?.columns.flatMap(({ sampleValues }) => sampleValues ?? []) ?? [];
    const text = JSON.stringify(schema.tables);
    for (const word of ['Firstq', 'Zorn', 'Yark', 'Secretstreet', 'Quux', 'Qaax', 'Alphaq', 'Betaq']) {
      expect([word, text.includes(word)]).toEqual([word, JSON.stringify(held).includes(word)]);
    }
    expect(held).toEqual(expect.arrayContaining(['Zorn', 'Quux', 'Alphaq']));
  });

  it('in patterns and templates, with its words alone', async () => {
    const { schema, reported } = await imported(
      rows(60, (i) => ({
        id: (i * 7919) % 100_003,
        greeting: `Dear Mr. Zylberstein ${(i * 7919) % 97}`,
        mail: `p${(i * 7919) % 100_003}@secretcorp.example`,
      })),
      'json',
    );
    expect(JSON.stringify(schema)).toContain('Zylberstein');
    expect(reported.greeting?.sampleValues).toEqual(['Dear Mr. Zylberstein']);
    expect(JSON.stringify(schema)).toContain('secretcorp');
    expect(reported.mail?.sampleValues).toEqual(['@secretcorp.example']);
    expect(reported.id).not.toHaveProperty('sampleValues');
  });

  it('is not copied from a few rows, or if each text is rare', async () => {
    const names = ['Anna Zylberstein', 'Bert Yankelovich'];
    const few = await imported(
      rows(4, (i) => ({ patient: names[i % 2] })),
      'json',
    );
    expect(JSON.stringify(few.schema)).not.toMatch(/Zylberstein|Yankelovich/);
    const rare = await imported(
      rows(24, (i) => ({ patient: `${names[i % 2]} ${'abcdefghijkl'[i % 12]}` })),
      'json',
    );
    expect(JSON.stringify(rare.schema)).not.toMatch(/Zylberstein|Yankelovich/);
  });
});

describe('checks', () => {
  it('that no rule keeps are reported', async () => {
    const { lost } = await imported(
      `CREATE TABLE artists (id INTEGER PRIMARY KEY);
      CREATE TABLE follow (a INTEGER NOT NULL REFERENCES artists, b INTEGER NOT NULL REFERENCES artists CHECK (b > 5),
        PRIMARY KEY (a, b), CHECK (a <> b));`,
    );
    expect(lost.map(({ text }) => text)).toEqual(['follow: b > 5', 'follow: a <> b']);
  });

  it.each([
    ['n int NOT NULL CHECK (n > 3 AND n <= 7), m int NOT NULL, CHECK (n <> m), CHECK (m > n)'],
    ['n int NOT NULL CHECK (n IN (1, 2)), m int NOT NULL CHECK (m IN (3, 4)), CHECK (m <> n)'],
    ["d date CHECK (d > '2024-02-01'), e date, CHECK (e >= d)"],
    ["s set('a', 'b') NOT NULL"],
    ['lat double precision CHECK (lat BETWEEN -90 AND 90), i int REFERENCES p CHECK (i > 0)'],
  ])('that fields keep are not: %s', async (columns) => {
    const { lost } = await imported(
      `CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (id serial, ${columns});`,
    );
    expect(lost).toEqual([]);
  });

  it('limit times', async () => {
    const { columns, lost } = await imported(
      "CREATE TABLE t (tm time NOT NULL CHECK (tm BETWEEN '09:00' AND '17:00'), u time CHECK (u < '08:00'));",
    );
    expect(columns.tm).toMatchObject({ field: 'time', options: { from: '09:00', to: '17:00' } });
    expect(columns.u).toMatchObject({ field: 'time', options: { to: '07:59:59' } });
    expect(lost).toEqual([]);
  });

  it('limit dates that come after each other', async () => {
    const { columns, lost } = await imported(
      `CREATE TABLE t (opened date NOT NULL, shut date NOT NULL CHECK (shut > opened AND shut < '2024-02-01'),
        gone date CHECK (gone > shut));`,
    );
    expect(columns.shut?.options).toMatchObject({ after: 'opened' });
    // 14 days before the last day of January.
    expect(columns.opened?.options).toMatchObject({ to: '2024-01-17' });
    expect(lost).toEqual([]);
  });
});

it('two foreign keys that share a column are both kept by rows chosen among those of that column', async () => {
  const source = schemaSources.find(({ name }) => name === 'subscription-billing');
  const { schema, columns, lost } = await imported(source?.sql ?? '');
  expect(schema.tables.find(({ name }) => name === 'tenants')?.rows).toBeGreaterThan(1);
  expect(columns.subscriber_no?.options).toMatchObject({
    table: 'subscribers',
    where: { tenant_id: 'tenant_id' },
  });
  expect(columns.plan_code?.options).toMatchObject({ table: 'plans', where: { tenant_id: 'tenant_id' } });
  expect(lost).toEqual([]);
});

it.each(['daterange', 'tsrange', 'tstzrange', 'datemultirange', 'date[]', 'timestamp[]'])(
  'every text of the type %s has days that exist',
  async (type) => {
    const { columns } = await imported(
      `CREATE TABLE t (id bigserial PRIMARY KEY, r ${type} NOT NULL, o jsonb);`,
    );
    expect(columns.r).toMatchObject({ field: 'regex', type });
    // February of 2025 and 2026 has 28 days.
    expect(String(columns.r?.options?.pattern)).not.toMatch(/-(?:\[\d*2\d*\]|2|3)/);
    expect(String(columns.r?.options?.pattern)).toContain('2025-0[1-9]-1\\d');
  },
);

describe('names and types decide together', () => {
  it.each([
    ['user_pass varchar(20)', { field: 'internet.password' }],
    ['md5 char(32)', { field: 'string.hexadecimal', options: { length: 32 } }],
    ['ssn char(11)', { field: 'regex' }],
    ['ean char(13)', { field: 'string.numeric', options: { length: 13 } }],
    ['qwertz year(4)', { field: 'number', options: { min: 1990, max: 2025 } }],
    ['Phone [dbo].[PhoneType]', { field: 'phone.number' }],
    ['cust_first_name varchar(20)', { field: 'person.firstName' }],
    ['EMP_LNAME varchar(15)', { field: 'person.lastName' }],
    ['real_name varchar(100)', { field: 'person.fullName' }],
  ])('%s', async (column, expected) => {
    const end = column.includes('year') ? 'ENGINE=InnoDB' : '';
    const { schema } = await imported(`CREATE TABLE things (${column} NOT NULL) ${end};`);
    expect(schema.tables[0]?.columns[0]).toMatchObject(expected);
  });
});

it('a unique column of few values is null instead of cutting the table, if it can be', async () => {
  const { schema, columns, reported } = await imported(
    'CREATE TABLE t (id integer PRIMARY KEY, bo boolean UNIQUE, x text);',
  );
  expect(schema.tables[0]?.rows).toBe(100);
  expect(columns.bo).toMatchObject({ field: 'boolean', nulls: 100 });
  expect(reported.bo?.repairs).toEqual([expect.stringContaining('always null')]);
});

it('repairs name fields by their labels', async () => {
  const { reported } = await imported(
    'CREATE TABLE t (id integer PRIMARY KEY, city varchar(40) NOT NULL UNIQUE);',
  );
  expect(reported.city?.repairs).toEqual(['“Regex Pattern” replaces “City”: its values must all differ.']);
});

it('tables that refer to each other are reported, whether the references can be null or not', async () => {
  const circle = (type: string) =>
    imported(
      `CREATE TABLE employees (id int PRIMARY KEY, dept_id int NOT NULL);
      CREATE TABLE departments (id int PRIMARY KEY, head ${type} REFERENCES employees (id));
      CREATE TABLE desks (id int PRIMARY KEY, owner int NOT NULL REFERENCES employees (id));
      ALTER TABLE employees ADD FOREIGN KEY (dept_id) REFERENCES departments (id);`,
    );
  expect((await circle('int NOT NULL')).report.notes).toEqual([
    expect.stringContaining('departments, employees refer to each other'),
  ]);
  expect((await circle('int')).report.notes).toEqual([
    expect.stringContaining('need nulls in departments.head first.'),
  ]);
});

it('a column of a composite type is null if it can be, and the report says so', async () => {
  const { columns, reported } = await imported(
    `CREATE TYPE public.addr AS (street text, zip text);
    CREATE TABLE users (id bigserial PRIMARY KEY, home public.addr, work public.addr NOT NULL, o jsonb);`,
  );
  expect(columns.home).toMatchObject({ nulls: 100 });
  expect(reported.home?.repairs).toEqual([expect.stringMatching(/^It is always null\. .*addr/)]);
  expect(reported.work?.repairs).toEqual([
    expect.stringMatching(/^No field makes values of the type .*addr/),
  ]);
});

describe('columns for which the database accepts no text', () => {
  it.each([
    ['a STRICT table of SQLite', 'PRAGMA x = 1; CREATE TABLE s (b BLOB, n BLOB NOT NULL) STRICT;'],
    ['SQL Server', 'CREATE TABLE [dbo].[s] ([b] [varbinary](max) NULL, [n] [binary](16) NOT NULL)\nGO\n'],
    ['MySQL', 'CREATE TABLE `s` (`b` point, `n` geometry NOT NULL) ENGINE=InnoDB;'],
  ])('in %s are null if they can be, and are reported otherwise', async (_, source) => {
    const { columns, reported, report } = await imported(source);
    expect(columns.b).toMatchObject({ nulls: 100 });
    expect(reported.b?.repairs).toEqual([expect.stringMatching(/^It is always null\. .* accepts no text/)]);
    expect(report.skipped.filter(({ matters }) => matters)).toMatchObject([
      { text: expect.stringContaining('s: n '), reason: expect.stringContaining('so it refuses all rows') },
    ]);
  });

  it('are not the bytes of other tables of SQLite', async () => {
    const { columns, reported } = await imported('PRAGMA x = 1; CREATE TABLE s (b BLOB);');
    expect(columns.b).toMatchObject({ field: 'string.hexadecimal', nulls: 10 });
    expect(reported.b?.repairs).toEqual([]);
  });
});

describe('values that are nested as deeply as in real answers of servers', () => {
  const port = { name: 'http', port: 8080 };
  const spec = { node: 'a', containers: [{ image: 'x:1', resources: { cpu: 'high' }, ports: [port] }] };
  const schemaOf = (value: unknown): object => {
    if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0]) };
    if (typeof value !== 'object' || value === null)
      return { type: typeof value === 'number' ? 'integer' : 'string' };
    const properties = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, schemaOf(inner)]),
    );
    return { type: 'object', properties };
  };

  it.each<[kind: SourceKind, text: string]>([
    ['json', JSON.stringify([{ spec }, { spec }])],
    ['json-schema', JSON.stringify(schemaOf({ id: 1, spec }))],
  ])('keep what has room in %s, and lose no column', async (kind, text) => {
    const { columns, reported } = await imported(text, kind);
    expect(reported.spec?.repairs).toEqual([]);
    expect(columns.spec).toMatchObject({
      field: 'json',
      options: {
        columns: [
          { name: 'node' },
          {
            name: 'containers',
            field: 'array',
            options: {
              field: 'json',
              options: {
                columns: [{ name: 'image' }, { name: 'resources', field: 'json' }, { name: 'ports' }],
              },
            },
          },
        ],
      },
    });
  });
});

describe('a sample of another country', () => {
  it('has SI and NO for Slovenia and Norway', async () => {
    const { columns } = await imported('id,country_code\n1,SI\n2,NO\n3,NO\n', 'csv');
    expect(columns.country_code).toMatchObject({ field: 'location.countryCode' });
  });

  const AMERICAN = 'Names, places and phone numbers are American. Choose another locale if it fits the rows.';

  it.each([
    ['decimal commas', 'Kunde;Umsatz\nAnna;12,50\nJonas;3,99\n'],
    ['phone numbers alone', 'phone;Umsatz\n+43 1 1234567;12,50\n+43 (1) 765-4321;3,99\n'],
    ['days before months', 'Ort,Datum\nKiel,21.11.2026\nBonn,01.02.2026\n'],
  ])('says that names are American: %s', async (_, rows) => {
    for (const [kind, text] of [
      ['csv', rows] as const,
      ['tsv', rows.replaceAll(/[,;](?!\d\d\n)/g, '\t')] as const,
    ]) {
      const { notes } = (await imported(text, kind)).report;
      expect(notes.filter((note) => note === AMERICAN)).toHaveLength(1);
    }
  });

  it.each([
    ['American rows', 'customer,date\nAnna,11/21/2026\nJonas,02/01/2026\n'],
    ['numbers alone', 'Menge;Preis\n3;12,50\n4;3,99\n'],
    ['countries of any kind', 'country;price\nChile;12,50\nKenya;3,99\n'],
    ['jobs and genders', 'job_title;gender;price\nPainter;Female;12,50\nBaker;Male;3,99\n'],
  ])('and does not of %s', async (_, rows) => {
    expect((await imported(rows, 'csv')).report.notes).not.toContain(AMERICAN);
  });

  it('says why its dates are text in SQL', async () => {
    const { report } = await imported('Datum\n21.11.2026\n01.02.2026\n', 'csv');
    expect(report.tables[0]?.columns[0]?.why).toBe(
      'From 2026-02-01 to 2026-11-21, written as DD.MM.YYYY, which is text in SQL',
    );
  });
});
