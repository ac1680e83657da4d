import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { RequestProblem } from '../../../src/library/api.ts';
import { RowloomError } from '../../../src/library/errors.ts';
import * as library from '../../../src/library/index.ts';
import { opened, problemsOf, tableOf } from '../../fixtures/library.ts';

const { importSchema, open } = library;
const CSV = 'id,name\n1,Ada\n2,Grace\n';
const customers = tableOf('customers', 3);
const orders = tableOf('orders', 9, [
  { name: 'id', field: 'sequence' },
  { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
]);

/** Values of each type, as a program without types can pass them. */
const VALUES = {
  undefined,
  null: null,
  number: 5,
  text: 'xyz',
  boolean: true,
  list: [7],
  object: { xyz: 1 },
  function: () => 1,
  symbol: Symbol('x'),
};

type Type = keyof typeof VALUES;

/** A parameter of a public function: a request with an argument, the types that it takes, and the path of problems of others. */
interface Parameter {
  readonly takes: readonly Type[];
  readonly path?: string;
  readonly request: (value: unknown) => unknown;
}

const dataset = await open({
  version: 1,
  tables: [{ ...customers, columns: [{ name: 'id', field: 'sequence', unique: true }] }, orders],
});
const table = dataset.table('customers');
const child = dataset.table('orders');

/** Calls a method with any arguments. */
function call(target: object, method: string, ...values: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(target, method);
  return typeof found === 'function' ? Reflect.apply(found, target, [...values]) : undefined;
}

const rowsOf = (target: object, method: string, ...values: readonly unknown[]) => {
  table.rewind();
  return call(target, method, ...values);
};

const file = (method: string, target: object, first: unknown): Record<string, Parameter> => ({
  options: { takes: ['undefined'], request: (value) => call(target, method, first, value) },
  from: {
    takes: ['undefined', 'number'],
    path: 'from',
    request: (value) => call(target, method, first, { from: value }),
  },
  to: {
    takes: ['undefined', 'number'],
    path: 'to',
    request: (value) => call(target, method, first, { to: value }),
  },
  'format options': {
    takes: ['undefined'],
    path: 'options',
    request: (value) => call(target, method, first, { options: value }),
  },
  gzip: {
    takes: ['undefined', 'boolean'],
    path: 'gzip',
    request: (value) => call(target, method, first, { gzip: value }),
  },
  workers: {
    takes: ['undefined', 'number'],
    path: 'workers',
    request: (value) => call(target, method, first, { workers: value }),
  },
  onProgress: {
    takes: ['undefined', 'function'],
    path: 'onProgress',
    request: (value) => call(target, method, first, { onProgress: value }),
  },
});

/** Options of a function by their names, with the types that they take. */
function optionsOf(
  request: (options: unknown) => unknown,
  types: Readonly<Record<string, readonly Type[]>>,
): Record<string, Parameter> {
  const entries = Object.entries(types).map(([name, takes]) => [
    name,
    { takes: ['undefined', ...takes], path: name, request: (value: unknown) => request({ [name]: value }) },
  ]);
  return { options: { takes: ['undefined'], request }, ...Object.fromEntries(entries) };
}

const NOWHERE = 'sqlite:/nowhere/none.db';
const writable = { format: 'csv' };

/** All functions of the package and of what they return, with their parameters. */
const FUNCTIONS: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  check: { source: { takes: [], request: (value) => open(value) } },
  open: { source: { takes: [], request: (value) => open(value) } },
  importSchema: {
    source: {
      takes: ['text', 'object'],
      path: 'source',
      request: (value) => call(library, 'importSchema', value),
    },
    ...optionsOf((options) => call(library, 'importSchema', CSV, options), {
      kind: [],
      fileName: ['text'],
      name: ['text'],
      dialect: [],
      rows: ['number'],
      tables: [],
      exclude: [],
      values: ['boolean'],
    }),
  },
  readDatabase: {
    url: { takes: ['text'], path: 'url', request: (value) => call(library, 'readDatabase', value) },
    ...optionsOf((options) => call(library, 'readDatabase', NOWHERE, options), {
      name: ['text'],
      rows: ['number'],
      schemas: [],
      tables: [],
      exclude: [],
      allowedHosts: [],
    }),
  },
  'dataset.table': { name: { takes: [], path: 'table', request: (value) => call(dataset, 'table', value) } },
  'dataset.rewind': {},
  'dataset.stream': {
    format: { takes: [], path: 'format', request: (value) => call(dataset, 'stream', value) },
    ...file('stream', dataset, 'sql'),
  },
  'dataset.write': {
    path: { takes: ['text'], request: (value) => call(dataset, 'write', value, writable) },
    ...file('write', dataset, '/nowhere/x.sql'),
  },
  'dataset.load': {
    url: { takes: ['text'], path: 'url', request: (value) => call(dataset, 'load', value) },
    ...optionsOf((options) => call(dataset, 'load', NOWHERE, options), {
      create: ['boolean'],
      keep: [],
      append: ['boolean'],
      replace: ['boolean'],
      allowedHosts: [],
      dryRun: ['boolean'],
      workers: ['number'],
      signal: [],
      onProgress: ['function'],
      onTable: ['function'],
      onDelete: ['function'],
    }),
  },
  'table.rows': {
    from: { takes: ['undefined', 'number'], path: 'from', request: (value) => call(table, 'rows', value) },
    to: { takes: ['undefined', 'number'], path: 'to', request: (value) => call(table, 'rows', 0, value) },
  },
  'table.row': {
    number: { takes: ['number'], path: 'number', request: (value) => call(table, 'row', value) },
  },
  'table.columns': {
    from: { takes: ['undefined', 'number'], path: 'from', request: (value) => call(table, 'columns', value) },
    to: { takes: ['undefined', 'number'], path: 'to', request: (value) => call(table, 'columns', 0, value) },
  },
  'table.build': { overrides: { takes: ['undefined'], request: (value) => rowsOf(table, 'build', value) } },
  'table.buildList': {
    count: { takes: ['number'], path: 'count', request: (value) => rowsOf(table, 'buildList', value) },
    overrides: { takes: ['undefined'], request: (value) => rowsOf(table, 'buildList', 1, value) },
  },
  'table.rewind': {
    row: { takes: ['undefined', 'number'], path: 'row', request: (value) => call(table, 'rewind', value) },
  },
  'table.children': {
    row: { takes: [], request: (value) => call(table, 'children', value, 'orders') },
    table: { takes: [], path: 'table', request: (value) => call(table, 'children', { id: 1 }, value) },
    reference: {
      takes: ['undefined'],
      path: 'reference',
      request: (value) => call(table, 'children', { id: 1 }, 'orders', value),
    },
  },
  'table.parent': {
    row: { takes: [], request: (value) => call(child, 'parent', value, 'customer_id') },
    reference: {
      takes: [],
      path: 'reference',
      request: (value) => call(child, 'parent', { customer_id: 1 }, value),
    },
  },
  'table.stream': {
    format: { takes: [], path: 'format', request: (value) => call(table, 'stream', value) },
    ...file('stream', table, 'csv'),
  },
  'table.write': {
    path: { takes: ['text'], request: (value) => call(table, 'write', value, writable) },
    ...file('write', table, '/nowhere/x.csv'),
  },
};

