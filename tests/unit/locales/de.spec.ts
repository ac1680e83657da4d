/** @module-tag deep */

import { createRequire } from 'node:module';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareIn, sharesByDecade } from '../../../scripts/data/de/given-name-shares.mjs';
import { people } from '../../../scripts/data/de/people.mjs';
import { commonSurnames } from '../../../scripts/data/de/surnames.mjs';
import { localeCells, shareOf } from '../../fixtures/locales/cells.ts';

const ROWS = 100_000;
/** Postcodes of another source than the table's: https://www.npmjs.com/package/german-postal-codes. It has no towns. */
const require = createRequire(import.meta.url);
const judge: readonly string[] = require('german-postal-codes');

let of: (name: string) => readonly string[] = () => [];
beforeAll(async () => {
  of = await localeCells(
    'de',
    {
      name: 'person.fullName',
      first: 'person.firstName',
      last: 'person.lastName',
      sex: 'person.sex',
      prefix: 'person.prefix',
      job: 'person.jobTitle',
      gender: 'person.gender',
      email: 'internet.email',
      username: 'internet.username',
      address: 'location.fullAddress',
      streetAddress: 'location.streetAddress',
      street: 'location.street',
      number: 'location.buildingNumber',
      zip: 'location.zipCode',
      city: 'location.city',
      county: 'location.county',
      state: 'location.state',
      code: 'location.stateAbbreviation',
      latitude: 'location.latitude',
      longitude: 'location.longitude',
      zone: 'location.timeZone',
      flat: 'location.secondaryAddress',
      human: 'phone.number',
      national: { field: 'phone.number', options: { style: 'national' } },
      international: { field: 'phone.number', options: { style: 'international' } },
      mobile: { field: 'phone.number', options: { style: 'mobile' } },
      reserved: { field: 'phone.number', options: { style: 'national', reserved: true } },
      plate: 'vehicle.vrm',
      company: 'company.name',
      phrase: 'company.catchPhrase',
      domain: 'internet.domainName',
      buzz: 'company.buzzPhrase',
      month: 'date.month',
      weekday: 'date.weekday',
      noun: 'word.noun',
      color: 'color.human',
      fruit: 'food.fruit',
      element: 'science.chemicalElement',
      isbn: 'commerce.isbn',
      sign: 'person.zodiacSign',
      direction: 'location.direction',
      language: 'location.language',
    },
    ROWS,
  );
});

describe('Places of Germany', () => {
  it('have postcodes that are in use by the list of german-postal-codes', () => {
    const known = new Set(judge);
    expect(shareOf(of('zip'), (zip) => known.has(zip))).toBeGreaterThan(0.99);
  });

  it.each([
    // The first digits of postcodes: https://de.wikipedia.org/wiki/Postleitzahl_(Deutschland)
    ['Berlin', /^1[0-4]/],
    // With the island of Neuwerk.
    ['Hamburg', /^2[0-2]|^27499/],
    ['München', /^8[01]/],
    ['Köln', /^5[01]/],
    ['Frankfurt am Main', /^6[05]/],
    ['Stuttgart', /^70/],
    ['Düsseldorf', /^40/],
    ['Leipzig', /^04/],
    ['Dresden', /^01/],
    ['Freiburg im Breisgau', /^79/],
    ['Halle (Saale)', /^06/],
    ['Flensburg', /^249/],
  ])('have the postcodes of %s', (city, pattern) => {
    const zips = of('zip').filter((_, i) => of('city')[i] === city);
    expect(zips.length).toBeGreaterThan(10);
    expect(zips.every((zip) => pattern.test(zip))).toBe(true);
  });

  it('have one district and one state for each town with its postcode', () => {
    const byZip = new Map<string, string>();
    for (const [i, zip] of of('zip').entries()) {
      const key = `${zip} ${of('city')[i]}`;
      const place = `${of('county')[i]}, ${of('state')[i]}`;
      expect(byZip.get(key) ?? place).toBe(place);
      byZip.set(key, place);
    }
  });

  it('lie in Germany, in one time zone, and in sixteen states by their people', () => {
    for (const [i, latitude] of of('latitude').entries()) {
      expect(Number(latitude)).toBeGreaterThan(47.2);
      expect(Number(latitude)).toBeLessThan(55.1);
      expect(Number(of('longitude')[i])).toBeGreaterThan(5.8);
      expect(Number(of('longitude')[i])).toBeLessThan(15.1);
    }
    expect(new Set(of('zone'))).toEqual(new Set(['Europe/Berlin']));
    expect(new Set(of('state')).size).toBe(16);
    // 18.0 and 13.2 of 83.5 million: https://www.destatis.de, 31 December 2024.
    expect(shareOf(of('code'), (code) => code === 'NW')).toBeCloseTo(18 / 83.5, 1);
    expect(shareOf(of('code'), (code) => code === 'BY')).toBeCloseTo(13.2 / 83.5, 1);
  });

  it('write addresses with the street, its number, the postcode and the town', () => {
    for (const [i, address] of of('address').entries()) {
      expect(of('streetAddress')[i]).toBe(`${of('street')[i]} ${of('number')[i]}`);
      expect(address).toBe(`${of('streetAddress')[i]}, ${of('zip')[i]} ${of('city')[i]}`);
      expect(of('number')[i]).toMatch(/^[1-9]\d{0,2}[abc]?$/);
    }
    expect(shareOf(of('number'), (number) => /[abc]$/.test(number))).toBeCloseTo(0.08, 2);
  });

  it('have streets that are written as Germans write them', () => {
    const streets = new Set(of('street'));
    for (const street of [
      'Hauptstraße',
      'Berliner Straße',
      'Am Sportplatz',
      'Goethestraße',
      'Friedrich-Ebert-Straße',
    ])
      expect(streets).toContain(street);
    for (const street of streets) expect(street).not.toMatch(/strasse|-straße|\p{Ll}\p{Lu}|\d/u);
    expect(shareOf(of('street'), (street) => /stra(?:ß|ss)e$/i.test(street))).toBeGreaterThan(0.4);
  });
});

