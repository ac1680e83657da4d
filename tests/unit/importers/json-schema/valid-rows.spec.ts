import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Imported } from '../../../../src/importers/choose/choose-fields.ts';
import { detectKind } from '../../../../src/importers/detect.ts';
import { faultsOf, importedRows, importJson } from '../../../fixtures/import/schema-rows.ts';
import { tablesOf } from './read.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const text = { type: 'string' };
const integer = { type: 'integer' };

/** A required property, and what the rows must have besides being valid. */
type Case = [name: string, property: object, isSeen?: (values: readonly unknown[]) => boolean];

const some =
  (...tests: readonly ((value: never) => boolean)[]) =>
  (values: readonly unknown[]) =>
    tests.every((test) => values.some((value) => test(value as never)));
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasKeys = (value: unknown) => isObject(value) && Object.keys(Object(value)).length > 0;

const KEYWORDS: readonly Case[] = [
  [
    'additionalProperties of integers',
    { type: 'object', additionalProperties: { type: 'integer', minimum: 1, maximum: 9 } },
    some(hasKeys),
  ],
  [
    'additionalProperties of objects',
    { additionalProperties: { type: 'object', required: ['a'], properties: { a: integer } } },
    some(hasKeys),
  ],
  ['additionalProperties that are false', { type: 'object', additionalProperties: false }],
  [
    'patternProperties',
    { type: 'object', patternProperties: { '^x-[a-z]+$': { type: 'boolean' } }, additionalProperties: false },
    some(hasKeys),
  ],
  [
    'patternProperties of named properties',
    {
      type: 'object',
      required: ['ab'],
      properties: { ab: {} },
      patternProperties: { '^a': { type: 'integer', minimum: 5 } },
    },
  ],
  [
    'propertyNames',
    {
      type: 'object',
      propertyNames: { pattern: '^[A-Z]{3}$', enum: ['EUR', 'USD'] },
      additionalProperties: { type: 'number' },
      minProperties: 2,
    },
    some(hasKeys),
  ],
  ...['^[A-Z]{2}-\\d{3,}$', '^(?:ab|c)+?_{2}$'].map(
    (pattern): Case => [
      `propertyNames like ${pattern}`,
      { type: 'object', propertyNames: { pattern }, additionalProperties: integer },
      some(hasKeys),
    ],
  ),
  ['minProperties', { type: 'object', additionalProperties: text, minProperties: 4 }],
  [
    'maxProperties',
    { type: 'object', properties: { a: text, b: text, c: text }, required: ['c'], maxProperties: 2 },
  ],
  [
    'required without a property',
    { type: 'object', required: ['a', 'b'], properties: { a: text }, additionalProperties: integer },
  ],
  [
    'alternatives with lists within items',
    {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { u: { anyOf: [text, { type: 'array', items: text }, { type: 'null' }] } },
      },
    },
  ],
  ['a text of no characters', { type: 'string', maxLength: 0 }],
  [
    'maxLength in objects',
    { type: 'object', required: ['city'], properties: { city: { type: 'string', maxLength: 5 } } },
  ],
  ['maxLength of items', { type: 'array', minItems: 1, items: { type: 'string', maxLength: 6 } }],
  [
    'minLength in objects',
    {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string', minLength: 30, maxLength: 32 } },
    },
  ],
  ['pattern with lengths', { type: 'string', pattern: '^[a-z]+-[0-9]{4}$', minLength: 7, maxLength: 9 }],
  [
    'pattern of items',
    { type: 'array', minItems: 2, items: { type: 'string', pattern: '^[A-Z]{2}\\d+$', maxLength: 4 } },
  ],
  ['two patterns', { allOf: [{ type: 'string', pattern: '^[a-z0-9]+$' }, { pattern: '\\d$' }] }],
  [
    'a pattern of the beginning and one of the end',
    {
      anyOf: [
        { type: 'string', allOf: [{ pattern: '^\\.\\/.*' }, { pattern: '.*\\.json$' }] },
        { type: 'integer' },
      ],
    },
    some((value) => typeof value === 'string'),
  ],
  [
    'not two properties at once, one with a value',
    {
      type: 'object',
      properties: { path: text, useDefault: { const: true } },
      not: { required: ['path', 'useDefault'], properties: { path: {}, useDefault: { const: true } } },
    },
    some(hasKeys),
  ],
  [
    'not an object with one property',
    {
      allOf: [
        { not: { type: 'object', additionalProperties: true, required: ['target'] } },
        { type: 'object', required: ['source'], properties: { source: text, target: text } },
      ],
    },
    some(hasKeys),
  ],
  ['format with pattern', { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }],
  [
    'format with lengths',
    {
      type: 'object',
      required: ['url'],
      properties: { url: { type: 'string', format: 'uri', maxLength: 200 } },
    },
  ],
  [
    'objects of any properties with the name of a list',
    { type: 'object', required: ['colors'], properties: { colors: { type: 'object' } } },
    some(({ colors }: { colors: unknown }) => isObject(colors)),
  ],
  [
    'null that fits two of oneOf',
    { type: ['string', 'null'], oneOf: [{ format: 'date-time' }, { pattern: '^\\d{4}-0\\d-1\\d$' }] },
  ],
  [
    'a property that alternatives of an alternative require',
    {
      oneOf: [
        { type: 'object', required: ['scheme'], properties: { scheme: { const: 'none' } } },
        {
          oneOf: ['any', 'all'].map((name) => ({
            type: 'object',
            required: ['scheme', name],
            properties: { scheme: { const: 'combo' }, [name]: text },
          })),
        },
      ],
    },
    some(({ scheme }: { scheme: string }) => scheme === 'combo'),
  ],
  [
    'a pattern without anchors beside a format',
    { type: 'string', format: 'uri', pattern: 'https://orcid\\.org/\\d{4}-\\d{3}[0-9X]' },
  ],
  [
    'minLength of a suffix of names',
    {
      type: 'object',
      required: ['name-suffix'],
      properties: { 'name-suffix': { type: 'string', minLength: 1 } },
    },
  ],
  ['null', { type: 'null' }, some((value) => value === null)],
  ['an object that is constant', { const: { x: 1, y: [true, 'a', null] } }],
  [
    'objects of an enum',
    { enum: [{ x: 1 }, { x: 2 }] },
    some(
      (value: { x: number }) => value.x === 1,
      (value: { x: number }) => value.x === 2,
    ),
  ],
  ['values of several types', { enum: ['a', 1, true] }],
  ['an enum with lengths', { type: 'string', enum: ['AB', 'C'], minLength: 2 }],
  ['uniqueItems', { type: 'array', uniqueItems: true, minItems: 1, items: { enum: ['a', 'b', 'c'] } }],
  [
    'uniqueItems of a least count',
    { type: 'array', uniqueItems: true, minItems: 3, items: { enum: ['a', 'b', 'c', 'd'] } },
  ],
  ['prefixItems', { type: 'array', prefixItems: [text, integer], items: false, minItems: 2 }],
  ['prefixItems with others', { type: 'array', prefixItems: [text], items: integer, minItems: 3 }],
  [
    'contains',
    { type: 'array', items: { type: 'integer', minimum: 0 }, contains: { minimum: 5 }, minContains: 2 },
  ],
  ['minItems', { type: 'array', minItems: 7, items: integer }],
  ['maxItems', { type: 'array', maxItems: 1, items: integer }],
  ['multipleOf an integer', { type: 'integer', multipleOf: 5, minimum: 3, maximum: 1000 }],
  ['multipleOf a fraction', { type: 'number', multipleOf: 0.25 }],
  [
    'anyOf of types',
    {
      anyOf: [
        { type: 'string', maxLength: 4 },
        { type: 'object', required: ['a'], properties: { a: integer } },
        { type: 'array', items: integer },
      ],
    },
    some((value) => typeof value === 'string', isObject, Array.isArray),
  ],
  [
    'oneOf in items',
    { type: 'array', minItems: 3, items: { oneOf: [text, integer] } },
    some(
      (value: unknown[]) => value.some((one) => typeof one === 'string'),
      (value: unknown[]) => value.some((one) => typeof one === 'number'),
    ),
  ],
  [
    'oneOf of required properties',
    {
      type: 'object',
      properties: { a: text, b: text, c: text },
      required: ['c'],
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    some(
      (value: object) => 'a' in value,
      (value: object) => 'b' in value,
    ),
  ],
  [
    'alternatives with a constant that tells them apart',
    { oneOf: [{ $ref: '#/$defs/cat' }, { $ref: '#/$defs/dog' }] },
    some(
      (value: { kind: string }) => value.kind === 'cat',
      (value: { kind: string }) => value.kind === 'dog',
    ),
  ],
  [
    'a nullable alternative',
    { oneOf: [{ type: 'null' }, { $ref: '#/$defs/cat' }] },
    some((value) => value === null, isObject),
  ],
  [
    'if, then and else',
    {
      type: 'object',
      required: ['country'],
      properties: { country: { enum: ['US', 'NL'] }, code: text },
      if: { properties: { country: { const: 'US' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { code: { pattern: '^\\d{5}$' } } },
      else: { properties: { code: { pattern: '^\\d{4} [A-Z]{2}$' } } },
    },
  ],
  [
    'dependentRequired',
    {
      type: 'object',
      required: ['a'],
      properties: { a: text, b: text },
      dependentRequired: { a: ['b', 'c'] },
    },
  ],
  [
    'dependentSchemas',
    {
      type: 'object',
      required: ['a'],
      properties: { a: text },
      dependentSchemas: { a: { required: ['b'], properties: { b: integer } } },
    },
  ],
  ['a schema that contains itself', { $ref: '#/$defs/node' }],
  [
    'lists within lists within lists',
    {
      type: 'array',
      minItems: 1,
      items: { type: 'array', minItems: 1, items: { type: 'array', minItems: 1, items: { type: 'number' } } },
    },
  ],
  ['objects and lists below each other', { $ref: '#/$defs/deep' }],
  ['an anchor', { $ref: '#anchored' }],
  [
    'a text whose name is that of an object',
    { type: 'object', required: ['config'], properties: { config: text } },
  ],
];

const deep = (levels: number): object => ({
  type: 'array',
  minItems: 1,
  items: levels === 0 ? integer : { type: 'object', required: ['a'], properties: { a: deep(levels - 1) } },
});

const $defs = {
  cat: {
    type: 'object',
    required: ['kind', 'lives'],
    properties: { kind: { const: 'cat' }, lives: integer },
    additionalProperties: false,
  },
  dog: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: 'dog' }, tricks: { type: 'array', items: text } },
    additionalProperties: false,
  },
  node: {
    type: 'object',
    required: ['name', 'children'],
    properties: {
      name: text,
      parent: { $ref: '#/$defs/node' },
      children: { type: 'array', items: { $ref: '#/$defs/node' } },
    },
  },
  deep: deep(2),
  anchored: { $anchor: 'anchored', type: 'integer', minimum: 3, maximum: 5 },
};

