import { faker } from '@faker-js/faker/locale/en';
import { describe, expect, it } from 'vitest';
import { unpackWeighted } from '../../../src/generators/weighted.ts';
import { firstNames } from '../../../src/locales/countries/us/first-names.ts';
import { surnames as table } from '../../../src/locales/countries/us/surnames.ts';
import { countryNames } from '../../../src/locales/languages/en/country-names.ts';
import { isCountry } from '../../fixtures/countries.ts';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { cell, expectInEvery, type Row } from '../../fixtures/records.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';

const ROWS = 20_000;
const { location: places } = faker.definitions;

/** A name as a mailbox may spell it. */
const mailbox = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const firstNameSets = {
  female: new Set(firstNames.female.names.split('|')),
  male: new Set(firstNames.male.names.split('|')),
};
const firstNamesOf = ({ Sex }: Row) => (Sex === 'female' ? firstNameSets.female : firstNameSets.male);
const surnames = new Set([...unpackWeighted(table.common).texts, ...table.rare.split('|')]);

describe('the table of countries', () => {
  it('has every country of ISO 3166-1, by the name that it has now', () => {
    const codes = places.country_code.map(({ alpha2 }) => alpha2);
    expect(Object.keys(countryNames).sort()).toEqual(codes.sort());
    expect(Object.entries(countryNames).filter(([code, name]) => !isCountry(code, name))).toEqual([]);
  });
});

describe('a person', () => {
  const rows = recordsOf(categoryRun('person'), ROWS);

  it('has names from the tables that fit its sex', () =>
    expectInEvery(
      rows,
      (row) =>
        firstNamesOf(row).has(cell(row, 'First Name')) &&
        firstNamesOf(row).has(cell(row, 'Middle Name')) &&
        row['First Name'] !== row['Middle Name'] &&
        cell(row, 'Last Name')
          .split('-')
          .every((name) => surnames.has(name)),
    ));
});

describe('accounts', () => {
  const rows = recordsOf(categoryRun('internet'), ROWS);

  it('have a user name made of a first and a last name', () => {
    const firsts = new Set([...firstNameSets.female, ...firstNameSets.male].map(mailbox));
    const lasts = new Set([...surnames].map(mailbox));
    const someSplit = (text: string, fits: (head: string, tail: string) => boolean) =>
      [...text].some((_, i) => fits(text.slice(0, i), text.slice(i)));
    const isLast = (text: string) =>
      lasts.has(text) || someSplit(text, (one, other) => lasts.has(one) && lasts.has(other));
    expectInEvery(rows, (row) =>
      someSplit(
        cell(row, 'User Name').replace(/\d+$/, ''),
        (first, last) => firsts.has(first) && isLast(last.replace(/^[._-]/, '')),
      ),
    );
  });
  it('are at providers that people have, or on domains that belong to nobody', () =>
    expectInEvery(
      rows,
      (row) =>
        /@(gmail|yahoo|hotmail|outlook|aol|icloud|live|msn)\.com$|@(comcast|att)\.net$/.test(
          cell(row, 'Email'),
        ) &&
        faker.definitions.internet.example_email.includes(cell(row, 'Example Email').split('@')[1] ?? ''),
    ));
});

describe('a custom record of two people at two places', () => {
  it('has two people and two places that differ', () => {
    const rows = recordsOf(
      customRun([
        ['buyer', 'names'],
        ['seller city', 'location'],
        ['seller', 'names'],
        ['ship to', 'addresses'],
        ['buyer city', 'location'],
        ['bill to', 'addresses'],
      ]),
      ROWS,
    );
    const count = (holds: (row: Row) => boolean) => rows.filter(holds).length;
    expect(count((row) => row.buyer === row.seller)).toBeLessThan(ROWS / 1000);
    expect(count((row) => row['ship to'] === row['bill to'])).toBe(0);
    expect(count((row) => row['seller city'] === row['buyer city'])).toBeLessThan(ROWS / 100);
  });
});
