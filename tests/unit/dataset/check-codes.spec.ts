import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { readDocument } from '../../../src/schema/parse.ts';
import { formatPath, type Problem, type ProblemCode, problemCodes } from '../../../src/schema/problem.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

const documentOf = (...tables: readonly object[]) => ({ version: 1, tables });
const one = (columns: readonly object[], table: object = {}) =>
  documentOf({ name: 't', rows: 100, columns, ...table });
const option = (field: string, options: object, column: object = {}, table: object = {}) =>
  one([{ name: 'a', field, options, ...column }], table);
const id = { name: 'id', field: 'sequence', primaryKey: true };
const parents = { name: 'p', rows: 10, columns: [id, { name: 'n', field: 'number' }] };
const refers = (options: object, column: object = {}) => ({
  name: 'r',
  field: 'reference',
  options: { table: 'p', column: 'id', ...options },
  ...column,
});
const related = (columns: readonly object[], table: object = {}) =>
  documentOf(parents, { name: 't', rows: 20, columns, ...table });
const objectOf = (...columns: readonly object[]) => ({ name: 'o', field: 'json', options: { columns } });
const formula = (expression: string, name = 'f') => ({ name, field: 'formula', options: { expression } });
const number = (name: string) => ({ name, field: 'number' });
const refersTo = (table: string, options: object) => ({
  field: 'reference',
  options: { table, column: 'id', ...options },
});
const a = 'tables[0].columns[0]';
const DATES_OF_2026 = { name: 'd', field: 'date', options: { from: '2026-01-01', to: '2026-12-31' } };
/** JSON of a document with a number in place of the text `N`. */
const withNumber = (document: object, digits: string) => JSON.stringify(document).replace('"N"', digits);

const arrayOf = (item: object, maxItems: number, minItems = 0) =>
  option('array', { ...item, minItems, maxItems });
const arrayOptions = (field: string, maxItems: number) => ({
  field: 'array',
  options: { field, minItems: 0, maxItems },
});
const named = (count: number, column: object) =>
  Array.from({ length: count }, (_, i) => ({ name: `c${i}`, ...column }));
const manyObjects = (columns: number) => ({
  field: 'json',
  options: { columns: named(columns, { field: 'boolean' }) },
});
const NO_MULTIPLE = { field: 'number.int', options: { min: 1, max: 2, multipleOf: 5 } };
const NO_MULTIPLE_OF_5 = /No multiple of 5 lies between 1 and 2/;
const noMultiple = { name: 'n', ...NO_MULTIPLE };

const CUT = /^Cut it to 1000 characters$/;

/** A column of states in groups of two rows. */
const states = (options: object) =>
  documentOf(parents, {
    name: 't',
    columns: [refers({ children: { each: 2 } }), { name: 's', field: 'state', options }],
  });
/** A series in groups of two rows, beside the time of the parent. */
const groupSeries = (options: object) =>
  documentOf(
    { ...parents, columns: [id, { name: 'n', field: 'number' }, { name: 'd', field: 'timestamp' }] },
    {
      name: 't',
      columns: [
        refers({ children: { each: 2 } }),
        { name: 's', field: 'series', options: { within: true, ...options } },
        ...['n', 'd'].map((column) => ({ name: column, field: 'lookup', options: { via: 'r', column } })),
      ],
    },
  );

/** Orders with one to four lines each, and a number in both. */
const orderLines = ({
  orders = [],
  lines = [],
}: {
  readonly orders?: readonly object[];
  readonly lines?: readonly object[];
}) =>
  documentOf(
    { name: 'p', rows: 10, columns: [id, number('n'), ...orders] },
    { name: 'lines', columns: [refers({ children: { from: 1, to: 4 } }), number('n'), ...lines] },
  );

type Case = readonly [path: string, message: RegExp, document: unknown, fix?: RegExp];

/** For each option that decides an entity: two columns of the same entity with different values. */
const conflicts: readonly Case[] = Object.entries<Field>(fields).flatMap(([field, { options = {} }]) =>
  Object.entries(options).flatMap(([name, info]): Case[] => {
    if (info.ofEntity !== true || (info.kind !== 'choice' && info.kind !== 'boolean')) return [];
    const values = info.kind === 'choice' ? info.choices.slice(0, 2) : [true, false];
    const columns = values.map((value, i) => ({ name: `c${i}`, field, options: { [name]: value } }));
    return [[`tables[0].columns[1].options.${name}`, /“c0”/, one(columns), /Remove/]];
  }),
);