describe('100 rows of an imported JSON Schema are valid, and the report does not doubt them', () => {
  it.each<Case>(KEYWORDS)('%s', async (_, property, isSeen = () => true) => {
    const schema = {
      $schema: DRAFT,
      title: 't',
      type: 'object',
      required: ['id', 'c'],
      properties: { id: integer, c: property },
      $defs,
    };
    const imported = await importJson(schema);
    const rows = importedRows(imported);
    expect(rows).toHaveLength(100);
    expect(faultsOf(schema, rows)).toEqual([]);
    expect(isSeen(rows.map((row) => Object(row).c))).toBe(true);
    expect(imported.report.skipped.filter(({ matters }) => matters)).toEqual([]);
  });
});

const position = { type: 'array', minItems: 2, items: { type: 'number' } };
const ring = { type: 'array', minItems: 4, items: position };
const geometry = (name: string, coordinates: object) => ({
  type: 'object',
  required: ['type', 'coordinates'],
  properties: { type: { enum: [name] }, coordinates },
});

// https://www.rfc-editor.org/rfc/rfc7946#section-3.1.6
it('a polygon of GeoJSON is a closed ring of longitudes and latitudes', async () => {
  const area = geometry('Polygon', { type: 'array', items: ring });
  const schema = { title: 't', type: 'object', required: ['id', 'area'], properties: { id: integer, area } };
  const rows = importedRows(await importJson(schema));
  expect(faultsOf(schema, rows)).toEqual([]);
  for (const row of rows) {
    const [points]: [[number, number][]] = Object(row).area.coordinates;
    expect(points.at(-1)).toEqual(points[0]);
    for (const [longitude, latitude] of points) {
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    }
  }
});

