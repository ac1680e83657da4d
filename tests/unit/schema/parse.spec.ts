import { describe, expect, it } from 'vitest';
import { parseSchema, validateSchema } from '../../../src/schema/parse.ts';
import { schemaFromRun } from '../../../src/schema/requests.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES, SPECIFIED_KINDS } from '../../fixtures/specification.ts';

const name = { name: 'name', field: 'person.fullName' };
const table = { name: 'people', rows: 3, columns: [name] };
const document = { version: 1, tables: [table] };

const withTable = (changes: object) => ({ ...document, tables: [{ ...table, ...changes }] });
const withColumn = (changes: object) => withTable({ columns: [{ ...name, ...changes }] });
const withoutColumnProperty = (property: 'name' | 'field') =>
  withTable({ columns: [Object.fromEntries(Object.entries(name).filter(([key]) => key !== property))] });

describe('a document', () => {
  it('has its defaults filled in', () => {
    expect(validateSchema(document)).toEqual({
      ok: true,
      value: {
        version: 1,
        seed: 'rowloom',
        now: '2026-01-01T00:00:00Z',
        locale: 'en_US',
        tables: [
          {
            name: 'people',
            key: 'people',
            rows: 3,
            columns: [{ name: 'name', key: 'name', field: 'person.fullName', of: {}, options: {} }],
          },
        ],
      },
    });
  });

  it('keeps what it says', () => {
    const whole = {
      version: 1,
      seed: 'orders',
      now: '2026-11-21T10:15:00.250Z',
      locale: 'en_US',
      tables: [
        {
          name: 'a',
          key: 'b',
          rows: 0,
          columns: [
            { name: 'x', key: 'y', field: 'internet.email', of: { person: 2 }, options: {} },
            { name: 'n', key: 'n', field: 'number', of: {}, options: { min: -5, max: 5 } },
            { name: 'd', key: 'd', field: 'date', of: {}, options: { from: '2024-02-29' } },
            { name: 'p', key: 'p', field: 'regex', of: {}, options: { pattern: '[a-c]' } },
          ],
        },
      ],
    };
    expect(validateSchema(whole)).toEqual({ ok: true, value: whole });
    expect(parseSchema(JSON.stringify(whole))).toEqual({ ok: true, value: whole });
  });

  it('has one seed in a number and in its text', () => {
    expect(validateSchema({ ...document, seed: 5 })).toEqual(validateSchema({ ...document, seed: '5' }));
  });

  it('may say what decides no value', () => {
    const told = { ...document, $schema: 'x', description: 'x', madeWith: { app: '1' } };
    expect(validateSchema(told)).toEqual(validateSchema(document));
  });

  it('may have the largest rows and seed', () => {
    expect(validateSchema({ ...withTable({ rows: 10 ** 10 }), seed: 2 ** 53 - 1 }).ok).toBe(true);
    expect(validateSchema({ ...document, seed: 'x'.repeat(200) }).ok).toBe(true);
  });

  it.each([
    ...SPECIFIED_CATEGORIES.map(({ id }) => categoryRun(id, { pattern: 'a+' })),
    customRun(SPECIFIED_KINDS.flatMap(([kind]) => [[kind, kind] as const, [`${kind} 2`, kind] as const])),
  ])('is what a request of a dialog becomes (%#)', (run) => {
    const schema = schemaFromRun(run);
    if (!schema.ok) throw new Error(schema.error);
    const { value } = schema;
    const checked = validateSchema(JSON.parse(JSON.stringify(value)));
    expect(checked.ok || checked.error).toBe(true);
    expect(
      checked.ok && checked.value.tables[0]?.columns.map(({ key, field, of }) => ({ key, field, of })),
    ).toEqual(value.tables[0]?.columns.map(({ key, field, of }) => ({ key, field, of })));
  });
});

