import { afterAll, describe, expect, it } from 'vitest';
import { goodDocuments } from '../../fixtures/good-documents.ts';
import { createTypeProject, settings } from '../../fixtures/type-project.ts';
import { shopTypes, typedShop } from '../../fixtures/typed-shop.ts';

const project = createTypeProject();
afterAll(() => project.remove());

const equalTypes = `
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(equal: Equal<A, B>): void;
`;

/** A module that compares the type of each column with the expected one, a line each. */
function comparisons(): string {
  const lines = Object.entries(shopTypes).flatMap(([table, columns]) =>
    Object.entries(columns).map(
      ([column, type]) => `same<Row<typeof shop, '${table}'>['${column}'], ${type}>(true);`,
    ),
  );
  const keys = Object.entries(shopTypes).map(([table, columns]) => {
    const names = Object.keys(columns).map((name) => `'${name}'`);
    return `same<keyof Row<typeof shop, '${table}'>, ${names.join(' | ')}>(true);`;
  });
  const head = `import type { Cell, Json, Row } from 'rowloom';\nimport { shop } from './shop.js';\n${equalTypes}`;
  return [head, ...lines, ...keys].join('\n');
}

/** What a program does with a dataset. Each line that must be wrong says so. */
const program = `
import { check, defineSchema, defineTable, fields, formats, open } from 'rowloom';
import type { Cell, Dataset, FieldId, FormatId, FormatOptions, Problem, Row, Rows, SchemaDocument, Table } from 'rowloom';
import { shop } from './shop.js';
${equalTypes}
const dataset = await open(shop);
const shopDataset: Dataset<Rows<typeof shop>> = dataset;
same<typeof dataset.tables, readonly ('customers' | 'orders' | 'parcels')[]>(true);
for (const row of dataset.table('orders').rows(0, 10)) same<typeof row, Row<typeof shop, 'orders'>>(true);
const email: string = dataset.table('customers').row(0).email;
const emails: readonly string[] = [...dataset.table('customers').rows()].map(({ email }) => email);
const byId = new Map([...dataset.table('orders').rows()].map((order) => [order.id, order]));
same<typeof byId, Map<number, Row<typeof shop, 'orders'>>>(true);
dataset.table('nobody'); // wrong
const built = dataset.table('orders').build({ id: 7 });
same<typeof built, Row<typeof shop, 'orders'>>(true);
dataset.table('orders').build({ id: 'seven' }); // wrong
dataset.table('orders').buildList(2, { nothing: 1 }); // wrong
const placed = dataset.table('customers').children(dataset.table('customers').row(0), 'orders');
same<typeof placed, Row<typeof shop, 'orders'>[]>(true);
dataset.table('customers').children(dataset.table('customers').row(0), 'nobody'); // wrong
dataset.table('orders').children(built, 'customers'); // wrong
dataset.table('customers').children(dataset.table('customers').row(0), 'orders', 'customer');
dataset.table('customers').children(dataset.table('customers').row(0), 'orders', 'id'); // wrong
shopDataset.table('orders').children(built, 'customers');
const buyer = dataset.table('orders').parent(built, 'customer');
same<typeof buyer, Row<typeof shop, 'customers'> | null>(true);
dataset.table('orders').parent(built, 'nothing'); // wrong
dataset.table('orders').parent(built, 'id'); // wrong
const anyParent = shopDataset.table('orders').parent(built, 'customer');
same<typeof anyParent, Rows<typeof shop>[keyof Rows<typeof shop>] | null>(true);
dataset.table('orders').row(0).nothing; // wrong
const anyTable: Table = dataset.table('customers');
for (const row of anyTable.rows()) same<typeof row, Record<string, Cell>>(true);
const problems: readonly Problem[] = await check(shop);
const parsed = await open(JSON.parse('{}'));
same<ReturnType<ReturnType<typeof parsed.table>['row']>, { [x: string]: Cell }>(true);
const unknown: unknown = {};
const general = await open(unknown);
const value: Cell | undefined = general.table('any').row(0).any;
const text: string = general.table('any').row(0).any; // wrong
same<ReturnType<ReturnType<typeof general.table>['parent']>, { [x: string]: Cell } | null>(true);
const names: readonly string[] = general.tables;
general.table('any').children({}, 'other', 'reference');
const made: SchemaDocument = { version: 1, tables: [{ name: 't', rows: 1, columns: [{ name: 'a', field: 'number' }] }] };
defineSchema(made);
const columns = ['a', 'b'].map((name) => ({ name, field: 'number' as const }));
const numbers = defineSchema({ version: 1, tables: [{ name: 'n', rows: 1, columns }] });
same<Row<typeof numbers, 'n'>, { [x: string]: Cell }>(true);
const field: FieldId = 'internet.email';
const format: FormatId = 'csv' as FormatId;
const ofCsv: FormatOptions<'csv'> = { delimiter: ';', header: false };
const ofTemplate: FormatOptions<'template'> = {}; // wrong
await dataset.write('data/', { format: 'csv', options: { delimiter: ';', gzip: true } }); // wrong
await dataset.write('data/', { format: 'csv', options: ofCsv });
await dataset.write('data/', { format, options: ofCsv });
await dataset.write('orders.csv', { options: { nothing: 1 } }); // wrong
dataset.table('orders').stream('json', { options: { pretty: true } });
dataset.table('orders').stream('json', { options: { delimiter: ';' } }); // wrong
const teams = defineTable({ name: 'teams', rows: 2, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] });
const members = defineTable({
  name: 'members',
  rows: 9,
  columns: [
    { name: 'team', field: 'reference', options: { table: 'teams', column: 'id' } },
    { name: 'born', field: 'date.birthdate', nulls: 10 },
  ],
});
const club = defineSchema({ version: 1, tables: [teams, members] });
same<Row<typeof club, 'members'>, { team: number; born: Date | null }>(true);
defineSchema({ version: 1, tables: [members] }); // wrong
defineTable({ name: 't', rows: 1, columns: [{ name: 'a', field: 'number', options: { mn: 1 } }] }); // wrong
defineTable({ name: 't', rows: 1, columns: [{ name: 'a', field: 'nmber' }] }); // wrong
`;

