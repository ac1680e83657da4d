import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readJsonSchema } from '../../../../src/importers/json-schema/read-json-schema.ts';
import { readOpenApi } from '../../../../src/importers/json-schema/read-openapi.ts';
import type { SourceColumn } from '../../../../src/importers/source-tables.ts';
import { tablesOf } from './read.ts';

const user = { type: 'object', properties: { id: { type: 'integer' } } };
const order = { type: 'object', properties: { total: { type: 'number' } } };
const text = { type: 'string' };

const names = (schema: unknown) =>
  tablesOf(schema).tables.map(
    ({ name, columns }) => `${name}(${columns.map((column) => column.name).join()})`,
  );

describe('the tables of a schema', () => {
  it.each<[why: string, schema: object, tables: readonly string[]]>([
    ['an object', user, ['file(id)']],
    ['an object with a title', { ...user, title: 'user' }, ['user(id)']],
    ['an array of objects', { type: 'array', items: user }, ['file(id)']],
    ['an array of a definition', { items: { $ref: '#/$defs/user' }, $defs: { user } }, ['user(id)']],
    [
      'arrays of objects',
      { properties: { users: { type: 'array', items: user }, orders: { items: order } } },
      ['users(id)', 'orders(total)'],
    ],
    [
      'an object with an array',
      {
        properties: { id: text, lines: { type: 'array', items: { $ref: '#/definitions/line' } } },
        definitions: { line: order },
      },
      ['file(id,lines)'],
    ],
    ['definitions alone', { $defs: { user, order, name: text } }, ['user(id)', 'order(total)']],
    [
      'a root that refers to one',
      { $ref: '#/definitions/user', definitions: { user, order } },
      ['file(id)', 'order(total)'],
    ],
    [
      'alternatives',
      { anyOf: [{ $ref: '#/$defs/user' }, { $ref: '#/$defs/order' }], $defs: { user, order } },
      ['user(id)', 'order(total)'],
    ],
    [
      'components',
      {
        openapi: '3.1.0',
        components: {
          schemas: {
            user,
            list: { type: 'array', items: { $ref: '#/components/schemas/user' } },
            code: text,
          },
        },
      },
      ['user(id)'],
    ],
    [
      'definitions that refer to each other only',
      {
        $defs: {
          a: { properties: { b: { $ref: '#/$defs/b' } } },
          b: { properties: { a: { $ref: '#/$defs/a' } } },
        },
      },
      ['a(b)'],
    ],
  ])('%s', (_, schema, tables) => {
    expect(names(schema)).toEqual(tables);
  });

  it.each([
    ['{"type":"string"}', /no schema|No schema/],
    ['[]', /No schema/],
    ['{"a":1,}', /Line 1, column 7: Remove this comma/],
    ['', /Line 1, column 1: It is empty/],
    ['{\n"a": tru}', /Line 2, column 6/],
  ])('of %j cannot be read', (source, message) => {
    expect(readJsonSchema(source, { name: 't' })).toMatchObject({
      ok: false,
      error: [{ message: expect.stringMatching(message) }],
    });
  });
});

it('tells which components are no tables', () => {
  const self = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    user,
    Ext: { $ref: 'other.yaml#/X' },
    Loop: self('Loop'),
    L2: { allOf: [self('L2')] },
    Kind: { type: 'string', enum: ['a', 'b'] },
    List: { type: 'array', items: self('user') },
    Any: { type: 'object' },
  };
  const { tables, skipped } = tablesOf({ openapi: '3.1.0', components: { schemas } });
  expect(tables.map(({ name }) => name)).toEqual(['user']);
  expect(skipped.map(({ reason, matters }) => [reason, matters])).toEqual([
    ['“other.yaml#/X” is not a path in this document, such as #/$defs/name.', true],
    ['This component consists of itself: it is not a table.', true],
    ['This component consists of itself: it is not a table.', true],
    ['This component is not an object but a text: it is not a table.', false],
    ['This component is not an object but a list: it is not a table.', false],
    ['This component has no properties: it is not a table.', true],
  ]);
});