/** The functions that take a document as it is: `open` checks it. */
const UNCHECKED = ['defineSchema', 'defineTable', 'RowloomError'];

const functionsIn = (value: object) =>
  Object.entries(value).flatMap(([name, one]) => (typeof one === 'function' ? [name] : []));

it('the arguments of all functions of the package are checked', () => {
  const names = [
    ...functionsIn(library),
    ...functionsIn(dataset).map((name) => `dataset.${name}`),
    ...functionsIn(table).map((name) => `table.${name}`),
  ];
  expect(names.sort()).toEqual([...Object.keys(FUNCTIONS), ...UNCHECKED].sort());
});

const cases = Object.entries(FUNCTIONS).flatMap(([name, parameters]) =>
  Object.entries(parameters).flatMap(([parameter, { takes, ...rest }]) =>
    Object.entries(VALUES)
      .filter(([type]) => !takes.some((taken) => taken === type))
      .map(([type, value]) => ({ name, parameter, type, value, ...rest })),
  ),
);

/** Whether a text is one or more sentences that do not show code of a program. */
const isSentence = ({ message }: RequestProblem) =>
  /^[A-Z“].*\.$/s.test(message) && !/=>|\[object|native code|Cannot (?:read|destructure|use)/.test(message);

describe('an argument of another type is a problem with its path and a sentence', () => {
  it.each(cases)('$name: $parameter as $type', async ({ value, path, request }) => {
    const problems = await problemsOf(() => request(value));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !isSentence(problem))).toEqual([]);
    if (path !== undefined) for (const problem of problems) expect(problem.path[0]).toBe(path);
  });
});

const NEAR_NAMES: readonly (readonly [string, string, (options: object) => unknown])[] = [
  ['importSchema', 'rows', (options) => call(library, 'importSchema', CSV, options)],
  ['readDatabase', 'tables', (options) => call(library, 'readDatabase', NOWHERE, options)],
  ['dataset.load', 'dryRun', (options) => call(dataset, 'load', NOWHERE, options)],
  ['dataset.write', 'overwrite', (options) => call(dataset, 'write', '/nowhere/x.sql', options)],
  ['table.stream', 'workers', (options) => call(table, 'stream', 'csv', options)],
];