/** Documents with one fault: its path, its message, and the text of its fix, if it has one. */
const CASES: Record<ProblemCode, readonly Case[]> = {
  'not-json': [
    ['', /not valid JSON/, '{'],
    ['', /not valid JSON/, "{'version': 1}"],
  ],
  'inexact-number': [
    [
      `${a}.options.value`,
      /9007199254740993 has more digits.*would become 9007199254740992\./,
      withNumber(option('constant', { value: 'N' }), '9007199254740993'),
      /Write it as a text: "9007199254740993"/,
    ],
    [
      `${a}.options.max`,
      /^-1e400 is too large for a number of JSON: it would become -Infinity\.$/,
      withNumber(option('number', { max: 'N' }), '-1e400'),
    ],
    [
      `${a}.options.values[1]`,
      /has more digits/,
      withNumber(option('list', { values: [1, 'N'] }), '-123456789012345678901234567890'),
      /as a text/,
    ],
    [
      `${a}.options.value`,
      /Write it as a text/,
      withNumber(option('constant', { value: 'N' }), '0.12345678901234567890'),
      /Use 0.12345678901234568/,
    ],
    [
      'seed',
      /has more digits/,
      withNumber({ ...option('number', {}), seed: 'N' }, '9007199254740993'),
      /text/,
    ],
    [
      `${a}.options.max`,
      /has more digits/,
      withNumber(option('number.bigInt', { max: 'N' }), '9223372036854775807'),
      /as a text/,
    ],
    [
      `${a}.options.options.max`,
      /has more digits/,
      withNumber(arrayOf({ field: 'number.bigInt', options: { max: 'N' } }, 3), '9223372036854775807'),
      /as a text/,
    ],
    [
      `${a}.options.columns[0].options.value`,
      /1e-400 is too small for a number of JSON: it would become 0\. Write it as a text/,
      withNumber(
        one([{ ...objectOf({ name: 'c', field: 'constant', options: { value: 'N' } }), name: 'a' }]),
        '1e-400',
      ),
      /Use 0/,
    ],
    [
      `${a}.options.min`,
      /would become 0.12345678901234575\.$/,
      withNumber(option('number', { min: 'N', decimals: 2 }), '0.12345678901234574'),
      /Use 0.12345678901234575/,
    ],
    [
      `${a}.options.weights[1]`,
      /would become 1/,
      withNumber(option('list', { values: [1, 2], weights: [1, 'N'] }), '1.00000000000000000001'),
      /Use 1/,
    ],
    ['tables[0].rows', /more digits/, withNumber(one([], { rows: 'N' }), '3.00000000000000000001'), /Use 3/],
  ],
  'too-large': [
    ['', /4000001 characters/, ' '.repeat(4_000_001)],
    ['tables', /1001 items/, documentOf(...Array(1001).fill(parents))],
    ['tables[0].unique[0]', /33 items/, one([number('a')], { unique: [Array(33).fill('a')] })],
    [
      `${a}.options.maxItems`,
      /1,000 items of up to 1,000 values have up to 1,000,000 in total. .* 32,767/,
      arrayOf(arrayOptions('boolean', 1000), 1000),
      /Set maxItems to 32$/,
    ],
    [
      `${a}.options.maxItems`,
      /1,000,000/,
      arrayOf(arrayOptions('boolean', 1000), 1000, 1000),
      /Set maxItems and minItems to 32$/,
    ],
    [
      'tables[0].columns[0].options.columns[0].options.maxItems',
      /1,000 items of up to 40 values/,
      one([objectOf({ name: 'b', field: 'array', options: { ...manyObjects(40), maxItems: 1000 } })]),
      /Set maxItems to 819$/,
    ],
    [
      'tables[0].columns[0].options.columns',
      /up to 40,000 values. .* 32,767/,
      one([objectOf(...named(40, { field: 'array', options: { field: 'boolean', maxItems: 1000 } }))]),
    ],
    [
      `${a}.options.minItems`,
      /1,000 items of at least 10,002 characters have at least 10,003,001 in total. .* 65,536/,
      arrayOf({ field: 'string.numeric', options: { length: 10_000 } }, 1000, 1000),
      /Set minItems to 6$/,
    ],
    [
      `${a}.options.minItems`,
      /1 items of at least 65,537/,
      arrayOf({ field: 'constant', options: { value: 'x'.repeat(65_535) } }, 1, 0),
    ],
    [
      'tables[0].columns[0].options.columns',
      /at least 65,925 characters. .* 65,536/,
      one([objectOf(...named(66, { field: 'constant', options: { value: 'x'.repeat(990) } }))]),
    ],
  ],
  'wrong-type': [
    ['tables[0].rows', /a number, not a text/, one([], { rows: '5' })],
    [`${a}.options.values`, /a list, not a text/, option('list', { values: 'x' })],
    ['tables', /a list, not an object/, { version: 1, tables: {} }],
    ['', /an object, not a list/, []],
    ['', /an object, not null/, null],
  ],
  'missing-property': [
    [
      'tables[1].columns[1].options.step',
      /A series within groups needs a step/,
      groupSeries({ from: 'd', to: 'now' }),
      /Set step to P1D/,
    ],
    [
      'tables[1].columns[0].options.children.to',
      /“to” is missing/,
      documentOf(parents, { name: 't', rows: 20, columns: [refers({ children: { from: 3 } })] }),
    ],
    [
      'tables[0].rows',
      /“rows” is missing/,
      documentOf({ name: 't', columns: [id, { name: 'r', ...refersTo('t', { children: { each: 2 } }) }] }),
    ],
    ['version', /“version” is missing/, { tables: [] }],
    [`${a}.options.value`, /“value” is missing/, option('constant', {})],
    [`${a}.options.bins`, /histogram/, option('number', { distribution: 'histogram' })],
    [`${a}.options.step`, /either “step” or “to”, not both/, option('series', { from: 1 })],
  ],
  'unknown-property': [
    ['colour', /“colour”/, { ...one([]), colour: 1 }, /Remove “colour”/],
    [`${a}.options.mim`, /Did you mean “min”/, option('number', { mim: 1 }), /Rename it to “min”/],
    [`${a}.options.mim`, /Did you mean “min”/, option('number', { min: 0, mim: 1 }), /Remove/],
    [`${a}["a~b/c"]`, /“a~b\/c”/, one([{ ...number('a'), 'a~b/c': 1 }]), /Remove/],
  ],
  'unknown-version': [
    ['version', /version 1/, { ...one([]), version: 2 }],
    ['version', /version 1/, { ...one([]), version: '1' }],
  ],
  'unknown-locale': [
    ['locale', /en_US/, { ...one([]), locale: 'de' }, /Use en_US/],
    ['locale', /en_US/, { ...one([]), locale: '' }, /Use en_US/],
    ['locale.de', /“de” is no locale/, { ...one([]), locale: { en_US: 2, de: 1 } }, /Remove “de”/],
  ],
  'locale-mismatch': [
    [
      'tables[0].locale.via',
      /“parent” leads back to this table/,
      documentOf({
        name: 't',
        rows: 5,
        locale: { via: 'parent' },
        columns: [id, { name: 'parent', field: 'reference', options: { table: 't', column: 'id' } }],
      }),
      /Remove “locale”/,
    ],
    [
      'tables[1].locale.via',
      /depends on cells of the row/,
      related(
        [
          number('n'),
          {
            name: 'chosen',
            field: 'reference',
            options: { table: 'p', column: 'id', where: { n: 'n' } },
          },
        ],
        { locale: { via: 'chosen' } },
      ),
      /Remove “locale”/,
    ],
  ],
  'invalid-date': [
    ['now', /UTC/, { ...one([]), now: '2026-02-30' }],
    [`${a}.options.from`, /UTC/, option('date', { from: '1/2/2026' })],
  ],
  'invalid-format': [
    [
      `${a}.options.format`,
      /not know dd; write DD/,
      option('date', { format: 'dd.MM.yyyy' }),
      /DD\.MM\.YYYY/,
    ],
    [`${a}.options.format`, /as in DD\[th\]/, option('date', { format: 'MMM DDth' }), /MMM DD\[th\]/],
    [`${a}.options.format`, /as in \[Day\]/, option('timestamp', { format: 'Day D' }), /\[Day\] D/],
    [`${a}.options.format`, /hh only with A or a/, option('timestamp', { format: 'hh:mm' }), /HH:mm/],
    [`${a}.options.format`, /at least one of YYYY/, option('date', { format: '2026' })],
    [`${a}.options.format`, /at least one of HH, H, hh/, option('time', { format: 'noon' })],
    [`${a}.options.format`, /has YYYY, which is a part of a date/, option('time', { format: 'YYYY HH:mm' })],
    [
      `${a}.options.options.format`,
      /not know QQ/,
      option('array', { field: 'date', options: { format: 'QQ YYYY' } }),
      /\[QQ\] YYYY/,
    ],
  ],
  'invalid-time': [
    [`${a}.options.from`, /09:30/, option('time', { from: '24:00' })],
    [`${a}.options.to`, /09:30/, option('time', { to: 'noon' })],
  ],
  'invalid-duration': [
    [`${a}.options.step`, /ISO 8601/, option('series', { from: '2026-01-01', step: 'daily' })],
    [
      'tables[0].columns[1].options.within',
      /ISO 8601/,
      one([
        { name: 'd', field: 'date' },
        { name: 'e', field: 'date', options: { after: 'd', within: 'P1M' } },
      ]),
    ],
  ],
  'invalid-value': [
    ['tables[1].columns[1].options.step', /a number above zero/, groupSeries({ from: 1, step: 0 })],
    ['tables[1].columns[1].options.step', /a number above zero/, groupSeries({ from: 1, step: -2 })],
    [`${a}.options.step`, /0\.5 is no multiple of 1,/, option('number', { step: 0.5 }), /Set step to 1/],
    [
      `${a}.options.step`,
      /0\.25 is no multiple of 0\.1,/,
      option('number', { decimals: 1, step: 0.25 }),
      /Set step to 0\.1/,
    ],
    [`${a}.options.step`, /0 is no multiple of 1,/, option('number', { step: 0 }), /Set step to 1/],
    ['tables[1].columns[1].options.to', /at least 5/, groupSeries({ from: 5, step: 1, to: 4 })],
    ['tables[1].columns[1].options.to', /or now/, groupSeries({ from: 'd', step: 'P1D', to: 'soon' })],
    ['tables[1].columns[1].options.from', /name of a column/, groupSeries({ from: true, step: 'P1D' })],
    [
      'tables[1].columns[0].options.children',
      /both “each” and a range/,
      documentOf(parents, { name: 't', columns: [refers({ children: { from: 0, to: 2, each: 1 } })] }),
      /Remove “each”/,
    ],
    [`${a}.options.case`, /“upper”/, option('person.fullName', { case: 'uper' }), /Use “upper”/],
    [`${a}.type`, /SQL/, one([{ ...number('a'), type: '5' }])],
    [`${a}.options.cidrBlock`, /“10.0.0.0\/40” is no/, option('internet.ipv4', { cidrBlock: '10.0.0.0/40' })],
    [`${a}.options.from`, /number, a date/, option('series', { from: true, step: 1 })],
    [
      `${a}.options.provider`,
      /“foo bar” is not a valid domain/,
      option('internet.email', { provider: 'foo bar' }),
    ],
    [
      `${a}.options.options.provider`,
      /“.com” is not a valid domain/,
      option('array', { field: 'internet.email', options: { provider: '.com' } }),
    ],
    [
      `${a}.options.options.cidrBlock`,
      /“x” is no/,
      option('array', { field: 'internet.ipv4', options: { cidrBlock: 'x' } }),
    ],
  ],
  'out-of-range': [
    [
      'tables[1].columns[0].options.children',
      /groups by “r” have up to 10,001 rows; the limit is 10,000/,
      documentOf(parents, {
        name: 't',
        columns: [
          refers({ children: { each: 10_001 } }),
          { name: 's', field: 'state', options: { initial: 'a', transitions: { a: { b: 1 } } } },
        ],
      }),
      /Set it to 10,000 each/,
    ],
    [
      'tables[1].columns[0].options.children.to',
      /From 0 to 256 are 257 numbers/,
      documentOf(parents, { name: 't', columns: [refers({ children: { from: 0, to: 256 } })] }),
      /Set it to 255/,
    ],
    [
      'tables[1].columns[0].options.children',
      /For the 10,000,000,000 rows of “p”, this makes 100,000,000,000,000 rows/,
      documentOf(
        { ...parents, rows: 10 ** 10 },
        { name: 't', columns: [refers({ children: { from: 10_000, to: 10_000 } })] },
      ),
      /Set it to 1/,
    ],
    [
      'tables[1].columns[0].options.children',
      /makes 10,000,000,002 rows/,
      documentOf(
        { ...parents, rows: 3 },
        { name: 't', columns: [refers({ children: { each: 3_333_333_334 } })] },
      ),
      /Set it to 3333333333/,
    ],
    ['tables[0].rows', /10000000000/, one([], { rows: 10 ** 11 }), /Set it to 10000000000/],
    [`${a}.nulls`, /from 0 to 100/, one([{ ...number('a'), nulls: -1 }]), /Set it to 0/],
    ...['x'.repeat(1001), `a\0${'\u{1f600}'.repeat(600)}`].flatMap((long): Case[] => [
      ['tables[0].name', /1000 characters/, one([], { name: long }), CUT],
      [`${a}.name`, /1000 characters/, one([number(long)]), CUT],
      [`${a}.key`, /1000 characters/, one([{ ...number('a'), key: long }]), CUT],
    ]),
    ['tables[0].name', /1000 characters/, one([], { name: `${' '.repeat(1000)}x` })],
    [
      `${a}.options.decimals`,
      /10,000,000,000,000,000,000 steps .*\(9,007,199,254,740,992\)/,
      option('number', { max: 10 ** 9, decimals: 10 }),
      /Set decimals to 6$/,
    ],
    [
      `${a}.options.fractionDigits`,
      /1,000,000,000,000,000,000 steps .*\(9,007,199,254,740,992\)/,
      option('number.float', { fractionDigits: 15 }),
      /Set fractionDigits to 12$/,
    ],
    [
      `${a}.options.dec`,
      /1,000,000,000,000,000,000,000 steps .*\(9,007,199,254,740,992\)/,
      option('finance.amount', { dec: 18 }),
      /Set dec to 12$/,
    ],
    // In a row with a currency, the greatest amount is worth a thousand dollars: 100 million units of some currencies.
    [
      `${a}.options.dec`,
      /from 0 to 100000000 /,
      one([
        { name: 'a', field: 'finance.amount', options: { dec: 9 } },
        { name: 'b', field: 'finance.currencyCode' },
      ]),
      /Set dec to 7$/,
    ],
    [
      `${a}.options.options.dec`,
      /18 decimals/,
      arrayOf({ field: 'finance.amount', options: { dec: 18 } }, 3),
      /Set dec to 12$/,
    ],
    [`${a}.options.sd`, /constant/, option('number', { distribution: 'normal', sd: 0 })],
    [
      `${a}.options.step`,
      /limit of 9999-12-31 after 31 rows.* 100 rows/,
      option('series', { from: '9999-12-01', step: 'P1D' }),
      /Set rows to 31/,
    ],
    [
      `${a}.options.step`,
      /after 0 rows.* 100 rows/,
      option('series', { from: '9999-12-31T23:00:00Z', step: 'PT1H', jitter: 1 }),
    ],
    [
      `${a}.options.jitter`,
      /9999-12-31/,
      option('series', { from: '2026-01-01', to: '9999-12-31T23:59:59.999Z', jitter: 0.5 }),
      /Set jitter to 0/,
    ],
    [
      `${a}.options.step`,
      /limit of 1e\+308 after 3 rows.* 100 rows/,
      option('series', { from: 8e307, step: 1e307 }),
      /Set rows to 3/,
    ],
    [
      'now',
      /“0000-12-31” is outside.*0001-01-01 to 9999-12-31/,
      { ...one([]), now: '0000-12-31' },
      /0001-01-01/,
    ],
    ['now', /“\+010000-01-01/, { ...one([]), now: '+010000-01-01T00:00:00Z' }, /9999-12-31/],
    [`${a}.options.from`, /0000-01-01/, option('date', { from: '0000-01-01' }), /0001-01-01/],
    [`${a}.options.to`, /10000-01-01/, option('timestamp', { to: '10000-01-01' }), /9999-12-31/],
    [`${a}.options.from`, /0000-06-01/, option('series', { from: '0000-06-01', step: 'P1D' }), /0001-01-01/],
    [
      `${a}.options.options.from`,
      /0000-01-01/,
      option('array', { field: 'date', options: { from: '0000-01-01' } }),
      /0001-01-01/,
    ],
    [
      `${a}.options.sd`,
      /0.01, nearly all values are 7/,
      option('number', { distribution: 'normal', mean: 7, sd: 0.01 }),
    ],
    [
      `${a}.options.mean`,
      /mean of 5000 is more than 6 standard deviations of 100 away from 1000/,
      option('number', { distribution: 'normal', mean: 5000, sd: 100 }),
      /Set mean to 1000$/,
    ],
    [
      `${a}.options.options.mean`,
      /mean of -50 .* 5 away from 0/,
      arrayOf({ field: 'number', options: { distribution: 'normal', mean: -50, sd: 5 } }, 3),
      /Set mean to 0$/,
    ],
  ],
  'blank-name': [
    ['tables[0].name', /blank/, one([], { name: ' ' })],
    [`${a}.name`, /blank/, one([number('')])],
  ],
  'invalid-name': [
    ['tables[0].name', /NUL/, one([], { name: '\0' })],
    ['tables[0].name', /NUL/, one([], { name: 'a\0b\0' }), /^Remove the character$/],
    [`${a}.name`, /NUL/, one([number('\0a')]), /^Remove the character$/],
    [`${a}.key`, /NUL/, one([{ ...number('a'), key: 'a\0' }]), /^Remove the character$/],
  ],
  'duplicate-name': [
    ['tables[0].columns[1].name', /“a”/, one([number('a'), number('a')]), /Rename it to “a_2”/],
    [
      'tables[2].name',
      /“x”/,
      documentOf(...['x', 'x_2', 'x'].map((name) => ({ ...parents, name }))),
      /Rename it to “x_3”/,
    ],
    [
      'tables[0].columns[1].name',
      /“a”/,
      one([number('a'), { ...number('a'), key: 'a_2' }]),
      /Rename it to “a_2”/,
    ],
    ['tables[0].unique[0][1]', /already/, one([number('a')], { unique: [['a', 'a']] }), /duplicate/],
  ],
  'duplicate-key': [
    ['tables[0].columns[1].key', /“a”/, one([number('a'), { ...number('b'), key: 'a' }]), /key to “a_2”/],
    [
      'tables[0].columns[1].key',
      /“k”/,
      one(['a', 'b'].map((name) => ({ ...number(name), key: 'k' }))),
      /key to “k_2”/,
    ],
  ],
  'unknown-field': [
    [`${a}.field`, /“person.fulNmae”/, option('person.fulNmae', {}), /Use “person.fullName”/],
    [`${a}.field`, /“emial”/, option('emial', {}), /Use “internet.email”/],
    [`${a}.field`, /“nme”/, option('nme', {}), /Use “company.name”/],
    [`${a}.field`, /“email”/, option('email', {}), /Use “internet.email”/],
    [`${a}.field`, /“faker/, option('faker.person.firstname', {}), /Use “person.firstName”/],
    [`${a}.options.field`, /“numbr”/, option('array', { field: 'numbr' }), /Use “number”/],
  ],
  'unknown-entity': [
    [`${a}.of.place`, /place/, option('person.fullName', {}, { of: { place: 1 } })],
    [`${a}.of.person`, /person/, option('number', {}, { of: { person: 1 } })],
  ],
  'conflicting-options': [
    ...conflicts,
    [
      'tables[0].columns[0].options.independent',
      /“b” belongs to the same country/,
      one([
        { name: 'a', field: 'location.country' },
        { name: 'b', field: 'location.countryCode', options: { independent: true } },
      ]),
      /Set “independent” to true/,
    ],
    [
      'tables[0].columns[1].options.independent',
      /“a” belongs to the same country/,
      one([
        { name: 'a', field: 'location.country', options: { independent: true } },
        { name: 'b', field: 'location.countryCode', options: { independent: false } },
      ]),
      /Set “independent” to true/,
    ],
    [
      `${a}.options.options.columns[1].options.sex`,
      /“x” belongs to the same person/,
      arrayOf(
        {
          field: 'json',
          options: {
            columns: [
              { name: 'x', field: 'person.fullName', options: { sex: 'female' } },
              { name: 'y', field: 'person.firstName', options: { sex: 'male' } },
            ],
          },
        },
        3,
      ),
      /Remove “sex”/,
    ],
  ],
  'option-not-applicable': [
    [
      `${a}.options.options.after`,
      /cannot read other columns/,
      arrayOf({ field: 'date', options: { after: 'item' } }, 3),
      /Remove “after”/,
    ],
    [
      `${a}.options.distribution`,
      /no effect if “after” is set/,
      one([
        { name: 'a', field: 'timestamp', options: { after: 'd', distribution: 'normal' } },
        { name: 'd', field: 'date' },
      ]),
      /Remove “distribution”/,
    ],
    [
      'tables[1].columns[0].options.children',
      /a unique reference is one to one/,
      related([refers({ children: 'zipf' }, { unique: true })], { rows: 10 }),
      /Remove “children”/,
    ],
    [
      'tables[1].columns[1].options.children',
      /“r” of the same foreign key chooses/,
      documentOf(
        { ...parents, columns: [id, { name: 'm', field: 'sequence' }], unique: [['id', 'm']] },
        {
          name: 't',
          rows: 20,
          columns: [refers({}), { ...refers({ column: 'm', children: 'zipf' }), name: 's' }],
          foreignKeys: [{ columns: ['r', 's'], table: 'p', references: ['id', 'm'] }],
        },
      ),
      /Remove “children”/,
    ],
    [
      'tables[1].columns[0].options.children',
      /a unique reference is one to one/,
      related([refers({ children: { each: 1 } }, { primaryKey: true })], { rows: 10 }),
      /Remove “children”/,
    ],
    [
      `${a}.options.work`,
      /if “provider” is set/,
      option('internet.email', { provider: 'a.org', work: true }),
      /Remove/,
    ],
    [
      `${a}.options.work`,
      /“reserved” is “false”/,
      option('internet.email', { reserved: true, work: true }),
      /Remove/,
    ],
    [
      `${a}.options.network`,
      /“cidrBlock” is set/,
      option('internet.ipv4', { network: 'any', cidrBlock: '10.0.0.0/8' }),
      /Remove/,
    ],
    [
      `${a}.options.sex`,
      /no other column of this person/,
      option('person.lastName', { sex: 'female' }),
      /Remove/,
    ],
    [`${a}.options.case`, /no letters/, option('number', { case: 'upper' }), /Remove “case”/],
    ...[
      option('list', { values: [1, null], case: 'upper' }),
      option('list', { values: ['ƛ', '中'], case: 'upper' }),
      ...[
        '[^a-zA-Z]{3}',
        '\\W\\d+',
        '[a]{0}5',
        '(?=.{3}$)[^a-zA-Z]+',
        '(?!\\d)[^a-zA-Z]{3}',
        '\\d+(?=%)',
      ].map((pattern) => option('regex', { pattern, case: 'upper' })),
      ...['{n}', '{n}-{row|pad:5}', '{d}: {z}', '{d|date:DD.MM.YY}', '{n|default:-}', '{t} {t}'].map((text) =>
        one([
          { name: 'a', field: 'template', options: { text, case: 'upper' } },
          ...[
            number('n'),
            { name: 'd', field: 'date' },
            { name: 'z', field: 'regex', options: { pattern: '\\d' } },
          ],
          { name: 't', field: 'template', options: { text: '{n} {z}' } },
        ]),
      ),
    ].map((document): Case => [`${a}.options.case`, /no letters/, document, /Remove “case”/]),
    [`${a}.options.prefix`, /the value is null/, option('constant', { value: null, prefix: 'x' }), /Remove/],
    [
      `${a}.options.strategy`,
      /some words have/,
      option('word.noun', { minLength: 3, strategy: 'closest' }),
      /Remove/,
    ],
    [`${a}.options.minLength`, /No word has/, option('word.adverb', { minLength: 30 }), /Allow any length/],
    [
      `${a}.options.length`,
      /less than “minLength”. All values have 8/,
      option('string.alpha', { length: 5, minLength: 8 }),
      /Set maxLength to 8 instead/,
    ],
    [`${a}.options.exclude`, /can occur/, option('string.numeric', { exclude: 'x' }), /Remove “exclude”/],
    [`${a}.options.mean`, /“normal”/, option('number', { mean: 5 }), /Remove “mean”/],
    [`${a}.options.within`, /“after” or “before”/, option('date', { within: 'P1D' }), /Remove “within”/],
    [`${a}.options.step`, /either “step” or “to”, not both/, option('series', { from: 1, to: 5, step: 1 })],
  ],
  'range-empty': [
    [
      'tables[1].columns[0].options.children',
      /“from” is 3, which is more than “to”, 1/,
      documentOf(parents, { name: 't', columns: [refers({ children: { from: 3, to: 1 } })] }),
      /Swap/,
    ],
    [
      'tables[0].columns[1].options.to',
      /No date after “d” lies in the range to 2025-12-31/,
      one([DATES_OF_2026, { name: 'e', field: 'date', options: { after: 'd', to: '2025-12-31' } }]),
      /Remove “to”/,
    ],
    [
      'tables[0].columns[1].options.from',
      /No date before “d” lies in the range from 2027-01-01/,
      one([DATES_OF_2026, { name: 'e', field: 'date', options: { before: 'd', from: '2027-01-01' } }]),
      /Remove “from”/,
    ],
    [
      'tables[0].columns[1].options.before',
      /No date lies after “d” and before “d”/,
      one([DATES_OF_2026, { name: 'e', field: 'date', options: { after: 'd', before: 'd' } }]),
      /Remove “before”/,
    ],
    [
      'tables[0].columns[2].options.before',
      /No date lies after “later” and before “d”/,
      one([
        DATES_OF_2026,
        { name: 'later', field: 'timestamp', options: { after: 'd' } },
        { name: 'e', field: 'timestamp', options: { after: 'later', before: 'd', to: '2030-01-01' } },
      ]),
      /Remove “before”/,
    ],
    [
      'tables[0].columns[2].options.before',
      /No date lies after “d” and before “old”/,
      one([
        DATES_OF_2026,
        { name: 'old', field: 'date', options: { from: '2020-01-01', to: '2021-01-01' } },
        { name: 'e', field: 'date', options: { after: 'd', before: 'old' } },
      ]),
      /Remove “before”/,
    ],
    [`${a}.options.to`, /lies between/, option('date', { from: '2500-01-01', to: 'now' }), /Set to to 2500/],
    [`${a}.options.max`, /between 5 and 1/, option('number', { min: 5, max: 1 }), /Set max to 5/],
    [`${a}.options.max`, /between 5.5 and 1/, option('number', { min: 5.5, max: 1 }), /Set max to 6/],
    [`${a}.options.max`, /between 2000 and 1000/, option('number', { min: 2000 }), /Set max to 2000/],
    [`${a}.options.decimals`, /0 decimals/, option('number', { min: 0.1, max: 0.9 })],
    [
      `${a}.options`,
      NO_MULTIPLE_OF_5,
      option('number.int', { min: 1, max: 2, multipleOf: 5 }),
      /Set max to 5$/,
    ],
    [
      `${a}.options`,
      /No multiple of 10 lies between -9 and -1/,
      option('number.bigInt', { min: '-9', max: '-1', multipleOf: 10 }),
      /Set max to 0$/,
    ],
    [`${a}.options.options`, NO_MULTIPLE_OF_5, arrayOf(NO_MULTIPLE, 3), /Set max to 5$/],
    [
      `${a}.options.options.options`,
      NO_MULTIPLE_OF_5,
      arrayOf({ field: 'array', options: NO_MULTIPLE }, 3),
      /Set max to 5$/,
    ],
    [
      'tables[0].columns[0].options.columns[0].options',
      NO_MULTIPLE_OF_5,
      one([objectOf(noMultiple)]),
      /Set max to 5$/,
    ],
    [
      'tables[0].columns[0].options.columns[0].options.columns[0].options',
      NO_MULTIPLE_OF_5,
      one([objectOf(objectOf(noMultiple))]),
      /Set max to 5$/,
    ],
    [`${a}.options`, /No value/, option('finance.amount', { min: 0.001, max: 0.002, dec: 2 })],
    [
      `${a}.options.to`,
      /date/,
      option('date', { from: '2026-02-01T10:00:00Z', to: '2026-01-01' }),
      /2026-02-02/,
    ],
    [`${a}.options.to`, /date/, { ...option('dates', undefined as never), now: '1980-01-01' }, /1990-01-01/],
    [
      `${a}.options.workingHours`,
      /working/,
      option('date', { from: '2026-11-21', to: '2026-11-22', workingHours: true }),
      /any/,
    ],
    [`${a}.options.to`, /time/, option('time', { from: '18:00', to: '20:00', workingHours: true })],
    [
      `${a}.options.maxItems`,
      /minimum of 4 is greater than the maximum of 3/,
      option('array', { field: 'number', minItems: 4 }),
      /maxItems to 4/,
    ],
  ],
  'weights-mismatch': [
    [
      'tables[1].columns[0].options.children.weights',
      /2 weights, but there are 3 numbers/,
      documentOf(parents, {
        name: 't',
        columns: [refers({ children: { from: 1, to: 3, weights: [1, 2] } })],
      }),
      /Remove the weights/,
    ],
    [
      `${a}.options.weights`,
      /1 value needs 1 weight; 2 given\./,
      option('list', { values: [1], weights: [1, 2] }),
      /Remove/,
    ],
    [
      `${a}.options.weights`,
      /3 values need 3 weights; 1 given\./,
      option('list', { values: [1, 2, 3], weights: [1] }),
      /Remove/,
    ],
  ],
  'weights-zero': [
    [
      'tables[1].columns[1].options.transitions.new',
      /No state has a weight above zero/,
      states({ initial: 'new', transitions: { new: { paid: 0 } } }),
      /Set its weight to 1/,
    ],
    [
      'tables[1].columns[1].options.initial',
      /No state has a weight above zero/,
      states({ initial: { new: 0 }, transitions: { new: { paid: 1 } } }),
      /Set its weight to 1/,
    ],
    [
      'tables[1].columns[0].options.children.weights',
      /All weights are zero/,
      documentOf(parents, {
        name: 't',
        columns: [refers({ children: { from: 1, to: 2, weights: [0, 0] } })],
      }),
      /Remove the weights/,
    ],
    [`${a}.options.weights`, /zero/, option('list', { values: [1, 2], weights: [0, 0] })],
    [`${a}.options.bins`, /zero/, option('number', { distribution: 'histogram', bins: [0] })],
  ],
  'no-values': [
    [`${a}.options.values`, /empty/, option('list', { values: [] })],
    ['tables[0].unique[0]', /no column/, one([number('a')], { unique: [[]] })],
  ],
  'invalid-pattern': [
    [`${a}.options.pattern`, /./, option('regex', { pattern: '(' })],
    [`${a}.options.pattern`, /./, option('regex', { pattern: 'a(?!a)a|\\b\\B' }, { unique: true })],
    [`${a}.options.options.pattern`, /./, option('array', { field: 'regex', options: { pattern: '[' } })],
  ],
  'invalid-template': [
    [`${a}.options.text`, /./, option('template', { text: '{' })],
    [`${a}.options.text`, /character/, option('template', { text: '{row|shout}' }, { unique: true })],
  ],
  'invalid-formula': [
    [`${a}.options.expression`, /character/, option('formula', { expression: '1 +' })],
    ['tables[0].columns[1].options.expression', /character/, one([number('a'), formula('upper(a)')])],
    [
      'tables[0].columns[1].options.expression',
      /never true. Write isNull\(a\)/,
      one([number('a'), formula('not (a = null)')]),
      /Use isNull\(a\)/,
    ],
    [
      'tables[0].columns[1].options.expression',
      /Write not isNull\(a\)/,
      one([number('a'), formula('a != null')]),
      /Use not isNull\(a\)/,
    ],
    ...(
      [
        ['null < a + 1', 'isNull(a + 1)'],
        ['a + 1 = null', 'isNull(a + 1)'],
        ['(a) = (null)', 'isNull(a)'],
        ['null = a', 'isNull(a)'],
        ['null != ((a ))', 'not isNull(a)'],
        ['(a + 1) * (a - 1) = null', 'isNull((a + 1) * (a - 1))'],
        ['1 < 2 and [a b] = null or true', 'isNull([a b])'],
        ['if( null <> [a b]  , 1, 2)', 'not isNull([a b])'],
        ['not a == null', 'isNull(a)'],
        ['null = null', 'isNull(null)'],
        ['max(a, 1) >= null', 'isNull(max(a, 1))'],
      ] as const
    ).map(([expression, call]): Case => {
      const quoted = call.replace(/[()[\]+*]/g, '\\$&');
      return [
        'tables[0].columns[2].options.expression',
        new RegExp(`never true. Write ${quoted}\\.`),
        one([number('a'), number('a b'), formula(expression)]),
        new RegExp(`^Use ${quoted}$`),
      ];
    }),
  ],
  'unknown-table': [
    [
      'tables[0].columns[2].options.expression',
      /There is no table “line”/,
      orderLines({ orders: [formula('count(line)')] }),
      /Use “lines”/,
    ],
    ['tables[1].columns[0].options.table', /“pp”/, related([refers({ table: 'pp' })]), /Use “p”/],
    [
      'tables[1].foreignKeys[0].table',
      /“q”/,
      related([refers({})], { foreignKeys: [{ columns: ['r'], table: 'q', references: ['id'] }] }),
    ],
    ['tables[1].columns[0].options.table', /“b”. It can be “p” or “t”/, related([refers({ table: 'b' })])],
    [
      `${a}.options.table`,
      /“b”. Did you mean “t”/,
      option('reference', { table: 'b', column: 'a' }),
      /Use “t”/,
    ],
  ],
  'unknown-column': [
    [
      'tables[0].columns[2].options.expression',
      /There is no column “nn” in the table “lines”/,
      orderLines({ orders: [formula('sum(lines.nn)')] }),
      /Use “n”/,
    ],
    [
      'tables[1].columns[2].options.expression',
      /There is no column “nn”/,
      orderLines({ lines: [formula('previous(nn)')] }),
      /Use “n”/,
    ],
    [
      'tables[1].columns[1].options.from',
      /no column “dd” in the table “t”/,
      groupSeries({ from: 'dd', step: 'PT1H' }),
      /Use “d”/,
    ],
    [
      'tables[1].groupedBy',
      /no column “x” in the table “t”/,
      documentOf(parents, { name: 't', groupedBy: 'x', columns: [refers({ children: { each: 2 } })] }),
      /Use “r”/,
    ],
    ['tables[1].columns[0].options.column', /“iid”/, related([refers({ column: 'iid' })]), /Use “id”/],
    [
      'tables[0].columns[1].options.text',
      /“nmae”.*“name”/,
      one([number('name'), { name: 'x', field: 'template', options: { text: '{nmae}' } }]),
      /Use “name”/,
    ],
    [
      'tables[0].columns[1].options.expression',
      /“nmae”.*“name”/,
      one([number('name'), { name: 'x', field: 'formula', options: { expression: '[nmae] + nmae' } }]),
      /Use “name”/,
    ],
    [
      'tables[0].columns[2].options.expression',
      /“price”. It can be “b” or “c”/,
      one([number('b'), number('c'), { name: 'x', field: 'formula', options: { expression: 'price + 1' } }]),
    ],
    [
      'tables[0].columns[1].options.after',
      /“bron”/,
      one([
        { name: 'born', field: 'date' },
        { name: 'd', field: 'date', options: { after: 'bron' } },
      ]),
      /Use “born”/,
    ],
    ['tables[0].primaryKey[0]', /“nme”/, one([number('name')], { primaryKey: ['nme'] }), /Use “name”/],
    [
      'tables[1].foreignKeys[0].columns[0]',
      /“rr”/,
      related([refers({})], { foreignKeys: [{ columns: ['rr'], table: 'p', references: ['id'] }] }),
      /Use “r”/,
    ],
  ],
  'not-a-reference': [
    [
      'tables[1].columns[1].options.via',
      /“x”/,
      related([number('x'), { name: 'l', field: 'lookup', options: { via: 'x', column: 'n' } }]),
    ],
    [
      'tables[1].columns[2].options.via',
      /“x”/,
      related([number('x'), refers({}), { name: 'l', field: 'lookup', options: { via: 'x', column: 'n' } }]),
      /Use “r”/,
    ],
  ],
  'not-a-date': [
    ['tables[1].columns[1].options.from', /“n” holds no dates/, groupSeries({ from: 'n', step: 'PT1H' })],
    [
      'tables[0].columns[1].options.after',
      /integer/,
      one([number('n'), { name: 'd', field: 'date', options: { after: 'n' } }]),
    ],
    [
      'tables[0].columns[1].options.before',
      /text/,
      one([
        { name: 'n', field: 'date', options: { format: 'YYYY' } },
        { name: 'd', field: 'timestamp', options: { before: 'n' } },
      ]),
    ],
  ],
  'types-differ': [
    [
      `${a}.options.else.field`,
      /This case gives true or false, but the first one gives a decimal/,
      option('cases', {
        cases: [{ when: 'row = 1', field: 'number', options: { decimals: 1 } }],
        else: { field: 'boolean' },
      }),
      /Remove “else”/,
    ],
    [
      `${a}.options.cases[1].field`,
      /This case gives an integer, but the first one gives a text/,
      option('cases', {
        cases: [
          { when: 'row = 1', field: 'lorem.word' },
          { when: 'row = 2', field: 'number' },
        ],
      }),
      /Remove this case/,
    ],
  ],
  'not-nestable': [
    [
      `${a}.options.cases[0].field`,
      /A case cannot have the field “sequence”/,
      option('cases', { cases: [{ when: 'row = 1', field: 'sequence' }] }),
    ],
    [
      'tables[1].columns[2].options.columns[0].options.expression',
      /cannot read other rows/,
      orderLines({ lines: [objectOf(formula('previous(n)'))] }),
    ],
    [`${a}.options.columns[0].unique`, /nested columns/, one([objectOf({ ...number('n'), unique: true })])],
    [`${a}.options.field`, /“template”/, option('array', { field: 'template', options: { text: 'x' } })],
  ],
  'circular-groups': [
    [
      'tables[0].columns[1].options.children',
      /“a” → “c” → “b” → “a”/,
      documentOf(
        { name: 'a', columns: [id, { name: 'r', ...refersTo('c', { children: { from: 1, to: 2 } }) }] },
        { name: 'b', columns: [id, { name: 'r', ...refersTo('a', { children: { each: 1 } }) }] },
        { name: 'c', columns: [id, { name: 'r', ...refersTo('b', { children: { each: 1 } }) }] },
      ),
      /Give “a” 100 rows, at random/,
    ],
    [
      'tables[0].columns[1].options.children',
      /“a” → “b” → “a”/,
      documentOf(
        { name: 'a', columns: [id, { name: 'r', ...refersTo('b', { children: { each: 2 } }) }] },
        { name: 'b', columns: [id, { name: 'r', ...refersTo('a', { children: { from: 0, to: 2 } }) }] },
      ),
      /Give “a” 100 rows, at random/,
    ],
  ],
  'not-grouped': [
    [`${a}.options.expression`, /previous\(n\) needs groups/, one([formula('previous(n)'), number('n')])],
    [`${a}.options.expression`, /total\(n\) needs groups/, one([formula('total(n)'), number('n')])],
    [
      'tables[0].columns[1].options.expression',
      /sum\(t\.n\) needs rows of “t” that are grouped by “p”\. It has no reference/,
      documentOf(
        { name: 'p', rows: 10, columns: [id, formula('sum(t.n)')] },
        { name: 't', rows: 10, columns: [number('n')] },
      ),
    ],
    [
      'tables[0].columns[1].options.expression',
      /count\(t\) needs rows of “t” that are grouped by “p”\. Give “r”/,
      documentOf(
        { name: 'p', rows: 10, columns: [id, formula('count(t)')] },
        { name: 't', rows: 10, columns: [refers({})] },
      ),
      /Group “t” by “r”, 1 to 5 rows each/,
    ],
    [
      'tables[0].columns[1].options.expression',
      /count\(t\) needs rows of “t”/,
      documentOf(
        { name: 'p', rows: 10, columns: [id, formula('count(t)')] },
        {
          name: 't',
          columns: [refers({ children: { each: 1 } }), { ...refers({ children: { each: 1 } }), name: 's' }],
        },
      ),
      /Group “t” by “r”/,
    ],
    ...(
      [
        ['', { field: 'position' }, /A position needs groups/],
        ['', { field: 'state', options: { initial: 'a', transitions: {} } }, /A state needs groups/],
        [
          '.options.within',
          { field: 'series', options: { from: 1, step: 1, within: true } },
          /A series within/,
        ],
      ] as const
    ).flatMap(([path, column, message]): Case[] => [
      [`${a}${path}`, message, one([{ name: 'a', ...column }])],
      [
        `tables[1].columns[1]${path}`,
        message,
        related([refers({}), { name: 'a', ...column }]),
        /Group by “r”, 1 to 5 rows each/,
      ],
      [
        `tables[1].columns[2]${path}`,
        /“r”, “s”/,
        documentOf(parents, {
          name: 't',
          columns: [
            refers({ children: { each: 2 } }),
            { ...refers({ children: { each: 2 } }), name: 's' },
            { name: 'a', ...column },
          ],
        }),
        /Group by “r”/,
      ],
    ]),
    [
      'tables[1].groupedBy',
      /“r” cannot group rows/,
      documentOf(parents, {
        name: 't',
        groupedBy: 'r',
        columns: [refers({}), { ...refers({ children: { each: 2 } }), name: 's' }],
      }),
      /Use “s”/,
    ],
    [
      'tables[1].groupedBy',
      /“r” cannot group rows/,
      related([refers({})], { groupedBy: 'r' }),
      /Remove “groupedBy”/,
    ],
    [
      'tables[1].groupedBy',
      /“r” cannot group rows/,
      related([refers({ children: { each: 2 } }, { nulls: 5 })], { groupedBy: 'r' }),
      /Make “r” never null/,
    ],
  ],
  'unknown-state': [
    [
      'tables[1].columns[1].options.initial',
      /No transition names the state “nwe”/,
      states({ initial: 'nwe', transitions: { new: { paid: 1 } } }),
      /Use “new”/,
    ],
    [
      'tables[1].columns[1].options.initial.draft',
      /No transition names the state “draft”/,
      states({ initial: { new: 2, draft: 1 }, transitions: { new: { paid: 1 } } }),
      /Remove “draft”/,
    ],
    [
      'tables[1].columns[1].options.transitions.piad',
      /No row gets the state “piad”/,
      states({ initial: 'new', transitions: { new: { paid: 1 }, piad: { shipped: 1 } } }),
      /Remove “piad”/,
    ],
    [
      'tables[1].columns[1].options.transitions.b',
      /No row gets the state “b”/,
      states({ initial: 'new', transitions: { new: { paid: 1, b: 0 }, b: { new: 1 } } }),
      /Remove “b”/,
    ],
  ],
  'inexact-sum': [
    [
      'tables[0].columns[2].options.expression',
      /sum\(lines\.x\) would not be exact/,
      orderLines({ orders: [formula('sum(lines.x)', 'o')], lines: [formula('n / 3', 'x')] }),
      /Round “x” to 2 decimals/,
    ],
    [
      'tables[1].columns[2].options.expression',
      /total\(x\) would not be exact/,
      orderLines({ lines: [formula('total(x)', 't'), formula('random()', 'x')] }),
      /Round “x” to 2 decimals/,
    ],
    [
      'tables[1].columns[3].options.expression',
      /total\(x\) can add 4 numbers of up to 9,007,199,254,740,990, which make 36,028,797,018,963,960\. Sums are exact up to 9,007,199,254,740,991/,
      orderLines({
        lines: [
          { name: 'x', field: 'number.int', options: { min: 0, max: 9_007_199_254_740_990 } },
          formula('total(x)', 't'),
        ],
      }),
      /Set max of “x” to 2,251,799,813,685,247/,
    ],
    [
      'tables[0].columns[2].options.expression',
      /sum\(lines\.x\) can add 4 numbers of up to 20,000,000,000,000.* Sums with 2 decimals are exact up to 70,368,744,177,664/,
      orderLines({
        orders: [formula('sum(lines.x)', 'o')],
        lines: [{ name: 'x', field: 'number', options: { min: 0, max: 20_000_000_000_000, decimals: 2 } }],
      }),
      /Set max of “x” to 17,592,186,044,416/,
    ],
  ],
  'circular-columns': [
    [
      'tables[1].columns[2]',
      /“x” cannot use its own value/,
      orderLines({ lines: [formula('total(x)', 'x')] }),
    ],
    [
      'tables[1].columns[2]',
      /“x” → “y” → “z” → “x”/,
      orderLines({
        lines: [
          formula('concat(y, previous(x))', 'x'),
          { name: 'y', field: 'template', options: { text: '{z}' } },
          formula('previous(x)', 'z'),
        ],
      }),
    ],
    [
      'tables[1].columns[0]',
      /“r” → “s” → “r”/,
      documentOf(
        { ...parents, columns: [id, { name: 'm', field: 'sequence' }], unique: [['id', 'm']] },
        {
          name: 't',
          rows: 20,
          columns: [refers({ where: { m: 's' } }), { ...refers({ column: 'm' }), name: 's' }],
          foreignKeys: [{ columns: ['r', 's'], table: 'p', references: ['id', 'm'] }],
        },
      ),
    ],
    [
      'tables[0].columns[2]',
      /“s” → “x” → “l” → “s”/,
      orderLines({
        orders: [formula('sum(lines.x)', 's')],
        lines: [formula('l', 'x'), { name: 'l', field: 'lookup', options: { via: 'r', column: 's' } }],
      }),
    ],
    [a, /“a” → “b” → “a”/, one([formula('b', 'a'), formula('a', 'b')])],
    [a, /“a” cannot use its own value/, one([{ name: 'a', field: 'template', options: { text: '{a}' } }])],
    [`${a}.options.columns[0]`, /“x” → “y” → “x”/, one([objectOf(formula('y', 'x'), formula('x', 'y'))])],
  ],
  'too-deep': [
    [
      `${a}.options.options.options.field`,
      /2 levels deep/,
      option('array', { field: 'array', options: { field: 'array', options: { field: 'number' } } }),
    ],
    [
      'tables[101].columns[0]',
      /101 references away/,
      documentOf(
        parents,
        ...Array.from({ length: 101 }, (_, i) => ({
          name: `t${i}`,
          rows: 1,
          columns: [{ ...refers({ table: i === 0 ? 'p' : `t${i - 1}` }), name: 'id', primaryKey: true }],
        })),
      ),
    ],
  ],
  'reference-not-unique': [
    [
      'tables[1].columns[0].options.column',
      /“n” of “p”/,
      related([refers({ column: 'n' })]),
      /Make “n” unique/,
    ],
    [
      'tables[1].foreignKeys[0].references',
      /neither the primary key nor a unique key/,
      related([refers({ column: 'n' })], {
        foreignKeys: [{ columns: ['r'], table: 'p', references: ['n'] }],
      }),
      /unique key/,
    ],
  ],
  'reference-changed': [
    [
      'tables[1].columns[0].options.prefix',
      /no longer match/,
      related([refers({ prefix: 'C-' })]),
      /Remove the prefix/,
    ],
    [
      'tables[1].columns[0].options.suffix',
      /no longer match/,
      related([refers({ suffix: '!' })]),
      /Remove the suffix/,
    ],
    [
      'tables[1].columns[0].options.case',
      /no longer match/,
      related([refers({ case: 'upper' })]),
      /Remove the case/,
    ],
    [
      'tables[1].columns[0].maxLength',
      /up to 36 characters. Cut to 35/,
      documentOf(
        { name: 'p', rows: 10, columns: [{ name: 'c', field: 'string.uuid', unique: true }] },
        { name: 't', rows: 20, columns: [refers({ column: 'c' }, { maxLength: 35 })] },
      ),
      /Remove maxLength/,
    ],
  ],
  'no-parents': [
    [
      'tables[1].columns[0].options.table',
      /no rows/,
      documentOf({ ...parents, rows: 0 }, { name: 't', rows: 1, columns: [refers({})] }),
      /Give “p” 1 row/,
    ],
    [
      'tables[1].columns[0].options.table',
      /no rows/,
      documentOf({ ...parents, rows: 0 }, { name: 't', rows: 1, columns: [refers({ children: 'zipf' })] }),
      /1 row/,
    ],
  ],
  'children-mismatch': [
    [
      'tables[1].columns[0].options.children',
      /The 10 rows of “p” have 30 rows of this table, but it has 20/,
      related([refers({ children: { from: 3, to: 3 } })]),
      /Remove “rows”/,
    ],
    [
      'tables[1].columns[1].options.children',
      /a range is impossible/,
      documentOf(parents, {
        name: 't',
        rows: 20,
        columns: [id, { name: 'r', ...refersTo('t', { children: { from: 0, to: 2 } }) }],
      }),
      /Use “each”/,
    ],
    [
      'tables[1].columns[0].options.children',
      /Each of the 10 rows .* only once, but this table has 20 rows/,
      related([refers({ children: 'one-to-one' })]),
      /Set rows to 10/,
    ],
    [
      'tables[1].columns[0].options.children',
      /make 30 rows, but this table has 20/,
      related([refers({ children: { each: 3 } })]),
      /Set rows to 30/,
    ],
    [
      'tables[1].columns[0].options.children',
      /make at least 50 rows, but this table has 20/,
      related([refers({ children: { min: 5 } })]),
      /Set rows to 50/,
    ],
    [
      'tables[0].columns[1].options.children',
      /“min”/,
      one([id, refers({ table: 't', children: { min: 2 } })]),
      /Use “each”/,
    ],
  ],
  'foreign-key-mismatch': [
    [
      'tables[1].foreignKeys[0].columns[0]',
      /“x” must be a reference/,
      related([number('x')], { foreignKeys: [{ columns: ['x'], table: 'p', references: ['id'] }] }),
    ],
    [
      'tables[1].foreignKeys[0].references',
      /2 columns, but .* 1/,
      related([refers({})], { foreignKeys: [{ columns: ['r'], table: 'p', references: ['id', 'n'] }] }),
    ],
  ],
  'where-mismatch': [
    [
      'tables[1].columns[1].options.where.n',
      /“name” is text, and “n” of “p” is integer/,
      related([{ name: 'name', field: 'word.noun' }, refers({ where: { n: 'name' } })]),
      /Remove the condition/,
    ],
    [
      'tables[1].columns[1].options.where.n',
      /“m” can be null/,
      related([{ name: 'm', field: 'number', nulls: 5 }, refers({ where: { n: 'm' } })]),
      /Set nulls of “m” to 0/,
    ],
  ],
  'nulls-in-key': [
    [`${a}.nulls`, /primary key/, one([{ ...id, nulls: 5 }]), /Set nulls to 0/],
    [`${a}.nullWhen`, /primary key/, one([{ ...id, nullWhen: 'row = 1' }]), /Remove nullWhen/],
    [
      `${a}.nullWhen`,
      /not nullable/,
      one([{ ...number('a'), nullWhen: 'row = 1', nullable: false }]),
      /Make it nullable/,
    ],
    [`${a}.nulls`, /not nullable/, one([{ ...number('a'), nulls: 5, nullable: false }]), /Set nulls to 0/],
    [
      'tables[0].columns[1].nullable',
      /first row/,
      one([id, refers({ table: 't' }, { nullable: false })]),
      /Make it nullable/,
    ],
  ],
  'auto-increment': [
    [
      `${a}.autoIncrement`,
      /only a column with the field “sequence”/,
      one([{ ...number('a'), options: { max: 999 }, primaryKey: true, autoIncrement: true }]),
      /^Remove autoIncrement$/,
    ],
    ...[{ pad: 5 }, { prefix: 'A-' }, { suffix: '!' }].map(
      (options): Case => [
        `${a}.autoIncrement`,
        /makes texts/,
        one([{ ...id, options, autoIncrement: true }]),
        /^Remove autoIncrement$/,
      ],
    ),
    [
      `${a}.autoIncrement`,
      /primary key by itself, or unique/,
      one([{ ...id, primaryKey: false, autoIncrement: true }]),
      /^Make it the primary key$/,
    ],
    [
      `${a}.autoIncrement`,
      /primary key by itself, or unique/,
      one([{ ...id, primaryKey: false, autoIncrement: true }, number('b')], { primaryKey: ['id', 'b'] }),
      /^Make it unique$/,
    ],
    [
      'tables[0].columns[1].autoIncrement',
      /“id” is auto-increment already/,
      one([
        { ...id, autoIncrement: true },
        { name: 'b', field: 'sequence', unique: true, autoIncrement: true },
      ]),
      /^Remove autoIncrement$/,
    ],
    [
      `${a}.autoIncrement`,
      /cannot be null/,
      one([{ ...id, primaryKey: false, unique: true, nulls: 5, autoIncrement: true }]),
      /^Set nulls to 0$/,
    ],
    [
      `${a}.autoIncrement`,
      /cannot be null/,
      one([{ ...id, primaryKey: false, unique: true, nullWhen: 'row = 3', autoIncrement: true }]),
      /^Remove nullWhen$/,
    ],
    [
      `${a}.autoIncrement`,
      /cannot be null/,
      one([{ ...id, primaryKey: false, unique: true, nullable: true, autoIncrement: true }]),
      /^Remove nullable$/,
    ],
    [
      `${a}.autoIncrement`,
      /“varchar\(20\)” is another type/,
      one([{ ...id, type: 'varchar(20)', autoIncrement: true }]),
      /^Remove autoIncrement$/,
    ],
    [
      `${a}.autoIncrement`,
      /32,668 to 32,767 and a next one.*“smallint”.* to 32,767/,
      one([{ ...id, options: { start: 32668 }, type: 'smallint', autoIncrement: true }]),
      /^Remove autoIncrement$/,
    ],
    [
      `${a}.autoIncrement`,
      /“int\(10\) unsigned”, which holds 0 to 4,294,967,295/,
      one([{ ...id, options: { start: -1 }, type: 'int(10) unsigned', autoIncrement: true }]),
      /^Remove autoIncrement$/,
    ],
    [
      `${a}.autoIncrement`,
      /next one do not fit the type “bigint”/,
      one([{ ...id, options: { step: 9007199254740991 }, autoIncrement: true }], { rows: 1026 }),
      /^Remove autoIncrement$/,
    ],
  ],
  'hidden-column': [
    [`${a}.hidden`, /column of a key/, one([{ ...id, hidden: true }, number('b')]), /Show/],
    [
      `${a}.hidden`,
      /column of a key/,
      one([{ ...number('a'), unique: true, hidden: true }, number('b')]),
      /Show/,
    ],
    [`${a}.hidden`, /All columns/, one([{ ...number('a'), hidden: true }]), /Show/],
    [
      `${a}.hidden`,
      /References lead/,
      {
        ...one([{ ...id, primaryKey: false, unique: true, hidden: true }, number('b')]),
        tables: [
          {
            name: 't',
            rows: 1,
            columns: [{ ...id, primaryKey: false, unique: true, hidden: true }, number('b')],
          },
          { name: 'u', rows: 1, columns: [refers({ table: 't' })] },
        ],
      },
      /Show/,
    ],
  ],
  'several-primary-keys': [
    ['tables[0].columns[1].primaryKey', /id/, one([id, { ...id, name: 'b' }]), /other one/],
    [
      'tables[0].columns[0].primaryKey',
      /x/,
      one([id, { name: 'x', field: 'sequence' }], { primaryKey: ['x'] }),
      /other one/,
    ],
  ],
  'unique-too-few': [
    [
      'tables[2].primaryKey',
      /only 10 combinations.*without “children” of “c”, there are 50/,
      documentOf(
        parents,
        { name: 'q', rows: 5, columns: [id] },
        {
          name: 't',
          rows: 20,
          columns: [refers({}), { name: 'c', ...refersTo('q', { children: 'zipf' }) }],
          primaryKey: ['r', 'c'],
        },
      ),
      /Remove “children” of “c”/,
    ],
    [
      'tables[0].unique[0]',
      /only 3 combinations.*without “weights” of “b” and “nulls” of “c”, there are 3,003/,
      one(
        [
          { name: 'a', field: 'list', options: { values: [1, 2, 3] } },
          { name: 'b', field: 'list', options: { values: ['x'], weights: [2] } },
          { name: 'c', field: 'number', nulls: 5 },
        ],
        { unique: [['a', 'b', 'c']] },
      ),
      /Remove “weights” of “b” and “nulls” of “c”/,
    ],
    [
      `${a}.options.testNumbers`,
      /test numbers/,
      option('finance.creditCardNumber', { testNumbers: true }, { unique: true }),
      /Remove/,
    ],
    [
      'tables[0].columns[1].options.testNumbers',
      /test numbers/,
      one([
        { name: 'a', field: 'finance.creditCardNumber', unique: true },
        { name: 'b', field: 'finance.creditCardNumber', options: { testNumbers: true } },
      ]),
      /Remove/,
    ],
    [
      `${a}.unique`,
      /2,000 rows need 2,000 different values; only 1,001 can occur/,
      one([{ ...number('a'), unique: true }], { rows: 2000 }),
      /Set rows to 1,001/,
    ],
    [
      a,
      /100 rows need 100 different values; only 26 can occur/,
      option('regex', { pattern: '[a-z]' }, { primaryKey: true }),
      /26/,
    ],
    [
      'tables[0].primaryKey',
      /4 combinations/,
      one(
        [
          { name: 'x', field: 'boolean' },
          { name: 'y', field: 'boolean' },
        ],
        { primaryKey: ['x', 'y'] },
      ),
      /Set rows to 4/,
    ],
    [
      'tables[1].columns[0].unique',
      /has 20 rows, but “p” has only 10/,
      related([refers({}, { unique: true })]),
      /Set rows to 10/,
    ],
  ],
  'unique-uncountable': [
    ...(
      [
        [{}, /with each value of “a” and “n” once, there are 25/, /^Keep each value of “a” and “n” once$/],
        [
          { nulls: 5 },
          /without “nulls” of “n” and with each value of “a” and “n” once, there are 25/,
          /^Remove “nulls” of “n” and keep each value of “a” and “n” once$/,
        ],
      ] as const
    ).map(([column, message, fix]): Case => {
      const values = { field: 'list', options: { values: [1, 1, 2, 3, 4, 5] } };
      const columns = [
        { name: 'a', ...values },
        { name: 'n', ...values, ...column },
      ];
      return ['tables[0].unique[0]', message, one(columns, { rows: 20, unique: [['a', 'n']] }), fix];
    }),
    [`${a}.unique`, /two ways/, option('regex', { pattern: '(a|a)b*' }, { unique: true }), /duplicates/],
    ['tables[0].unique[0]', /./, one([formula('1', 'a')], { unique: [['a']] }), /duplicates/],
    [
      'tables[0].unique[0]',
      /cannot be counted/,
      one([formula('1', 'x'), formula('2', 'y')], { unique: [['x', 'y']] }),
    ],
    [
      'tables[0].unique[0]',
      /cannot be counted/,
      one(
        [
          { name: 'x', field: 'finance.currencyCode' },
          { name: 'y', field: 'location.country' },
        ],
        { unique: [['x', 'y']] },
      ),
    ],
  ],
  'unique-not-uniform': [
    [
      `${a}.unique`,
      /^Unique values cannot have weights\.$/,
      option('list', { values: [1, 2], weights: [1, 2] }, { unique: true }),
      /Remove “weights”/,
    ],
    [
      `${a}.unique`,
      /^Unique values need an even distribution\.$/,
      option('number', { distribution: 'histogram', bins: [1, 2] }, { unique: true }),
      /Remove “distribution”/,
    ],
  ],
  'given-file': [
    [
      'tables[0].given.file',
      /rows of “plans.csv” are not here/,
      documentOf({ name: 't', given: { file: 'plans.csv' } }),
    ],
    [
      'tables[1].given.file',
      /rows of “a.tsv” are not here/,
      documentOf(
        { name: 't', rows: 5, columns: [{ name: 'a', ...refersTo('p', {}) }] },
        { name: 'p', given: { file: 'a.tsv' }, columns: [{ name: 'id', field: 'given' }] },
      ),
    ],
  ],
  'mixed-types': [
    [
      'tables[0].given.columns.a',
      /“a” has two types: row 3 has a text, “x”, and most others have an integer/,
      documentOf({ name: 't', given: { rows: [{ a: 1 }, { a: 2 }, { a: 'x' }] } }),
      /Read the column as text/,
    ],
    [
      'tables[0].columns[0]',
      /Row 2 has “2.5” in the column “a”, which is not an integer/,
      documentOf({
        name: 't',
        given: { rows: [{ a: 1 }, { a: 2.5 }] },
        columns: [{ name: 'a', field: 'given', valueType: 'integer' }],
      }),
      /Read the column as text/,
    ],
  ],
  'max-length-too-small': [
    [
      `${a}.maxLength`,
      /need up to 36 characters to stay valid, but maxLength is 10/,
      one([{ name: 'a', field: 'string.uuid', maxLength: 10 }]),
      /Set maxLength to 36/,
    ],
    [
      `${a}.maxLength`,
      /up to 20 characters.*is 9/,
      one([{ name: 'a', field: 'internet.email', options: { provider: 'mail.example.org' }, maxLength: 9 }]),
      /Set maxLength to 20/,
    ],
    [
      'tables[0].columns[0].maxLength',
      /up to 12 characters/,
      one([{ name: 'a', field: 'sequence', options: { prefix: 'customer-' }, unique: true, maxLength: 10 }]),
      /12/,
    ],
    [
      `${a}.options.columns[0].maxLength`,
      /up to 42/,
      one([objectOf({ name: 'p', field: 'finance.ethereumAddress', maxLength: 41 })]),
      /Set maxLength to 42/,
    ],
  ],
  'unique-cut': [
    [
      `${a}.maxLength`,
      /up to 4 characters. Cut to 3/,
      option('regex', { pattern: '[a-z]{4}' }, { unique: true, maxLength: 3 }),
      /4/,
    ],
    [
      `${a}.maxLength`,
      /up to 11 characters/,
      option('template', { text: 'customer-{row}' }, { unique: true, maxLength: 8 }),
      /Set maxLength to 11/,
    ],
    [
      `${a}.maxLength`,
      /up to 4 characters. Cut to 3/,
      option('list', { values: ['abcd', 'abce'] }, { unique: true, maxLength: 3 }, { rows: 2 }),
      /Set maxLength to 4/,
    ],
  ],
};

