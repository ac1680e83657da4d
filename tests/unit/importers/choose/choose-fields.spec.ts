import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { chooseFields } from '../../../../src/importers/choose/choose-fields.ts';
import type { ImportedColumn } from '../../../../src/importers/imported-schema.ts';
import type { SourceKind } from '../../../../src/importers/kinds.ts';
import type { SampleFacts, SourceColumn, SourceTable } from '../../../../src/importers/source-tables.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import type { Problem } from '../../../../src/schema/problem.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';
import { INT, sourceColumn, sourceTable } from '../../../fixtures/source-tables.ts';

const engine = createEngine(enUs, largeTables);

function check(schema: unknown): readonly Problem[] {
  const checked = engine.check(schema);
  return checked.ok ? [] : checked.error;
}

/** Chooses fields, and expects a schema without problems. */
async function choose(
  tables: readonly SourceTable[],
  kind: SourceKind = 'sql',
  rows?: number,
  notes: readonly unknown[] = [],
) {
  const imported = await chooseFields({ tables, skipped: [] }, { kind, rows, check });
  expect(check(imported.schema)).toEqual([]);
  expect(imported.report.notes).toEqual(notes);
  return imported;
}

const id = sourceColumn('id', 'integer', { type: INT });
const keyed = { primaryKey: ['id'] };

async function chooseOne(column: SourceColumn, table: Partial<SourceTable> = {}, kind: SourceKind = 'sql') {
  const { schema, report } = await choose([sourceTable('things', [column], table)], kind);
  const [chosen] = schema.tables[0]?.columns ?? [];
  return { ...chosen, report: report.tables[0]?.columns[0], rows: schema.tables[0]?.rows };
}

const text = (name: string, maxLength?: number, isFixedLength?: true) =>
  sourceColumn(name, 'text', {
    type: { ...(maxLength && { maxLength }), ...(isFixedLength && { isFixedLength }) },
  });
const integer = (name: string, facts: Partial<SourceColumn> = {}) =>
  sourceColumn(name, 'integer', { ...facts, type: INT });

