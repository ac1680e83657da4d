/** @module-tag deep */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngines } from '../../../src/dataset/engines.ts';
import { locales } from '../../../src/locales/registry.ts';
import judge from '../../fixtures/locales/united-kingdom.json' with { type: 'json' };

/**
 * Rows of the United Kingdom, judged by other sources than those of their tables: the towns of schools, the national plan of
 * telephone numbers that libphonenumber knows, and rules that Royal Mail, Ofcom and the DVLA publish.
 */
const ROWS = 100_000;
const engineFor = createEngines(locales);

type Row = Readonly<Record<string, string>>;

async function rowsOf(columns: readonly object[], rows = ROWS): Promise<readonly Row[]> {
  const document = { version: 1, seed: 54, locale: 'en_GB', tables: [{ name: 't', rows, columns }] };
  const engine = await engineFor(document);
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const table = engine.open(checked.value).table('t');
  const batch = table?.read(0, rows);
  const names = table?.columns.map(({ name }) => name) ?? [];
  return Array.from({ length: rows }, (_, i) =>
    Object.fromEntries(names.map((name, column) => [name, String(batch?.columns[column]?.[i] ?? '')])),
  );
}

const share = (rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length / rows.length;
const fields = (...ids: readonly string[]) =>
  ids.map((field) => ({ name: field.replace(/^.*\./, ''), field }));
const phone = (name: string, options: object) => ({ name, field: 'phone.number', options });
const sectorOf = (postcode: string) => postcode.slice(0, -2);

let rows: readonly Row[] = [];
beforeAll(async () => {
  rows = await rowsOf([
    ...fields('location.zipCode', 'location.city', 'location.county', 'location.state'),
    ...fields('location.street', 'location.buildingNumber', 'location.streetAddress', 'location.fullAddress'),
    ...fields('location.latitude', 'location.longitude', 'location.timeZone', 'vehicle.vrm'),
    ...fields('person.firstName', 'person.lastName', 'person.fullName', 'person.suffix', 'person.jobTitle'),
    ...fields('internet.email', 'company.name', 'company.catchPhrase'),
    phone('human', { style: 'human' }),
    phone('national', { style: 'national' }),
    phone('international', { style: 'international' }),
    phone('mobile', { style: 'mobile' }),
    phone('reserved', { style: 'national', reserved: true }),
    {
      name: 'flat',
      field: 'location.streetAddress',
      options: { useFullAddress: true },
      of: { place: 2 },
    },
  ]);
}, 120_000);

describe('British addresses', () => {
  it('have postcodes in one of the six forms, with the letters that Royal Mail uses', () => {
    const OUTWARD = '(?:[A-Z]{1,2}\\d{1,2}|[A-Z]{1,2}\\d[A-Z])';
    const form = new RegExp(`^${OUTWARD} \\d[ABD-HJLNP-UW-Z]{2}$`);
    expect(rows.filter(({ zipCode = '' }) => !form.test(zipCode))).toEqual([]);
  });

  it('have the post town that schools of the sector have in 99 of 100 rows', () => {
    const towns = new Map<string, string[]>();
    for (const [town, sectors] of Object.entries(judge.towns))
      for (const sector of sectors.split('|')) towns.set(sector, [...(towns.get(sector) ?? []), town]);
    const judged = rows.filter(({ zipCode = '' }) => towns.has(sectorOf(zipCode)));
    expect(judged.length / rows.length).toBeGreaterThan(0.25);
    const right = ({ zipCode = '', city = '' }: Row) => towns.get(sectorOf(zipCode))?.includes(city) ?? false;
    expect(share(judged, right)).toBeGreaterThanOrEqual(0.99);
  });

  it('are in the four countries by their people, as the censuses of 2021 and 2022 counted them', () => {
    const people = { England: 56.49, Scotland: 5.44, Wales: 3.108, 'Northern Ireland': 1.903 };
    const all = Object.values(people).reduce((sum, count) => sum + count, 0);
    for (const [name, count] of Object.entries(people)) {
      expect(Math.abs(share(rows, ({ state }) => state === name) - count / all), name).toBeLessThan(0.01);
    }
    expect(
      share(rows, ({ zipCode = '', state }) => zipCode.startsWith('BT') === (state === 'Northern Ireland')),
    ).toBe(1);
  });

  it('are written as Royal Mail asks for: the number, the street, the town, the postcode, and a flat before all', () => {
    const wrong = rows.filter(
      (row) =>
        row.streetAddress !== `${row.buildingNumber} ${row.street}` ||
        row.fullAddress !== `${row.streetAddress}, ${row.city}, ${row.zipCode}` ||
        !/^(?:Flat|Apartment|Unit) [1-9]\d?[AB]?, [1-9]\d{0,2}[ABC]? [A-Z]/.test(row.flat ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('lie in the kingdom, and London in London', () => {
    const inside = (
      { latitude, longitude }: Row,
      [south = 0, north = 0, west = 0, east = 0]: readonly number[],
    ) =>
      Number(latitude) > south &&
      Number(latitude) < north &&
      Number(longitude) > west &&
      Number(longitude) < east;
    expect(rows.filter((row) => !inside(row, [49.8, 60.9, -8.2, 1.8]))).toEqual([]);
    const london = rows.filter(({ city }) => city === 'London');
    expect(london.filter((row) => !inside(row, [51.38, 51.7, -0.37, 0.2]))).toEqual([]);
    expect(new Set(rows.map(({ timeZone }) => timeZone))).toEqual(new Set(['Europe/London']));
  });
});

describe('British telephone numbers', () => {
  it.each(['human', 'national', 'international', 'mobile'])('are valid in 99 of 100 rows: %s', (style) => {
    const isValid = (row: Row) => {
      const number = parsePhoneNumberFromString(row[style] ?? '', 'GB');
      return number?.isValid() === true && number.country === 'GB';
    };
    expect(share(rows, isValid)).toBeGreaterThanOrEqual(0.99);
  });

  it('are written as British people write them', () => {
    const some = rows.slice(0, 20_000);
    // A few places have five digits in their area code: 016977 2123.
    const isUsual = ({ national = '' }: Row) =>
      parsePhoneNumberFromString(national, 'GB')?.formatNational() === national;
    expect(share(some, isUsual)).toBeGreaterThan(0.99);
    expect(rows.filter(({ mobile = '' }) => !/^07[45789]\d{8}$/.test(mobile))).toEqual([]);
    expect(rows.filter(({ international = '' }) => !/^\+44[127]\d{9}$/.test(international))).toEqual([]);
  });

  it.each([
    ['London', '020 '],
    ['Leeds', '0113 '],
    ['Birmingham', '0121 '],
    ['Glasgow', '0141 '],
    ['Liverpool', '0151 '],
    ['Cardiff', '029 2'],
    ['Belfast', '028 90'],
    ['Portsmouth', '023 92'],
    ['Oxford', '01865 '],
    ['Inverness', '01463 '],
  ])('have the area code of %s there', (town, code) => {
    const numbers = rows.filter(({ city, national = '' }) => city === town && !national.startsWith('07'));
    expect(numbers.length).toBeGreaterThan(10);
    expect(share(numbers, ({ national = '' }) => national.startsWith(code))).toBeGreaterThan(0.99);
  });

  it('that are reserved are among the numbers that Ofcom keeps for drama', () => {
    // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
    const DRAMA =
      /^(?:07700 900|01632 960|020 7946 0|01(?:13|14|15|16|17|18|21|31|41|51|61) 496 0|0191 498 0|028 9649 6|029 2018 0)\d{3}$/;
    expect(rows.filter(({ reserved = '' }) => !DRAMA.test(reserved))).toEqual([]);
  });
});

describe('British people', () => {
  it('have the surnames of the source', () => {
    for (const [name, expected] of Object.entries(judge.surnames)) {
      const own = share(rows, ({ lastName = '' }) => lastName.toLowerCase().replaceAll(/\W/g, '') === name);
      const deviation = Math.sqrt((expected * (1 - expected)) / ROWS);
      expect(Math.abs(own - expected), name).toBeLessThan(0.1 * expected + 3 * deviation);
    }
  });

  it.each(['female', 'male'] as const)('have the given names of their year: %s', async (sex) => {
    const people = await rowsOf(
      [
        { name: 'firstName', field: 'person.firstName', options: { sex } },
        { name: 'birthdate', field: 'date.birthdate', options: { minAge: 24, maxAge: 28 } },
      ],
      200_000,
    );
    const born = people.filter(({ birthdate = '' }) => new Date(Number(birthdate)).getUTCFullYear() === 2000);
    expect(born.length).toBeGreaterThan(30_000);
    for (const [name, expected] of Object.entries(judge.born2000[sex])) {
      const own = share(born, ({ firstName }) => firstName === name);
      const deviation = Math.sqrt((expected * (1 - expected)) / born.length);
      expect(Math.abs(own - expected), name).toBeLessThan(0.1 * expected + 3 * deviation);
    }
  });

  it('have mailboxes in ASCII that are made of their names', () => {
    const plain = (name = '') => name.toLowerCase().replaceAll(/[^a-z]/g, '');
    const wrong = rows.filter(({ email = '', firstName, lastName }) => {
      const [local = ''] = email.split('@');
      const isAscii = /^[a-z\d._-]+@[a-z]+\.(?:com|net|co\.uk)$/.test(email);
      return !isAscii || plain(local) !== plain(firstName) + plain(lastName);
    });
    expect(wrong).toEqual([]);
  });

  it('have titles without points, and nothing after their names', () => {
    const form = /^(?:(?:Mr|Mrs|Miss|Ms|Mx|Dr) )?\p{Lu}[\p{L}' -]+$/u;
    expect(rows.filter(({ fullName = '', suffix }) => !form.test(fullName) || suffix !== '')).toEqual([]);
  });
});

describe('British plates', () => {
  it('have a form that the DVLA issues: with the letters of the region and an age identifier, or those of Northern Ireland', () => {
    const CURRENT = /^[A-HK-PRSV-Y][A-HJ-PR-Y](?:1\d|2[0-6]|6\d|7[0-6]) [A-HJ-PR-Z]{3}$/;
    const IRISH = /^[A-HJ-PR-Z](?:[A-Z]Z|I[A-Z]|[A-Z]I) [1-9]\d{3}$/;
    const isRight = ({ vrm = '', state }: Row) => (state === 'Northern Ireland' ? IRISH : CURRENT).test(vrm);
    expect(rows.filter((row) => !isRight(row))).toEqual([]);
  });

  it.each([
    ['Greater London', 'L'],
    ['Greater Manchester', 'M'],
    ['Glasgow City', 'S'],
    ['Cardiff', 'C'],
    ['Kent', 'G'],
    ['West Yorkshire', 'Y'],
  ])('of %s begin with %s', (county, letter) => {
    const own = rows.filter((row) => row.county === county);
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ vrm = '' }) => !vrm.startsWith(letter))).toEqual([]);
  });
});

describe('British texts', () => {
  it('have no American word', async () => {
    const AMERICAN =
      /\b(?:Realty|Realtors?|Attorneys?|Inc\.?|LLC|Corp\.?|PLLC|P\.[CA]\.|Jr\.|Sr\.|CPAs?|HVAC|Apartments|Real Estate|Auto (?:Sales|Repair)|Trucking|Movers|Jewel(?:ers|ry)|Tires?|Diner|Drywall|Remodeling|Counsel(?:ing|or)|Pediatrics?|Center|Theater|Sheriff\S*|Principal$|Custodian|Teller|Paralegal|Longshoreman|Busboy|Esthetician|Fiber|Color|Flavor|Neighbors?|Neighborhood|check engine|aisle|closing day|[Cc]ents?|Boulevard|Turnpike|Highway|Main St|[NESW]\. )\b/;
    const texts = ['company.name', 'company.catchPhrase', 'person.jobTitle', 'location.streetAddress'];
    const found = rows.flatMap((row) =>
      texts
        .map((id) => row[id.replace(/^.*\./, '')] ?? '')
        .filter((text) => AMERICAN.test(text) && !/^Principal .* Engineer$/.test(text)),
    );
    expect(found).toEqual([]);
    const words = await rowsOf(
      fields(
        'word.adjective',
        'word.noun',
        'word.verb',
        'food.vegetable',
        'food.fruit',
        'finance.accountName',
      ),
      20_000,
    );
    const SPELLED =
      /\b(?:\w*(?:col|fav|flav|hon|hum|lab|neighb)or(?:ed|able|ful|less|ite)?|gray|zucchini|eggplant|arugula|beets|Checking .*|\w+(?<!s)(?<!pr)(?<!caps)ize[ds]?)\b/;
    expect(words.flatMap((row) => Object.values(row).filter((text) => SPELLED.test(text)))).toEqual([]);
  });

  it('have jobs for people from the age at which they leave school, and none before', () => {
    expect(rows.filter(({ jobTitle }) => jobTitle === '')).toEqual([]);
  });
});