describe('Telephones and plates of Germany', () => {
  it.each(['human', 'national', 'international', 'mobile'])('are valid by libphonenumber-js: %s', (style) => {
    const valid = (text: string) => parsePhoneNumberFromString(text, 'DE')?.isValid() === true;
    expect(shareOf(of(style), valid)).toBeGreaterThan(0.99);
  });

  it('are mobile where they are asked for', () => {
    for (const text of new Set(of('mobile').slice(0, 5000)))
      expect(parsePhoneNumberFromString(text, 'DE')?.getType()).toBe('MOBILE');
  });

  it('are written as libphonenumber writes them', () => {
    const isAlike = (text: string) => parsePhoneNumberFromString(text, 'DE')?.formatNational() === text;
    expect(shareOf(of('national').slice(0, 20_000), isAlike)).toBeGreaterThan(0.98);
  });

  it('are numbers for films where reserved ones are asked for', () => {
    for (const text of new Set(of('reserved')))
      expect(text).toMatch(
        /^(?:030 23125\d{3}|069 90009\d{3}|040 66969\d{3}|0221 4710\d{3}|089 99998\d{3}|0171 39200\d\d|0152[25] (?:8817386|8895456|4599371)|0172 99(?:25904|68532|73185|73186|80752)|0174 9(?:091317|464308))$/,
      );
  });

  it('have the area code of the town', () => {
    const codes: Readonly<Record<string, string>> = {
      Berlin: '030',
      München: '089',
      Köln: '0221',
      Kassel: '0561',
    };
    for (const [i, text] of of('national').entries()) {
      const code = codes[of('city')[i] ?? ''];
      if (code && !/^01[567]/.test(text)) expect(text.startsWith(`${code} `)).toBe(true);
    }
  });

  it('have plates of their district, at most eight letters and digits long, and none of the pairs that are not issued', () => {
    for (const [i, plate] of of('plate').entries()) {
      expect(plate).toMatch(/^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}$/);
      expect(plate.replaceAll(/[- ]/g, '').length).toBeLessThanOrEqual(8);
      expect(plate).not.toMatch(/-(?:HJ|KZ|NS|SA|SS) /);
      if (of('county')[i] === 'Hamburg') expect(plate.startsWith('HH-')).toBe(true);
      if (of('county')[i] === 'Landkreis Altötting') expect(plate).toMatch(/^(?:AÖ|LF)-/);
    }
  });
});