const rows = Object.entries(CASES).flatMap(([code, cases]) =>
  cases.map(([path, message, document, fix], i) => ({ code, i, path, message, document, fix })),
);

function problemsOf(document: unknown): readonly Problem[] {
  const read =
    typeof document === 'string' ? readDocument(document) : ({ ok: true, value: document } as const);
  const answer = read.ok ? engine.check(read.value) : read;
  return answer.ok ? [] : answer.error;
}

describe('a problem', () => {
  it('has at least two cases for every code', () => {
    const few = Object.entries(CASES).filter(([, cases]) => cases.length < 2);
    expect(few.map(([code]) => code)).toEqual([]);
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(problemCodes).sort());
  });

  it.each(rows)('$code ($i) is found at “$path”', ({ code, path, message, document, fix }) => {
    const clean = typeof document === 'string' ? document : JSON.parse(JSON.stringify(document));
    const problems = problemsOf(clean);
    const found = problems.find((problem) => problem.code === code && formatPath(problem.path) === path);
    expect(problems.map((problem) => `${problem.code} ${formatPath(problem.path)}`)).toContain(
      `${code} ${path}`,
    );
    expect(found?.message).toMatch(message);
    expect(found?.fix?.text ?? 'none').toMatch(fix ?? /^none$/);
    if (!found?.fix) return;
    const parsed: unknown = typeof clean === 'string' ? JSON.parse(clean) : clean;
    const mended = problemsOf(applyPatch(parsed, found.fix.patch));
    expect(mended.filter((problem) => problem.code === code && formatPath(problem.path) === path)).toEqual(
      [],
    );
    const before = problems.filter((problem) => problem.code === code).length;
    expect(mended.filter((problem) => problem.code === code).length).toBeLessThan(before);
  });

  it.each(rows.filter(({ code }) => !['too-large', 'not-json', 'too-deep'].includes(code)))(
    '$code ($i) is the only one',
    ({ code, document }) => {
      expect(
        new Set(problemsOf(JSON.parse(JSON.stringify(document))).map((problem) => problem.code)),
      ).toEqual(new Set([code]));
    },
  );
});

