/** @module-tag deep */

import { base, en, Faker } from '@faker-js/faker';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import type { Cell, Field, Json, OptionInfo } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { createLocaleEngine } from '../../../src/dataset/locale-engine.ts';
import { columnValues } from '../../../src/dataset/values.ts';
import { allFields } from '../../../src/generators/all-fields.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import type { Schema } from '../../../src/schema/schema.ts';
import { STATES } from '../../fixtures/american-states.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { isLuhnValid } from '../../fixtures/check-digits.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { FORMS_OF_STATES, formOf } from '../../fixtures/state-plates.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';

type Options = Readonly<Record<string, Json>>;

interface Column {
  readonly name: string;
  readonly field: FieldId;
  readonly options?: Options;
  readonly unique?: boolean;
}

const MODULES = [
  ...['internet', 'location', 'lorem', 'music', 'number', 'person', 'phone', 'science', 'string'],
  ...['system', 'vehicle', 'word'],
];
const SEED = '17';
const NOW = Date.UTC(2026, 10, 21, 10, 15);
const ROWS = 40;

const ownFields = fieldIds.filter((id) => id.includes('.') && MODULES.includes(id.split('.')[0] ?? ''));
const { check, open } = createEngine(enUs, largeTables);
const { definitions } = new Faker({ locale: [en, base] });

function schemaOf(columns: readonly Column[], rows: number): Schema {
  const tables = [{ name: 't', rows, columns }];
  const schema = validateSchema({ version: 1, seed: SEED, now: new Date(NOW).toISOString(), tables });
  if (!schema.ok) throw new Error(JSON.stringify(schema.error));
  return schema.value;
}

/** Rows of a table, each as its cells by name. */
function rowsOf(columns: readonly Column[], rows = ROWS): Readonly<Record<string, Cell>>[] {
  const batch = open(schemaOf(columns, rows)).table('t')?.read(0, rows);
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(columns.map(({ name }, i) => [name, batch?.columns[i]?.[row] ?? null])),
  );
}

function cellsOf(field: FieldId, options: Options = {}, rows = ROWS, unique = false): Cell[] {
  return rowsOf([{ name: 'x', field, options, unique }], rows).map(({ x = null }) => x);
}

const infosOf = (field: FieldId): Readonly<Record<string, OptionInfo>> => {
  const { options = {} }: Field = fields[field];
  return options;
};