describe('the type decides what a name can mean', () => {
  it.each<[string, SourceColumn, Partial<ImportedColumn>]>([
    ['an e-mail', text('email', 50), { field: 'internet.email', maxLength: 50 }],
    ['a number called email', integer('email'), { field: 'number' }],
    ['a count of e-mails', integer('mail_count'), { field: 'number' }],
    ['a truth called name', sourceColumn('name', 'boolean'), { field: 'boolean' }],
    ['a day called created_at', sourceColumn('created_at', 'date'), { field: 'date' }],
    ['a moment called order_date', sourceColumn('order_date', 'timestamp'), { field: 'timestamp' }],
    ['a short text for a day', text('birthday', 10), { field: 'date.birthdate' }],
    ['a flag in a letter', text('is_active', 1, true), { field: 'list', options: { values: ['Y', 'N'] } }],
    ['a flag in an integer', integer('is_active'), { field: 'list', options: { values: [0, 1] } }],
    [
      'a book number without room for its hyphens',
      text('isbn', 13),
      { field: 'commerce.isbn', options: { separator: '' } },
    ],
    ['a country of two letters', text('ctry', 2, true), { field: 'location.countryCode' }],
    [
      'a country of three letters',
      text('country', 3, true),
      { field: 'location.countryCode', options: { variant: 'alpha-3' } },
    ],
    [
      'five digits of a zip code',
      text('zip', 9),
      { field: 'location.zipCode', options: { format: '#####' } },
    ],
    ['a zip code', text('zip', 10), { field: 'location.zipCode' }],
    ['a short phone', text('phone', 12), { field: 'phone.number', options: { style: 'international' } }],
    ['a shorter phone', text('phone', 10), { field: 'phone.number', options: { style: 'mobile' } }],
    ['a phone', text('phone', 15), { field: 'phone.number' }],
    ['a padded phone', text('phone', 20, true), { field: 'phone.number' }],
    ['two letters of a state', text('state_abbr', 2), { field: 'location.stateAbbreviation' }],
    ['a given name', text('name_first'), { field: 'person.firstName' }],
    ['a family name', text('NameLast'), { field: 'person.lastName' }],
    ['a middle initial', text('EMP_INITIAL', 1), { field: 'list' }],
    ['an e-mail at work', text('emailWork'), { field: 'internet.email' }],
    ['an official name', text('officialName'), { field: 'person.fullName' }],
    ['the name of a president', text('president_nm'), { field: 'person.fullName' }],
    ['given names', text('given_names'), { field: 'person.firstName' }],
    ['a head of a school', text('principal'), { field: 'person.fullName' }],
    ['an amount of a loan', sourceColumn('principal', 'decimal'), { field: 'number' }],
    ['the name of a month', text('month_name'), { field: 'date.month' }],
    ['a date of birth', sourceColumn('dob', 'date'), { field: 'date.birthdate' }],
    ['an address', text('addr1', 60), { field: 'location.streetAddress' }],
    ['a telephone', text('ph_no', 30), { field: 'phone.number' }],
    ['a zip code in an integer', integer('zip'), { field: 'number', options: { min: 10000, max: 99999 } }],
    ['a uuid', sourceColumn('token', 'uuid'), { field: 'string.uuid' }],
    ['a code of four', text('cd', 4, true), { field: 'string.alphanumeric' }],
    [
      'a text that ignores case',
      sourceColumn('ct', 'text', { type: { written: 'citext' } }),
      { field: 'word.sentences' },
    ],
    ['a time', sourceColumn('created_at', 'time'), { field: 'time' }],
    ['unknown', sourceColumn('qwertz', 'unknown', { type: { written: 'inet' } }), { field: 'internet.ipv4' }],
  ])('%s', async (_, column, expected) => {
    expect(await chooseOne(column)).toMatchObject(expected);
  });

  it.each([
    ['cust_nm', 'customers', 'person.fullName'],
    ['name', 'employees', 'person.fullName'],
    ['name', 'products', 'commerce.productName'],
    ['name', 'wards', 'list'],
    ['name', 'gadgetries', 'regex'],
    ['site_name', 'sites', 'list'],
    ['hiredate', 'employees', 'regex'],
    ['country_of_birth', 'people', 'location.country'],
    ['email_from_address', 'mails', 'internet.email'],
    ['nasipaddress', 'sessions', 'internet.ipv4'],
    ['phone2', 'people', 'phone.number'],
  ])('%s of %s is %s', async (name, table, field) => {
    const column = name === 'hiredate' ? sourceColumn('qwertz') : text(name, 60);
    const { schema } = await choose([sourceTable(table, [column])]);
    expect(schema.tables[0]?.columns[0]?.field).toBe(field);
  });
});

