import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { createEngines } from '../../../src/dataset/engines.ts';
import { locales } from '../../../src/locales/registry.ts';

const engineFor = createEngines(locales);
const ROWS = 20_000;

async function opened(document: object) {
  const engine = await engineFor(document);
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return engine.open(checked.value);
}

/** The cells of columns by their names. */
async function cellsOf(locale: string, columns: readonly object[], rows = ROWS) {
  const document = { version: 1, locale, tables: [{ name: 't', rows, columns }] };
  const table = (await opened(document)).table('t');
  return (name: string) => (table?.readColumn(name, 0, rows) ?? []).map((cell) => String(cell));
}

/** Whether the package stdnum accepts a number. */
function accepts(country: string, kind: string, number: string): boolean {
  const judge = stdnum[country]?.[kind];
  if (!judge) throw new RangeError(`stdnum has no ${kind} of ${country}`);
  return judge.validate(number).isValid;
}

const NATIONAL_ID = { name: 'id', field: 'person.nationalId' };
const VAT_ID = { name: 'vat', field: 'company.vatId' };

/** Whether a country’s own rule accepts a number. Judges and sources are beside each. */
const nationalIds: Readonly<Record<string, (id: string) => boolean>> = {
  // Never issued, and no number of a taxpayer: https://www.irs.gov/pub/irs-pdf/p1915.pdf
  en_US: (id) => {
    const [, group = 0] = /^9\d\d-(?!00)(\d\d)-(?!0000)\d{4}$/.exec(id) ?? [];
    const number = Number(group);
    const isOfTaxpayers =
      (number >= 50 && number <= 65) ||
      (number >= 70 && number <= 88) ||
      (number >= 90 && number <= 92) ||
      number >= 94;
    return number > 0 && !isOfTaxpayers;
  },
  // Only forms have the prefix QQ. With another prefix, the number is well formed.
  en_GB: (id) => /^QQ/.test(id) && accepts('GB', 'nino', id.replace('QQ', 'AB')),
  fr: (id) => accepts('FR', 'nir', id),
  // The package lets any repetition pass, so the rule is here: one of the first ten digits twice, and no more.
  de: (id) => accepts('DE', 'idnr', id) && id[0] !== '0' && new Set(id.slice(0, 10)).size === 9,
};

const vatIds: Readonly<Record<string, (id: string) => boolean>> = {
  en_GB: (id) => id.startsWith('GB') && accepts('GB', 'vat', id),
  fr: (id) => id.startsWith('FR') && accepts('FR', 'tva', id) && accepts('FR', 'siren', id.slice(4)),
  de: (id) => id.startsWith('DE') && accepts('DE', 'vat', id),
};

describe('person.nationalId', () => {
  it.each(Object.entries(nationalIds))('is valid in %s', async (locale, isValid) => {
    const ids = (await cellsOf(locale, [NATIONAL_ID]))('id');
    expect(ids.filter((id) => !isValid(id))).toEqual([]);
    expect(new Set(ids).size).toBeGreaterThan(ROWS * 0.99);
  });

  it.each(['en_US', 'en_GB', 'de'])('can be unique in %s, and is valid then', async (locale) => {
    const ids = (await cellsOf(locale, [{ ...NATIONAL_ID, unique: true }]))('id');
    expect(new Set(ids).size).toBe(ROWS);
    expect(ids.filter((id) => !nationalIds[locale]?.(id))).toEqual([]);
  });

  it('has the sex, the month of birth and the département of its row in France', async () => {
    const cells = await cellsOf('fr', [
      NATIONAL_ID,
      { name: 'sex', field: 'person.sex' },
      { name: 'born', field: 'date.birthdate' },
      { name: 'postcode', field: 'location.zipCode' },
    ]);
    const [sexes, born, postcodes] = [cells('sex'), cells('born'), cells('postcode')];
    for (const [i, id] of cells('id').entries()) {
      expect(id[0]).toBe(sexes[i] === 'male' ? '1' : '2');
      const date = new Date(Number(born[i]));
      expect(id.slice(1, 5)).toBe(date.toISOString().slice(2, 7).replace('-', ''));
      const department = postcodes[i]?.slice(0, 2);
      expect(department === '20' ? ['2A', '2B'] : [department]).toContain(id.slice(5, 7));
    }
  });
});

describe('company.vatId', () => {
  it.each(Object.entries(vatIds))('is valid in %s, and can be unique', async (locale, isValid) => {
    for (const unique of [false, true]) {
      const ids = (await cellsOf(locale, [{ ...VAT_ID, unique }]))('vat');
      expect(ids.filter((id) => !isValid(id))).toEqual([]);
      expect(new Set(ids).size).toBeGreaterThan(unique ? ROWS - 1 : ROWS * 0.99);
    }
  });

  it('is null in the United States', async () => {
    const document = { version: 1, tables: [{ name: 't', rows: 5, columns: [VAT_ID] }] };
    const cells = (await opened(document)).table('t')?.readColumn('vat', 0, 5);
    expect(cells).toEqual([null, null, null, null, null]);
  });
});

it('gives no row a number of another country', async () => {
  const document = {
    version: 1,
    locale: { en_US: 2, en_GB: 1, fr: 1, de: 1 },
    tables: [
      {
        name: 't',
        rows: 2000,
        columns: [NATIONAL_ID, VAT_ID, { name: 'country', field: 'location.countryCode' }],
      },
    ],
  };
  const table = (await opened(document)).table('t');
  const [ids = [], vats = [], countries = []] = ['id', 'vat', 'country'].map((name) =>
    table?.readColumn(name, 0, 2000),
  );
  const localeOf: Readonly<Record<string, string>> = { US: 'en_US', GB: 'en_GB', FR: 'fr', DE: 'de' };
  expect(new Set(countries).size).toBe(4);
  for (const [i, country] of countries.entries()) {
    const locale = localeOf[String(country)] ?? '';
    expect(nationalIds[locale]?.(String(ids[i])), `${ids[i]} in ${locale}`).toBe(true);
    if (locale === 'en_US') expect(vats[i]).toBeNull();
    else expect(vatIds[locale]?.(String(vats[i])), `${vats[i]} in ${locale}`).toBe(true);
  }
});