/** A field's options with the defaults of those that are not given. */
function withDefaults(field: FieldId, options: Options): Options {
  const defaults = Object.entries(infosOf(field)).flatMap(([name, info]) =>
    'default' in info && info.default !== undefined ? [[name, info.default] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...options };
}

/** The extreme values of an option, or all its values. */
function endsOf(info: OptionInfo): readonly Json[] {
  switch (info.kind) {
    case 'integer':
    case 'number':
      return [info.min ?? Number.MIN_SAFE_INTEGER, info.max ?? Number.MAX_SAFE_INTEGER];
    case 'big-integer':
      return [`-${'9'.repeat(30)}`, '9'.repeat(30)];
    case 'boolean':
      return [false, true];
    case 'choice':
      return info.choices;
    case 'choices':
      return [...info.choices.map((choice) => [choice]), info.choices, []];
    default:
      return [];
  }
}

/** The other end of a range of two options. */
function partnerOf(name: string): string | undefined {
  if (/^min($|[A-Z])/.test(name)) return name.replace(/^min/, 'max');
  if (/^max($|[A-Z])/.test(name)) return name.replace(/^max/, 'min');
  return undefined;
}

/** Texts that options of this kind are tried with. */
const TEXTS: Readonly<Record<string, readonly Options[]>> = {
  'internet.email': [{ provider: 'mail.example.org' }],
  'internet.ipv4': [
    { cidrBlock: '10.20.30.0/28' },
    { cidrBlock: '255.255.255.255/32' },
    { cidrBlock: '9.9.9.9/0' },
  ],
  'internet.password': [
    { characters: 'aB3$' },
    { characters: '🙂é', length: 3 },
    { memorable: true, length: 1 },
    { memorable: true, length: 10_000 },
  ],
  'lorem.sentences': [{ separator: '' }, { separator: ' *** ' }],
  'lorem.paragraphs': [{ separator: '\r\n\r\n' }],
  'number.int': [
    { min: -10, max: 10, multipleOf: 5 },
    { min: 7, max: 7 },
    { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, multipleOf: 3 },
  ],
  'number.float': [
    { min: 0.07, max: 0.09, fractionDigits: 2 },
    { min: -1.005, max: -1.005, fractionDigits: 3 },
    { min: 0, max: Number.MAX_SAFE_INTEGER, fractionDigits: 15 },
  ],
  'number.bigInt': [
    { min: '-5', max: '5', multipleOf: 5 },
    { min: `-${'9'.repeat(30)}`, max: '9'.repeat(30) },
    { min: '18446744073709551616', max: '18446744073709551620' },
  ],
  'number.hex': [{ min: 250, max: 260 }],
  'location.latitude': [{ min: 47.2, max: 47.3, precision: 6 }],
  'location.longitude': [{ min: -0.5, max: 0.5, precision: 0 }],
  'string.alpha': [
    { exclude: 'aeiouAEIOU' },
    { casing: 'upper', exclude: 'BCDFGHJKLMNPQRSTVWXYZ', minLength: 1 },
  ],
  'string.alphanumeric': [{ exclude: '0O1lI' }, { length: 3, maxLength: 5 }],
  'string.numeric': [
    { exclude: '13579', minLength: 2, maxLength: 3, allowLeadingZeros: false },
    { minLength: 12 },
    { maxLength: 4 },
  ],
  'string.hexadecimal': [{ prefix: '' }, { prefix: '#', length: 6, casing: 'lower' }],
  'string.binary': [{ prefix: '', minLength: 1, maxLength: 4 }],
  'lorem.word': [
    { minLength: 4, maxLength: 6 },
    { minLength: 20, strategy: 'closest' },
    { strategy: 'longest', minLength: 3, maxLength: 4 },
  ],
  'word.noun': [
    { minLength: 5, maxLength: 5 },
    { minLength: 17, maxLength: 18, strategy: 'closest' },
    { maxLength: 1, strategy: 'shortest' },
  ],
  'word.sample': [
    { minLength: 1, maxLength: 2 },
    { minLength: 25, strategy: 'longest' },
  ],
};

interface Case {
  readonly field: FieldId;
  readonly options: Options;
  readonly title: string;
}

function casesOf(field: FieldId): Case[] {
  const ends = Object.entries(infosOf(field)).flatMap(([name, info]) =>
    endsOf(info).flatMap((value): Options[] => {
      const partner = partnerOf(name);
      if (partner === undefined || !Object.hasOwn(infosOf(field), partner)) return [{ [name]: value }];
      return [{ [name]: value, [partner]: value }];
    }),
  );
  return [{}, ...ends, ...(TEXTS[field] ?? [])].map((options) => ({
    field,
    options,
    title: `${field} ${JSON.stringify(options).slice(0, 100)}`,
  }));
}

/** Whether the numbers of a range have more digits than they can hold, so that no schema has it. */
function isTooFine({ field, options }: Case): boolean {
  const columns = [{ name: 'x', field, options }];
  const checked = check({ version: 1, tables: [{ name: 't', rows: 1, columns }] });
  return !checked.ok && checked.error.some(({ code }) => code === 'out-of-range');
}

const cases = ownFields.flatMap(casesOf).filter((one) => !isTooFine(one));

const textsOf = (options: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const numbersOf = (options: Options): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );

type Holds = (value: string, options: Options, cell: Cell) => boolean;

const plainTitle = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Titles of faker's songs. One is misspelled there. */
const SONGS: ReadonlySet<string> = new Set([...definitions.music.song_name, 'TiK ToK'].map(plainTitle));

const of =
  (list: readonly unknown[]): Holds =>
  (value) =>
    list.map(String).includes(value);
const like =
  (form: RegExp): Holds =>
  (value) =>
    form.test(value);

const length = (text: string) => [...text].length;
const between = (value: number | bigint, min: number | bigint, max: number | bigint) =>
  value >= min && value <= max;

/** The shortest and the longest that options of a length allow. */
function lengths({ length: fixed, minLength, maxLength }: Readonly<Record<string, number | undefined>>) {
  const lower = minLength ?? Math.min(fixed ?? 0, maxLength ?? Number.POSITIVE_INFINITY);
  return [lower, maxLength ?? Math.max(fixed ?? 0, lower)] as const;
}

/** A pattern for texts of these characters with an allowed length and without excluded characters. */
const characters =
  (form: Readonly<Record<string, RegExp>>): Holds =>
  (value, options) => {
    const { casing = 'mixed', exclude = '', prefix = '' } = textsOf(options);
    const [shortest, longest] = lengths(numbersOf(options));
    const text = value.slice(prefix.length);
    return (
      value.startsWith(prefix) &&
      (form[casing]?.test(text) ?? false) &&
      between(text.length, shortest, longest) &&
      ![...text].some((character) => exclude.includes(character))
    );
  };

/** A word of a list, by length and strategy. */
const wordOf =
  (
    list: readonly string[],
    words = new Set(list),
    sizes = [...new Set(list.map((word) => word.length))],
  ): Holds =>
  (value, options) => {
    const { minLength = 0, maxLength = 1000 } = numbersOf(options);
    const { strategy, minLength: min, maxLength: max }: Readonly<Record<string, Json>> = options;
    const isBounded = min !== undefined || max !== undefined;
    if (!words.has(value)) return false;
    if (isBounded && sizes.some((size) => between(size, minLength, maxLength))) {
      return between(value.length, minLength, maxLength);
    }
    if (strategy === 'shortest') return value.length === Math.min(...sizes);
    if (strategy === 'longest') return value.length === Math.max(...sizes);
    if (strategy === 'closest' && isBounded) {
      const distance = (size: number) => Math.max(minLength - size, size - maxLength);
      return distance(value.length) === Math.min(...sizes.map(distance));
    }
    return true;
  };

const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = definitions.word;
const anyWords = [adjective, adverb, conjunction, interjection, noun, preposition, verb];
const anyWordForms = anyWords.map((list) => wordOf(list));
const anyWordLengths = [...new Set(anyWords.flat().map((word) => word.length))];

/** A number of pieces between the options with these names. */
const pieces =
  (unit: string, split: (value: string) => readonly string[], form: RegExp): Holds =>
  (value, options) => {
    const { [`min${unit}`]: min = 0, [`max${unit}`]: max = 0 } = numbersOf(options);
    const all = split(value);
    return between(all.length, min, max) && all.every((piece) => form.test(piece));
  };

const SENTENCE = /^[A-Z][a-z]*( [a-z]+){2,9}\.$/;
/** Consecutive sentences with any text between them. */
const sentences = (value: string) => value.match(/[A-Z][^.]*\./g) ?? [];

function addressNumber(address: string): number {
  const bytes =
    /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(address)?.slice(1) ?? [];
  if (bytes.length < 4 || bytes.some((byte) => Number(byte) > 255)) return Number.NaN;
  return bytes.reduce((number, byte) => number * 256 + Number(byte), 0);
}

const NETWORKS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  any: ['0.0.0.0', '255.255.255.255'],
  loopback: ['127.0.0.0', '127.255.255.255'],
  'private-a': ['10.0.0.0', '10.255.255.255'],
  'private-b': ['172.16.0.0', '172.31.255.255'],
  'private-c': ['192.168.0.0', '192.168.255.255'],
  'test-net-1': ['192.0.2.0', '192.0.2.255'],
  'test-net-2': ['198.51.100.0', '198.51.100.255'],
  'test-net-3': ['203.0.113.0', '203.0.113.255'],
  'link-local': ['169.254.0.0', '169.254.255.255'],
  multicast: ['224.0.0.0', '239.255.255.255'],
  '10.20.30.0/28': ['10.20.30.0', '10.20.30.15'],
  '255.255.255.255/32': ['255.255.255.255', '255.255.255.255'],
  '9.9.9.9/0': ['0.0.0.0', '255.255.255.255'],
};