it('examples and x-faker decide the field where a name would mislead', async () => {
  const properties = {
    key: { type: 'string', example: 'mit' },
    state: { type: 'string', examples: ['open', 'closed'], default: 'open' },
    contact: { type: 'string', example: 'ada@example.com' },
    label: { type: 'string', 'x-faker': 'name.firstName' },
    email: { type: 'string', example: 'x' },
  };
  const imported = await importJson({ title: 't', type: 'object', properties });
  expect(imported.schema.tables[0]?.columns).toMatchObject([
    { field: 'constant', options: { value: 'mit' } },
    { field: 'list', options: { values: ['open', 'closed'] } },
    { field: 'internet.email' },
    { field: 'person.firstName' },
    { field: 'internet.email' },
  ]);
});

describe('which objects are read', () => {
  const row = { type: 'object', properties: { id: integer } };
  const paths = {
    '/pets': {
      get: {
        operationId: 'listPets',
        responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: row } } } } },
      },
      post: {
        requestBody: { content: { 'application/json': { schema: row } } },
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        },
      },
    },
  };
  const api = { openapi: '3.1.0', paths, components: { schemas: { Pet: row, PetResponse: row } } };
  const names = ({ schema }: Imported) => schema.tables.map(({ name }) => name);

  it('also those that paths describe in place', async () => {
    expect(names(await importJson(api, 'openapi'))).toEqual([
      'Pet',
      'PetResponse',
      'listPets',
      'post_pets_request',
    ]);
  });

  it('can be chosen by their names', async () => {
    expect(names(await importJson(api, 'openapi', { tables: ['Pet*'], exclude: ['*Response'] }))).toEqual([
      'Pet',
    ]);
  });

  it.each([
    [{ tables: ['Cat', 'Dog*'] }, 'No object of the source has a name that matches Cat, Dog*.'],
    [{ exclude: ['*'] }, 'No object of the source is left without *.'],
  ])('%j, which no table matches, has a message of its own', async (filter, message) => {
    await expect(importJson(api, 'openapi', filter)).rejects.toThrow(message);
  });

  it('a note tells how many did not fit, and how to choose', () => {
    const wide = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`p${i}`, integer]));
    const schemas = Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((name) => [name, { properties: wide }]));
    const { notes = [] } = tablesOf({ openapi: '3.1.0', components: { schemas } });
    expect(notes.join()).toMatch(/10,000 columns: 2 of 5 objects were left out\..*--tables and --exclude/);
  });

  it('also in YAML, as in JSON', async () => {
    const schema = { $schema: DRAFT, title: 'Pet', type: 'object', properties: { id: integer } };
    expect(detectKind(stringify(schema))).toBe('json-schema');
    expect(await importJson(stringify(schema))).toEqual(await importJson(stringify(schema, { indent: 4 })));
    expect((await importJson(stringify(schema))).schema).toEqual((await importJson(schema)).schema);
  });
});

