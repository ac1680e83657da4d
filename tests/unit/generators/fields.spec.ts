import { describe, expect, it } from 'vitest';
import { categoryTexts } from '../../../src/catalogue/category-texts.ts';
import { isLuhnValid, isValidIban } from '../../fixtures/check-digits.ts';
import { categoryRun, NOW, texts } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 366 * DAY;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NANO_ID = /^[\w-]{21}$/;
/** Lebanese pounds: a dollar buys more units of them than of any other currency. */
const PER_DOLLAR_MAX = 100_000;
const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const DECIMALS_2 = /^\d+\.\d{2}$/;
const ONE_LINE = /^[^\r\n]+$/;

/** A number between two bounds, both included. */
const between = (low: number, high: number) => (text: string) => Number(text) >= low && Number(text) <= high;
const oneOf =
  (...values: readonly string[]) =>
  (text: string) =>
    values.includes(text);
/** A timestamp within that many milliseconds of the run's moment. */
const around = (from: number, to: number) => (text: string) => {
  const distance = Date.parse(text) - NOW;
  return distance >= from && distance <= to;
};

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
}

type Form = RegExp | ((text: string) => boolean);

/** What the specification, or otherwise the label, says about a field's values. */
const FORMS: Record<string, Record<string, readonly Form[]>> = {
  person: {
    Sex: [oneOf('female', 'male')],
    'Full Name': [/^\S+( \S+)+$/, ONE_LINE],
    Bio: [ONE_LINE],
  },
  address: {
    'Full Address': [/^[1-9]\d{0,4} [^,]+, [^,]+, [A-Z]{2} \d{5}(-\d{4})?$/, ONE_LINE],
    'Street Address': [/^[1-9]\d{0,4}( [^\s,]+)+$/],
    'Building Number': [/^[1-9]\d{0,4}$/],
    'Country Code': [/^[A-Z]{2}$/],
    'State Abbreviation': [/^[A-Z]{2}$/],
    'Zip Code': [/^\d{5}(-\d{4})?$/],
    Latitude: [between(-90, 90)],
    Longitude: [between(-180, 180)],
  },
  phone: { 'Phone Number': [/^\+?[\d() .x-]{7,}$/] },
  internet: {
    Email: [/^[a-z0-9._-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/],
    'Example Email': [/@example\.(com|net|org)$/],
    'User Name': [/^[a-z0-9._-]+$/],
    Protocol: [oneOf('http', 'https')],
    URL: [URL.canParse, /^https?:/],
    IP: [isIpv4],
    IPv6: [/^([0-9a-f]{4}:){7}[0-9a-f]{4}$/],
    Mac: [/^([0-9a-f]{2}:){5}[0-9a-f]{2}$/],
    Password: [/^\w{15}$/],
  },
  lorem: { Word: [/^[a-z]+$/], Words: [/^[a-z]+( [a-z]+)+$/], Sentence: [/^[A-Z][a-z ]+\.$/] },
  company: { Name: [/^\S+( \S+)*$/, /[A-Z]/] },
  commerce: { ProductName: [/^\S+( \S+){2,}$/], Price: [DECIMALS_2, between(1, 1000)] },
  finance: {
    'Account Number': [/^\d{5,24}$/],
    Amount: [/^\d+(\.\d{2,3})?$/, between(0, 1000 * PER_DOLLAR_MAX)],
    'Currency Code': [/^[A-Z]{3}$/],
    'Bitcoin Address': [/^(bc1|1|3)[0-9a-zA-Z]{24,}$/],
    'Credit Card Number': [/^[\d-]{12,23}$/, isLuhnValid],
    IBAN: [isValidIban],
  },
  date: {
    Past: [ISO_UTC, around(-YEAR, 0)],
    Future: [ISO_UTC, around(0, YEAR)],
    Soon: [ISO_UTC, around(0, DAY)],
    Recent: [ISO_UTC, around(-DAY, 0)],
    Month: [(text) => !Number.isNaN(Date.parse(`${text} 1, 2026`))],
    Weekday: [/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/],
  },
  vehicle: { VIN: [/^[A-HJ-NPR-Z0-9]{17}$/], VRM: [/^[A-Z]{2}\d{2}[A-Z]{3}$/] },
  airline: {
    'Aircraft Type': [oneOf('narrowbody', 'regional', 'widebody')],
    Airline: [/^(?!\[object)\S.{2,}/],
    Airplane: [/^(?!\[object)\S.{2,}/],
    Airport: [/^(?!\[object)\S.{2,}/],
    'Flight Number': [/^[A-Z\d]{2}[1-9]\d{0,3}$/],
    'Record Locator': [/^[A-Z]{6}$/],
    Seat: [/^\d{1,2}[A-Z]$/],
  },
  science: {
    'Chemical Element': [/^[A-Z][a-z]+$/],
    'Chemical Symbol': [/^[A-Z][a-z]?$/],
    Unit: [/^(?!\[object)[A-Za-z]{2,}/],
  },
  system: {
    'File Name': [/^[^/\s]+\.[a-z\d]+$/],
    'File Path': [/^\/[^\n]+\/[^/\n]+$/],
    'MIME Type': [/^[a-z]+\/[\w.+-]+$/],
    'File Extension': [/^[A-Za-z0-9-]+$/],
  },
  git: { 'Commit Message': [/^[A-Z]/, ONE_LINE], 'Commit SHA': [/^[0-9a-f]{40}$/], Branch: [/^\S+$/] },
  datatype: {
    Boolean: [oneOf('true', 'false')],
    Number: [/^\d+$/, between(0, 2_147_483_647)],
    Float: [DECIMALS_2, between(0, 1000)],
    'Big Int': [/^\d+$/],
    UUID: [UUID],
  },
  location: {
    'Country Code': [/^[A-Z]{2}$/],
    'Zip Code': [/^\d{5}(-\d{4})?$/],
    Latitude: [between(-90, 90)],
    Longitude: [between(-180, 180)],
    'Time Zone': [(text) => new Intl.DateTimeFormat('en', { timeZone: text }).format(NOW) !== ''],
  },
  random: {
    Alpha: [/^[A-Za-z]{10}$/],
    Alphanumeric: [/^[A-Za-z0-9]{10}$/],
    Numeric: [/^\d{10}$/],
    UUID: [UUID],
    'Nano ID': [NANO_ID],
    Symbol: [/^[!-/:-@[-`{-~]{10}$/],
  },
  string: {
    Alpha: [/^[A-Za-z]{10}$/],
    Alphanumeric: [/^[A-Za-z0-9]{10}$/],
    Numeric: [/^\d{10}$/],
    UUID: [UUID],
    'Nano ID': [NANO_ID],
  },
  image: {
    URL: [URL.canParse, /^https:/],
    'Avatar URL': [URL.canParse, /^https:/],
    'Data URI': [/^data:image\/svg\+xml;(charset=UTF-8|base64),/],
  },
  database: { 'MongoDB Object ID': [/^[0-9a-f]{24}$/] },
  helpers: {
    'Array Element': [oneOf('red', 'blue', 'green', 'yellow')],
    'Object Key': [oneOf('name', 'age', 'city')],
    'Object Value': [oneOf('John', '30', 'New York')],
    'Shuffle Array': [(text) => text.split(', ').sort().join() === 'apple,banana,cherry'],
  },
};

const rowsOf = new Map(SPECIFIED_CATEGORIES.map(({ id }) => [id, texts(categoryRun(id, { rows: 2000 }))]));

const fields = SPECIFIED_CATEGORIES.flatMap(({ id, labels }) =>
  labels.flatMap((label, column) => {
    const forms = FORMS[id]?.[label];
    return forms ? [{ id, label, column, forms }] : [];
  }),
);

function fits(text: string, form: Form): boolean {
  return typeof form === 'function' ? form(text) : form.test(text);
}

describe('the forms', () => {
  it('are all of fields that exist', () => {
    expect(fields).toHaveLength(Object.values(FORMS).flatMap((labels) => Object.keys(labels)).length);
  });
});

describe.each(fields)('$id: $label', ({ id, column, forms }) => {
  it('has the form that its name promises, in 2,000 rows', () => {
    const values = (rowsOf.get(id) ?? []).map((row) => row[column] ?? '');
    expect(values).toHaveLength(2000);
    expect(values.filter((value) => !forms.every((form) => fits(value, form)))).toEqual([]);
  });
});

describe.each(SPECIFIED_CATEGORIES)('the sample on the card of $id', ({ id, labels }) => {
  const sample = Object.entries(categoryTexts).find(([category]) => category === id)?.[1].sample;
  const [label = '', value = ''] = sample ?? [];

  it('is a value of one of its fields', () => {
    expect(labels).toContain(label);
    const forms = FORMS[id]?.[label];
    if (forms) expect(forms.filter((form) => !fits(value, form))).toEqual([]);
    else expect(rowsOf.get(id)?.map((row) => row[labels.indexOf(label)])).toContain(value);
  });

  it('names nobody’s address or number: e-mails end in example.com, telephones are reserved', () => {
    if (value.includes('@')) expect(value).toMatch(/@example\.com$/);
    if (id === 'phone') expect(value).toMatch(/555-01\d\d$/);
  });
});

describe('fields of few values', () => {
  it.each([
    ['helpers', 'Array Element', 4],
    ['helpers', 'Object Key', 3],
    ['helpers', 'Object Value', 3],
    ['helpers', 'Shuffle Array', 6],
    ['date', 'Month', 12],
    ['date', 'Weekday', 7],
    ['datatype', 'Boolean', 2],
    ['person', 'Sex', 2],
    ['internet', 'Protocol', 2],
  ])('%s: %s reaches all of them', (id, label, count) => {
    const column = SPECIFIED_CATEGORIES.find((known) => known.id === id)?.labels.indexOf(label) ?? -1;
    expect(new Set(rowsOf.get(id)?.map((row) => row[column])).size).toBe(count);
  });
});

describe('image: URL and Data URI', () => {
  const sizes = (column: number, form: RegExp) =>
    (rowsOf.get('image') ?? []).flatMap((row) => {
      const [, width, height] = form.exec(decodeURIComponent(row[column] ?? '')) ?? [];
      return [Number(width), Number(height)];
    });

  it('have the widths and heights of the specification: 1 to 3,500, and up to 3,999', () => {
    const urls = sizes(0, /\/(\d+)\/(\d+)/);
    expect(urls.every((size) => size >= 1 && size <= 3500)).toBe(true);
    expect(Math.max(...urls)).toBeGreaterThan(3400);
    const uris = texts(categoryRun('image', { rows: 2000, fields: ['Data URI'] })).flat();
    const written = uris.flatMap((uri) => {
      const body = uri.slice(uri.indexOf(',') + 1);
      const svg = uri.includes(';base64,')
        ? Buffer.from(body, 'base64').toString()
        : decodeURIComponent(body);
      return [...svg.matchAll(/\b(?:width|height)="(\d+)"/g)].map(([, size]) => Number(size));
    });
    expect(written.length).toBeGreaterThanOrEqual(4000);
    expect(written.every((size) => size >= 1 && size <= 3999)).toBe(true);
  });
});