const formsOfAnyState = new Set([...FORMS_OF_STATES.values()].flatMap((forms) => [...forms]));

function isVin(vin: string): boolean {
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const sum = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2].reduce(
    (total, weight, i) => total + weight * (values.indexOf(vin.charAt(i)) % 10),
    0,
  );
  return /^[0-9A-HJ-NPR-Z]{17}$/.test(vin) && vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

const decimal =
  (digitsOf: string): Holds =>
  (value, options) => {
    const { min = 0, max = 0, [digitsOf]: digits = 0 } = numbersOf(options);
    const [, fraction = ''] = value.split('.');
    return between(Number(value), min, max) && fraction.length <= digits;
  };

const NAME = /^\S+( \S+)*$/;
const ADDRESS = /^[1-9]\d{0,4} [^,]+, [^,]+, ([A-Z]{2}) \d{5}(-\d{4})?$/;
const inState =
  (form: RegExp): Holds =>
  (value, { state }) =>
    form.test(value) &&
    (state === undefined || form.exec(value)?.[1] === undefined || form.exec(value)?.[1] === state);

const APARTMENT = /\b(Apt ([1-9]\d{0,2}|[1-9][A-D])|Unit [1-9]\d?|Suite [1-9]\d\d)$/;
const countries = definitions.location.country_code;
const { cardinal, cardinal_abbr, ordinal, ordinal_abbr } = definitions.location.direction;
const abbreviating =
  (names: readonly string[], short: readonly string[]): Holds =>
  (value, { abbreviated }) =>
    (abbreviated ? short : names).includes(value);