describe('what a source says exactly', () => {
  it('numbers stay within the digits and the checks of their column', async () => {
    const price = sourceColumn('price', 'decimal', {
      type: { precision: 4, scale: 2, written: 'numeric(4,2)' },
      bounds: { min: 0, exclusiveMin: true },
    });
    expect(await chooseOne(price)).toMatchObject({
      field: 'number',
      type: 'numeric(4,2)',
      options: { min: 1, max: 99.99, decimals: 2 },
    });
    const ratio = sourceColumn('qwertz', 'integer', { type: INT, bounds: { min: 2, max: 4 } });
    expect((await chooseOne(ratio)).options).toEqual({ min: 2, max: 4 });
  });

  it.each<[name: string, bounds: NonNullable<SourceColumn['bounds']>, options: object]>([
    ['qty', { min: 0, exclusiveMin: true, max: 20 }, { min: 1, max: 20 }],
    ['quantity', { min: 3, max: 50 }, { min: 3, max: 50 }],
    ['quantity', { min: 0, max: 50 }, { min: 0, max: 50 }],
    ['pieces', { max: 40 }, { min: 1, max: 40 }],
    ['pieces', { min: 4 }, { min: 4, max: 10 }],
    ['qwertz', { max: 5000 }, { min: 0, max: 5000 }],
    // The guess has no such numbers: 1 to 10, and 18 to 90.
    ['pieces', { min: 20 }, { min: 20, max: 29 }],
    ['age', { max: 10, exclusiveMax: true }, { min: 0, max: 9 }],
    // A check that forbids negative numbers says nothing about the least salary.
    ['salary', { min: 0 }, { min: 30_000, max: 180_000 }],
    ['salary', { min: 0, max: 250_000 }, { min: 30_000, max: 250_000 }],
    // The ends of the type, as programs write them.
    ['quantity', { min: -(2 ** 53 - 1), max: 2 ** 53 - 1 }, { min: 1, max: 10 }],
    ['quantity', { min: 2, max: 2 ** 31 - 1 }, { min: 2, max: 10 }],
  ])('a limit of a check comes before that of the name: %s with %j', async (name, bounds, options) => {
    const chosen = await chooseOne(integer(name, { bounds }));
    expect(chosen.options).toMatchObject(options);
  });

  it('allowed values become a list, and one value a constant', async () => {
    const list = await chooseOne(integer('x', { values: [3, 1, 2] }));
    expect(list).toMatchObject({ field: 'list', options: { values: [3, 1, 2] } });
    expect(list.report).toMatchObject({ evidence: 'check', confidence: 'sure' });
    expect(await chooseOne(integer('x', { values: [3] }))).toMatchObject({ options: { value: 3 } });
  });

  it('a set has several values, separated by commas', async () => {
    const set = { ...text('flags'), values: ['a', 'b'], anySubset: true as const };
    expect((await chooseOne(set)).options).toEqual({ values: ['', 'a', 'b', 'a,b'] });
  });

  it('a pattern is kept, unless the values that the name suggests have it', async () => {
    expect(await chooseOne({ ...text('email', 60), pattern: '^.*@.*$' })).toMatchObject({
      field: 'internet.email',
    });
    expect(await chooseOne({ ...text('email', 60), pattern: '^[a-z]{4}@b$' })).toMatchObject({
      field: 'regex',
    });
  });

  it('nullability, and one row in ten is null where a column can be null', async () => {
    expect(await chooseOne(text('bio'))).toMatchObject({ nullable: false });
    const optional = await chooseOne({ ...text('bio'), nullable: true });
    expect(optional).toMatchObject({ nulls: 10 });
    expect(optional).not.toHaveProperty('nullable');
    const unique = await chooseOne({ ...text('email', 60), nullable: true }, { uniqueKeys: [['email']] });
    expect(unique).toMatchObject({ unique: true, nullable: true });
    expect(unique).not.toHaveProperty('nulls');
    const counted = await chooseOne({ ...id, nullable: true });
    expect(counted).toMatchObject({ field: 'sequence', nullable: true });
    expect(counted).not.toHaveProperty('nulls');
  });

  it.each([
    ['text', 'text', undefined],
    ['text', 'varchar(20)', undefined],
    ['text', 'char(20)', 'char(20)'],
    ['integer', 'bigint', undefined],
    ['integer', 'smallint', 'smallint'],
    ['integer', 'BIGSERIAL', undefined],
    ['integer', 'serial', 'integer'],
    ['integer', 'smallserial', 'smallint'],
    ['text', 'public.mood', undefined],
    ['decimal', 'double precision', 'double precision'],
    ['timestamp', 'timestamp without time zone', 'timestamp without time zone'],
  ] as const)('of %s, the type %s is kept as %s', async (value, written, kept) => {
    const length = /\((\d+)\)/.exec(written)?.[1];
    const column = sourceColumn('qwertz', value, {
      type: { written, ...(length ? { maxLength: Number(length) } : {}) },
    });
    const tables = [sourceTable('things', [column])];
    const { schema } = await chooseFields(
      { tables, skipped: [], dialect: 'postgresql' },
      { kind: 'sql', check },
    );
    expect(schema.tables[0]?.columns[0]?.type).toBe(kept);
  });

  it('columns that the database computes are left out, and said', async () => {
    const total = { ...integer('total'), generated: 'a * 2' };
    const { schema, report } = await choose([
      sourceTable('t', [integer('a'), total], { uniqueKeys: [['total']] }),
    ]);
    expect(schema.tables[0]?.columns.map(({ name }) => name)).toEqual(['a']);
    expect(report.skipped).toMatchObject([{ text: 't.total', matters: false }]);
  });
});

