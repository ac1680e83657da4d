/** @module-tag deep */
import { afterAll, expect, it } from 'vitest';
import { type FieldId, fields, isFieldId } from '../../../src/catalogue/fields.ts';
import { writeCode } from '../../../src/code/code.ts';
import { createEngineFor } from '../../../src/dataset/engines.ts';
import { rowTypeName } from '../../../src/formats/identifier.ts';
import { check, open } from '../../../src/library/open.ts';
import type { Cell } from '../../../src/library/row-types.ts';
import { locales } from '../../../src/locales/registry.ts';
import { FIELDS_OF_NO_ITEMS } from '../../../src/schema/nestable.ts';
import { PARENTS, type TableDocument } from '../../fixtures/documents.ts';
import { goodDocuments } from '../../fixtures/good-documents.ts';
import { optionVariants } from '../../fixtures/option-variants.ts';
import { createTypeProject } from '../../fixtures/type-project.ts';

const project = createTypeProject();
afterAll(() => project.remove());

const ROWS = 1000;
/** Columns with more different values are described by the kinds of their values. */
const LITERALS_MAX = 20;

/** The type of one value, as TypeScript writes it. */
function literalType(value: Cell): string {
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'object' && value !== null ? kindType(value) : JSON.stringify(value);
}

function kindType(value: Cell): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'Date';
  if (Array.isArray(value)) return value.length === 0 ? 'never[]' : `(${typeOfValues(value)})[]`;
  return typeof value === 'object' ? '{ [name: string]: Json }' : typeof value;
}

/** The narrowest type of these values. */
function typeOfValues(values: readonly Cell[]): string {
  const literals = new Set(values.map(literalType));
  return [...(literals.size <= LITERALS_MAX ? literals : new Set(values.map(kindType)))].join(' | ');
}

/** A module that assigns a document's values to the types of its columns, with a line for each column. */
async function assignments(source: object): Promise<string> {
  const { tables, table } = await open(source);
  const lines = tables.flatMap((name) =>
    table(name)
      .columns(0, ROWS)
      .map((column) => {
        const type = `Row<typeof schema, ${JSON.stringify(name)}>[${JSON.stringify(column.name)}]`;
        return column.values.length === 0 ? '' : `fits<${type}, ${typeOfValues(column.values)}>();`;
      }),
  );
  return [
    `import { defineSchema, type Json, type Row } from 'rowloom';`,
    `const schema = defineSchema(${JSON.stringify(source)});`,
    'declare function fits<Type, Values extends Type>(): void;',
    ...lines,
  ].join('\n');
}

/** Tables of one column with a field and its options in many ways, without those that the check refuses. */
async function tablesOf(field: FieldId): Promise<readonly TableDocument[]> {
  const variants = optionVariants(field);
  const plain = variants[1] ?? {};
  const columns: readonly object[] = [
    ...[...variants, { prefix: '#' }, { suffix: '' }, { case: 'upper' }].map((options) => ({ options })),
    { nulls: 20 },
    { options: plain, nulls: 20 },
    { options: plain, maxLength: 3 },
    { options: plain, maxLength: 30 },
    { options: { ...plain, prefix: '#' } },
  ];
  const tables: TableDocument[] = [];
  for (const [i, changes] of columns.entries()) {
    const table = { name: `t${i}`, rows: ROWS, columns: [{ name: 'c', field, ...changes }] };
    const problems = await check({ version: 1, tables: [PARENTS, table] });
    if (problems.length === 0) tables.push(table);
  }
  return tables;
}

it('the values of every field fit the types of its columns', async () => {
  const modules: [string, string][] = [];
  const untried: string[] = [];
  for (const field of Object.keys(fields).filter(isFieldId)) {
    const tables = await tablesOf(field);
    if (tables.length === 0) untried.push(field);
    else modules.push([field, await assignments({ version: 1, tables: [PARENTS, ...tables] })]);
  }
  // A lookup reads another column, a given column needs given rows, and the others need groups. The documents of the
  // next test have all of them.
  expect(untried).toEqual(['position', 'state', 'given', 'lookup']);
  const documents = JSON.stringify(goodDocuments);
  expect(untried.filter((field) => !documents.includes(`"field":"${field}"`))).toEqual([]);
  expect(project.compile(Object.fromEntries(modules))).toEqual([]);
});

it('the values of valid documents fit the types of their columns', async () => {
  const modules = Object.entries(goodDocuments).map(
    async ([name, document]) => [name.replaceAll(/\W/g, '-'), await assignments(document)] as const,
  );
  expect(project.compile(Object.fromEntries(await Promise.all(modules)))).toEqual([]);
});

/** Tables of one array, whose items are of a field with its options in many ways. */
async function arraysOf(field: FieldId): Promise<readonly TableDocument[]> {
  const tables: TableDocument[] = [];
  for (const [i, options] of optionVariants(field).entries()) {
    const items = { field, options, minItems: 1, maxItems: 3 };
    const column = { name: 'c', field: 'array', options: items } as const;
    const table: TableDocument = { name: `t${i}`, rows: 100, columns: [column] };
    if ((await check({ version: 1, tables: [table] })).length === 0) tables.push(table);
  }
  return tables;
}

/** The interfaces of a document's rows, as `rowloom code` writes them. */
async function interfacesOf(source: object): Promise<string> {
  const engine = await createEngineFor(locales, source);
  const schema = engine.check(source);
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  const dataset = engine.open(schema.value);
  const tables = schema.value.tables.flatMap(({ name }) => dataset.table(name) ?? []);
  const outcomes = () => engine.outcomesOf(schema.value);
  const options = { dates: 'date', bigints: 'bigint' };
  const code = writeCode('typescript', { schema: schema.value, tables, outcomes }, options);
  if (!code.ok) throw new Error(JSON.stringify(code.error));
  return code.value;
}