const wrongLines = (text: string) =>
  text.split('\n').flatMap((line, i) => (line.endsWith('// wrong') ? [i + 1] : []));

/** The files compile, except for the lines that are marked as wrong. */
function expectWrongLines(
  files: Readonly<Record<string, string>>,
  how: Parameters<typeof project.compile>[1],
): void {
  const problems = project.compile(files, how);
  const places = Object.entries(files).flatMap(([name, text]) =>
    wrongLines(text).map((line) => ({ file: `${name}.ts`, line })),
  );
  expect(problems).toEqual(places.map((place) => expect.objectContaining(place)));
}

const shopFiles = { shop: typedShop, comparisons: comparisons(), program };

it.each(Object.entries(settings))('rows have the types of their columns under %s', (_, options) => {
  expectWrongLines(shopFiles, { options: { ...options, skipLibCheck: false } });
});

it.each([
  ['typescript-5.6', settings.node16],
  ['typescript-5.9', settings.bundler],
  ['typescript', settings.nodenext],
] as const)(
  'rows have the types of their columns with the compiler %s',
  { tags: ['deep'] },
  (compiler, options) => {
    expectWrongLines(shopFiles, { compiler, options: { ...options, skipLibCheck: false } });
  },
);

/** Columns of the table `orders`, each with one mistake. */
const wrongColumns = {
  'a field that does not exist': `{ name: 'x', field: 'person.fulName' }`,
  'an option that the field does not have': `{ name: 'x', field: 'number', options: { mn: 1 } }`,
  'an option of another field': `{ name: 'x', field: 'boolean', options: { min: 1 } }`,
  'an option of a wrong type': `{ name: 'x', field: 'number', options: { min: '1' } }`,
  'a choice that does not exist': `{ name: 'x', field: 'date', options: { distribution: 'even' } }`,
  'no options where one is required': `{ name: 'x', field: 'list' }`,
  'no required option': `{ name: 'x', field: 'list', options: { weights: [1] } }`,
  'a common option of a wrong type': `{ name: 'x', field: 'number', options: { case: 'big' } }`,
  'a property that columns do not have': `{ name: 'x', field: 'number', nuls: 5 }`,
  'nulls that are not a number': `{ name: 'x', field: 'number', nulls: '5' }`,
  'an entity that the field does not belong to': `{ name: 'x', field: 'person.fullName', of: { place: 2 } }`,
  'an entity where the field has none': `{ name: 'x', field: 'number', of: { person: 2 } }`,
  'a table that does not exist': `{ name: 'x', field: 'reference', options: { table: 'custmers', column: 'id' } }`,
  'a column that the parent does not have': `{ name: 'x', field: 'reference', options: { table: 'customers', column: 'total' } }`,
  'children of a wrong kind': `{ name: 'x', field: 'reference', options: { table: 'customers', column: 'id', children: 'many' } }`,
  'a lookup through a missing column': `{ name: 'x', field: 'lookup', options: { via: 'missing', column: 'id' } }`,
  'a lookup through a column that is no reference': `{ name: 'x', field: 'lookup', options: { via: 'id', column: 'id' } }`,
  'a lookup of a missing column': `{ name: 'x', field: 'lookup', options: { via: 'customer', column: 'total' } }`,
  'a date after a missing column': `{ name: 'x', field: 'date', options: { after: 'created' } }`,
  'a date before a missing column': `{ name: 'x', field: 'timestamp', options: { before: 'created' } }`,
  'a custom kind after a missing column': `{ name: 'x', field: 'dates', options: { after: 'created' } }`,
  'a wrong option in an object': `{ name: 'x', field: 'json', options: { columns: [{ name: 'a', field: 'number', options: { mn: 1 } }] } }`,
  'a reference in an object': `{ name: 'x', field: 'json', options: { columns: [{ name: 'a', field: 'series', options: { from: '2026-01-01' } }] } }`,
  'a primary key in an object': `{ name: 'x', field: 'json', options: { columns: [{ name: 'a', field: 'number', primaryKey: true }] } }`,
  'a wrong option of items': `{ name: 'x', field: 'array', options: { field: 'number', options: { mn: 1 } } }`,
  'items without a required option': `{ name: 'x', field: 'array', options: { field: 'list' } }`,
  'items of a formula': `{ name: 'x', field: 'array', options: { field: 'formula', options: { expression: '1' } } }`,
};

