/** @module-tag deep */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../src/library/index.ts';
import { temporaryDirectory } from '../../fixtures/library.ts';
import { severalLocales } from '../../fixtures/several-locales.ts';
import { joined, wholeFile, writePlan } from '../../fixtures/shards.ts';

const ROWS = 60_000;

const LANDS =
  `Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|
Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen|Sachsen-Anhalt|Schleswig-Holstein|Thüringen`.replaceAll(
    '\n',
    '',
  );

const COUNTRIES = {
  US: {
    share: 0.7,
    postcode: /^\d{5}(-\d{4})?$/,
    state: new RegExp(`^(?!(?:England|Scotland|Wales|Northern Ireland|${LANDS})$)[A-Z][A-Za-z. ]+$`),
    plate: /^[A-Z0-9 -]{4,8}$/,
  },
  GB: {
    share: 0.2,
    postcode: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
    state: /^(England|Scotland|Wales|Northern Ireland)$/,
    plate: /^([A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]{3} ?\d{1,4})$/,
  },
  DE: {
    share: 0.1,
    postcode: /^\d{5}$/,
    state: new RegExp(`^(${LANDS})$`),
    plate: /^[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2} ?\d{1,4}[EH]?$/,
  },
} as const;

const TABLES = severalLocales(ROWS);
const DOCUMENT = { version: 1, seed: 'shards', tables: TABLES };

type Row = Readonly<Record<string, string>>;

async function opened() {
  return open(DOCUMENT);
}

async function rowsOf(table: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const row of (await opened()).table(table).rows())
    rows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])));
  return rows;
}

const isOf = (row: Row, code: keyof typeof COUNTRIES) => row.country === code;

describe('customers of three countries', () => {
  let rows: readonly Row[] = [];
  beforeAll(async () => {
    rows = await rowsOf('customers');
  });

  it.each(Object.keys(COUNTRIES))('are of %s by its weight', (code) => {
    const share = rows.filter(({ country }) => country === code).length / ROWS;
    expect(Math.abs(share - Object(COUNTRIES)[code].share)).toBeLessThan(0.01);
  });

  it.each(['US', 'GB', 'DE'] as const)('have all parts of %s in one row', (code) => {
    const { postcode, state, plate } = COUNTRIES[code];
    for (const row of rows.filter((each) => isOf(each, code))) {
      expect(row.postcode).toMatch(postcode);
      expect(row.address).toContain(row.city);
      expect(row.state).toMatch(state);
      expect(row.plate).toMatch(plate);
      expect(row.phone).toMatch({ US: /^\+1\d{10}$/, GB: /^\+44[1-9]\d{8,9}$/, DE: /^\+49[1-9]\d+$/ }[code]);
    }
  });

  it.each(['US', 'GB', 'DE'] as const)('have telephone numbers that are assigned in %s', (code) => {
    const sample = rows.filter((each) => isOf(each, code)).slice(0, 2000);
    const valid = sample.filter(({ phone = '' }) => {
      const number = parsePhoneNumberFromString(phone);
      return number?.isValid() && number.country === code;
    });
    expect(valid.length / sample.length).toBeGreaterThanOrEqual(0.99);
  });
});

describe('orders of customers in three countries', () => {
  it('have the country of their customer', async () => {
    const rows = await rowsOf('orders');
    for (const code of ['US', 'GB', 'DE'] as const) {
      const own = rows.filter(({ home }) => home === code);
      expect(own.length).toBeGreaterThan(1000);
      for (const { sent_to, postcode } of own) {
        expect(sent_to).toBe(code);
        expect(postcode).toMatch(COUNTRIES[code].postcode);
      }
    }
  });

  it('are the same files in shards as in one', async () => {
    const directory = temporaryDirectory();
    const plan = await writePlan(directory, TABLES);
    for (const { name } of TABLES)
      expect((await joined(directory, plan, name)) === (await wholeFile(TABLES, name))).toBe(true);
  });
});