it('the number of rows of a parent is reported once if it cannot be read', () => {
  const problems = problemsOf(
    documentOf({ ...parents, rows: '10' }, { name: 't', rows: 1, columns: [refers({})] }),
  );
  expect(problems.map(({ path }) => formatPath(path))).toEqual(['tables[0].rows']);
});

describe('an option that decides an entity', () => {
  it.each([
    ['person.fullName', { sex: 'female' }],
    ['location.city', { state: 'TX' }],
    ['finance.creditCardNumber', { testNumbers: true }],
    ['finance.creditCardNumber', { issuer: 'visa' }],
  ])('does not conflict with a column of %s that does not set it: %o', (field, options) => {
    const decided = { name: 'decided', field, options };
    expect(problemsOf(one([decided, { name: 'other', field }]))).toEqual([]);
    expect(problemsOf(one([{ name: 'other', field }, decided]))).toEqual([]);
  });

  it('does not prevent a unique column of another entity', () => {
    const field = 'finance.creditCardNumber';
    const columns = [
      { name: 'a', field, unique: true },
      { name: 'b', field, options: { testNumbers: true }, of: { card: 2 } },
    ];
    expect(problemsOf(one(columns))).toEqual([]);
  });
});

describe('the provider of e-mails', () => {
  const labels = (length: number) => 'a'.repeat(length);
  const providerProblems = (provider: string) =>
    problemsOf(option('internet.email', { provider })).map(({ code, path }) => `${code} ${formatPath(path)}`);

  it.each([
    '',
    'localhost',
    'gmail.com',
    'Mail.Example.ORG',
    'a-b.x1.test',
    '3com.com',
    'xn--bcher-kva.example',
    'bücher.example',
    `${labels(63)}.com`,
    `${labels(63)}.${labels(63)}.${labels(63)}.${labels(61)}`,
  ])('can be “%s”', (provider) => expect(providerProblems(provider)).toEqual([]));

  it.each([
    ' ',
    'foo bar',
    '@x.com',
    'me@x.com',
    '.com',
    'x.com.',
    'a..b',
    '-a.com',
    'a-.com',
    'a_b.com',
    'a.com\n',
    'https://a.com',
    `${labels(64)}.com`,
  ])('cannot be “%s”', (provider) => {
    expect(providerProblems(provider)).toEqual([`invalid-value ${a}.options.provider`]);
  });
});

