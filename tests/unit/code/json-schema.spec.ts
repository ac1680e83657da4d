/** @module-tag deep */

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { codeOf, jsonRows, openDocument, openedDocuments } from '../../fixtures/code.ts';

function validatorOf(schema: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(schema));
}

const table = (column: object, rows = 5) =>
  openDocument({ version: 1, tables: [{ name: 't', rows, columns: [{ name: 'a', ...column }] }] });

function definition(column: object, rows?: number): unknown {
  const { $defs } = JSON.parse(codeOf('json-schema', table(column, rows)));
  return $defs.t.properties.a;
}

const cases = (...fields: readonly object[]) => ({
  field: 'cases',
  options: { cases: fields.slice(1).map((one) => ({ when: 'row % 2 = 0', ...one })), else: fields[0] },
});
const list = (...values: readonly (string | number)[]) => ({ field: 'list', options: { values } });

describe('the JSON Schema of cases', () => {
  it.each([
    [cases(list('a', 'b'), list('b', 'c')), { enum: ['b', 'c', 'a'] }],
    [cases(list('a'), { field: 'constant', options: { value: null } }), { enum: ['a', null] }],
    [
      cases({ field: 'internet.email' }, list('none')),
      { anyOf: [{ enum: ['none'] }, { type: 'string', format: 'email' }] },
    ],
    [cases({ field: 'internet.email' }, { field: 'internet.email' }), { type: 'string', format: 'email' }],
    [
      { ...cases({ field: 'internet.email' }, list('none')), nulls: 5 },
      { anyOf: [{ enum: ['none'] }, { type: 'string', format: 'email' }, { type: 'null' }] },
    ],
    [
      cases({ field: 'number', options: { max: 5 } }, { field: 'number', options: { min: 3, max: 9 } }),
      { type: 'integer', minimum: 0, maximum: 9 },
    ],
    [cases({ field: 'date' }, { field: 'date' }), { type: 'string', format: 'date' }],
  ])('is what their fields have: %j', (column, expected) => {
    expect(definition(column)).toEqual(expected);
    const source = table(column, 40);
    const validate = validatorOf(codeOf('json-schema', source));
    for (const row of jsonRows(source.tables[0] ?? expect.fail()))
      expect(validate(row) || { row, errors: validate.errors }).toBe(true);
  });

  it.each([
    [cases(list('a', 'b'), list('b', 'c')), '"b" | "c" | "a"'],
    [cases({ field: 'internet.email' }, list('none')), 'string'],
    [cases(list(1, 2), list(2.5)), '2.5 | 1 | 2'],
  ])('has the type of their fields in TypeScript: %j', (column, expected) => {
    expect(codeOf('typescript', table(column))).toContain(`readonly a: ${expected};`);
  });
});