const parent = sourceTable('parents', [id, text('name', 40)], keyed);
const foreignKey = (columns: readonly string[], table: string, references: readonly string[] = []) => ({
  columns,
  table,
  references,
});

describe('keys', () => {
  it('foreign keys become references, to the primary key if they name no column', async () => {
    const child = sourceTable('children', [id, integer('parent'), integer('other', { nullable: true })], {
      ...keyed,
      foreignKeys: [foreignKey(['parent'], 'parents'), foreignKey(['other'], 'parents', ['id'])],
    });
    const { schema } = await choose([parent, child]);
    expect(schema.tables.map(({ rows }) => rows)).toEqual([100, 300]);
    expect(schema.tables[1]?.columns).toMatchObject([
      { field: 'sequence', primaryKey: true },
      { field: 'reference', options: { table: 'parents', column: 'id' }, nullable: false },
      { field: 'reference', options: { table: 'parents', column: 'id' }, nulls: 10 },
    ]);
  });

  it('a key of several references needs no other field', async () => {
    const link = sourceTable('links', [integer('a'), integer('b')], {
      primaryKey: ['a', 'b'],
      foreignKeys: [foreignKey(['a'], 'parents'), foreignKey(['b'], 'parents')],
    });
    const { schema } = await choose([parent, link], 'sql', 1000);
    expect(schema.tables[1]).toMatchObject({ rows: 1000, primaryKey: ['a', 'b'] });
  });

  it('foreign keys of several columns are kept whole', async () => {
    const orders = sourceTable('orders', [integer('shop'), integer('no')], { primaryKey: ['shop', 'no'] });
    const lines = sourceTable('lines', [id, integer('shop'), integer('order_no')], {
      ...keyed,
      foreignKeys: [foreignKey(['shop', 'order_no'], 'orders', ['shop', 'no'])],
    });
    const { schema } = await choose([orders, lines]);
    expect(schema.tables[1]?.foreignKeys).toEqual([
      { columns: ['shop', 'order_no'], table: 'orders', references: ['shop', 'no'] },
    ]);
  });

  it('a unique reference has no more rows than its parents', async () => {
    const profile = sourceTable('profiles', [integer('parent')], {
      primaryKey: ['parent'],
      foreignKeys: [foreignKey(['parent'], 'parents')],
    });
    const { schema } = await choose([parent, profile]);
    expect(schema.tables.map(({ rows }) => rows)).toEqual([100, 100]);
  });

  it('a table refers to itself, and to itself in each row if the column cannot be null', async () => {
    const boss = (nullable: boolean) =>
      sourceTable('staff', [id, integer('boss', { nullable })], {
        ...keyed,
        foreignKeys: [foreignKey(['boss'], 'staff')],
      });
    const optional = await choose([boss(true)]);
    expect(optional.schema.tables[0]?.columns[1]).toMatchObject({ field: 'reference', nulls: 10 });
    const required = await choose([boss(false)]);
    expect(required.schema.tables[0]?.columns[1]).toMatchObject({
      field: 'formula',
      options: { expression: '[id]' },
    });
    expect(required.report.tables[0]?.columns[1]?.repairs).toHaveLength(1);
  });

  it('keys that form a circle of columns are broken, and circles of tables are not', async () => {
    const one = (name: string, other: string) =>
      sourceTable(name, [id], { ...keyed, foreignKeys: [foreignKey(['id'], other)] });
    const { report } = await choose([one('a', 'b'), one('b', 'a')]);
    expect(report.tables[1]?.columns[0]?.repairs).toMatchObject([expect.stringContaining('is left out')]);
    const circle = (name: string, other: string) =>
      sourceTable(name, [id, integer('other', { nullable: true })], {
        ...keyed,
        foreignKeys: [foreignKey(['other'], other)],
      });
    const note = expect.stringMatching(
      /^a, b refer to each other\. SQL files load the rows of these tables together/,
    );
    const { schema } = await choose([circle('a', 'b'), circle('b', 'a')], 'sql', undefined, [note]);
    expect(schema.tables.map(({ columns }) => columns[1]?.field)).toEqual(['reference', 'reference']);
  });

  it('a foreign key to a table that is not there is said', async () => {
    const { report } = await choose([
      sourceTable('t', [id, integer('x_id')], { ...keyed, foreignKeys: [foreignKey(['x_id'], 'x')] }),
    ]);
    expect(report.tables[0]?.columns[1]?.repairs).toEqual([
      'Its foreign key to x is left out: there is no table x in the source.',
    ]);
  });
});

