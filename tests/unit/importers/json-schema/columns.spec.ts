import { describe, expect, it } from 'vitest';
import { columnOf, skippedIn, tablesOf } from './read.ts';

const AWS_TEXT = String.raw`^[\u0020-\uD7FF\uE000-\uFFFD\uD800\uDC00-\uDBFF\uDFFF\r\n\t]*$`;

describe('a property is a column', () => {
  it.each<[property: object | boolean, column: object]>([
    [{ type: 'string' }, { type: { value: 'text' } }],
    [{ type: 'integer' }, { type: { value: 'integer' } }],
    [{ type: 'number' }, { type: { value: 'decimal' } }],
    [{ type: 'number', multipleOf: 0.01 }, { type: { value: 'decimal', scale: 2 } }],
    [{ type: 'number', multipleOf: 1 }, { type: { value: 'integer' } }],
    [
      { type: 'number', multipleOf: 5 },
      { type: { value: 'integer' }, bounds: { multipleOf: 5 } },
    ],
    [{ type: 'boolean' }, { type: { value: 'boolean' } }],
    [
      { type: 'string', format: 'date' },
      { type: { value: 'date' }, format: 'date' },
    ],
    [
      { type: 'string', format: 'date-time' },
      { type: { value: 'timestamp' }, format: 'date-time' },
    ],
    [
      { type: 'string', format: 'time' },
      { type: { value: 'time' }, format: 'time' },
    ],
    [
      { type: 'string', format: 'uuid' },
      { type: { value: 'uuid' }, format: 'uuid' },
    ],
    [
      { type: 'string', format: 'email' },
      { type: { value: 'text' }, format: 'email' },
    ],
    [{ type: 'string', contentEncoding: 'base64' }, { type: { value: 'binary' } }],
    [
      { type: 'integer', format: 'int32' },
      { type: { value: 'integer', integerMin: '-2147483648', integerMax: '2147483647' } },
    ],
    // Without a type, other keywords tell it.
    [{ maxLength: 5 }, { type: { value: 'text' }, bounds: { maxLength: 5 } }],
    [{ minimum: 5 }, { type: { value: 'decimal' }, bounds: { min: 5 } }],
    [{}, { type: { value: 'unknown' } }],
    [true, { type: { value: 'unknown' } }],
    [
      { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]+$' },
      { type: { value: 'text' }, bounds: { minLength: 2, maxLength: 5 }, pattern: '^[a-z]+$' },
    ],
    // Valid only with the flag u, with which JSON Schema recommends to read patterns. Many schemas of AWS have it.
    [
      { type: 'string', pattern: AWS_TEXT },
      { type: { value: 'text' }, pattern: AWS_TEXT },
    ],
    [
      { type: 'integer', minimum: 1, maximum: 9 },
      { type: { value: 'integer' }, bounds: { min: 1, max: 9 } },
    ],
    [
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      { type: { value: 'decimal' }, bounds: { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true } },
    ],
    // Draft 4.
    [
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: false },
      { type: { value: 'decimal' }, bounds: { min: 0, max: 1, exclusiveMin: true } },
    ],
    // The stricter of two.
    [
      { type: 'number', minimum: 3, exclusiveMinimum: 2 },
      { type: { value: 'decimal' }, bounds: { min: 3 } },
    ],
    [{ enum: ['new', 'paid'] }, { type: { value: 'text' }, values: ['new', 'paid'] }],
    [{ enum: [1, 2.5] }, { type: { value: 'decimal' }, values: [1, 2.5] }],
    [{ const: 5 }, { type: { value: 'integer' }, values: [5] }],
    [
      { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] },
      { type: { value: 'text' }, values: ['a', 'b'] },
    ],
    [
      { type: 'string', default: 'x' },
      { type: { value: 'text' }, default: { value: 'x' } },
    ],
    [
      { type: 'string', description: ' Why ', title: 'T' },
      { type: { value: 'text' }, comment: 'Why' },
    ],
    [
      { type: 'string', title: 'T' },
      { type: { value: 'text' }, comment: 'T' },
    ],
    [{ type: 'object' }, { type: { value: 'object' } }],
    [
      { type: 'object', additionalProperties: false },
      { type: { value: 'json' }, columns: [] },
    ],
    [
      { allOf: [{ type: 'string', maxLength: 9 }, { maxLength: 5 }, { minLength: 1 }] },
      { type: { value: 'text' }, bounds: { minLength: 1, maxLength: 5 } },
    ],
  ])('%j', (property, column) => {
    expect(columnOf(property)).toEqual({ nullable: false, ...column });
  });

  it.each<[property: object]>([
    [{ type: ['string', 'null'] }],
    [{ type: 'string', nullable: true }],
    [{ anyOf: [{ type: 'null' }, { type: 'string' }] }],
    [{ oneOf: [{ type: 'string' }, { enum: [null] }] }],
    [{ enum: ['a', null] }],
  ])('that can be null because of %j', (property) => {
    expect(columnOf(property)).toMatchObject({ nullable: true, type: { value: 'text' } });
    expect(columnOf(property).values ?? []).not.toContain(null);
    expect(skippedIn({ properties: { c: property } })).toEqual([]);
  });

  it('can be null only if its own schema allows it, required or not', () => {
    const [table] = tablesOf({
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: ['string', 'null'] } },
      required: ['a', 'c'],
    }).tables;
    expect(table?.columns.map(({ nullable }) => nullable)).toEqual([false, false, true]);
  });

  it('keeps the values of one type of a list', () => {
    expect(columnOf({ enum: [1, 'two', null, true, 3] })).toMatchObject({
      type: { value: 'integer' },
      nullable: true,
      values: [1, 3],
    });
  });

  it.each<[property: object, values: readonly number[] | undefined]>([
    [{ type: 'integer', multipleOf: 5, minimum: 3, maximum: 22 }, [5, 10, 15, 20]],
    [{ type: 'integer', multipleOf: 5, exclusiveMinimum: 5, maximum: 20 }, [10, 15, 20]],
    [{ type: 'number', multipleOf: 0.25, minimum: 0, maximum: 1 }, [0, 0.25, 0.5, 0.75, 1]],
    [{ type: 'number', multipleOf: 0.01, minimum: 0, maximum: 0.1 }, undefined],
    [{ type: 'integer', multipleOf: 5, minimum: 3, maximum: 4 }, undefined],
    [{ type: 'integer', multipleOf: 5, minimum: 0, maximum: 1e9 }, undefined],
  ])('lists the multiples of %j', (property, values) => {
    expect(columnOf(property).values).toEqual(values);
  });

  it('keeps nested objects and arrays', () => {
    expect(
      columnOf({
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          properties: { x: { type: 'array', items: { type: 'integer' } } },
          required: ['x'],
        },
      }),
    ).toMatchObject({
      type: { value: 'array' },
      items: {
        min: 1,
        max: 3,
        column: {
          type: { value: 'object' },
          columns: [
            {
              name: 'x',
              nullable: false,
              type: { value: 'array' },
              items: { column: { type: { value: 'integer' } } },
            },
          ],
        },
      },
    });
  });
});