const FORMS: Readonly<Record<string, Holds>> = {
  'internet.email': (value, { provider }) =>
    /^[a-z0-9._-]+@[a-z0-9.-]+\.[a-z]+$/.test(value) &&
    (provider === undefined || value.endsWith(`@${provider}`)),
  'internet.exampleEmail': like(/^[a-z0-9._-]+@example\.(com|net|org)$/),
  'internet.username': like(/^[a-z0-9._-]+$/),
  'internet.protocol': of(['http', 'https']),
  'internet.url': (value, { protocol, appendSlash }) =>
    URL.canParse(value) &&
    /^https?:\/\/[a-z0-9-]+\.[a-z]+\/?$/.test(value) &&
    value.endsWith('/') === appendSlash &&
    (protocol === undefined || value.startsWith(`${protocol}:`)),
  'internet.domainName': like(/^[a-z][a-z0-9-]+\.[a-z]+$/),
  'internet.domainSuffix': of(['com', 'net', 'co', 'us', 'io', 'dev', 'org']),
  'internet.domainWord': like(/^[a-z][a-z0-9-]+$/),
  'internet.ipv4': (value, { network, cidrBlock }) => {
    if (cidrBlock === undefined && network === 'public')
      return ipaddr.IPv4.parse(value).range() === 'unicast';
    const [first = '', last = ''] = NETWORKS[String(cidrBlock ?? network)] ?? [];
    return between(addressNumber(value), addressNumber(first), addressNumber(last));
  },
  'internet.ipv6': like(/^[0-9a-f]{4}(:[0-9a-f]{4}){7}$/),
  'internet.port': (value, { min, max }) =>
    /^\d+$/.test(value) && between(Number(value), Number(min), Number(max)),
  'internet.mac': (value, { separator }) =>
    /^[0-9a-f][26ae](.?[0-9a-f]{2}){5}$/.test(value) &&
    value.split(String(separator)).length === (separator === '' ? 12 : 6),
  'internet.password': (value, options) => {
    const { memorable, characters: given = '', length: size }: Readonly<Record<string, Json>> = options;
    const form = memorable ? /^([b-df-hj-np-tv-z][aeiou])*[b-df-hj-np-tv-z]?$/ : /^\w+$/;
    const isOfForm = given === '' ? form.test(value) : [...value].every((one) => String(given).includes(one));
    return length(value) === size && isOfForm;
  },
  'internet.userAgent': like(/^Mozilla\/5\.0 \([^()]+\) \S.*$/),
  'internet.httpMethod': of(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
  'internet.httpStatusCode': (value, { types }) => {
    const names = ['informational', 'success', 'redirection', 'clientError', 'serverError'];
    const chosen = Array.isArray(types) ? types : [];
    return (
      /^[1-5]\d\d$/.test(value) && (chosen.length === 0 || chosen.includes(names[Number(value[0]) - 1] ?? ''))
    );
  },
  'internet.emoji': (value, { types }) => {
    const chosen = Array.isArray(types) ? types : [];
    return Object.entries(definitions.internet.emoji).some(
      ([type, list]) => list.includes(value) && (chosen.length === 0 || chosen.includes(type)),
    );
  },
  'location.fullAddress': inState(ADDRESS),
  'location.streetAddress': (value, { useFullAddress }) =>
    /^[1-9]\d{0,4} [\w ]+$/.test(value) && APARTMENT.test(value) === useFullAddress,
  'location.buildingNumber': like(/^[1-9]\d{0,4}$/),
  'location.street': like(/^[A-Z\d][\w ]+$/),
  'location.secondaryAddress': like(APARTMENT),
  'location.city': like(NAME),
  'location.county': like(NAME),
  'location.country': like(NAME),
  'location.countryCode': (value, { variant }) =>
    countries.some(
      ({ alpha2, alpha3, numeric }) =>
        ({ 'alpha-2': alpha2, 'alpha-3': alpha3, numeric })[String(variant)] === value,
    ),
  'location.continent': like(/^(Africa|Antarctica|Asia|Australia|Europe|(North|South) America)$/),
  'location.state': (value, { state }) =>
    [...STATES.values()].includes(value) && (state === undefined || STATES.get(String(state)) === value),
  'location.stateAbbreviation': (value, { state }) =>
    STATES.has(value) && (state === undefined || state === value),
  'location.zipCode': (value, { format }) =>
    ({ any: /^\d{5}(-\d{4})?$/, '#####': /^\d{5}$/, '#####-####': /^\d{5}-\d{4}$/ })[String(format)]?.test(
      value,
    ) ?? false,
  'location.latitude': decimal('precision'),
  'location.longitude': decimal('precision'),
  'location.direction': abbreviating([...cardinal, ...ordinal], [...cardinal_abbr, ...ordinal_abbr]),
  'location.cardinalDirection': abbreviating(['North', 'East', 'South', 'West'], ['N', 'E', 'S', 'W']),
  'location.ordinalDirection': abbreviating(ordinal, ['NE', 'NW', 'SE', 'SW']),
  'location.timeZone': (value) => new Intl.DateTimeFormat('en', { timeZone: value }).format(NOW) !== '',
  'location.language': (value, { variant }) =>
    ({ name: /^\p{Lu}[^\d]{2,}$/u, 'alpha-2': /^[a-z]{2}$/, 'alpha-3': /^[a-z]{3}$/ })[String(variant)]?.test(
      value,
    ) ?? false,
  'lorem.word': wordOf(definitions.lorem.word),
  'lorem.words': pieces('Words', (value) => value.split(' '), /^[a-z]+$/),
  'lorem.slug': pieces('Words', (value) => value.split('-'), /^[a-z]+$/),
  'lorem.sentence': (value, options) =>
    /^[A-Z][a-z ]*\.$/.test(value) &&
    pieces('Words', (text) => text.split(' '), /^[A-Za-z]+\.?$/)(value, options, value),
  'lorem.sentences': (value, options) => {
    const { separator } = textsOf(options);
    return (
      sentences(value).join(separator) === value &&
      pieces('Sentences', sentences, SENTENCE)(value, options, value)
    );
  },
  'lorem.lines': pieces('Lines', (value) => value.split('\n'), SENTENCE),
  'lorem.paragraph': pieces('Sentences', sentences, SENTENCE),
  'lorem.paragraphs': (value, options) => {
    const { separator = '' } = textsOf(options);
    const form = /^([A-Z][a-z ]*\. ?){3}$/;
    return pieces('Paragraphs', (text) => text.split(separator), form)(value, options, value);
  },
  'lorem.text': like(/^[A-Z][A-Za-z .\n]*\.$/),
  'music.genre': of(definitions.music.genre),
  'music.songName': (value) => SONGS.has(plainTitle(value)),
  'number.int': (value, { min, max, multipleOf }, cell) =>
    typeof cell === 'number' &&
    between(cell, Number(min), Number(max)) &&
    BigInt(value) % BigInt(Number(multipleOf)) === 0n,
  'number.float': (value, options) => {
    const { fractionDigits } = numbersOf(options);
    return (
      decimal('fractionDigits')(value, options, value) &&
      (value.split('.')[1] ?? '').length === fractionDigits
    );
  },
  'number.bigInt': (value, { min, max, multipleOf }, cell) =>
    typeof cell === 'bigint' &&
    between(cell, BigInt(String(min)), BigInt(String(max))) &&
    BigInt(value) % BigInt(String(multipleOf)) === 0n,
  'number.hex': (value, { min, max }) =>
    /^[0-9a-f]+$/.test(value) && between(Number.parseInt(value, 16), Number(min), Number(max)),
  'person.fullName': like(/^\S+( \S+)+$/),
  'person.firstName': like(NAME),
  'person.lastName': like(NAME),
  'person.middleName': like(NAME),
  'person.jobTitle': like(/^\S+( \S+)+$|^$/),
  'person.jobArea': like(/^[A-Z0-9][\w'/-]*( [\w'-]+)*$|^$/),
  'person.jobType': like(/^[A-Z]\w+$|^$/),
  'person.sex': of(['female', 'male']),
  'person.sexType': of(['female', 'male']),
  'person.gender': of(
    definitions.person.gender.filter((gender) => !/transsexual|hermaphrodite|\*/i.test(gender)),
  ),
  'person.prefix': (value, { sex }) =>
    (sex === 'female'
      ? ['Dr.', 'Miss', 'Mrs.', 'Ms.']
      : sex === 'male'
        ? ['Dr.', 'Mr.']
        : undefined
    )?.includes(value) ?? /^(Dr|Miss|Mrs|Ms|Mr)\.?$/.test(value),
  'person.suffix': of(['', ...definitions.person.suffix]),
  'person.bio': like(/^[^{}\n]+$/),
  // Social security numbers begin with 9 if they are never issued.
  'person.nationalId': like(/^9\d\d-\d\d-\d{4}$/),
  'person.zodiacSign': of(definitions.person.western_zodiac_sign),
  'phone.number': (value, { style }) =>
    ({
      human: /^(1-)?(\([2-9]\d\d\) |[2-9]\d\d[-.])[2-9]\d\d[-.]\d{4}( x\d{3,5})?$/,
      national: /^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/,
      international: /^\+1[2-9]\d\d[2-9]\d{6}$/,
      mobile: /^[2-9]\d\d[2-9]\d{6}$/,
    })[String(style)]?.test(value) ?? false,
  'phone.imei': (value) => /^\d{2}-\d{6}-\d{6}-\d$/.test(value) && isLuhnValid(value),
  'science.chemicalElement': of(definitions.science.chemical_element.map(({ name }) => name)),
  'science.chemicalSymbol': of(definitions.science.chemical_element.map(({ symbol }) => symbol)),
  'science.unit': (value, { form }) =>
    definitions.science.unit.some((unit) => unit[form === 'symbol' ? 'symbol' : 'name'] === value),
  'string.uuid': (value, { version }) =>
    /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value) &&
    value[14] === version &&
    (version === '4' || Number.parseInt(value.slice(0, 8) + value.slice(9, 13), 16) === NOW),
  'string.ulid': (value) =>
    /^[0-9A-HJKMNP-TV-Z]{26}$/.test(value) &&
    [...value.slice(0, 10)].reduce(
      (sum, digit) => sum * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(digit),
      0,
    ) === NOW,
  'string.nanoid': characters({ mixed: /^[\w-]+$/ }),
  'string.alpha': characters({ mixed: /^[A-Za-z]+$/, upper: /^[A-Z]+$/, lower: /^[a-z]+$/ }),
  'string.alphanumeric': characters({ mixed: /^[A-Za-z0-9]+$/, upper: /^[A-Z0-9]+$/, lower: /^[a-z0-9]+$/ }),
  'string.numeric': (value, options) =>
    characters({ mixed: /^\d+$/ })(value, options, value) &&
    (options.allowLeadingZeros === true || !value.startsWith('0')),
  'string.hexadecimal': characters({ mixed: /^[0-9a-fA-F]+$/, upper: /^[0-9A-F]+$/, lower: /^[0-9a-f]+$/ }),
  'string.binary': characters({ mixed: /^[01]+$/ }),
  'string.symbol': characters({ mixed: /^[!-/:-@[-`{-~]+$/ }),
  'string.sample': characters({ mixed: /^[!-}]+$/ }),
  'system.fileName': like(/^[\w-]+\.[a-z0-9]+$/),
  'system.filePath': like(/^(?:\/[\w-]+)+\/[\w-]+\.[a-z0-9]+$/),
  'system.mimeType': like(/^[a-z]+\/[\w.+-]+$/),
  'system.fileExt': like(/^[a-z0-9]+$/),
  'system.semver': like(/^\d\.(1?\d|20)\.(1?\d|20)$/),
  'system.cron': (value, { includeYear, includeNonStandard }) =>
    (includeNonStandard === true && /^@(annually|daily|hourly|monthly|reboot|weekly|yearly)$/.test(value)) ||
    (/^(\*\/)?[\d*]+ (\*\/)?[\d*]+ [\d*]+ [\d*]+ (1-5|[\d*])( [\d*]+)?$/.test(value) &&
      value.split(' ').length === (includeYear ? 6 : 5)),
  'system.networkInterface': (value, { interfaceType = '(en|wl|ww)', interfaceSchema }) => {
    const forms = {
      index: `^${interfaceType}o\\d$`,
      slot: `^${interfaceType}s\\d(f\\d)?(d\\d)?$`,
      mac: `^${interfaceType}x[0-9a-f]{12}$`,
      pci: `^(P\\d)?${interfaceType}p\\ds\\d(f\\d)?(d\\d)?$`,
    };
    return Object.entries(forms).some(
      ([schema, form]) =>
        (interfaceSchema === undefined || interfaceSchema === schema) && new RegExp(form).test(value),
    );
  },
  'vehicle.vehicle': like(/^\S+( \S+)+$/),
  'vehicle.manufacturer': like(/^[A-Z]\S*( \S+)*$/),
  'vehicle.model': like(/^\S+( \S+)*$/),
  'vehicle.type': of(definitions.vehicle.type),
  'vehicle.fuel': of(definitions.vehicle.fuel),
  'vehicle.color': of([
    ...['white', 'black', 'gray', 'silver', 'blue', 'red', 'green'],
    ...['brown', 'beige', 'orange', 'gold', 'yellow', 'purple'],
  ]),
  'vehicle.vin': isVin,
  'vehicle.vrm': (value, { region }) =>
    region === 'GB' ? /^[A-Z]{2}\d{2}[A-Z]{3}$/.test(value) : formsOfAnyState.has(formOf(value)),
  'word.adjective': wordOf(adjective),
  'word.adverb': wordOf(adverb),
  'word.conjunction': wordOf(conjunction),
  'word.interjection': wordOf(interjection),
  'word.noun': wordOf(noun),
  'word.preposition': wordOf(preposition),
  'word.verb': wordOf(verb),
  'word.sample': (value, options) =>
    anyWordForms.some((holds) => holds(value, options, value)) &&
    // A part of speech with words of the length is preferred to one without.
    (fitsLength(value, options) || !anyWordLengths.some((size) => fitsLength('x'.repeat(size), options))),
  'word.words': pieces('Words', (value) => value.split(' '), /\S/),
  'word.title': like(/^[A-Z][a-z]+ [a-z]+( [a-z]+)*$/),
  'word.slug': like(/^[a-z]+(-[a-z]+)+$/),
  'word.sentences': pieces('Sentences', sentences, /^[A-Z][a-z]+( [a-z-]+)+(, as [a-z]+)?\.$/),
};

function fitsLength(word: string, options: Options): boolean {
  const { minLength = 0, maxLength = 1000 } = numbersOf(options);
  return between(word.length, minLength, maxLength);
}

const TYPES: Readonly<Record<string, (cell: Cell) => boolean>> = {
  text: (cell) => typeof cell === 'string',
  integer: (cell) => Number.isSafeInteger(cell) || typeof cell === 'bigint',
  decimal: (cell) =>
    typeof cell === 'number' ? Number.isFinite(cell) : /^-?\d+(\.\d+)?$/.test(String(cell)),
};

/** Cells that do not follow the field's options, or do not have its type. */
function wrongCells({ field, options }: Case, cells: readonly Cell[]): Cell[] {
  const whole = withDefaults(field, options);
  const holds = FORMS[field];
  const isOfType = TYPES[fields[field].type];
  if (!holds) throw new Error(`No form of ${field}: add it to FORMS in this file`);
  if (!isOfType) throw new Error(`No check of type ${fields[field].type}: add it to TYPES in this file`);
  return cells.filter((cell) => {
    const text = String(cell);
    const obeys = holds(text, whole, cell);
    return !obeys || !isOfType(cell) || text.length > 65_536;
  });
}

describe('the fields of these modules', () => {
  it('each have a form here, and every form belongs to a field', () => {
    const message = 'add the fields that lack a form to FORMS in this file, and remove those that are gone';
    expect(Object.keys(FORMS).toSorted(), message).toEqual(ownFields.toSorted());
  });
});

describe('how many values there are', () => {
  // The tests below hold for any case whose values are uncountable.
  it('is known for fifty fields, and for a third of all cases', () => {
    const counted = cases.filter((one) => valuesOf(one).kind === 'counted');
    expect(new Set(counted.map(({ field }) => field)).size).toBeGreaterThanOrEqual(50);
    expect(counted.length).toBeGreaterThan(cases.length / 3);
  });
});

describe.each(cases)('$title', (one) => {
  const { field, options } = one;

  it('gives values of the field’s type that follow the option', () => {
    const cells = cellsOf(field, options);
    expect(cells).toHaveLength(ROWS);
    expect(wrongCells(one, cells).slice(0, 3)).toEqual([]);
  });

  it('counts its values, or says why they cannot be counted', () => {
    const values = valuesOf(one);
    if (values.kind === 'uncountable') expect(values.reason).toMatch(/^[A-Z].*[.]$/);
    if (values.kind !== 'counted') return;
    const indexes = indexesBelow(values.count);
    const prefix = String(withDefaults(field, options).prefix ?? '');
    const cells = indexes.map(values.at).map((cell) => (prefix === '' ? cell : `${prefix}${cell}`));
    // The entries of an entity are counted but not listed.
    if (!Object.hasOwn(fields[field], 'entity'))
      expect(wrongCells(one, spread(cells)).slice(0, 3)).toEqual([]);
    expect(new Set(cells).size).toBe(cells.length);
    if (values.count > MANY || Object.hasOwn(fields[field], 'entity')) return;
    const all = new Set(cells);
    expect(cellsOf(field, options).filter((cell) => !all.has(cell))).toEqual([]);
  });

  it('gives distinct values that follow the option, if possible', () => {
    const values = valuesOf(one);
    if (values.kind === 'uncountable') return;
    const rows = values.kind === 'counted' ? Math.min(ROWS, Number(values.count)) : ROWS;
    const cells = cellsOf(field, options, rows, true);
    expect(new Set(cells).size).toBe(rows);
    expect(wrongCells(one, cells).slice(0, 3)).toEqual([]);
  });
});

const MANY = 10_000;

/** About a hundred of many. */
function spread<T>(all: readonly T[]): T[] {
  const step = Math.ceil(all.length / 300);
  return all.filter((_, i) => i % step === 0);
}

/** All indexes, or a large sample of evenly spaced ones with the first and the last. */
function indexesBelow(count: number | bigint): (number | bigint)[] {
  if (count <= MANY) return Array.from({ length: Number(count) }, (_, index) => index);
  const total = BigInt(count);
  const indexes = Array.from({ length: 200 }, (_, i) => (BigInt(i) * (total - 1n)) / 199n);
  return typeof count === 'bigint' ? indexes : indexes.map(Number);
}

const engine = createLocaleEngine(enUs, allFields, largeTables);

function valuesOf({ field, options }: Case) {
  const [table] = schemaOf([{ name: 'x', field, options }], 1).tables;
  const [column] = table?.columns ?? [];
  if (!column) throw new Error('no column');
  return columnValues(engine, { now: NOW, rowCount: 1 }, column);
}

describe('options that decide an entity', () => {
  const every = (columns: readonly Column[], holds: (row: Readonly<Record<string, string>>) => boolean) => {
    const rows = rowsOf(columns, 500).map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell)])),
    );
    expect(rows.filter((row) => !holds(row)).slice(0, 3)).toEqual([]);
  };

  it.each(['female', 'male'])('make the whole person %s, whichever column says so', (sex) => {
    every(
      [
        { name: 'sex', field: 'person.sex' },
        { name: 'prefix', field: 'person.prefix' },
        { name: 'name', field: 'person.fullName', options: { sex } },
      ],
      (row) =>
        row.sex === sex && (sex === 'male' ? /^(Mr|Dr)\.$/ : /^(Mrs|Ms|Miss|Dr)\.?$/).test(row.prefix ?? ''),
    );
  });

  it('put the whole place into a state', () => {
    every(
      [
        { name: 'state', field: 'location.state' },
        { name: 'address', field: 'location.fullAddress' },
        { name: 'city', field: 'location.city', options: { state: 'VT' } },
      ],
      ({ state, address = '', city }) =>
        state === 'Vermont' &&
        ADDRESS.exec(address)?.[1] === 'VT' &&
        address.includes(`, ${city}, `) &&
        / 05\d{3}/.test(address),
    );
  });

  it('keep the person’s user name in an e-mail at a given provider', () => {
    every(
      [
        { name: 'user', field: 'internet.username' },
        { name: 'mail', field: 'internet.email', options: { provider: 'mail.example.org' } },
      ],
      ({ user, mail }) => mail === `${user}@mail.example.org`,
    );
  });

  it('give a site one protocol and one domain', () => {
    every(
      [
        { name: 'protocol', field: 'internet.protocol' },
        { name: 'domain', field: 'internet.domainName' },
        { name: 'url', field: 'internet.url', options: { protocol: 'http', appendSlash: true } },
      ],
      ({ protocol, domain, url }) => protocol === 'http' && url === `http://${domain}/`,
    );
  });

  it('write one zip code, one street and one country in several ways', () => {
    every(
      [
        { name: 'address', field: 'location.fullAddress' },
        { name: 'zip', field: 'location.zipCode', options: { format: '#####' } },
        { name: 'long', field: 'location.zipCode', options: { format: '#####-####' } },
        { name: 'street', field: 'location.street' },
        { name: 'line', field: 'location.streetAddress', options: { useFullAddress: true } },
        { name: 'two', field: 'location.countryCode' },
        { name: 'three', field: 'location.countryCode', options: { variant: 'alpha-3' } },
        { name: 'digits', field: 'location.countryCode', options: { variant: 'numeric' } },
      ],
      ({ address = '', zip = '', long = '', street = '', line = '', two, three, digits }) =>
        address.includes(` ${zip}`) &&
        long.startsWith(zip) &&
        address.includes(` ${street}, `) &&
        line.includes(` ${street} `) &&
        countries.some(
          ({ alpha2, alpha3, numeric }) => alpha2 === two && alpha3 === three && numeric === digits,
        ),
    );
  });

  it.each(['internet.email', 'internet.url', 'internet.domainName', 'internet.domainWord'] as const)(
    'do not prevent a distinct %s',
    (field) => {
      const options = field === 'internet.email' ? { provider: 'a.example' } : {};
      expect(new Set(cellsOf(field, options, 20_000, true)).size).toBe(20_000);
    },
  );
});

describe('options that leave no value', () => {
  it.each<[FieldId, Options]>([
    ['number.int', { min: 11, max: 19, multipleOf: 10 }],
    ['number.bigInt', { min: '11', max: '19', multipleOf: 10 }],
    ['number.float', { min: 0.1, max: 0.2, fractionDigits: 0 }],
    ['location.latitude', { min: 0.1, max: 0.2, precision: 0 }],
    ['string.numeric', { exclude: '0123456789' }],
    ['string.alpha', { casing: 'upper', exclude: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' }],
  ])('of %s count as none, and throw nothing', (field, options) => {
    expect(valuesOf({ field, options, title: '' })).toMatchObject({ kind: 'counted', count: 0 });
    expect(cellsOf(field, options)).toHaveLength(ROWS);
  });

  it.each(['10.0.0.0', '10.0.0.0/33', '256.0.0.0/8', 'x'])(
    'say why %s is not a valid CIDR block',
    (cidrBlock) => {
      const table = open(schemaOf([{ name: 'x', field: 'internet.ipv4', options: { cidrBlock } }], 1)).table(
        't',
      );
      expect(table?.columns[0]?.problem?.detail).toContain(cidrBlock);
    },
  );
});