describe('the JSON Schema of rows', () => {
  it.each(openedDocuments)('takes the rows of the document “%s”', (_, source) => {
    const schema = JSON.parse(codeOf('json-schema', source));
    const names = Object.keys(schema.$defs);
    expect(names).toHaveLength(source.tables.length);
    for (const [i, opened] of source.tables.entries()) {
      const validate = validatorOf(JSON.stringify({ ...schema, anyOf: [schema.anyOf[i]] }));
      for (const row of jsonRows(opened)) {
        expect(validate(row) || { table: opened.name, row, errors: validate.errors }).toBe(true);
      }
    }
  });

  it('accepts rows of any table, and nothing else', () => {
    const [, source] = openedDocuments.find(([name]) => name === 'shop') ?? [];
    if (!source) throw new Error('no shop');
    const validate = validatorOf(codeOf('json-schema', source));
    for (const opened of source.tables) for (const row of jsonRows(opened)) expect(validate(row)).toBe(true);
    expect(validate({})).toBe(false);
    expect(validate({ ...Object(jsonRows(source.tables[0] ?? expect.fail())[0]), more: 1 })).toBe(false);
  });

  it.each([
    [
      { field: 'number', options: { min: -2, max: 7.5 } },
      { type: 'integer', minimum: -2, maximum: 7.5 },
    ],
    [
      { field: 'number', nulls: 5 },
      { type: ['integer', 'null'], minimum: 0, maximum: 1000 },
    ],
    [{ field: 'commerce.price' }, { type: 'number', minimum: 1, maximum: 1000 }],
    [
      { field: 'commerce.price', options: { min: 0.5, dec: 0 } },
      { type: 'number', minimum: 1, maximum: 1000, multipleOf: 1 },
    ],
    [{ field: 'finance.amount' }, { type: 'number', minimum: 0, maximum: 1000 }],
    [
      { field: 'sequence', options: { start: 5, step: -2 } },
      { type: 'integer', minimum: -3, maximum: 5 },
    ],
    [
      { field: 'sequence', options: { pad: 4 } },
      { type: 'string', pattern: '^-?\\d{4,}$' },
    ],
    [
      { field: 'sequence', options: { start: 2 ** 53 - 2 } },
      { type: ['integer', 'string'], pattern: '^-?\\d+$', minimum: 2 ** 53 - 2, maximum: 2 ** 53 + 2 },
    ],
    [{ field: 'number.bigInt' }, { type: 'string', pattern: '^-?\\d+$' }],
    [{ field: 'boolean' }, { type: 'boolean' }],
    [{ field: 'date' }, { type: 'string', format: 'date' }],
    [{ field: 'timestamp' }, { type: 'string', format: 'date-time' }],
    [
      { field: 'date', options: { format: '[D]: DD.MM.YYYY' } },
      { type: 'string', pattern: '^D: \\d{2}\\.\\d{2}\\.\\d{4}$' },
    ],
    [{ field: 'string.uuid' }, { type: 'string', format: 'uuid' }],
    [{ field: 'internet.email' }, { type: 'string', format: 'email' }],
    [
      { field: 'internet.email', maxLength: 20 },
      { type: 'string', maxLength: 20 },
    ],
    [{ field: 'string.uuid', options: { prefix: 'x' } }, { type: 'string' }],
    [{ field: 'list', options: { values: ['a', 1] } }, { enum: ['a', '1'] }],
    [{ field: 'list', options: { values: [1, 2.5, null] } }, { enum: [1, 2.5, null] }],
    [{ field: 'constant', options: { value: true } }, { enum: [true] }],
    [
      { field: 'regex', options: { pattern: 'a|b' } },
      { type: 'string', pattern: '^(?:a|b)$' },
    ],
    [
      { field: 'regex', options: { pattern: '\\d+(?=%)' } },
      { type: 'string', pattern: '\\d+(?=%)' },
    ],
    // No validator could read it with the flag `u`.
    [{ field: 'regex', options: { pattern: '\\-[a-z]' } }, { type: 'string' }],
    [{ field: 'formula', options: { expression: 'row / 2' } }, { type: 'number' }],
    [{ field: 'formula', options: { expression: 'row * 2' } }, { type: 'integer' }],
    [
      { field: 'formula', options: { expression: 'row * 9007199254740993' } },
      { type: ['integer', 'string'], pattern: '^-?\\d+$' },
    ],
    [
      { field: 'array', options: { field: 'number', minItems: 2, maxItems: 4 } },
      {
        type: 'array',
        items: { type: 'integer', minimum: 0, maximum: 1000 },
        minItems: 2,
        maxItems: 4,
      },
    ],
    [
      {
        field: 'json',
        nulls: 1,
        options: { columns: [{ name: 'x', field: 'boolean', nulls: 1 }] },
      },
      {
        type: ['object', 'null'],
        properties: { x: { type: ['boolean', 'null'] } },
        required: ['x'],
        additionalProperties: false,
      },
    ],
  ])('of %j is %j', (column, expected) => {
    expect(definition(column)).toEqual(expected);
  });

  it('does not require properties that a cell with too many characters leaves out', () => {
    const options = { minLength: 9000, maxLength: 10_000 };
    const source = table({
      field: 'array',
      options: { field: 'string.alpha', options, minItems: 7, maxItems: 7 },
    });
    const [row] = jsonRows(source.tables[0] ?? expect.fail());
    expect(row).toEqual({ a: Array(6).fill(expect.any(String)) });
    const validate = validatorOf(codeOf('json-schema', source));
    expect(validate(row)).toBe(true);
  });
});