it.each(NEAR_NAMES)('%s says which option was meant instead of one like %s', async (_, name, request) => {
  const typo = `${name}s`;
  expect(await problemsOf(() => request({ [typo]: 1 }))).toMatchObject([
    { path: [typo], code: 'unknown-property', message: expect.stringContaining(`Did you mean “${name}”?`) },
  ]);
});

describe('an import', () => {
  it.each([
    [{ rows: -5 }, 'rows', 'out-of-range', 'This must be an integer from 0 to 10000000000.'],
    [{ rows: 1.5 }, 'rows', 'out-of-range', 'This must be an integer from 0 to 10000000000.'],
    [{ rows: 'ten' }, 'rows', 'wrong-type', 'This must be a number, not a text.'],
    [{ tables: 'users' }, 'tables', 'wrong-type', 'This must be a list, not a text.'],
    [{ kind: 'sqll' }, 'kind', 'unknown-kind', 'Did you mean “sql”?'],
    [{ dialect: 'postgres' }, 'dialect', 'unknown-dialect', '“postgresql”'],
  ])('with %j says what is wrong', async (options, name, code, message) => {
    expect(await problemsOf(() => call(library, 'importSchema', CSV, options))).toMatchObject([
      { path: [name], code, message: expect.stringContaining(message) },
    ]);
  });

  it('proposes the nearest number of rows', async () => {
    const [problem] = await problemsOf(() => importSchema(CSV, { rows: -5 }));
    expect(problem?.fix?.patch).toEqual([{ op: 'replace', path: '/rows', value: 0 }]);
  });

  const properties = { id: { type: 'integer' }, email: { type: 'string', format: 'email' } };
  const jsonSchema = { title: 'users', type: 'object', properties, required: ['id', 'email'] };
  const openApi = {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    components: { schemas: { users: jsonSchema } },
  };

  it.each([
    ['a JSON Schema', jsonSchema],
    ['a JSON Schema of another context', runInNewContext(`(${JSON.stringify(jsonSchema)})`)],
    ['OpenAPI', openApi],
  ])('reads %s that is an object as its JSON', async (_, source) => {
    const { schema } = await importSchema(source);
    expect(schema).toEqual((await importSchema(JSON.stringify(source))).schema);
    expect(schema.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
      ['users', ['id', 'email']],
    ]);
  });

  it('has no sentences of a JSON Schema in its report, which the keywords of the library have', async () => {
    const at = { type: 'string', format: 'date-time' };
    const noted = { ...at, 'x-rowloom-notes': ['Buy now.'], 'x-rowloom-date-texts': true };
    const sourceOf = (property: object) => ({
      title: 'visits',
      type: 'object',
      properties: { at: property },
    });
    const plain = await importSchema(sourceOf(at));
    expect(await importSchema(sourceOf(noted))).toEqual(plain);
    expect(await importSchema(JSON.stringify(sourceOf(noted)))).toEqual(plain);
  });

  it('reads bytes of another context', async () => {
    const bytes: Uint8Array = runInNewContext(`Uint8Array.from(${JSON.stringify([...Buffer.from(CSV)])})`);
    expect(bytes).not.toBeInstanceOf(Uint8Array);
    expect((await importSchema(bytes)).schema).toEqual((await importSchema(CSV)).schema);
  });

  const circular: Record<string, unknown> = { type: 'object' };
  circular.properties = { self: circular };
  it.each([
    ['a promise', Promise.resolve(CSV), 'This is a promise. Write await before it.'],
    ['rows', [{ id: 1 }], 'JSON.stringify(rows)'],
    ['a file without content', [{ name: 'a.sql' }], 'This must be a text, not undefined.'],
    ['a map', new Map(), 'not Map.'],
    ['an object without a class', Object.create(Object.create(Object.create(null))), 'not another object.'],
    ['an object that contains itself', circular, 'cannot be written as JSON'],
    [
      'a schema of Valibot',
      { kind: 'schema', '~standard': { version: 1, vendor: 'valibot', validate: () => ({}) } },
      'toStandardJsonSchema',
    ],
    [
      'a schema of an older library',
      { '~standard': { version: 1, vendor: 'zod', validate: () => ({}) } },
      'newer version',
    ],
  ])('of %s says what to give instead', async (_, source, message) => {
    expect(await problemsOf(() => call(library, 'importSchema', source))).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  });
});

it('a range with a number that no row has is a RangeError', async () => {
  const few = (await opened(tableOf('few', 3))).table('few');
  expect(() => few.rows(-1)).toThrow(RangeError);
  expect(() => few.rows(-1)).not.toThrow(RowloomError);
});
