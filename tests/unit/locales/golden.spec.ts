import { describe, expect, it } from 'vitest';
import { mailSpelling } from '../../../src/generators/mail-spelling.ts';
import { readPlaces } from '../../../src/generators/places.ts';
import type { LocaleName } from '../../../src/locales/locale-names.ts';
import { locales } from '../../../src/locales/registry.ts';

/** Texts of a country that were published, with their sources. */
interface Golden {
  readonly locale: LocaleName;
  readonly address: { readonly text: string; readonly source: string };
  /** In the style `national`, of a town. */
  readonly phone: { readonly text: string; readonly town: string; readonly source: string };
  /** Of the region by which plates differ. */
  readonly plate: { readonly text: string; readonly region: string; readonly source: string };
  /** The spelling of a name in mailboxes. */
  readonly mailbox: { readonly name: string; readonly text: string; readonly source: string };
}

const goldens: readonly Golden[] = [
  {
    locale: 'de',
    address: {
      text: 'Willy-Brandt-Straße 1, 10557 Berlin',
      source: 'The Federal Chancellery: https://www.bundeskanzler.de/bk-de/impressum',
    },
    phone: {
      text: '030 23125123',
      town: 'Berlin',
      source: 'A number for films (Bundesnetzagentur, Mitteilung 148/2021), as libphonenumber writes it',
    },
    plate: {
      text: 'B-MM 1234',
      region: 'Berlin',
      source: 'B is Berlin: Anlage 1 der Fahrzeug-Zulassungsverordnung',
    },
    mailbox: {
      name: 'Größ-Müller',
      text: 'groessmueller',
      source: 'Ä, Ö, Ü and ß as AE, OE, UE and SS: ICAO Doc 9303, part 3, section 6',
    },
  },
];

/** A regular expression that reads the parts of a form such as `{street}, {postcode} {city}`. */
const readerOf = (form: string) =>
  new RegExp(
    `^${form.replaceAll('{stateAbbreviation}', '(?<state>[A-Z]+)').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`,
  );

/** A regular expression of a mask whose marks stand for characters. */
const maskPattern = (mask: string, marks: Readonly<Record<string, string>>) =>
  new RegExp(`^${[...mask].map((mark) => marks[mark] ?? mark.replace(/[()+./]/, '\\$&')).join('')}$`);

async function openCountry(locale: LocaleName) {
  const { country, language } = await locales[locale]();
  return { country, language, places: readPlaces(await country.places()) };
}

describe.each(goldens)('$locale', ({ locale, address, phone, plate, mailbox }) => {
  it('writes addresses as this one, whose postcode belongs to its town', async () => {
    const { places } = await openCountry(locale);
    const {
      street = '',
      postcode = '',
      city = '',
    } = readerOf(places.addresses.line).exec(address.text)?.groups ?? {};
    expect(readerOf(places.addresses.streetLine).exec(street)?.groups).toEqual({
      street: expect.stringMatching(/\p{L}/u),
      number: expect.stringMatching(/^\d/),
    });
    const towns = Array.from(places.cityOfZip(), (town, zip) =>
      places.zip(zip) === postcode ? places.cities()[town] : undefined,
    );
    expect(towns).toContain(city);
  });

  it('writes telephone numbers as this one, with an area code of its town', async () => {
    const { country, places } = await openCountry(locale);
    const forms = country.phones.plans.flatMap(({ forms }) => forms.national.split('|'));
    const towns = places.cities();
    const codes = places.codesOfArea()[places.areaOfCity()[towns.indexOf(phone.town)] ?? -1] ?? [];
    const digits = phone.text.replaceAll(/\D/g, '');
    expect(
      forms.some(
        (form) =>
          maskPattern(form, { a: '\\d', e: '\\d', l: '\\d' }).test(phone.text) &&
          codes.some((code) => digits.slice(form.replaceAll(/[^\dael]/g, '').indexOf('a')).startsWith(code)),
      ),
    ).toBe(true);
  });

  it('has license plates as this one', async () => {
    const { places } = await openCountry(locale);
    const { masks, letters } = places.plates;
    const patterns = (masks[plate.region] ?? '')
      .split('|')
      .map((mask) => maskPattern(mask, { '@': `[${letters}]`, '#': '\\d', '%': '[1-9]' }));
    expect(patterns.some((pattern) => pattern.test(plate.text))).toBe(true);
  });

  it('spells names in mailboxes as this one', async () => {
    const { language } = await openCountry(locale);
    expect(mailSpelling(language)(mailbox.name)).toBe(mailbox.text);
  });
});
