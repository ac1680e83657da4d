/** @module-tag deep */

import { base, en, Faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import type { Cell, Field, Json } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { withCorrections } from '../../../src/locales/corrections.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { filledFieldIds } from '../../fixtures/any-schema.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';
import { differences, quantiles } from './two-samples.ts';

type Options = Readonly<Record<string, Json>>;
type Case = readonly [FieldId, Options, (faker: Faker) => unknown];

const NOW = Date.UTC(2026, 10, 21, 10, 15);
const ROWS = 2_500;

const { open } = createEngine(enUs, largeTables);
/** Faker's own methods, on the same lists. */
const faker = new Faker({ locale: [en, base].map(withCorrections) });

function cellsOf(field: FieldId, options: Options): readonly Cell[] {
  const tables = [{ name: 't', rows: ROWS, columns: [{ name: 'x', field, options }] }];
  const schema = validateSchema({ version: 1, seed: 17, now: new Date(NOW).toISOString(), tables });
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  return open(schema.value).table('t')?.readColumn('x', 0, ROWS) ?? [];
}

const WITH_OPTIONS: readonly Case[] = [
  [
    'color.rgb',
    { format: 'css', includeAlpha: true },
    (f) => f.color.rgb({ format: 'css', includeAlpha: true }),
  ],
  ['color.rgb', { format: 'css' }, (f) => f.color.rgb({ format: 'css' })],
  ['datatype.boolean', { probability: 0.2 }, (f) => f.datatype.boolean(0.2)],
  ['boolean', { percent: 90 }, (f) => f.datatype.boolean(0.9)],
  ['date.past', {}, (f) => f.date.past().getTime()],
  ['date.past', { years: 30 }, (f) => f.date.past({ years: 30 }).getTime()],
  ['date.future', { years: 3 }, (f) => f.date.future({ years: 3 }).getTime()],
  ['date.soon', { days: 10 }, (f) => f.date.soon({ days: 10 }).getTime()],
  ['date.recent', { days: 7 }, (f) => f.date.recent({ days: 7 }).getTime()],
  ['date.month', { abbreviated: true }, (f) => f.date.month({ abbreviated: true })],
  ['date.weekday', { abbreviated: true }, (f) => f.date.weekday({ abbreviated: true })],
  ['finance.accountNumber', {}, (f) => f.finance.accountNumber()],
  ['finance.accountNumber', { length: 12 }, (f) => f.finance.accountNumber(12)],
  ['finance.amount', { min: -50, max: 50, dec: 4 }, (f) => f.finance.amount({ min: -50, max: 50, dec: 4 })],
  ['finance.pin', { length: 6 }, (f) => f.finance.pin(6)],
  ['hacker.phrase', {}, (f) => f.hacker.phrase().replace(/^[a-z]/, (first) => first.toUpperCase())],
  ['helpers.shuffle', {}, (f) => f.helpers.shuffle(['apple', 'banana', 'cherry']).join(', ')],
  ['image.url', { width: 640, height: 480 }, (f) => f.image.url({ width: 640, height: 480 })],
  [
    'image.url',
    {},
    (f) =>
      f.image.url({
        width: f.number.int({ min: 1, max: 3500 }),
        height: f.number.int({ min: 1, max: 3500 }),
      }),
  ],
  [
    'image.dataUri',
    { width: 64, color: '“é” & red', type: 'svg-uri' },
    (f) => f.image.dataUri({ width: 64, color: '“é” &#38; red', type: 'svg-uri' }),
  ],
  [
    'image.dataUri',
    { height: 7, color: '“é” & red', type: 'svg-base64' },
    (f) => f.image.dataUri({ height: 7, color: '“é” &#38; red', type: 'svg-base64' }),
  ],
  ['image.dataUri', { color: '#123456' }, (f) => f.image.dataUri({ color: '#123456' })],
  ['internet.ipv4', { network: 'any' }, (f) => f.internet.ipv4({ network: 'any' })],
  ['internet.ipv4', { network: 'private-b' }, (f) => f.internet.ipv4({ network: 'private-b' })],
  ['internet.port', {}, (f) => f.internet.port()],
  ['internet.password', {}, (f) => f.internet.password()],
  ['internet.password', { length: 30 }, (f) => f.internet.password({ length: 30 })],
  ['internet.password', { memorable: true }, (f) => f.internet.password({ memorable: true })],
  [
    'internet.password',
    { characters: 'aab😀é', length: 8 },
    (f) => f.string.fromCharacters([...'aab😀é'], 8),
  ],
  [
    'location.latitude',
    { min: 1, max: 2, precision: 5 },
    (f) => f.location.latitude({ min: 1, max: 2, precision: 5 }),
  ],
  ['location.direction', { abbreviated: true }, (f) => f.location.direction({ abbreviated: true })],
  ['location.cardinalDirection', {}, (f) => f.location.cardinalDirection()],
  ['location.ordinalDirection', {}, (f) => f.location.ordinalDirection()],
  ['lorem.word', { minLength: 4, maxLength: 6 }, (f) => f.lorem.word({ length: { min: 4, max: 6 } })],
  ['lorem.words', { minWords: 2, maxWords: 9 }, (f) => f.lorem.words({ min: 2, max: 9 })],
  ['lorem.slug', {}, (f) => f.lorem.slug()],
  ['lorem.sentence', {}, (f) => f.lorem.sentence()],
  ['lorem.sentences', { separator: ' / ' }, (f) => f.lorem.sentences({ min: 2, max: 6 }, ' / ')],
  ['lorem.lines', {}, (f) => f.lorem.lines()],
  ['lorem.paragraph', {}, (f) => f.lorem.paragraph()],
  [
    'lorem.paragraphs',
    { maxParagraphs: 5, separator: '|' },
    (f) => f.lorem.paragraphs({ min: 3, max: 5 }, '|'),
  ],
  ['lorem.text', {}, (f) => f.lorem.text()],
  [
    'number.float',
    { min: -1, max: 1, fractionDigits: 3 },
    (f) => f.number.float({ min: -1, max: 1, fractionDigits: 3 }).toFixed(3),
  ],
  ['number.hex', { max: 255 }, (f) => f.number.hex(255)],
  ['number.int', {}, (f) => f.number.int({ max: 2_147_483_647 })],
  [
    'number.int',
    { min: -9, max: 99, multipleOf: 3 },
    (f) => f.number.int({ min: -9, max: 99, multipleOf: 3 }),
  ],
  ['string.alpha', { exclude: 'aeiou' }, (f) => f.string.alpha({ length: 10, exclude: 'aeiou' })],
  [
    'string.alpha',
    { minLength: 1, maxLength: 3, casing: 'upper' },
    (f) => f.string.alpha({ length: { min: 1, max: 3 }, casing: 'upper' }),
  ],
  ['string.alphanumeric', { length: 70 }, (f) => f.string.alphanumeric(70)],
  ['string.alphanumeric', { casing: 'lower' }, (f) => f.string.alphanumeric({ length: 10, casing: 'lower' })],
  ['string.binary', {}, (f) => f.string.binary({ length: 10 })],
  [
    'string.hexadecimal',
    { casing: 'upper' },
    (f) => `0x${f.string.fromCharacters([...'0123456789ABCDEF'], 10)}`,
  ],
  ['string.nanoid', {}, (f) => f.string.nanoid()],
  [
    'string.numeric',
    { length: 3, allowLeadingZeros: false, exclude: '7' },
    (f) => f.string.numeric({ length: 3, allowLeadingZeros: false, exclude: '7' }),
  ],
  ['string.sample', {}, (f) => f.string.sample(10)],
  ['string.symbol', {}, (f) => f.string.symbol(10)],
  ['string.ulid', {}, (f) => f.string.ulid({ refDate: NOW })],
  ['string.uuid', {}, (f) => f.string.uuid()],
  ['string.uuid', { version: '7' }, (f) => f.string.uuid({ version: 7, refDate: NOW })],
  ['word.noun', { strategy: 'longest' }, (f) => f.word.noun({ strategy: 'longest' })],
  ['word.sample', {}, (f) => f.word.sample()],
  [
    'word.verb',
    { minLength: 13, maxLength: 13, strategy: 'closest' },
    (f) => f.word.verb({ length: { min: 13, max: 13 }, strategy: 'closest' }),
  ],
  ['word.words', { minWords: 5, maxWords: 5 }, (f) => f.word.words(5)],
];

/** Fields that are more real than faker's methods, or that faker has in another form. */
const OTHER: readonly FieldId[] = [
  ...(['commerce.upc', 'database.collation', 'database.engine', 'database.mongodbObjectId'] as const),
  ...(['finance.accountName', 'finance.ethereumAddress', 'finance.transactionType'] as const),
  ...(['helpers.arrayElement', 'internet.httpMethod', 'internet.ipv6', 'internet.userAgent'] as const),
  ...([
    'location.continent',
    'location.secondaryAddress',
    'person.bio',
    'phone.imei',
    'vehicle.color',
    'word.slug',
    'word.title',
  ] as const),
];

/** Fields without options, and the method of the same name. */
const WITHOUT_OPTIONS = filledFieldIds.flatMap((id): Case[] => {
  const [module = '', name = ''] = id.split('.');
  const { options = {} }: Field = fields[id];
  const isCompared = WITH_OPTIONS.some(([other]) => other === id);
  if (name === '' || 'entity' in fields[id] || Object.keys(options).length > 0 || isCompared) return [];
  return OTHER.includes(id) ? [] : [[id, {}, (f) => Reflect.get(Reflect.get(f, module), name)()]];
});

describe('Faker’s method gives values as often', () => {
  it.each([...WITH_OPTIONS, ...WITHOUT_OPTIONS])('as %s with %o', (field, options, call) => {
    faker.seed(17);
    faker.setDefaultRefDate(NOW);
    const theirs = Array.from({ length: ROWS }, () => String(call(faker)));
    const ours = cellsOf(field, options).map(String);
    expect(differences(ours, theirs)).toEqual([]);
    const edges = theirs.map(Number);
    if (edges.every(Number.isFinite))
      expect(differences(quantiles(ours.map(Number), edges), quantiles(edges, edges))).toEqual([]);
  });
});
