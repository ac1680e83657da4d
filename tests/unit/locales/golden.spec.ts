import { describe, expect, it } from 'vitest';
import { mailSpelling } from '../../../src/generators/mail-spelling.ts';
import { phoneMasks } from '../../../src/generators/phone-numbers.ts';
import { readPlaces } from '../../../src/generators/places.ts';
import { plateTexts } from '../../../src/generators/plates.ts';
import { unpackWeighted } from '../../../src/generators/weighted.ts';
import { locales } from '../../../src/locales/registry.ts';
import { goldens } from '../../fixtures/locales/golden.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A mask of `#` digits as a pattern. */
const ofMask = (mask: string) => new RegExp(`^${escaped(mask).replaceAll('#', '\\d')}$`);

/** Whether all characters of a plate are those of one format. */
const holds = (characters: readonly string[], text: string) =>
  characters.some((all) => [...text].every((character) => all.includes(character)));

describe.each(goldens)('The examples of $locale', ({ locale: name, address, phone, plate, mailbox }) => {
  const load = Object.entries(locales).find(([own]) => own === name)?.[1];
  const opened = async () => {
    const locale = await load?.();
    if (!locale) throw new Error(`There is no locale ${name}`);
    return { ...locale, places: readPlaces(await locale.country.places()) };
  };

  it(`are the address ${address.written}: ${address.source}`, async () => {
    const { places } = await opened();
    const { line, streetLine } = places.addresses;
    const city = [...places.cityOfZip()].find(
      (own, i) => places.zip(i) === address.postcode && places.cities()[own] === address.city,
    );
    if (city === undefined) throw new Error(`No ${address.postcode} ${address.city}`);
    const county = places.countyOfCity()[city] ?? 0;
    const state = places.stateOfCounty()[county] ?? '';
    const parts: Readonly<Record<string, string>> = {
      ...{ number: address.number, postcode: address.postcode, city: address.city },
      ...{ county: places.counties()[county] ?? '', stateAbbreviation: state },
      state: places.states().get(state) ?? '',
    };
    const fill = (form: string, more: Readonly<Record<string, string>>) =>
      form.replace(/\{(\w+)\}/g, (_, part: string) => ({ ...parts, ...more })[part] ?? '');
    const street = fill(streetLine, { street: address.street });
    expect(fill(line, { street })).toBe(address.written);
  });

  it(`are the telephone number ${phone.written}: ${phone.source}`, async () => {
    const { country } = await opened();
    expect(phoneMasks(country.phones, 'national').some((mask) => ofMask(mask).test(phone.written))).toBe(
      true,
    );
  });

  it(`are the plate ${plate.written}: ${plate.source}`, async () => {
    const { places } = await opened();
    expect(holds(plateTexts(places.plates), plate.written)).toBe(true);
  });

  it(`are the mailbox ${mailbox.written}: ${mailbox.source}`, async () => {
    const { country, language } = await opened();
    const spell = mailSpelling(language);
    expect(spell(mailbox.first) + spell(mailbox.last)).toBe(mailbox.written);
    expect(unpackWeighted(country.mailboxes.providers).texts.length).toBeGreaterThan(3);
  });
});