describe('a fault of a document', () => {
  it.each<[code: string, path: string, message: RegExp, value: unknown]>([
    ['wrong-type', '', /object/, null],
    ['wrong-type', '', /object/, []],
    ['wrong-type', '', /object/, 'text'],
    ['missing-property', 'version', /“version” is missing/, { tables: [] }],
    ['missing-property', 'tables', /“tables” is missing/, { version: 1 }],
    ['unknown-version', 'version', /Version 1 /, { ...document, version: 2 }],
    ['unknown-version', 'version', /Version 1 /, { ...document, version: '1' }],
    ['unknown-property', 'colour', /“colour”/, { ...document, colour: 'red' }],
    ['unknown-property', '["a b"]', /“a b”/, { ...document, 'a b': 1 }],
    ['unknown-property', '__proto__', /“__proto__”/, JSON.parse('{"version":1,"tables":[],"__proto__":{}}')],
    ['wrong-type', 'seed', /number or a text/, { ...document, seed: null }],
    ['out-of-range', 'seed', /from 0 to 9007199254740991/, { ...document, seed: -1 }],
    ['out-of-range', 'seed', /integer/, { ...document, seed: 1.5 }],
    ['out-of-range', 'seed', /200 characters/, { ...document, seed: 'x'.repeat(201) }],
    ['wrong-type', 'now', /text/, { ...document, now: 1 }],
    ['invalid-date', 'now', /2026-11-21/, { ...document, now: 'tomorrow' }],
    ['invalid-date', 'now', /2026-11-21/, { ...document, now: '2026-02-30' }],
    ['invalid-date', 'now', /2026-11-21/, { ...document, now: '2026-02-30T00:00:00Z' }],
    ['invalid-date', 'now', /UTC/, { ...document, now: '2026-11-21T10:15:00+02:00' }],
    ['wrong-type', 'locale', /text/, { ...document, locale: 5 }],
    ['unknown-locale', 'locale', /en_US/, { ...document, locale: 'de' }],
    ['wrong-type', 'tables', /list/, { ...document, tables: {} }],
    ['wrong-type', 'tables[0]', /object/, { ...document, tables: [5] }],
    ['missing-property', 'tables[0].name', /“name”/, { version: 1, tables: [{ rows: 1, columns: [] }] }],
    ['missing-property', 'tables[0].rows', /“rows”/, { version: 1, tables: [{ name: 'a', columns: [] }] }],
    ['missing-property', 'tables[0].columns', /“columns”/, { version: 1, tables: [{ name: 'a', rows: 1 }] }],
    ['unknown-property', 'tables[0].size', /“size”/, withTable({ size: 1 })],
    ['wrong-type', 'tables[0].name', /text/, withTable({ name: 5 })],
    ['blank-name', 'tables[0].name', /blank/, withTable({ name: ' \t' })],
    ['blank-name', 'tables[0].key', /blank/, withTable({ key: '' })],
    ['wrong-type', 'tables[0].rows', /number/, withTable({ rows: '10' })],
    ['out-of-range', 'tables[0].rows', /from 0 to 10000000000/, withTable({ rows: 10 ** 10 + 1 })],
    ['out-of-range', 'tables[0].rows', /integer/, withTable({ rows: 1.5 })],
    ['out-of-range', 'tables[0].rows', /integer/, withTable({ rows: -1 })],
    ['wrong-type', 'tables[0].columns', /list/, withTable({ columns: {} })],
    ['duplicate-name', 'tables[1].name', /“people”/, { ...document, tables: [table, table] }],
    [
      'duplicate-key',
      'tables[1].key',
      /“people”/,
      { ...document, tables: [table, { ...table, name: 'b', key: 'people' }] },
    ],
    ['wrong-type', 'tables[0].columns[0]', /object/, withTable({ columns: [null] })],
    ['missing-property', 'tables[0].columns[0].name', /“name”/, withoutColumnProperty('name')],
    ['missing-property', 'tables[0].columns[0].field', /“field”/, withoutColumnProperty('field')],
    ['unknown-property', 'tables[0].columns[0].nullls', /“nullls”/, withColumn({ nullls: 5 })],
    ['blank-name', 'tables[0].columns[0].name', /blank/, withColumn({ name: '' })],
    ['wrong-type', 'tables[0].columns[0].key', /text/, withColumn({ key: 1 })],
    ['wrong-type', 'tables[0].columns[0].field', /text/, withColumn({ field: 1 })],
    ['unknown-field', 'tables[0].columns[0].field', /“person.shoe”/, withColumn({ field: 'person.shoe' })],
    ['unknown-field', 'tables[0].columns[0].field', /“toString”/, withColumn({ field: 'toString' })],
    ['unknown-field', 'tables[0].columns[0].field', /“__proto__”/, withColumn({ field: '__proto__' })],
    ['wrong-type', 'tables[0].columns[0].of', /object/, withColumn({ of: 2 })],
    ['unknown-property', 'tables[0].columns[0].of.robot', /“robot”/, withColumn({ of: { robot: 1 } })],
    [
      'unknown-entity',
      'tables[0].columns[0].of.place',
      /no part of a place/,
      withColumn({ of: { place: 1 } }),
    ],
    ['out-of-range', 'tables[0].columns[0].of.person', /from 1 to 10000/, withColumn({ of: { person: 0 } })],
    ['wrong-type', 'tables[0].columns[0].options', /object/, withColumn({ options: [] })],
    ['unknown-property', 'tables[0].columns[0].options.sex', /“sex”/, withColumn({ options: { sex: 'x' } })],
    ['missing-property', 'tables[0].columns[0].options.pattern', /“pattern”/, withColumn({ field: 'regex' })],
    [
      'wrong-type',
      'tables[0].columns[0].options.pattern',
      /text/,
      withColumn({ field: 'regex', options: { pattern: 1 } }),
    ],
    [
      'wrong-type',
      'tables[0].columns[0].options.min',
      /number/,
      withColumn({ field: 'number', options: { min: '1' } }),
    ],
    [
      'out-of-range',
      'tables[0].columns[0].options.min',
      /integer/,
      withColumn({ field: 'number', options: { min: 0.5 } }),
    ],
    [
      'range-empty',
      'tables[0].columns[0].options.max',
      /between 1001 and 1000/,
      withColumn({ field: 'number', options: { min: 1001 } }),
    ],
    [
      'invalid-date',
      'tables[0].columns[0].options.from',
      /2026-11-21/,
      withColumn({ field: 'date', options: { from: '1/2/2026' } }),
    ],
    [
      'range-empty',
      'tables[0].columns[0].options.to',
      /between 2026-01-02 and 2026-01-01/,
      withColumn({ field: 'date', options: { from: '2026-01-02', to: '2026-01-01' } }),
    ],
    ['duplicate-name', 'tables[0].columns[1].name', /“name”/, withTable({ columns: [name, name] })],
    [
      'duplicate-key',
      'tables[0].columns[1].key',
      /“name”/,
      withTable({ columns: [name, { ...name, name: 'b', key: 'name' }] }),
    ],
  ])('is told as %s at "%s"', (code, path, message, value) => {
    expect(validateSchema(value)).toEqual({
      ok: false,
      error: [{ path, code, message: expect.stringMatching(message) }],
    });
  });

  it.each(['', '{', '[1,]', 'NaN', '{"version":1}x'])('is told for the whole where %j is no JSON', (json) => {
    expect(parseSchema(json)).toEqual({
      ok: false,
      error: [{ path: '', code: 'not-json', message: expect.stringMatching(/^This is no JSON: ./) }],
    });
  });

  it('does not hide another', () => {
    const answer = validateSchema({
      version: 2,
      seed: {},
      tables: [{ name: '', rows: -1, columns: [{}, 5] }],
    });
    expect(answer.ok ? [] : answer.error.map(({ path }) => path)).toEqual([
      'version',
      'seed',
      'tables[0].name',
      'tables[0].rows',
      'tables[0].columns[0].name',
      'tables[0].columns[0].field',
      'tables[0].columns[1]',
    ]);
  });
});