/** Properties of the table `orders`, each with one mistake. */
const wrongProperties = {
  'a primary key with a missing column': `primaryKey: ['nothing'],`,
  'a unique key with a missing column': `unique: [['id', 'nothing']],`,
  'a foreign key to a missing table': `foreignKeys: [{ columns: ['customer'], table: 'nobody', references: ['id'] }],`,
  'a foreign key of a missing column': `foreignKeys: [{ columns: ['nothing'], table: 'customers', references: ['id'] }],`,
  'a foreign key to a missing column': `foreignKeys: [{ columns: ['customer'], table: 'customers', references: ['no'] }],`,
  'a key that is not a text': 'key: 5,',
  'a property that tables do not have': `colour: 'red',`,
};

function withMistake(property: string, column: string): string {
  return `
import { defineSchema } from 'rowloom';
export const schema = defineSchema({
  version: 1,
  tables: [
    { name: 'customers', rows: 10, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
    {
      name: 'orders',
      rows: 10,
      ${property}
      columns: [
        { name: 'id', field: 'sequence' },
        { name: 'customer', field: 'reference', options: { table: 'customers', column: 'id' } },
        ${column}
      ],
    },
  ],
});`;
}

const mistakes = [
  ...Object.entries(wrongColumns).map(
    ([what, column]) => [what, withMistake('', `${column}, // wrong`)] as const,
  ),
  ...Object.entries(wrongProperties).map(
    ([what, property]) => [what, withMistake(`${property} // wrong`, '')] as const,
  ),
  [
    'a version that does not exist',
    `import { defineSchema } from 'rowloom';\ndefineSchema({\n version: 2, // wrong\n tables: [] });`,
  ] as const,
  ['no tables', `import { defineSchema } from 'rowloom';\ndefineSchema({ version: 1 }); // wrong`] as const,
];

