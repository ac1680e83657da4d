import { describe, expect, it } from 'vitest';
import type { Field, OptionInfo, OptionKind } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { readDocument } from '../../../src/schema/parse.ts';
import { formatPath } from '../../../src/schema/problem.ts';
import { schemaFromRun } from '../../../src/schema/requests.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES, SPECIFIED_KINDS } from '../../fixtures/specification.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';

const name = { name: 'name', field: 'person.fullName' };
const table = { name: 'people', rows: 3, columns: [name] };
const document = { version: 1, tables: [table] };

const whole = { of: {}, options: {}, nulls: 0, unique: false };
const noKeys = { primaryKey: [], unique: [], foreignKeys: [] };

const withTable = (changes: object) => ({ ...document, tables: [{ ...table, ...changes }] });
const withColumn = (changes: object) => withTable({ columns: [{ ...name, ...changes }] });
const withoutColumnProperty = (property: 'name' | 'field') =>
  withTable({ columns: [Object.fromEntries(Object.entries(name).filter(([key]) => key !== property))] });

function tableOf(value: unknown) {
  const schema = validateSchema(value);
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  const [first] = schema.value.tables;
  if (!first) throw new Error('no table');
  return first;
}

function columnOf(value: unknown) {
  const [first] = tableOf(value).columns;
  if (!first) throw new Error('no column');
  return first;
}

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
            columns: [{ ...whole, name: 'name', key: 'name', field: 'person.fullName' }],
            ...noKeys,
          },
        ],
      },
    });
  });

  it('keeps every property that it sets', () => {
    const said = {
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
            {
              ...whole,
              name: 'x',
              key: 'y',
              field: 'internet.email',
              of: { person: 2 },
              options: { reserved: false, work: false },
              nulls: 12.5,
            },
            { ...whole, name: 'i', key: 'i', field: 'constant', options: { value: null }, unique: true },
            { ...whole, name: 'j', key: 'j', field: 'constant', options: { value: 1.5 }, nullable: true },
            {
              ...whole,
              name: 'p',
              key: 'p',
              field: 'regex',
              options: { pattern: '[a-c]' },
              type: 'char(1)',
              maxLength: 1,
            },
          ],
          primaryKey: ['i', 'j'],
          unique: [['x', 'p']],
          foreignKeys: [{ columns: ['x'], table: 'a', references: ['p'] }],
        },
      ],
    };
    expect(validateSchema(said)).toEqual({ ok: true, value: said });
    expect(readDocument(JSON.stringify(said))).toEqual({ ok: true, value: said });
  });

  it('has the defaults of each option that is not given', () => {
    const column = { name: 'n', field: 'number', options: { max: 5 } };
    expect(columnOf(withTable({ columns: [column] })).options).toEqual({
      min: 0,
      max: 5,
      decimals: 0,
      distribution: 'uniform',
    });
  });

  it('names a field by a kind of the custom tool, whose options it takes', () => {
    expect(columnOf(withColumn({ field: 'emails' })).field).toBe('internet.email');
    expect(columnOf(withColumn({ field: 'numbers' }))).toMatchObject({
      field: 'number',
      options: { min: 1, max: 10_000 },
    });
    expect(columnOf(withColumn({ field: 'numbers', options: { max: 5 } })).options).toMatchObject({
      min: 1,
      max: 5,
    });
  });

  it('has the same primary key, declared on the column or on the table', () => {
    const byColumn = withColumn({ primaryKey: true });
    const byTable = withTable({ primaryKey: ['name'] });
    expect(validateSchema(byColumn)).toEqual(validateSchema(byTable));
    expect(tableOf(byColumn).primaryKey).toEqual(['name']);
    expect(
      validateSchema(withTable({ primaryKey: ['name'], columns: [{ ...name, primaryKey: true }] })),
    ).toEqual(validateSchema(byTable));
  });

  it('makes a column unique if a key consists of that column', () => {
    expect(columnOf(withTable({ unique: [['name']] })).unique).toBe(true);
    expect(columnOf(withColumn({ primaryKey: true })).unique).toBe(true);
    expect(
      columnOf(withTable({ columns: [name, { ...name, name: 'b' }], unique: [['name', 'b']] })).unique,
    ).toBe(false);
  });

  it('may give a choice that is a number as a number', () => {
    const version = (value: unknown) => withColumn({ field: 'string.uuid', options: { version: value } });
    expect(validateSchema(version(7))).toEqual(validateSchema(version('7')));
    expect(validateSchema(version(7)).ok).toBe(true);
    expect(validateSchema(version(5)).ok).toBe(false);
  });

  it('has the same seed as a number and as text', () => {
    expect(validateSchema({ ...document, seed: 5 })).toEqual(validateSchema({ ...document, seed: '5' }));
  });

  it('may have properties that have no effect on values', () => {
    const annotated = { ...document, $schema: 'x', description: 'x', madeWith: { app: '1' } };
    expect(validateSchema(annotated)).toEqual(validateSchema(document));
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

const nested = 'tables[0].columns[0].options.columns[0]';
const json = (...columns: readonly object[]) => ({ field: 'json', options: { columns } });
const array = (field: string, options: object = {}) => ({ field: 'array', options: { field, options } });
const foreignKey = (changes: object) =>
  withTable({ foreignKeys: [{ columns: ['name'], table: 'people', references: ['name'], ...changes }] });
const twoPrimaryKeys = withTable({
  columns: [
    { ...name, primaryKey: true },
    { ...name, name: 'b', primaryKey: true },
  ],
});

describe('a fault of a document', () => {
  it.each<[code: string, path: string, message: RegExp, value: unknown]>([
    ['wrong-type', '', /object/, null],
    ['wrong-type', '', /object/, []],
    ['wrong-type', '', /object/, 'text'],
    ['missing-property', 'version', /“version” is missing/, { tables: [] }],
    ['missing-property', 'tables', /“tables” is missing/, { version: 1 }],
    ['unknown-version', 'version', /version 1 /, { ...document, version: 2 }],
    ['unknown-version', 'version', /version 1 /, { ...document, version: '1' }],
    ['unknown-property', 'colour', /“colour”/, { ...document, colour: 'red' }],
    ['unknown-property', '["a b"]', /“a b”/, { ...document, 'a b': 1 }],
    ['unknown-property', '__proto__', /“__proto__”/, JSON.parse('{"version":1,"tables":[],"__proto__":{}}')],
    ['wrong-type', 'seed', /number or a text/, { ...document, seed: null }],
    ['out-of-range', 'seed', /^This must be 0 or more\.$/, { ...document, seed: -1 }],
    ['out-of-range', 'seed', /from 0 to 9007199254740991/, { ...document, seed: 0.5 }],
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
      /does not belong to a place/,
      withColumn({ of: { place: 1 } }),
    ],
    ['out-of-range', 'tables[0].columns[0].of.person', /from 1 to 10000/, withColumn({ of: { person: 0 } })],
    ['wrong-type', 'tables[0].columns[0].options', /object/, withColumn({ options: [] })],
    ['invalid-name', 'tables[0].columns[0].name', /NUL/, withColumn({ name: 'a\0b' })],
    ['out-of-range', 'tables[0].columns[0].name', /1000 characters/, withColumn({ name: 'x'.repeat(1001) })],
    ['out-of-range', 'tables[0].columns[0].nulls', /from 0 to 100/, withColumn({ nulls: 100.5 })],
    ['wrong-type', 'tables[0].columns[0].nulls', /number/, withColumn({ nulls: '5' })],
    ['wrong-type', 'tables[0].columns[0].unique', /true or false/, withColumn({ unique: 1 })],
    ['wrong-type', 'tables[0].columns[0].primaryKey', /true or false/, withColumn({ primaryKey: ['name'] })],
    ['wrong-type', 'tables[0].columns[0].nullable', /true or false/, withColumn({ nullable: 'no' })],
    ['invalid-value', 'tables[0].columns[0].type', /SQL/, withColumn({ type: 'int; drop table x' })],
    ['out-of-range', 'tables[0].columns[0].type', /100 characters/, withColumn({ type: 'x'.repeat(101) })],
    ['out-of-range', 'tables[0].columns[0].maxLength', /from 1 to 65536/, withColumn({ maxLength: 0 })],
    ['out-of-range', 'tables[0].columns[0].maxLength', /from 1 to 65536/, withColumn({ maxLength: 65_537 })],
    ['wrong-type', 'tables[0].primaryKey', /list/, withTable({ primaryKey: 'name' })],
    ['no-values', 'tables[0].unique[0]', /no column/, withTable({ unique: [[]] })],
    ['duplicate-name', 'tables[0].unique[0][1]', /already/, withTable({ unique: [['name', 'name']] })],
    ['wrong-type', 'tables[0].unique[0]', /list/, withTable({ unique: ['name'] })],
    ['too-large', 'tables[0].unique', /100/, withTable({ unique: Array(101).fill(['name']) })],
    ['too-large', 'tables[0].unique[0]', /32/, withTable({ unique: [Array.from({ length: 33 }, String)] })],
    ['several-primary-keys', 'tables[0].columns[1].primaryKey', /name/, twoPrimaryKeys],
    ['wrong-type', 'tables[0].foreignKeys[0]', /object/, withTable({ foreignKeys: ['a'] })],
    [
      'missing-property',
      'tables[0].foreignKeys[0].references',
      /“references”/,
      foreignKey({ references: undefined }),
    ],
    [
      'foreign-key-mismatch',
      'tables[0].foreignKeys[0].references',
      /2 columns, but .* 1/,
      foreignKey({ references: ['a', 'b'] }),
    ],
    ['too-large', 'tables', /1001 items; the limit is 1000/, { version: 1, tables: Array(1001).fill(table) }],
    [
      'too-large',
      'tables',
      /10001 columns; the limit is 10000/,
      withTable({ columns: Array(10_001).fill(name) }),
    ],
    [
      'too-large',
      'tables[0].columns[0].options.columns',
      /10000/,
      withColumn(json(...Array(10_000).fill(name))),
    ],
    [
      'not-nestable',
      `${nested}.unique`,
      /cannot be set on nested columns/,
      withColumn(json({ ...name, unique: true })),
    ],
    [
      'not-nestable',
      `${nested}.field`,
      /series/,
      withColumn(json({ name: 's', field: 'series', options: { from: 1 } })),
    ],
    [
      'duplicate-name',
      'tables[0].columns[0].options.columns[1].name',
      /“name”/,
      withColumn(json(name, name)),
    ],
    ['not-nestable', 'tables[0].columns[0].options.field', /formula/, withColumn(array('formula'))],
    ['unknown-field', 'tables[0].columns[0].options.field', /“emial”/, withColumn(array('emial'))],
    [
      'unknown-property',
      'tables[0].columns[0].options.options.x',
      /“x”/,
      withColumn(array('number', { x: 1 })),
    ],
    [
      'unknown-property',
      'tables[0].columns[0].options.size',
      /“size”/,
      withColumn({ options: { size: 'x' } }),
    ],
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
      'invalid-date',
      'tables[0].columns[0].options.from',
      /2026-11-21/,
      withColumn({ field: 'date', options: { from: '1/2/2026' } }),
    ],
    ['duplicate-name', 'tables[0].columns[1].name', /“name”/, withTable({ columns: [name, name] })],
    [
      'duplicate-key',
      'tables[0].columns[1].key',
      /“name”/,
      withTable({ columns: [name, { ...name, name: 'b', key: 'name' }] }),
    ],
  ])('is annotated as %s at "%s"', (code, path, message, value) => {
    const answer = validateSchema(value);
    expect(answer.ok ? [] : answer.error).toEqual([
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    ]);
    expect(answer.ok ? [] : answer.error.map((problem) => formatPath(problem.path))).toEqual([path]);
  });

  it.each(['', '{', '[1,]', 'NaN', '{"version":1}x'])(
    'is annotated for the whole where %j is no JSON',
    (json) => {
      expect(readDocument(json)).toEqual({
        ok: false,
        error: [{ path: [], code: 'not-json', message: expect.stringMatching(/^This is not valid JSON: ./) }],
      });
    },
  );

  it('does not hide another', () => {
    const answer = validateSchema({
      version: 2,
      seed: {},
      tables: [{ name: '', rows: -1, columns: [{}, 5] }],
    });
    expect(answer.ok ? [] : answer.error.map(({ path }) => formatPath(path))).toEqual([
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

/** Valid values of each kind of option, and invalid ones. */
const OPTION_VALUES: Record<
  OptionKind,
  { readonly taken: (info: OptionInfo) => readonly unknown[]; readonly refused: readonly unknown[] }
> = {
  text: { taken: () => ['', 'x'], refused: [1, null, 'x'.repeat(65_537)] },
  integer: { taken: endsOf, refused: ['1', 2 ** 53, null] },
  number: { taken: endsOf, refused: ['1', 1e300, null] },
  'big-integer': { taken: () => ['1', '-5', 7], refused: ['1.5', 'x', 2 ** 53, true] },
  boolean: { taken: () => [true, false], refused: [0, 'true', null] },
  choice: { taken: choicesOf, refused: ['other', 1, null] },
  choices: { taken: (info) => choicesOf(info).map((choice) => [choice]), refused: ['other', ['other'], 1] },
  date: { taken: () => ['2026-11-21', '2026-11-21T10:15:00Z'], refused: ['2026-13-01', '21.11.2026', 0] },
  time: { taken: () => ['09:30', '23:59:59'], refused: ['24:00', '9:30', 930] },
  duration: { taken: () => ['P14D', 'PT0.5S', 'P1W'], refused: ['14 days', 'P', 'P1M', 14] },
  value: { taken: () => [1, '2026-01-01'], refused: [[], {}] },
  values: { taken: () => [['a', 1, true, null]], refused: [[], 'a', [[]], [{}]] },
  weights: { taken: () => [[1, 0.5]], refused: [[0, 0], [-1], ['1'], 5] },
  column: { taken: () => ['name'], refused: [5, null, 'x'.repeat(1001)] },
  table: { taken: () => ['people'], refused: [5, []] },
  'parent-column': { taken: () => ['name'], refused: [5, {}] },
  children: {
    taken: () => [
      ...['uniform', 'zipf', 'one-to-one', { each: 2 }, { min: 1 }, { from: 0, to: 255 }],
      { from: 9999, to: 10_000, weights: [0, 0.5] },
    ],
    refused: [
      ...[{ from: 1 }, { to: 1 }, { from: 2, to: 1 }, { from: -1, to: 1 }, { from: 0, to: 256 }],
      ...[
        { from: 0, to: 1, weights: [1] },
        { from: 0, to: 1, weights: [0, 0] },
        { from: 1, to: 1, each: 1 },
      ],
      ...['many', {}, { each: 1, min: 1 }, { each: 0 }, { every: 2 }, 3],
    ],
  },
  states: { taken: () => ['new', { new: 1, paid: 0.5 }], refused: [5, {}, { new: 0 }, { new: -1 }, ['new']] },
  transitions: {
    taken: () => [{}, { new: { paid: 1 } }],
    refused: [5, 'new', { new: 'paid' }, { new: {} }, { new: { paid: 0 } }],
  },
  pattern: { taken: () => ['[a-z]'], refused: [5, 'a'.repeat(10_001)] },
  template: { taken: () => ['{name}'], refused: [5, null] },
  formula: { taken: () => ['name'], refused: [5, ' '.repeat(10_001)] },
  columns: { taken: () => [[], [name]], refused: [{}, [5], [{ name: 'x' }]] },
  alternatives: {
    taken: () => [
      [{ when: 'row = 1', field: 'lorem.word' }],
      [
        { key: 'a', when: 'row = 1', field: 'lorem.word', of: {}, options: {} },
        { when: 'row = 2', field: 'constant', options: { value: 'x' } },
      ],
    ],
    refused: [
      ...[[], {}, [5], [{ field: 'lorem.word' }], [{ when: 'row = 1' }], [{ when: 1, field: 'lorem.word' }]],
      [{ when: 'row = 1', field: 'nothing' }],
      [{ when: 'row = 1', field: 'lorem.word', unique: true }],
      [
        { key: 'a', when: 'row = 1', field: 'lorem.word' },
        { key: 'a', when: 'row = 2', field: 'lorem.word' },
      ],
    ],
  },
  alternative: {
    taken: () => [{ field: 'lorem.word' }, { field: 'constant', options: { value: 'x' } }],
    refused: [5, [], {}, { field: 'nothing' }, { when: 'row = 1', field: 'lorem.word' }],
  },
  field: { taken: () => ['number'], refused: ['nothing', 5] },
  'column-pairs': { taken: () => [{ tenant_id: 'tenant' }], refused: ['a', 1, null, [], {}, { a: 1 }] },
  'field-options': { taken: () => [{}], refused: [5, { nothing: 1 }] },
};

function endsOf(info: OptionInfo): readonly unknown[] {
  const ends = info.kind === 'integer' || info.kind === 'number' ? [info.min, info.max] : [];
  return [...ends.filter((end) => end !== undefined), 1];
}

function choicesOf(info: OptionInfo): readonly unknown[] {
  return info.kind === 'choice' || info.kind === 'choices' ? info.choices : [];
}

const optionsOfFields = Object.entries<Field>(fields).flatMap(([field, { options = {} }]) =>
  Object.entries(options).map(([option, info]) => ({ field, option, info })),
);

describe('an option', () => {
  it.each(optionsOfFields)('$option of $field is read by its kind', ({ field, option, info }) => {
    const given = field === 'array' ? { field: 'number' } : {};
    const faults = (value: unknown) => {
      const answer = validateSchema(withColumn({ field, options: { ...given, [option]: value } }));
      const problems = answer.ok ? [] : answer.error;
      // Another option may be missing, or may make this one have no effect.
      return problems.filter(
        ({ path, code }) =>
          formatPath(path).startsWith(`${at}.options.${option}`) && code !== 'option-not-applicable',
      );
    };
    const at = 'tables[0].columns[0]';
    const { taken, refused } = OPTION_VALUES[info.kind];
    for (const value of taken(info)) expect(faults(value)).toEqual([]);
    for (const value of refused)
      expect(faults(value).length, JSON.stringify(value)?.slice(0, 50)).toBeGreaterThan(0);
  });
});

describe('a document that is too large', () => {
  it('is refused by its length before it is read', () => {
    const json = JSON.stringify(document);
    expect(readDocument(json.padEnd(4_000_000)).ok).toBe(true);
    expect(readDocument(json.padEnd(4_000_001))).toMatchObject({
      ok: false,
      error: [{ path: [], code: 'too-large' }],
    });
  });

  it('may have as many tables and columns as the limits say', () => {
    const tables = Array.from({ length: 1000 }, (_, i) => ({
      name: `t${i}`,
      rows: 1,
      columns: Array.from({ length: 10 }, (_, j) => ({ ...name, name: `c${j}` })),
    }));
    expect(validateSchema({ version: 1, tables }).ok).toBe(true);
  });

  it('can nest objects eight levels deep and arrays two', () => {
    let column: object = name;
    for (let depth = 0; depth < 8; depth++) column = { name: 'o', ...json(column) };
    expect(validateSchema(withTable({ columns: [column] })).ok).toBe(true);
    expect(codes(withTable({ columns: [{ name: 'o', ...json(column) }] }))).toEqual(['too-deep']);
    expect(validateSchema(withColumn(array('array', { field: 'number' }))).ok).toBe(true);
    expect(codes(withColumn(array('array', array('number'))))).toEqual(['too-deep']);
  });

  it('has its first 1,000 problems named', () => {
    expect(codes(withTable({ columns: Array(2000).fill(5) }))).toHaveLength(1000);
  });
});

function codes(value: unknown): readonly string[] {
  const answer = validateSchema(value);
  return answer.ok ? [] : answer.error.map(({ code }) => code);
}