describe('comparisons of columns', () => {
  const compared = (left: string, operator: '<' | '>', right: string) => ({
    comparisons: [{ left, operator, right }],
  });

  it('order dates', async () => {
    const columns = [sourceColumn('ends', 'date'), sourceColumn('starts', 'date', { nullable: true })];
    const { schema } = await choose([sourceTable('t', columns, compared('ends', '>', 'starts'))]);
    expect(schema.tables[0]?.columns).toMatchObject([
      { options: { after: 'starts' }, nullable: false },
      { name: 'starts', nullable: true },
    ]);
    expect(schema.tables[0]?.columns[1]).not.toHaveProperty('nulls');
  });

  it('give numbers parts of the range', async () => {
    const { schema } = await choose([
      sourceTable('t', [integer('low'), integer('high')], compared('low', '<', 'high')),
    ]);
    const [low, high] = schema.tables[0]?.columns ?? [];
    expect(Number(low?.options?.max)).toBeLessThan(Number(high?.options?.min));
  });
});

describe('unique columns', () => {
  it.each<[string, SourceColumn]>([
    ['names', text('name', 20)],
    ['short texts', text('qwertz', 4)],
    ['texts of one length', text('qwertz', 6, true)],
    ['slugs', text('slug', 40)],
    ['decimals', sourceColumn('price', 'decimal', { type: { precision: 6, scale: 2 } })],
    ['days', sourceColumn('day', 'date')],
    ['moments', sourceColumn('created_at', 'timestamp')],
    ['times', sourceColumn('at', 'time')],
    ['integers', integer('amount')],
    ['ISBNs', text('isbn', 20)],
    ['pictures', text('photo_url', 200)],
  ])('of %s have as many values as rows', async (_, column) => {
    const { rows } = await chooseOne(column, { uniqueKeys: [[column.name]] });
    expect(rows).toBe(100);
  });

  it('of few allowed values have fewer rows', async () => {
    expect(await chooseOne(integer('x', { values: [1, 2, 3] }), { primaryKey: ['x'] })).toMatchObject({
      rows: 3,
    });
    expect(await chooseOne(sourceColumn('x', 'boolean'), { primaryKey: ['x'] })).toMatchObject({ rows: 2 });
  });

  it('of a small integer type have no more rows than numbers', async () => {
    const tiny = sourceColumn('id', 'integer', { type: { integerMin: '0', integerMax: '255' } });
    const { schema } = await choose([sourceTable('t', [tiny], keyed)], 'sql', 1000);
    expect(schema.tables[0]?.rows).toBe(255);
  });

  it('start where their check allows it', async () => {
    const year = integer('year', { bounds: { min: 1900 }, sequence: { start: 1, step: 1 } });
    expect(await chooseOne(year, { primaryKey: ['year'] })).toMatchObject({ options: { start: 1900 } });
  });

  it('of two keys that share references are made different by a third column', async () => {
    const link = sourceTable('links', [integer('a'), integer('line'), integer('b')], {
      primaryKey: ['a', 'line'],
      uniqueKeys: [['a', 'b']],
      foreignKeys: [foreignKey(['a'], 'parents'), foreignKey(['b'], 'parents')],
    });
    const { schema } = await choose([parent, link]);
    expect(schema.tables[1]).toMatchObject({ primaryKey: ['a', 'line'], unique: [['a', 'b']] });
  });
});