describe('a reference', () => {
  const $defs = {
    name: { type: 'string', maxLength: 9 },
    'a/b %': { type: 'integer' },
    base: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  };

  it.each([
    [{ $ref: '#/$defs/name' }, { type: { value: 'text' }, bounds: { maxLength: 9 } }],
    [
      { $ref: '#/$defs/name', maxLength: 5 },
      { type: { value: 'text' }, bounds: { maxLength: 5 } },
    ],
    [{ $ref: '#/$defs/a~1b%20%25' }, { type: { value: 'integer' } }],
    [
      { allOf: [{ $ref: '#/$defs/name' }], description: 'D' },
      { type: { value: 'text' }, comment: 'D' },
    ],
  ])('%j is followed', (property, column) => {
    expect(columnOf(property, { $defs })).toMatchObject(column);
  });

  it('to what is not in the document is told', () => {
    const text = '{"properties":{\n"a":{"$ref":"other.json"},\n"b":{"$ref":"#/$defs/none"}}}';
    expect(skippedIn(text)).toEqual([
      '2:13 “other.json” is not a path in this document, such as #/$defs/name.',
      '3:13 There is no schema “#/$defs/none”.',
    ]);
  });

  it('from an object to itself is not followed', () => {
    const text =
      '{"properties":{"id":{"type":"integer"},\n"parent":{"$ref":"#"},\n"children":{"type":"array","items":{"$ref":"#"}}}}';
    const [table] = tablesOf(text).tables;
    expect(table?.columns.map(({ type, items }) => items?.column.type.value ?? type.value)).toEqual([
      'integer',
      'json',
      'json',
    ]);
    expect(table?.columns[1]?.columns).toEqual([]);
    expect(skippedIn(text)).toEqual([
      '2:10 This schema contains itself, so it is empty here.',
      '3:36 This schema contains itself, so it is empty here.',
    ]);
  });

  it('in a circle of references, or to a base that two objects have, ends', () => {
    const loop = { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } };
    expect(columnOf({ $ref: '#/$defs/a' }, { $defs: loop })).toMatchObject({ type: { value: 'unknown' } });
    const owner = { allOf: [{ $ref: '#/$defs/base' }, { properties: { n: { type: 'string' } } }] };
    const schema = { allOf: [{ $ref: '#/$defs/base' }], properties: { owner }, $defs };
    const [table] = tablesOf(schema).tables;
    expect(table?.columns).toMatchObject([
      { name: 'owner', columns: [{ name: 'id' }, { name: 'n' }] },
      { name: 'id' },
    ]);
  });
});