describe('OpenAPI in YAML', () => {
  const api = {
    openapi: '3.0.3',
    info: { title: 'Pets', version: '1' },
    components: {
      schemas: {
        Tag: { type: 'object', properties: { id: { type: 'integer', format: 'int64' } } },
        Pet: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', nullable: true },
            tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
            born: { type: 'string', format: 'date', example: '2020-01-01' },
            kind: { type: 'string', not: { enum: ['dog'] } },
          },
        },
      },
    },
  };

  const withoutPlaces = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'place' ? undefined : inner)));

  it('has the tables that it has in JSON', async () => {
    const json = await readOpenApi(JSON.stringify(api), { name: 't' });
    const yaml = await readOpenApi(stringify(api), { name: 't' });
    expect(json.ok).toBe(true);
    expect(withoutPlaces(yaml)).toEqual(withoutPlaces(json));
  });

  it('tells places in its own text', async () => {
    const source = stringify(api);
    const read = await readOpenApi(source, { name: 't' });
    if (!read.ok) throw new Error('not read');
    const lines = source.split('\n');
    const [skipped] = read.value.skipped;
    expect(skipped?.reason).toMatch(/^not: /);
    expect(lines[(skipped?.place.line ?? 0) - 2]?.trim()).toBe('not:');
    const born = read.value.tables[1]?.columns[2]?.place;
    expect(lines[(born?.line ?? 0) - 2]?.trim()).toBe('born:');
  });

  it.each([
    ['a: [1,\nb: 2', /Line 2, column 1: this is not valid YAML/],
    ['openapi: 3.0.0', /No schema/],
    [`a: ${'['.repeat(100_000)}`, /nested too deeply|not valid YAML/],
    [
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`,
      /aliases/,
    ],
  ])('that cannot be read is an error: %j', async (source, message) => {
    expect(await readOpenApi(source, { name: 't' })).toMatchObject({
      ok: false,
      error: [{ message: expect.stringMatching(message) }],
    });
  });
});

describe('hostile schemas', () => {
  const depthOf = (column: SourceColumn | undefined): number =>
    column === undefined ? 0 : 1 + depthOf(column.columns?.[0] ?? column.items?.column);

  it('a hundred thousand deep are read as deep as schemas go', () => {
    const depth = 100_000;
    const deep = `${'{"type":"object","properties":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}`;
    const { tables, skipped } = tablesOf(deep);
    // The innermost one is an empty object.
    expect(depthOf(tables[0]?.columns[0])).toBe(9);
    expect(skipped).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(/nested too deeply/) }),
    ]);
    const open = readJsonSchema('{"properties":'.repeat(depth), { name: 't' });
    expect(open).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining(`column ${14 * depth + 1}`) }],
    });
  });

  it('that double at every reference stop at 10,000 columns', () => {
    const level = (i: number) => ({
      properties: { a: { $ref: `#/$defs/d${i + 1}` }, b: { $ref: `#/$defs/d${i + 1}` } },
    });
    const $defs = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`d${i}`, level(i)]));
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`p${i}`, { $ref: '#/$defs/d0' }]));
    const { skipped } = tablesOf({ properties: wide, $defs: { ...$defs, d40: text } });
    expect(skipped).toContainEqual(
      expect.objectContaining({ reason: expect.stringMatching(/10,000 columns/) }),
    );
    const merged = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `d${i}`,
        { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
      ]),
    );
    expect(names({ allOf: [{ $ref: '#/$defs/d0' }], $defs: { ...merged, d40: user } })).toEqual(['file(id)']);
  });

  it('of 1,001 tables lose the last', () => {
    const $defs = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`t${i}`, user]));
    const { tables, notes } = tablesOf({ $defs });
    expect(tables).toHaveLength(1000);
    expect(notes).toEqual([expect.stringMatching(/1,000 tables .* 1 of 1001 objects were left out/)]);
  });
});

describe('what is read of a column', () => {
  const scalar = fc.oneof(
    fc.record({
      type: fc.constant('integer'),
      minimum: fc.integer({ min: -50, max: 0 }),
      maximum: fc.integer({ min: 1, max: 50 }),
    }),
    fc.record({
      type: fc.constant('string'),
      minLength: fc.integer({ min: 0, max: 3 }),
      maxLength: fc.integer({ min: 3, max: 9 }),
    }),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }) }),
    fc.constant({ type: 'boolean' }),
    fc.record({ type: fc.constant(['number', 'null']), exclusiveMinimum: fc.integer({ min: 0, max: 9 }) }),
  );

  /** A value that a column allows, at the edge of its bounds. */
  function edgeOf({ type, values, bounds, nullable }: SourceColumn, atMax: boolean): unknown {
    if (nullable && atMax) return null;
    if (values) return values.at(atMax ? -1 : 0);
    if (type.value === 'boolean') return atMax;
    if (type.value === 'text') return 'x'.repeat((atMax ? bounds?.maxLength : bounds?.minLength) ?? 0);
    const end = Number((atMax ? bounds?.max : bounds?.min) ?? 0);
    return bounds?.exclusiveMin ? end + 1 : end;
  }

  it('allows what the validator allows, up to the edges', () => {
    const ajv = new Ajv({ strict: false });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-e]$/), scalar, { minKeys: 1 }), (properties) => {
        const schema = {
          type: 'object',
          properties,
          required: Object.keys(properties),
          additionalProperties: false,
        };
        const columns = tablesOf(schema).tables[0]?.columns ?? [];
        const validate = ajv.compile(schema);
        for (const atMax of [false, true]) {
          const row = Object.fromEntries(columns.map((column) => [column.name, edgeOf(column, atMax)]));
          expect([validate(row), validate.errors]).toEqual([true, null]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