describe('rows that cannot be valid are in the report, with the keyword at their column', () => {
  const one = { type: 'object', properties: { a: integer } };
  it.each<[keyword: string, property: object]>([
    ['oneOf', { oneOf: [one, { type: 'object', properties: { b: text } }] }],
    ['not', { type: 'object', properties: { a: integer }, not: { properties: { a: integer } } }],
    ['contains', { type: 'array', maxItems: 1, items: text, contains: { const: 5 } }],
    ...['^(a{20000}){30000}$', `^${'('.repeat(5000)}a${')'.repeat(5000)}{9}$`].map(
      (pattern): [string, object] => [
        'minProperties',
        { propertyNames: { pattern }, additionalProperties: integer, minProperties: 1 },
      ],
    ),
  ])('%s', async (keyword, property) => {
    const schema = {
      title: 't',
      type: 'object',
      required: ['id', 'c'],
      properties: { id: integer, c: property },
    };
    const imported = await importJson(schema);
    const faults = faultsOf(schema, importedRows(imported));
    expect(faults.some((fault) => fault.startsWith(`/c ${keyword}`))).toBe(true);
    expect(imported.report.skipped).toContainEqual(
      expect.objectContaining({
        text: `t: c: ${keyword}`,
        reason: 'A validator will refuse this: all rows break it.',
        matters: true,
      }),
    );
  });

  it('conditions whose values exclude each other do not all hold', async () => {
    const when = (own: object, name: string) => ({
      if: { required: ['kind'], properties: { kind: own } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: [name] },
    });
    const schema = {
      title: 't',
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string', pattern: '^[a-z]+$' }, a: integer, b: integer },
      allOf: [when({ const: 'rail' }, 'a'), when({ pattern: 'bus' }, 'b'), when({ const: 'x' }, 'c')],
    };
    const imported = await importJson(schema);
    expect(faultsOf(schema, importedRows(imported))).toEqual([]);
    expect(imported.report.skipped).toEqual([]);
  });
});

/** Braces are characters in expressions without the flag u, which ajv does not compile. */
it.each([
  ['^a{b$', 'a{b'],
  ['^x{,3}y$', 'x{,3}y'],
])('a key like %s has its braces', async (pattern, key) => {
  const map = { type: 'object', propertyNames: { pattern }, additionalProperties: integer };
  const imported = await importJson({ title: 't', type: 'object', required: ['m'], properties: { m: map } });
  const [row] = importedRows(imported);
  expect(Object.keys(Object(Object(row).m))).toContain(key);
});