describe('a reference to a sequence', () => {
  const shop = (options: object, column: object = {}) =>
    documentOf(
      { name: 'p', rows: 10, columns: [{ name: 'id', field: 'sequence', options, ...column }] },
      { name: 't', rows: 20, columns: [refers({})] },
    );

  it('needs no key, and makes the sequence unique', () => {
    const checked = engine.check(shop({}));
    expect(checked).toMatchObject({ value: { tables: [{ columns: [{ unique: true }] }, {}] } });
  });

  it('is refused where the sequence stays at one number', () => {
    expect(problemsOf(shop({ step: 0 })).map(({ code }) => code)).toEqual(['reference-not-unique']);
  });
});

it.each([
  ['regex', { pattern: '[^a-z]' }],
  ['regex', { pattern: '(?=é)[^a-zA-Z]' }],
  ['number', { min: 0, max: 0.000001, decimals: 8 }],
  ...['{n|default:x}', '{n|slug}', '{small}', '{d|date:MMM}', 'A{n}', '{t}', '{f}'].map(
    (text) => ['template', { text }] as const,
  ),
] as const)('a case changes the letters of %s %o', (field, options) => {
  const columns = [
    { name: 'a', field, options: { ...options, case: 'lower' } },
    ...[number('n'), DATES_OF_2026, formula('concat(n, n)')],
    { name: 'small', field: 'number', options: { min: 0, max: 0.000001, decimals: 8 } },
    { name: 't', field: 'template', options: { text: '{n}', prefix: 'T' } },
  ];
  expect(problemsOf(one(columns))).toEqual([]);
});
