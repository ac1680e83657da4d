/** @module-tag deep */

import { base, en, Faker } from '@faker-js/faker';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import type { Cell, Field, Json, OptionInfo } from '../../../src/catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { createLocaleEngine } from '../../../src/dataset/locale-engine.ts';
import { columnValues } from '../../../src/dataset/values.ts';
import { allFields } from '../../../src/generators/all-fields.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import type { ColumnSchema } from '../../../src/schema/schema.ts';
import { isLuhnValid, isValidIban } from '../../fixtures/check-digits.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { neededBy } from '../../fixtures/option-variants.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';

const NOW = '2026-11-21T10:15:30.250Z';
const NOW_MS = Date.parse(NOW);
const DAY = 86_400_000;
/** Distinct values that are tried of a field, and values that a test can hold all. */
const INDEXES_MAX = 4000;
const FEW_VALUES = 4000;
const ROWS = 100;

const MODULES = [
  'airline',
  'animal',
  'book',
  'color',
  'commerce',
  'company',
  'database',
  'datatype',
  'date',
  'finance',
  'food',
  'git',
  'hacker',
  'helpers',
  'image',
];

type Given = Readonly<Record<string, Json>>;

const { open } = createEngine(enUs, largeTables);
const engine = createLocaleEngine(enUs, allFields, largeTables);

const ids: readonly FieldId[] = Object.keys(fields).filter(
  (id): id is FieldId => isFieldId(id) && id.includes('.') && MODULES.includes(id.split('.')[0] ?? ''),
);

function optionsOf(id: FieldId): Readonly<Record<string, OptionInfo>> {
  const { options = {} }: Field = fields[id];
  return options;
}