describe('People of Germany', () => {
  const NAME_ROWS = 400_000;

  /** Names whose share is further from the expected one than a tenth and three standard deviations. */
  function wrongShares(texts: readonly string[], expected: readonly (readonly [string, number])[]) {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return expected
      .map(([name, share]) => ({ name, share, ours: (counts.get(name) ?? 0) / texts.length }))
      .filter(({ share, ours }) => Math.abs(ours - share) > share / 10 + 3 * Math.sqrt(share / texts.length));
  }

  it.each(['female', 'male'] as const)(
    'have the 50 commonest given names as often as the table of %s names says',
    async (sex) => {
      const cells = await localeCells(
        'de',
        { first: { field: 'person.firstName', options: { sex } }, birth: 'date.birthdate' },
        NAME_ROWS,
      );
      // Adults of 18 to 80 years on 28 November 2026 were born from 1946 to 2008.
      const years = Array.from({ length: 63 }, (_, i) => 1946 + i);
      const total = years.reduce((sum, year) => sum + people(year)[sex], 0);
      const expected = [...sharesByDecade(sex)]
        .map(([name, shares]) => {
          const bearers = years.reduce((sum, year) => sum + people(year)[sex] * shareIn(shares, year), 0);
          return [name, bearers / total] as const;
        })
        .sort(([, one], [, other]) => other - one)
        .slice(0, 50);
      expect(wrongShares(cells('first'), expected)).toEqual([]);
    },
  );

  it('have the 50 commonest surnames as often as the table says', async () => {
    const cells = await localeCells('de', { last: 'person.lastName' }, NAME_ROWS);
    const singles = cells('last').filter((name) => !name.includes('-'));
    const expected = commonSurnames
      .slice(0, 50)
      .map(({ name, per100k }) => [name, per100k / 100_000] as const);
    expect(wrongShares(singles, expected)).toEqual([]);
  });

  it('are called Frau or Herr by their sex, and 2 of 100 Dr.', () => {
    for (const [i, prefix] of of('prefix').entries())
      expect(['Dr.', of('sex')[i] === 'female' ? 'Frau' : 'Herr']).toContain(prefix);
    expect(shareOf(of('prefix'), (prefix) => prefix === 'Dr.')).toBeCloseTo(0.02, 2);
  });

  it('have jobs in the form of their sex', () => {
    for (const [i, job] of of('job').entries()) {
      const isWoman = of('sex')[i] === 'female';
      expect(job).not.toMatch(
        isWoman
          ? /(?:mann|Arzt|anwalt|Koch|er Angestellter|Leitender)\b/
          : /(?:frau|ärztin|anwältin|Köchin|erin|istin|orin)\b/i,
      );
    }
  });

  it('have mailboxes in ASCII, of their names', () => {
    const spelled = (name: string) =>
      name
        .toLowerCase()
        .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '')
        .normalize('NFD')
        .replace(/[^a-z]/g, '');
    for (const [i, email] of of('email').entries()) {
      expect(email).toMatch(/^[a-z0-9._-]+@[a-z0-9-]+\.(?:de|com|net)$/);
      const [local = ''] = email.split('@');
      const names = spelled(of('first')[i] ?? '') + spelled(of('last')[i] ?? '');
      const letters = local.replaceAll(/[._-]|\d/g, '');
      // Mailboxes of some providers are too short for long names.
      expect(letters === names || (local.length >= 19 && names.startsWith(letters))).toBe(true);
    }
  });
});

describe('Words of German', () => {
  it('are none of English or of American forms', () => {
    const english =
      /(?<!\p{L})(?:Street|Avenue|Road|Lane|Drive|Suite|Apt|Inc|LLC|Corp|Ltd|Mr|Mrs|Ms|Jr|County|the|and|with|your|you|of|Attorney|Nurse|Teacher|Engineer|January|October|December|Monday|Sunday|North|South|East|West)(?!\p{L})/u;
    const names = [
      ...[
        'name',
        'prefix',
        'job',
        'gender',
        'address',
        'county',
        'state',
        'flat',
        'company',
        'phrase',
        'buzz',
      ],
      ...['month', 'weekday', 'noun', 'color', 'fruit', 'element', 'sign', 'direction', 'language'],
    ];
    for (const name of names) for (const text of new Set(of(name))) expect(text).not.toMatch(english);
  });

  it('have months, weekdays and directions', () => {
    expect(new Set(of('month')).size).toBe(12);
    expect(of('month')).toContain('März');
    expect(new Set(of('weekday'))).toContain('Donnerstag');
    expect(new Set(of('direction'))).toContain('Nordosten');
    expect(shareOf(of('isbn'), (isbn) => isbn.startsWith('978-3-'))).toBe(1);
  });
});