const facts = (given: Partial<SampleFacts>): SampleFacts => ({
  rows: 1000,
  nulls: 0,
  distinct: 900,
  isDistinctCapped: false,
  isUnique: false,
  ...given,
});
const sampled = { rowCount: 1000 };

describe('sample rows', () => {
  it.each<[string, SourceColumn['type']['value'], Partial<SampleFacts>, Partial<ImportedColumn>]>([
    [
      'few values have their weights',
      'text',
      {
        few: [
          { value: 'a', count: 700 },
          { value: 'b', count: 300 },
        ],
      },
      { field: 'list', options: { values: ['a', 'b'], weights: [700, 300] } },
    ],
    [
      'numbers have their range and histogram',
      'decimal',
      { min: 1.5, max: 9.25, decimals: 2, bins: [1, 5, 2] },
      { options: { min: 1.5, max: 9.25, decimals: 2, distribution: 'histogram', bins: [1, 5, 2] } },
    ],
    [
      'dates have their range and format',
      'date',
      { min: '2020-01-01', max: '2021-12-31', dateFormat: 'D.M.YYYY' },
      { field: 'date', options: { from: '2020-01-01', to: '2021-12-31', format: 'D.M.YYYY' } },
    ],
    ['nulls have their share', 'text', { nulls: 123 }, { nulls: 12.3 }],
    [
      'a sequence goes on',
      'integer',
      { order: { kind: 'sequence', start: 5, step: 5 } },
      { field: 'sequence', options: { start: 5, step: 5 } },
    ],
    [
      'a pattern is kept',
      'text',
      { pattern: '[A-Z]{2}\\d' },
      { field: 'regex', options: { pattern: '[A-Z]{2}\\d' } },
    ],
    ['a form is recognized', 'text', { looksLike: 'internet.ipv4' }, { field: 'internet.ipv4' }],
    [
      'zip codes have as many digits',
      'text',
      { looksLike: 'location.zipCode', minLength: 5, maxLength: 5 },
      { field: 'location.zipCode', options: { format: '#####' } },
    ],
    [
      'accounts stay in their country',
      'text',
      { looksLike: 'finance.iban', pattern: 'DE\\d{2} \\d{4} \\d{4} \\d{4} \\d{4} \\d{2}' },
      { field: 'finance.iban', options: { countryCode: 'DE', formatted: true } },
    ],
    [
      'phones keep the code of their country',
      'text',
      { looksLike: 'phone.number', pattern: '\\+[1-9]\\d{9,12}' },
      { field: 'phone.number', options: { style: 'international' } },
    ],
    [
      'phones without a code get none',
      'text',
      { looksLike: 'phone.number', pattern: '\\(\\d{3}\\) \\d{3}-\\d{4}' },
      { field: 'phone.number', options: { style: 'national' } },
    ],
    [
      'zip codes of both lengths are kept',
      'text',
      { looksLike: 'location.zipCode', minLength: 5, maxLength: 10 },
      { field: 'location.zipCode' },
    ],
    [
      'hexadecimal digits have their length and letters',
      'text',
      { pattern: '[0-9a-f]{32}' },
      { field: 'string.hexadecimal', options: { length: 32, prefix: '', casing: 'lower' } },
    ],
    [
      'hexadecimal digits are capitals',
      'text',
      { pattern: '[0-9A-F]{64}' },
      { field: 'string.hexadecimal', options: { length: 64, prefix: '', casing: 'upper' } },
    ],
    [
      'integers beyond 2^53 keep their range',
      'integer',
      { min: 12, max: '9223372036854775807' },
      { field: 'number.bigInt', options: { min: '12', max: '9223372036854775807' } },
    ],
  ])('%s', async (_, value, given, expected) => {
    const column = sourceColumn('qwertz', value, { nullable: true, sample: facts(given) });
    expect(await chooseOne(column, sampled, 'csv')).toMatchObject({ ...expected, rows: 1000 });
  });

  it.each<[name: string, pattern: string, expected: Partial<ImportedColumn>]>([
    ['uuid', '[0-9A-F]{32}', { field: 'string.hexadecimal' }],
    ['sku', '[A-Z]{3}-\\d{2}', { field: 'regex', options: { pattern: '[A-Z]{3}-\\d{2}' } }],
    ['order_number', 'ORD\\d{4}', { field: 'regex', options: { pattern: 'ORD\\d{4}' } }],
    ['phone', '\\d{4}/\\d{6}', { field: 'regex', options: { pattern: '\\d{4}/\\d{6}' } }],
    ['email', '[a-z]{3}\\d@b\\.c', { field: 'internet.email' }],
    ['customer', 'cus_[0-9A-Za-z]{14}', { field: 'regex' }],
    ['country', '[A-Z]{2}', { field: 'location.countryCode' }],
    ['PLZ', '\\d{5}', { field: 'location.zipCode', options: { format: '#####' } }],
    ['PLZ', '\\d{4}', { field: 'regex', options: { pattern: '\\d{4}' } }],
    ['postal_code', '[A-Z]\\d[A-Z] \\d[A-Z]\\d', { field: 'regex' }],
    ['customer_name', '[A-Z]{2}', { field: 'regex' }],
    ['version', 'v\\d\\.\\d', { field: 'regex' }],
  ])('the form of codes named %s is that of the sample: %s', async (name, pattern, expected) => {
    const column = sourceColumn(name, 'text', { sample: facts({ pattern }) });
    expect(await chooseOne(column, sampled, 'csv')).toMatchObject(expected);
  });

  it.each<[name: string, shown: Partial<SampleFacts>, field: string]>([
    ['full_name', { isSlug: true, minLength: 4, maxLength: 20 }, 'internet.username'],
    ['full_name', { minLength: 4, maxLength: 20 }, 'person.fullName'],
    ['product_name', { isSlug: true, minLength: 4, maxLength: 20 }, 'word.slug'],
    ['message', { minLength: 4, maxLength: 30 }, 'word.title'],
    ['message', { minLength: 4, maxLength: 31 }, 'word.sentences'],
    ['message', { minLength: 4, maxLength: 500 }, 'word.sentences'],
    ['qwertz', { minLength: 4, maxLength: 9 }, 'word.noun'],
    ['qwertz', { isSlug: true, minLength: 4, maxLength: 30 }, 'word.slug'],
    ['qwertz', { minLength: 4, maxLength: 50 }, 'regex'],
    ['qwertz', { minLength: 4, maxLength: 90 }, 'word.sentences'],
    ['qwertz', { minLength: 4, maxLength: 900 }, 'word.sentences'],
  ])('texts named %s have the length and the look of the sample: %j', async (name, shown, field) => {
    const column = sourceColumn(name, 'text', { sample: facts(shown) });
    expect((await chooseOne(column, sampled, 'csv')).field).toBe(field);
  });

  it('only the report tells which values the schema holds', async () => {
    const few = [{ value: 'a', count: 700 }];
    const column = sourceColumn('qwertz', 'text', { sample: facts({ few }) });
    expect((await chooseOne(column, sampled, 'csv')).report?.sampleValues).toEqual(['a']);
    const rare = sourceColumn('qwertz', 'text', { sample: facts({ few: [{ value: 'a', count: 1 }] }) });
    expect((await chooseOne(rare, sampled, 'csv')).report).not.toHaveProperty('sampleValues');
  });

  it('derived columns read the others', async () => {
    const derived = { kind: 'formula', expression: 'a * 2' } as const;
    const columns = [
      sourceColumn('a', 'integer', { sample: facts({ min: 1, max: 9 }) }),
      sourceColumn('b', 'integer', { sample: facts({ derived }) }),
    ];
    const { schema } = await choose([sourceTable('t', columns, sampled)], 'csv');
    expect(schema.tables[0]?.columns[1]).toMatchObject({
      field: 'formula',
      options: { expression: 'a * 2' },
    });
  });
});