function checked(id: FieldId, options: Given, { rows = ROWS, unique = false, now = NOW } = {}) {
  const column = { name: 'value', field: id, options, unique };
  const answer = validateSchema({ version: 1, now, tables: [{ name: 't', rows, columns: [column] }] });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** A column's cells, by way of a whole document. */
function cells(
  id: FieldId,
  options: Given = {},
  how: { rows?: number; unique?: boolean; now?: string } = {},
) {
  const schema = checked(id, options, how);
  return schema.tables.flatMap(({ name, rows }) => open(schema).table(name)?.read(0, rows).columns[0] ?? []);
}

function valuesOf(id: FieldId, options: Given = {}, now = NOW) {
  const column = checked(id, options, { now }).tables[0]?.columns[0] as ColumnSchema;
  return columnValues(engine, { now: Date.parse(now), rowCount: ROWS }, column);
}

/** Some cells by number: all of few, and as many spread over the whole of more. */
function counted(id: FieldId, options: Given = {}, now = NOW) {
  const values = valuesOf(id, options, now);
  if (values.kind !== 'counted') throw new Error(`${id} is ${values.kind}`);
  const count = BigInt(values.count);
  const tried = count < INDEXES_MAX ? count : BigInt(INDEXES_MAX);
  const indexes = Array.from({ length: Number(tried) }, (_, i) => {
    const index = tried === 1n ? 0n : (BigInt(i) * (count - 1n)) / (tried - 1n);
    return typeof values.count === 'bigint' ? index : Number(index);
  });
  return { count: values.count, cells: indexes.map(values.at) };
}

/** Pairs of options that are the ends of one range. */
function otherEnd(name: string): string {
  return name.startsWith('min') ? name.replace('min', 'max') : name.replace('max', 'min');
}

/** Each option at both ends of its range, or each of its choices; with what it needs beside it. */
function variants(id: FieldId): { readonly id: FieldId; readonly given: Given }[] {
  const infos = optionsOf(id);
  return Object.entries(infos).flatMap(([name, info]) => {
    const needed: Given = neededBy(info);
    const ends = /^(min|max)/.test(name) ? [name, otherEnd(name)] : [name];
    return samplesOf(info).map((value) => ({
      id,
      given: { ...needed, ...Object.fromEntries(ends.map((end) => [end, value])) },
    }));
  });
}

function samplesOf(info: OptionInfo): readonly Json[] {
  switch (info.kind) {
    case 'integer':
    case 'number':
      return [info.min, info.max].flatMap((end) => (end === undefined ? [] : [end]));
    case 'choice':
      return info.choices;
    case 'boolean':
      return [true, false];
    case 'text':
      return ['', '·', 'a"<&>\ud800\0b'];
    default:
      throw new Error(`No samples of an option of kind ${info.kind}: add them to samplesOf in this file`);
  }
}

const TYPES: Readonly<Record<string, (cell: Cell) => boolean>> = {
  text: (cell) => typeof cell === 'string' && cell.length <= 65_536,
  integer: (cell) => Number.isSafeInteger(cell) || typeof cell === 'bigint',
  decimal: (cell) => (typeof cell === 'string' ? /^-?\d+(\.\d+)?$/.test(cell) : Number.isFinite(cell)),
  boolean: (cell) => typeof cell === 'boolean',
  date: (cell) => typeof cell === 'number' && cell % DAY === 0,
  timestamp: (cell) => Number.isSafeInteger(cell),
};

/** The age of somebody, as people count it, by the texts of two days. */
function age(born: number, now: string): number {
  const day = new Date(born).toISOString().slice(0, 10);
  const today = now.slice(0, 10);
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
}

/** The sum of digits times weights, the weights in turn. */
function weighted(text: string, ...weights: readonly number[]): number {
  return [...text].reduce(
    (sum, digit, i) => sum + (digit === 'X' ? 10 : Number(digit)) * (weights[i % weights.length] ?? 0),
    0,
  );
}

/** A decimal without its point: all numbers of so many decimals compare exactly. */
function units(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

function isDecimal({ min, max = 1000, dec }: Given): (cell: Cell) => boolean {
  if (dec === undefined) return within(Number(min), Number(max));
  const form = dec === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${dec}}$`);
  const end = (number: Json | undefined) => BigInt(Number(number)) * 10n ** BigInt(Number(dec));
  return (cell) =>
    form.test(String(cell)) && units(String(cell)) >= end(min) && units(String(cell)) <= end(max);
}

const within = (from: number, to: number) => (cell: Cell) => Number(cell) >= from && Number(cell) <= to;
const years = (count: unknown) => {
  const then = new Date(NOW_MS);
  return then.setUTCFullYear(then.getUTCFullYear() + Number(count));
};

/** Prefixes and lengths of card numbers, by what their issuers publish. */
const CARDS: Readonly<Record<string, RegExp>> = {
  american_express: /^3[47]\d{13}$/,
  diners_club: /^3(0[0-5]|6\d)\d{11}$/,
  discover: /^6(011|4[4-9]\d)\d{12}$/,
  jcb: /^35(2[89]|[3-8]\d)\d{12}$/,
  mastercard: /^(5[1-5]\d\d|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720))\d{12}$/,
  visa: /^4\d{15}$/,
};

const BITCOIN = {
  mainnet: {
    legacy: /^1/,
    segwit: /^3/,
    bech32: /^bc1[02-9ac-hj-np-z]{39}$/,
    taproot: /^bc1p[02-9ac-hj-np-z]{58}$/,
  },
  testnet: {
    legacy: /^[mn]/,
    segwit: /^2/,
    bech32: /^tb1[02-9ac-hj-np-z]{39}$/,
    taproot: /^tb1p[02-9ac-hj-np-z]{58}$/,
  },
} as const;

function isBitcoin({ type, network }: Given): (cell: Cell) => boolean {
  const forms: Readonly<Record<string, RegExp>> = BITCOIN[network === 'testnet' ? 'testnet' : 'mainnet'];
  const wanted = type === undefined ? Object.values(forms) : [forms[String(type)] ?? /^$/];
  return (cell) => wanted.some((form) => form.test(String(cell))) && /^\w{26,62}$/.test(String(cell));
}

/** The picture of a data URI. */
function drawing(cell: Cell): string {
  const [head = '', body = ''] = String(cell).split(/,(.*)/s);
  return head.endsWith(';base64') ? Buffer.from(body, 'base64').toString() : decodeURIComponent(body);
}

/** Monday to Friday, 9:00 to before 17:00. */
function atWork({ workingHours }: Given): (cell: Cell) => boolean {
  return (cell) => {
    const time = new Date(Number(cell));
    const isWeekday = time.getUTCDay() >= 1 && time.getUTCDay() <= 5;
    return !workingHours || (isWeekday && time.getUTCHours() >= 9 && time.getUTCHours() < 17);
  };
}

const both = (one: (cell: Cell) => boolean, other: (cell: Cell) => boolean) => (cell: Cell) =>
  one(cell) && other(cell);

/** What a field's cells are, under all of its options: said again, without our code. */
const FORMS: Partial<Record<FieldId, (options: Given) => (cell: Cell) => boolean>> = {
  'airline.flightNumber': ({ minLength, maxLength, addLeadingZeros, airlineCode }) => {
    const form = addLeadingZeros
      ? /^\d{4}$/
      : new RegExp(`^[1-9]\\d{${Number(minLength) - 1},${Number(maxLength) - 1}}$`);
    return (cell) => {
      const [, code = '', digits = ''] = /^([A-Z\d]{2}(?=\d))?(\d+)$/.exec(String(cell)) ?? [];
      const number = airlineCode ? digits : `${code}${digits}`;
      return form.test(number) && Number(number) >= 10 ** (Number(minLength) - 1);
    };
  },
  'airline.recordLocator':
    ({ allowNumerics, allowVisuallySimilarCharacters }) =>
    (cell) =>
      /^[A-Z0-9]{6}$/.test(String(cell)) &&
      (allowNumerics === true || !/\d/.test(String(cell))) &&
      (allowVisuallySimilarCharacters === true || !/[01OIL]/.test(String(cell))),
  'airline.seat': ({ aircraftType }) => {
    const [rows = 0, letters = ''] =
      {
        narrowbody: [35, 'ABCDEF'] as const,
        regional: [20, 'ABCD'] as const,
        widebody: [60, 'ABCDEFGHJK'] as const,
        airplane: [60, 'ABCDEFGHJK'] as const,
      }[String(aircraftType)] ?? [];
    return (cell) => {
      const [, row, letter = '?'] = /^([1-9]\d?)([A-Z])$/.exec(String(cell)) ?? [];
      return Number(row) <= rows && letters.includes(letter);
    };
  },
  'color.rgb':
    ({ format, casing, includeAlpha }) =>
    (cell) => {
      const text = String(cell);
      if (format === 'hex') {
        const digits = { lower: /^#[0-9a-f]+$/, upper: /^#[0-9A-F]+$/, mixed: /^#[0-9a-fA-F]+$/ }[
          String(casing)
        ];
        return digits?.test(text) === true && text.length === (includeAlpha ? 9 : 7);
      }
      const channels = /^(rgba?)\((\d{1,3}), (\d{1,3}), (\d{1,3})(?:, (0|1|0\.\d\d?))?\)$/.exec(text);
      const [, name, ...numbers] = channels ?? [];
      return (
        name === (includeAlpha ? 'rgba' : 'rgb') &&
        (numbers[3] !== undefined) === (includeAlpha === true) &&
        numbers.slice(0, 3).every((number) => Number(number) <= 255)
      );
    },
  'commerce.price': isDecimal,
  'commerce.isbn':
    ({ variant, separator }) =>
    (cell) => {
      const groups = separator === '' ? [String(cell)] : String(cell).split(String(separator));
      const text = groups.join('');
      const isValid =
        variant === '13'
          ? /^978[01]\d{9}$/.test(text) && weighted(text, 1, 3) % 10 === 0
          : /^[01]\d{8}[\dX]$/.test(text) && weighted(text, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11 === 0;
      return isValid && groups.length === (separator === '' ? 1 : variant === '13' ? 5 : 4);
    },
  'commerce.upc': () => (cell) => /^\d{12}$/.test(String(cell)) && weighted(String(cell), 3, 1) % 10 === 0,
  'datatype.boolean':
    ({ probability }) =>
    (cell) =>
      cell ? Number(probability) > 0 : Number(probability) < 1,
  'date.past': (options) => both(within(years(-Number(options.years)), NOW_MS - 1000), atWork(options)),
  'date.future': (options) => both(within(NOW_MS + 1000, years(options.years)), atWork(options)),
  'date.soon': ({ days }) => within(NOW_MS + 1000, NOW_MS + Number(days) * DAY),
  'date.recent': (options) =>
    both(within(NOW_MS - Number(options.days) * DAY, NOW_MS - 1000), atWork(options)),
  'date.month':
    ({ abbreviated }) =>
    (cell) =>
      (String(cell).length === 3 || !abbreviated) && !Number.isNaN(Date.parse(`${cell} 1, 2026`)),
  'date.weekday': ({ abbreviated }) => {
    const form = abbreviated
      ? /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/
      : /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;
    return (cell) => form.test(String(cell));
  },
  'date.birthdate':
    ({ minAge, maxAge }) =>
    (cell) =>
      age(Number(cell), NOW) >= Number(minAge) && age(Number(cell), NOW) <= Number(maxAge),
  'finance.accountNumber':
    ({ length }) =>
    (cell) =>
      /^\d+$/.test(String(cell)) && String(cell).length === (length ?? 8),
  'finance.amount': isDecimal,
  'finance.bitcoinAddress': isBitcoin,
  'finance.bic': ({ includeBranchCode }) => {
    const form = includeBranchCode ? /^[A-Z]{6}[A-Z0-9]{5}$/ : /^[A-Z]{6}[A-Z0-9]{2}$/;
    return (cell) => form.test(String(cell));
  },
  'finance.currencyCode': () => (cell) => /^[A-Z]{3}$/.test(String(cell)),
  'finance.currencyName': () => (cell) => /^\p{Lu}[\p{L} '’.()-]+$/u.test(String(cell)),
  'finance.currencySymbol': () => (cell) => /^[^\s\d]{1,4}$/.test(String(cell)),
  'finance.creditCardCVV': () => (cell) => /^\d{3,4}$/.test(String(cell)),
  'finance.creditCardNumber': ({ issuer }) => {
    const forms = issuer === undefined ? Object.values(CARDS) : [CARDS[String(issuer)] ?? /^$/];
    return (cell) =>
      isLuhnValid(String(cell)) && forms.some((form) => form.test(String(cell).replaceAll('-', '')));
  },
  'finance.ethereumAddress': () => (cell) => /^0x[0-9a-f]{40}$/.test(String(cell)),
  'finance.iban':
    ({ countryCode = '', formatted }) =>
    (cell) => {
      const text = String(cell);
      const groups = text.split(' ');
      const hasForm = formatted
        ? groups.slice(0, -1).every(({ length }) => length === 4)
        : groups.length === 1;
      return (
        hasForm &&
        (!formatted || groups.length > 3) &&
        isValidIban(groups.join('')) &&
        text.startsWith(String(countryCode))
      );
    },
  'finance.pin':
    ({ length }) =>
    (cell) =>
      /^\d+$/.test(String(cell)) && String(cell).length === length,
  'finance.routingNumber': () => (cell) =>
    /^\d{9}$/.test(String(cell)) && weighted(String(cell), 3, 7, 1) % 10 === 0,
  'git.commitSha':
    ({ length }) =>
    (cell) =>
      /^[0-9a-f]+$/.test(String(cell)) && String(cell).length === length,
  'git.commitDate': (options) => {
    const isInTime = both(within(NOW_MS - Number(options.days) * DAY, NOW_MS), atWork(options));
    return (cell) => Number(cell) % 1000 === 0 && isInTime(cell);
  },
  'image.url':
    ({ width, height }) =>
    (cell) => {
      const [, ...sizes] =
        /^https:\/\/picsum\.photos\/seed\/[A-Za-z0-9]{5,10}\/(\d+)\/(\d+)$/.exec(String(cell)) ?? [];
      return (
        sizes.length === 2 &&
        [width, height].every((given, i) =>
          within(Number(given ?? 1), Number(given ?? 3500))(Number(sizes[i])),
        )
      );
    },
  'image.dataUri':
    ({ width, height, type, color }) =>
    (cell) => {
      const svg = drawing(cell);
      const [, ...sizes] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      const isEncoded = { 'svg-uri': /;charset=UTF-8,/, 'svg-base64': /;base64,/ }[String(type)] ?? /^data:/;
      return (
        String(cell).startsWith('data:image/svg+xml;') &&
        isEncoded.test(String(cell)) &&
        !/[\p{Cc}\p{Cs}]/u.test(svg) &&
        svg.split('"').length % 2 === 1 &&
        (color === undefined || /fill="(|·|a&#34;&#60;&#38;&#62;b)"/.test(svg)) &&
        [width, height].every((given, i) =>
          within(Number(given ?? 1), Number(given ?? 3999))(Number(sizes[i])),
        )
      );
    },
};

const all = ids.flatMap((id) => variants(id));
const withDefaults = (id: FieldId, given: Given): Given => ({
  ...Object.fromEntries(
    Object.entries(optionsOf(id)).flatMap(([name, info]) =>
      'default' in info && info.default !== undefined ? [[name, info.default]] : [],
    ),
  ),
  ...given,
});

describe('The forms', () => {
  it('exist for every field that has options', () => {
    const missing = ids.filter((id) => Object.keys(optionsOf(id)).length > 0 && !FORMS[id]);
    expect(missing, 'no form: add it to FORMS in this file').toEqual([]);
  });
});

describe.each(all)('$id with $given', ({ id, given }) => {
  const type = fields[id].type;

  it('gives cells of the field’s type that follow the option', () => {
    const obeys = FORMS[id]?.(withDefaults(id, given)) ?? (() => false);
    const sampled = cells(id, given);
    expect(sampled).toHaveLength(ROWS);
    expect(sampled.filter((cell) => !TYPES[type]?.(cell) || !obeys(cell))).toEqual([]);
  });
});

describe.each(ids.filter((id) => FORMS[id]))('%s', (id) => {
  it('has its form without options', () => {
    const obeys = FORMS[id]?.(withDefaults(id, {})) ?? (() => false);
    expect(cells(id, {}, { rows: 1000 }).filter((cell) => !obeys(cell))).toEqual([]);
  });
});

/** Each field under each of its options, and under none. */
const cases: readonly { readonly id: FieldId; readonly given: Given }[] = [
  ...ids.map((id) => ({ id, given: {} })),
  ...all,
  { id: 'commerce.isbn', given: { variant: '10', separator: '' } },
  { id: 'commerce.price', given: { min: 3, max: 9, dec: 1 } },
];
const countedCases = cases.filter(({ id, given }) => valuesOf(id, given).kind === 'counted');

describe('How many values there are', () => {
  it('is known, or unlimited, or a sentence says why it is unknown', () => {
    const reasons = cases.flatMap(({ id, given }) => {
      const values = valuesOf(id, given);
      return values.kind === 'uncountable' ? [values.reason] : [];
    });
    expect(reasons.filter((reason) => !/^[A-Z].*\. .*\.$/.test(reason))).toEqual([]);
  });

  it.each<[FieldId, Given, number | bigint]>([
    ['airline.flightNumber', {}, 9999],
    ['airline.flightNumber', { minLength: 3, maxLength: 3, airlineCode: false }, 900],
    ['airline.seat', { aircraftType: 'widebody' }, 600],
    ['color.rgb', {}, 256 ** 3],
    ['color.rgb', { format: 'hex', includeAlpha: true }, 256 ** 4],
    ['commerce.price', {}, 99_901],
    ['commerce.isbn', { separator: '' }, 99_362_800 + 74_203_500],
    ['commerce.upc', {}, 5 * 10 ** 10],
    ['database.mongodbObjectId', {}, 5n * 365n * 86_400n * 16n ** 16n],
    ['datatype.boolean', { probability: 1 }, 1],
    ['date.month', {}, 12],
    ['date.recent', { days: 2 }, 2 * DAY - 1000 + 1],
    ['date.birthdate', { minAge: 18, maxAge: 18 }, 366],
    ['finance.accountNumber', {}, 10 ** 8],
    ['finance.accountNumber', { length: 20 }, 10n ** 20n],
    ['finance.amount', {}, 100_001],
    ['finance.amount', { min: -0.07, max: 0.07 }, 15],
    ['finance.amount', { min: 0, max: 1, dec: 18 }, 10n ** 18n + 1n],
    ['git.commitSha', { length: 7 }, 16 ** 7],
    ['helpers.shuffle', {}, 6],
  ])('is right: %s with %o has %s', (id, given, count) => {
    expect(counted(id, given).count).toBe(count);
  });

  it.each<[FieldId, Given]>([
    ['finance.accountNumber', { length: 32 }],
    ['finance.bitcoinAddress', {}],
    ['finance.creditCardNumber', {}],
    ['finance.iban', {}],
    ['finance.ethereumAddress', {}],
    ['git.commitSha', {}],
  ])('is practically endless: %s with %o', (id, given) => {
    expect(valuesOf(id, given).kind).toBe('unlimited');
  });
});

describe.each(countedCases)('$id with $given, by number', ({ id, given }) => {
  it('gives each value once, of the field’s type and form', () => {
    const { cells: values } = counted(id, given);
    const obeys = FORMS[id]?.(withDefaults(id, given)) ?? (() => true);
    const type = TYPES[fields[id].type];
    // An entity's entries are numbers here.
    const made = 'entity' in fields[id] ? [] : values;
    expect(made.filter((cell) => !type?.(cell) || !obeys(cell))).toEqual([]);
    expect(new Set(values).size).toBe(values.length);
  });

  it('includes all sampled values if there are only a few', () => {
    const values = valuesOf(id, given);
    const count = values.kind === 'counted' ? values.count : 0;
    // Of each airline there are as many; unique amounts have two decimals, others those of their currency.
    const isOther = id === 'airline.flightNumber' || (id === 'finance.amount' && given.dec === undefined);
    if (count > FEW_VALUES || isOther) return;
    const rows = Number(count);
    const unique = new Set(cells(id, given, { rows, unique: true }));
    expect(unique.size).toBe(rows);
    expect(cells(id, given, { rows: 2000 }).filter((cell) => !unique.has(cell))).toEqual([]);
  });
});

describe('Words of several lists', () => {
  it('company.buzzPhrase: no two choices make one text', () => {
    const values = valuesOf('company.buzzPhrase');
    if (values.kind !== 'counted') throw new Error('not counted');
    const texts = new Set<Cell>();
    for (let i = 0; i < values.count; i++) texts.add(values.at(i));
    expect(texts.size).toBe(values.count);
    expect(cells('company.buzzPhrase', {}, { rows: 2000 }).filter((cell) => !texts.has(cell))).toEqual([]);
  });
});

describe('Countries of IBANs', () => {
  const ownFaker = new Faker({ locale: [en, base] });
  const option = optionsOf('finance.iban').countryCode;
  const choices = option?.kind === 'choice' ? option.choices : [];

  const byFaker = (countryCode: string) => {
    try {
      return ownFaker.finance.iban({ countryCode });
    } catch {
      return undefined;
    }
  };
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((countryCode) => byFaker(countryCode) !== undefined);

  it.each([...choices])('%s: they are of the country, and valid', (countryCode) => {
    const ibans = cells('finance.iban', { countryCode }).map(String);
    expect(ibans.filter((iban) => !iban.startsWith(countryCode) || !isValidIBAN(iban))).toEqual([]);
  });

  it.each(known)('%s: they have the length of faker’s', (countryCode) => {
    const ours = cells('finance.iban', { countryCode }).map(String);
    const { length } = byFaker(countryCode) ?? '';
    expect(ours.filter((iban) => iban.length !== length)).toEqual([]);
  });
});

describe('A birthdate', () => {
  it.each([
    ['2026-11-21T10:15:00Z', 18, 80],
    ['2028-02-29T00:00:00Z', 19, 19],
    ['2027-02-28T23:59:59Z', 19, 23],
    ['2027-03-01T00:00:00Z', 19, 19],
    ['2026-01-01T00:00:00Z', 0, 0],
  ])('at %s of ages %i to %i is as early and as late as can be', (now, minAge, maxAge) => {
    const { cells: days } = counted('date.birthdate', { minAge, maxAge }, now);
    const [first, last] = [Number(days[0]), Number(days.at(-1))];
    expect([age(first, now), age(first - DAY, now)]).toEqual([maxAge, maxAge + 1]);
    expect([age(last, now), age(last + DAY, now)]).toEqual([minAge, minAge - 1]);
  });
});

describe('Amounts', () => {
  it.each<[FieldId, Given, readonly string[]]>([
    ['finance.amount', { min: 0.07, max: 0.09, dec: 2 }, ['0.07', '0.08', '0.09']],
    ['finance.amount', { min: -0.01, max: 0.01, dec: 2 }, ['-0.01', '0.00', '0.01']],
    ['finance.amount', { min: 1e-7, max: 3e-7, dec: 7 }, ['0.0000001', '0.0000002', '0.0000003']],
    ['finance.amount', { min: 0.5, max: 2.5, dec: 0 }, ['1', '2']],
    ['commerce.price', { min: 5, max: 5 }, ['5.00']],
    ['commerce.price', { min: 0, max: 2, dec: 0 }, ['0', '1', '2']],
  ])('%s with %o are %o', (id, given, expected) => {
    expect([...new Set(cells(id, given, { rows: 500 }))].toSorted()).toEqual([...expected].toSorted());
  });

  it('end as prices do', () => {
    const prices = cells('commerce.price', { min: 10, max: 500 }, { rows: 2000 }).map(String);
    const nines = prices.filter((price) => price.endsWith('9')).length;
    expect(nines).toBeGreaterThan(900);
    expect(nines).toBeLessThan(1150);
  });

  it.each([
    [{}, 0.35, 0.97],
    [{ min: 10, max: 500 }, 0.55, 0.95],
    [{ min: 10, max: 500, distribution: 'uniform' }, 0.14, 0.27],
  ] as const)(
    'of goods with %o are below a fifth of the highest with a share of %s to %s',
    (given, low, high) => {
      const prices = cells('commerce.price', given, { rows: 2000 }).map(Number);
      const highest = 'max' in given ? given.max : 1000;
      const share = prices.filter((price) => price < highest / 5).length / prices.length;
      expect(share).toBeGreaterThan(low);
      expect(share).toBeLessThan(high);
    },
  );

  it('are spread over the whole of a range of more than 2^53', () => {
    const amounts = cells('finance.amount', { min: -1e12, max: 1e12, dec: 18 }, { rows: 2000 }).map(Number);
    const quarters = [0, 1, 2, 3].map(
      (quarter) => amounts.filter((amount) => Math.floor((amount + 1e12) / 5e11) === quarter).length,
    );
    for (const quarter of quarters) expect(Math.abs(quarter - 500)).toBeLessThan(100);
  });
});

describe('A probability', () => {
  it('is how often a boolean is true', () => {
    const truths = cells('datatype.boolean', { probability: 0.1 }, { rows: 5000 }).filter(Boolean).length;
    expect(Math.abs(truths - 500)).toBeLessThan(100);
  });
});