describe.each(['typescript-native', 'typescript-5.6'] as const)('the compiler %s', (compiler) => {
  const files = Object.fromEntries(mistakes.map(([what, text]) => [what.replaceAll(' ', '-'), text]));
  it('finds each mistake in its line', { tags: compiler === 'typescript-native' ? [] : ['deep'] }, () => {
    const problems = project.compile(files, { compiler });
    const found = mistakes.map(([what]) => {
      const file = `${what.replaceAll(' ', '-')}.ts`;
      return [
        what,
        [...new Set(problems.filter((problem) => problem.file === file).map(({ line }) => line))],
      ];
    });
    expect(found).toEqual(mistakes.map(([what, text]) => [what, wrongLines(text)]));
  });
});

it('valid documents are schemas', () => {
  const files = Object.entries(goodDocuments).map(([name, document]) => [
    name.replaceAll(/\W/g, '-'),
    `import { defineSchema } from 'rowloom';\nexport const schema = defineSchema(${JSON.stringify(document, null, 1)});`,
  ]);
  expect(project.compile(Object.fromEntries(files))).toEqual([]);
});

/** The usual time is below a second. */
const HANG_MS = 20_000;

const kinds = [
  `field: 'person.fullName'`,
  `field: 'internet.email', unique: true`,
  `field: 'number', options: { min: 1, max: 100, decimals: 2 }`,
  `field: 'boolean', nulls: 5`,
  `field: 'date.birthdate'`,
  `field: 'list', options: { values: ['new', 'paid', 'shipped'] }`,
  `field: 'timestamp', options: { from: '2025-01-01', to: '2025-12-31' }`,
  `field: 'formula', options: { expression: '1 + 1' }`,
  `field: 'commerce.price', options: { prefix: '$' }`,
  `field: 'location.city', maxLength: 20`,
];
const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `{ name: 'c${i}', ${kinds[i % kinds.length]} },`);

function largeSchema(tables: readonly (readonly string[])[]): string {
  const listed = tables.map(
    (columns, i) => `{ name: 't${i}', rows: 9, columns: [\n${columns.join('\n')}\n] },`,
  );
  const rows = tables.map((_, i) => `export const date${i}: Date = dataset.table('t${i}').row(0).c4;`);
  return `
import { defineSchema, open } from 'rowloom';
export const schema = defineSchema({ version: 1, tables: [\n${listed.join('\n')}\n] });
const dataset = await open(schema);
${rows.join('\n')}`;
}

/** References to the tables before, and lookups through them of their own lookups. */
function linkedColumns(table: number): readonly string[] {
  const links = Array.from({ length: Math.min(table, 4) }, (_, i) => [
    `{ name: 'r${i}', field: 'reference', options: { table: 't${table - 1 - i}', column: 'id' } },`,
    `{ name: 'l${i}', field: 'lookup', options: { via: 'r${i}', column: '${table - 1 - i > i ? `l${i}` : 'c4'}' } },`,
  ]).flat();
  return [`{ name: 'id', field: 'sequence', primaryKey: true },`, ...links, ...columnsOf(19 - links.length)];
}

describe('a large schema compiles', () => {
  it('with 100 columns', { timeout: HANG_MS }, () => {
    expect(project.compile({ wide: largeSchema([columnsOf(100)]) })).toEqual([]);
  });

  it('with 20 tables of 20 columns that refer to each other', { timeout: HANG_MS }, () => {
    const tables = Array.from({ length: 20 }, (_, i) => linkedColumns(i));
    expect(project.compile({ linked: largeSchema(tables) })).toEqual([]);
  });
});
