import { validate as validateVin } from 'vin-validator';
import { describe, expect, it } from 'vitest';
import { once } from '../../../src/generators/once.ts';
import { localeCells } from '../../fixtures/locales/cells.ts';

const ROWS = 3000;
const distinct = (texts: readonly string[]) => new Set(texts);

/** Fields with words of the language, and those that it shares with American English. */
const WORDS = [
  { field: 'vehicle.type', de: ['SUV'], fr: ['SUV', 'Minibus'] },
  { field: 'vehicle.fuel', de: ['Diesel', 'Hybrid'], fr: ['Diesel'] },
  { field: 'vehicle.color', de: ['beige', 'orange'], fr: ['beige', 'orange'] },
  { field: 'location.continent', de: [], fr: ['Europe'] },
  { field: 'location.country', de: [], fr: [] },
  { field: 'date.month', de: ['April', 'August', 'September', 'November'], fr: [] },
  { field: 'date.weekday', de: [], fr: [] },
  { field: 'person.gender', de: [], fr: ['Genderqueer'] },
  { field: 'person.zodiacSign', de: [], fr: ['Scorpion', 'Cancer'] },
  { field: 'finance.transactionType', de: [], fr: [] },
  { field: 'book.format', de: [], fr: [] },
] as const;

describe.each(['de', 'fr'] as const)('Words of %s', (locale) => {
  it.each(WORDS)(
    'of $field are not English, but for those that are the same',
    async ({ field, ...shared }) => {
      const american = distinct((await localeCells('en_US', { words: field }, ROWS))('words'));
      const words = distinct((await localeCells(locale, { words: field }, ROWS))('words'));
      const same = new Set<string>(shared[locale]);
      expect([...words].filter((word) => american.has(word) && !same.has(word))).toEqual([]);
      expect(words.size).toBeGreaterThan(field === 'location.country' ? 0 : 1);
    },
  );

  it('of biographies are not English, in any part', async () => {
    const parts = async (name: 'de' | 'en_US' | 'fr') =>
      distinct(
        (await localeCells(name, { bio: 'person.bio' }, ROWS))('bio').flatMap((bio) =>
          bio.split(/, | (?=\p{Extended_Pictographic})/u).filter((part) => /\p{L}/u.test(part)),
        ),
      );
    const american = await parts('en_US');
    const own = await parts(locale);
    expect([...own].filter((part) => american.has(part) && part !== 'geek')).toEqual([]);
    expect(own.size).toBeGreaterThan(100);
  });
});

it('are British in the United Kingdom', async () => {
  const columns = { color: 'vehicle.color', fuel: 'vehicle.fuel', type: 'vehicle.type', bio: 'person.bio' };
  const cells = await localeCells('en_GB', columns, ROWS);
  const texts = Object.keys(columns).flatMap(cells);
  expect(
    texts.filter((text) => /gray|gasoline|sedan|wagon|jewelry|theater|traveler|soccer/i.test(text)),
  ).toEqual([]);
  expect([...distinct(texts)]).toEqual(expect.arrayContaining(['grey', 'Petrol', 'Saloon', 'Estate']));
});

/** Makers and models that are sold in North America alone. */
const AMERICAN =
  /\b(?:Acura|Buick|Cadillac|Chevrolet|Chrysler|Dodge|GMC|Genesis|Infiniti|Lincoln|Lucid|Ram|Rivian)\b|F-150|Silverado|Camry|Altima|Sentra|Rogue|Highlander/;

describe.each([
  { locale: 'de', most: 'Volkswagen', never: 'Vauxhall' },
  { locale: 'fr', most: 'Renault', never: 'Vauxhall' },
  { locale: 'en_GB', most: 'Ford', never: 'Opel' },
] as const)('Vehicles of $locale', ({ locale, most, never }) => {
  // A run that skips these tests would end while the locale is loading, and leave it broken for the files after this one.
  const cells = once(() =>
    localeCells(
      locale,
      { name: 'vehicle.vehicle', maker: 'vehicle.manufacturer', vin: 'vehicle.vin', type: 'vehicle.type' },
      ROWS,
    ),
  );

  it('are models on European roads, most often of a maker of the country', async () => {
    const read = await cells();
    expect(read('name').filter((name) => AMERICAN.test(name))).toEqual([]);
    expect(read('maker')).not.toContain(never);
    const counts = new Map<string, number>();
    for (const maker of read('maker')) counts.set(maker, (counts.get(maker) ?? 0) + 1);
    expect([...counts].sort(([, one], [, other]) => other - one)[0]?.[0]).toBe(most);
  });

  it('have valid VINs, none of which is of a plant in North America', async () => {
    const vins = (await cells())('vin');
    expect(vins.filter((vin) => !validateVin(vin) || /^[1-5]/.test(vin))).toEqual([]);
    expect(vins.filter((vin) => vin.length !== 17)).toEqual([]);
  });

  it('have makers and types that belong to the model', async () => {
    const read = await cells();
    expect(read('name').filter((name, i) => !name.startsWith(read('maker')[i] ?? '?'))).toEqual([]);
    const typesOfPassat = distinct(read('type').filter((_, i) => read('name')[i] === 'Volkswagen Passat'));
    expect(typesOfPassat.size).toBe(1);
  });
});