/** Where the types differ, and each is true: the field of the items, the type in `Row`, and the type in the code. */
const DIFFERENCES = [
  // `Row` does not name the properties of objects.
  [
    'array',
    'readonly (readonly { readonly [name: string]: Json; }[])[]',
    'readonly (readonly (Record<string, never> | { readonly total: number; readonly first: string; readonly email: string | null; readonly amount: number; })[])[]',
  ],
  ['constant', 'readonly null[]', 'readonly (string | null)[]'],
  // The compiler does not count how many rows there are, so it does not know which values of a list occur, …
  ['list', 'readonly ("1" | "true" | "x" | 1 | true)[]', 'readonly ("1" | "true" | "x")[]'],
  // … and whether numbers leave the safe integers.
  ['sequence', 'readonly (string | number)[]', 'readonly number[]'],
  ['sequence', 'readonly (string | number)[]', 'readonly number[]'],
];

/** A module that compares the types of the columns `c` with those in the code. */
async function comparisons(field: FieldId, tables: readonly TableDocument[]): Promise<string> {
  const source = { version: 1, tables };
  const lines = tables.map(({ name }) => {
    const [row, code] = [`Row<typeof schema, '${name}'>['c']`, `${rowTypeName(name)}['c']`];
    // Objects of unknown properties would hide every other difference.
    return field === 'json'
      ? `fits<${row}, ${code}>();`
      : `fits<${row}, ${code}>(), fits<${code}, ${row}>();`;
  });
  return [await assignments(source), await interfacesOf(source), ...lines].join('\n');
}

it('the items of arrays have the types that the code gives them, and their values fit', async () => {
  const ids = Object.keys(fields)
    .filter(isFieldId)
    .filter((field) => !FIELDS_OF_NO_ITEMS.has(field));
  const modules = ids.map(async (field): Promise<[string, string]> => {
    const tables = await arraysOf(field);
    if (tables.length === 0) throw new Error(`No array has items of ${field}`);
    return [field, await comparisons(field, tables)];
  });
  const problems = project.compile(Object.fromEntries(await Promise.all(modules)));
  const differences = problems.map(({ file, message }) => {
    const [, values, type] = /Type '(.*)' does not satisfy the constraint '(.*)'/.exec(message) ?? [];
    const field = file.replace('.ts', '');
    // The message has first what does not fit.
    return field === 'constant' ? [field, type, values] : [field, values, type];
  });
  expect(differences).toEqual(DIFFERENCES);
});

const oneTable = (now: string, columns: readonly object[]) => ({
  version: 1,
  now,
  tables: [{ name: 't', rows: ROWS, columns }],
});
const last = { name: 'last', field: 'date', options: { from: '9999-12-01', to: '9999-12-31' } };
const late = { name: 'late', field: 'date', options: { from: '6999-01-01', to: '6999-12-31' } };

/** Some dates of each document fall outside the calendar or beside their range, or almost do. */
const farDates: Readonly<Record<string, object>> = {
  end: oneTable('9999-12-31', [
    { name: 'soon', field: 'date.soon', options: { days: 2 } },
    { name: 'future', field: 'date.future', options: { years: 1000 } },
    { name: 'recent', field: 'date.recent' },
    last,
    { name: 'after', field: 'timestamp', options: { after: 'last' } },
    { name: 'before', field: 'date', options: { before: 'last' } },
  ]),
  start: oneTable('0001-01-01', [
    { name: 'past', field: 'date.past' },
    { name: 'birthdate', field: 'date.birthdate' },
    { name: 'default', field: 'date' },
    { name: 'commit', field: 'git.commitDate' },
  ]),
  largest: oneTable('6999-12-31', [
    { name: 'future', field: 'date.future', options: { years: 1000 } },
    { name: 'after', field: 'date', options: { after: 'future', within: 'P999W' } },
    { name: 'later', field: 'date', options: { after: 'after', within: 'P999W' } },
    late,
    { name: 'after_late', field: 'date', options: { after: 'late', within: 'P365250D' } },
    { name: 'after_both', field: 'date', options: { after: 'after_late', within: 'P365250D' } },
    { name: 'long_after', field: 'date', options: { after: 'after_both', within: 'P365250D' } },
    { name: 'longest', field: 'date', options: { after: 'long_after', within: 'P365250D' } },
  ]),
  beside: oneTable('2026-01-10', [
    { name: 'month', field: 'date', options: { from: '2026-01-01', to: '2026-01-31' } },
    { name: 'up_to_now', field: 'timestamp', options: { after: 'month', to: 'now' } },
    { name: 'from_now', field: 'date', options: { before: 'month', within: 'P7D', from: 'now' } },
    { name: 'later', field: 'date', options: { after: 'up_to_now' } },
    { name: 'to_come', field: 'timestamp', options: { from: 'now', to: '2026-02-01' } },
  ]),
  smallest: oneTable('1500-01-01', [
    { name: 'past', field: 'date.past', options: { years: 1000 } },
    { name: 'before', field: 'date', options: { before: 'past', within: 'P999W' } },
    { name: 'long_before', field: 'date', options: { before: 'past', within: 'P365250D' } },
    { name: 'born', field: 'date.birthdate', options: { maxAge: 150 } },
  ]),
};

it('dates at the ends of the calendar fit the types of their columns', async () => {
  const modules = Object.entries(farDates).map(
    async ([name, document]) => [name, await assignments(document)] as const,
  );
  expect(project.compile(Object.fromEntries(await Promise.all(modules)))).toEqual([]);
});