describe('multiples of an integer', () => {
  it.each<[bounds: SourceColumn['bounds'], expected: Partial<ImportedColumn>]>([
    [
      { min: 0, max: 100_000, multipleOf: 5 },
      { field: 'number.int', options: { min: 0, max: 100_000, multipleOf: 5 } },
    ],
    [
      { min: 1, multipleOf: 3 },
      { field: 'number.int', options: { min: 1, max: 100, multipleOf: 3 } },
    ],
    // No number of the range is one.
    [
      { min: 1, max: 5, multipleOf: 7 },
      { field: 'number', options: { min: 1, max: 5 } },
    ],
  ])('of %j', async (bounds, expected) => {
    const column = sourceColumn('qwertz', 'integer', { ...(bounds && { bounds }) });
    expect(await chooseOne(column, {}, 'json-schema')).toMatchObject(expected);
  });
});

describe('objects and arrays', () => {
  it('have the fields of their parts', async () => {
    const place = sourceColumn('place', 'object', {
      columns: [text('city'), { ...text('zip'), nullable: true }],
    });
    const tags = sourceColumn('tags', 'array', { items: { column: text('tag'), min: 1, max: 4 } });
    const { schema } = await choose([sourceTable('t', [place, tags])], 'json-schema');
    expect(schema.tables[0]?.columns).toMatchObject([
      {
        field: 'json',
        options: {
          columns: [
            { name: 'city', field: 'location.city' },
            { name: 'zip', field: 'location.zipCode', nulls: 10 },
          ],
        },
      },
      { field: 'array', options: { minItems: 1, maxItems: 4 } },
    ]);
  });

  it.each<[name: string, objectName: string | undefined, field: string]>([
    ['owner', undefined, 'person.fullName'],
    ['made_by', 'Company', 'company.name'],
  ])('names in %s are those of %s', async (name, objectName, field) => {
    const columns = [text('name')];
    const own = sourceColumn(name, 'object', { columns, ...(objectName && { objectName }) });
    const { schema } = await choose([sourceTable('books', [own])], 'json-schema');
    expect(schema.tables[0]?.columns[0]?.options).toEqual({ columns: [{ name: 'name', field }] });
  });

  it.each([
    ['emails', 'internet.email'],
    ['addresses', 'location.streetAddress'],
    ['companies', 'company.name'],
    ['keywords', 'list'],
  ])('items of %s are one of them each', async (name, field) => {
    const items = { column: text('item') };
    const { options } = await chooseOne(sourceColumn(name, 'array', { items }), {}, 'json-schema');
    expect(options?.field).toBe(field);
  });

  it('arrays of PostgreSQL are texts that it reads', async () => {
    const scores = sourceColumn('scores', 'array', {
      type: { written: 'integer[]' },
      items: { column: integer('score') },
    });
    const { field, options, type } = await chooseOne(scores);
    expect({ field, type }).toEqual({ field: 'regex', type: 'integer[]' });
    expect('{1,23}').toMatch(new RegExp(`^(?:${String(options?.pattern)})$`));
  });
});

it('a schema keeps the first 1,000 tables and 10,000 columns', async () => {
  const tables = Array.from({ length: 1200 }, (_, i) => sourceTable(`t${i}`, [id]));
  const { schema, report } = await chooseFields({ tables, skipped: [] }, { kind: 'sql', check: () => [] });
  expect(schema.tables).toHaveLength(1000);
  expect(report.notes).toEqual([expect.stringContaining('The first 1,000 of 1,200 tables')]);
});

it('the same source gives the same schema', async () => {
  const tables = [parent, sourceTable('t', [id, text('email', 50), integer('n')], keyed)];
  expect(JSON.stringify(await choose(tables))).toBe(JSON.stringify(await choose(tables)));
});