describe('what columns cannot say is told with its place', () => {
  it.each([
    [
      '{"properties":{"a":{"type":"string","not":{"const":"x"}}}}',
      ['1:43 not: Columns cannot exclude values.'],
    ],
    [
      '{"properties":{"a":{"type":"array","unevaluatedItems":{"type":"string"}}}}',
      ['1:55 unevaluatedItems: All items of an array use one schema.'],
    ],
    ['{"properties":{"a":{"type":"array","uniqueItems":true}}}', []],
    ['{"properties":{"a":{"type":["string","integer"]}}}', []],
    ['{"properties":{"a":{"anyOf":[{"type":"string"},{"type":"integer"}]}}}', []],
    [
      '{"anyOf":[{"required":["b"]},{"maxProperties":1}],\n"properties":{"a":{"type":"string"}}}',
      ['1:10 Only the first of 2 alternatives is used.'],
    ],
    [
      '{"properties":{"a":{"type":"number","multipleOf":0.25,"minimum":0.1,"maximum":0.2}}}',
      ['1:50 Numbers can only be multiples of integers and of 0.1, 0.01 and so on, not of 0.25.'],
    ],
    ['{"properties":{"a":{"type":"integer","multipleOf":5}}}', []],
    ['{"properties":{"a":{"pattern":"("}}}', ['1:31 “(” is not a regular expression of JavaScript.']],
    ['{"properties":{"a":{},"":{}}}', ['1:26 A column needs a name.']],
    [
      '{"properties":{"a":{"title":"A","examples":[1],"deprecated":true,"x-own":1}},"additionalProperties":false}',
      [],
    ],
  ])('%s', (text, skipped) => {
    expect(skippedIn(text)).toEqual(skipped);
  });
});

it('an object is called like its definition', () => {
  const tags = { type: 'array', items: { $ref: '#/$defs/Tag' } };
  const { items } = columnOf(tags, { $defs: { Tag: { properties: { name: {} } } } });
  expect(items?.column).toMatchObject({ type: { value: 'object' }, objectName: 'Tag' });
});
