import { faker } from '@faker-js/faker/locale/en';
import { describe, expect, it } from 'vitest';
import { firstNames } from '../../../src/generators/data/first-names.ts';
import { commonSurnames, rareSurnames } from '../../../src/generators/data/surnames.ts';
import { unpackWeighted } from '../../../src/generators/weighted.ts';
import { countryByCode } from '../../../src/locales/country-codes.ts';
import type { Run } from '../../../src/schema/requests.ts';
import { createRowsApi } from '../../../workers/rows-api.ts';
import { isCountry } from '../../fixtures/countries.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';

type Record = Readonly<{ [name: string]: string }>;

const ROWS = 20_000;
const { person: people, science, system, location: places } = faker.definitions;

/** 20,000 rows of what the worker gives: four runs of as many rows as it takes. */
function records(run: Run): Record[] {
  const worker = createRowsApi(largeTables);
  return [1, 2, 3, 4].flatMap((seed) => {
    const answer = worker.rows({ ...run, seed, rows: 5000 }, 0, 5000);
    if (!answer.ok) throw new Error(answer.error);
    const { columns, rows } = answer.value;
    return rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i], cell])));
  });
}

/** That a sentence holds in every row; `broken` shows those where it does not. */
function expectInEvery(rows: readonly Record[], holds: (row: Record) => boolean) {
  expect(rows).toHaveLength(ROWS);
  expect(rows.filter((row) => !holds(row)).slice(0, 5)).toEqual([]);
}

const cell = (row: Record, name: string) => row[name] ?? '';

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
const firstNamesOf = ({ Sex }: Record) => (Sex === 'female' ? firstNameSets.female : firstNameSets.male);
const surnames = new Set([...unpackWeighted(commonSurnames).texts, ...rareSurnames.split('|')]);

const prefixes = Object.values(people.prefix).flatMap((names) => names ?? []);

/** First and last name of a full name that may have a prefix and a suffix. */
function namesOf(fullName: string): { first: string; last: string } {
  const words = fullName.split(' ');
  if (prefixes.includes(words[0] ?? '')) words.shift();
  if (people.suffix.includes(words.at(-1) ?? '')) words.pop();
  return { first: words[0] ?? '', last: words.slice(1).join(' ') };
}

/** Whether a mailbox is made of a person's first and last name, as people do. */
function isMailboxOf(fullName: string, mail: string): boolean {
  const { first, last } = namesOf(fullName);
  const [local = ''] = mail.split('@');
  const rest = local.slice(mailbox(first).length);
  return local.startsWith(mailbox(first)) && new RegExp(`^[._-]?${mailbox(last)}\\d{0,4}$`).test(rest);
}

describe('the table of countries', () => {
  it('has every country of ISO 3166-1, by the name that it has now', () => {
    const codes = places.country_code.map(({ alpha2 }) => alpha2);
    expect(Object.keys(countryByCode).sort()).toEqual(codes.sort());
    expect(Object.entries(countryByCode).filter(([code, name]) => !isCountry(code, name))).toEqual([]);
  });
});

describe('a person', () => {
  const rows = records(categoryRun('person'));
  /** Whether a name, of one part or of two that are hyphenated, is of the row's sex or of either. */
  const ofSex = ({ generic, female, male }: typeof people.prefix, row: Record, name: string) => {
    const known = [...(generic ?? []), ...((row.Sex === 'female' ? female : male) ?? [])];
    return (
      known.includes(cell(row, name)) ||
      cell(row, name)
        .split('-')
        .every((part) => known.includes(part))
    );
  };

  it('has one sex', () => expectInEvery(rows, (row) => row.Sex === row['Sex Type']));
  it('has a prefix of that sex', () => expectInEvery(rows, (row) => ofSex(people.prefix, row, 'Prefix')));
  it('has names of that sex', () =>
    expectInEvery(
      rows,
      (row) =>
        firstNamesOf(row).has(cell(row, 'First Name')) &&
        firstNamesOf(row).has(cell(row, 'Middle Name')) &&
        cell(row, 'Last Name')
          .split('-')
          .every((name) => surnames.has(name)),
    ));
  it('has a full name of those names, prefix and suffix', () =>
    expectInEvery(rows, (row) => {
      const core = `${row['First Name']} ${row['Last Name']}`;
      const forms = [
        core,
        `${row.Prefix} ${core}`,
        `${core} ${row.Suffix}`,
        `${row.Prefix} ${core} ${row.Suffix}`,
      ];
      return forms.includes(cell(row, 'Full Name'));
    }));
  it('has a job title of descriptor, area and type', () =>
    expectInEvery(rows, (row) => {
      const [descriptor = '', ...rest] = cell(row, 'Job Title').split(' ');
      return (
        people.job_descriptor.includes(descriptor) &&
        rest.join(' ') === `${row['Job Area']} ${row['Job Type']}`
      );
    }));
});

describe('accounts', () => {
  const rows = records(categoryRun('internet'));

  it('are of one user name', () =>
    expectInEvery(
      rows,
      (row) =>
        cell(row, 'Email').split('@')[0] === row['User Name'] &&
        cell(row, 'Example Email').split('@')[0] === row['User Name'],
    ));
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
  it('are on domains of faker’s', () =>
    expectInEvery(
      rows,
      (row) =>
        faker.definitions.internet.free_email.includes(cell(row, 'Email').split('@')[1] ?? '') &&
        faker.definitions.internet.example_email.includes(cell(row, 'Example Email').split('@')[1] ?? ''),
    ));
});

describe('a site', () => {
  const rows = records(categoryRun('internet'));

  it('has a domain name of word and suffix', () =>
    expectInEvery(rows, (row) => row['Domain Name'] === `${row['Domain Word']}.${row['Domain Suffix']}`));
  it('has a URL of protocol and domain name', () =>
    expectInEvery(rows, (row) => row.URL === `${row.Protocol}://${row['Domain Name']}`));
});

describe('a vehicle', () => {
  const rows = records(categoryRun('vehicle'));
  it('is its manufacturer and model', () =>
    expectInEvery(rows, (row) => row.Vehicle === `${row.Manufacturer} ${row.Model}`));
});

describe('a currency', () => {
  const rows = records(categoryRun('finance'));
  const known = new Map(rows.map((row) => [cell(row, 'Currency Code'), row]));
  it('has one name and one symbol', () =>
    expectInEvery(rows, (row) =>
      ['Currency Name', 'Currency Symbol'].every(
        (name) => row[name] !== '' && row[name] === known.get(cell(row, 'Currency Code'))?.[name],
      ),
    ));
});

describe('an element', () => {
  const rows = records(categoryRun('science'));
  it('has its own symbol', () =>
    expectInEvery(rows, (row) =>
      science.chemical_element.some(
        ({ name, symbol }) => name === row['Chemical Element'] && symbol === row['Chemical Symbol'],
      ),
    ));
});

describe('a file', () => {
  const rows = records(categoryRun('system'));
  it('is named by its extension', () =>
    expectInEvery(rows, (row) => cell(row, 'File Name').endsWith(`.${row['File Extension']}`)));
  it('has an extension of its MIME type', () =>
    expectInEvery(rows, (row) => {
      const type = system.mime_type[cell(row, 'MIME Type')];
      return type?.extensions.includes(cell(row, 'File Extension')) ?? false;
    }));
  it('stands at the end of its path', () =>
    expectInEvery(rows, (row) => cell(row, 'File Path').endsWith(`/${row['File Name']}`)));
});

describe('a product', () => {
  const rows = records(categoryRun('commerce'));
  it('is named by its adjective, material and product', () =>
    expectInEvery(
      rows,
      (row) => row.ProductName === `${row.ProductAdjective} ${row.ProductMaterial} ${row.Product}`,
    ));
});

describe('a custom record of two people at two places', () => {
  const rows = records(
    customRun([
      ['seller mail', 'emails'],
      ['buyer', 'names'],
      ['seller city', 'location'],
      ['seller', 'names'],
      ['ship to', 'addresses'],
      ['buyer mail', 'emails'],
      ['buyer city', 'location'],
      ['bill to', 'addresses'],
    ]),
  );
  const count = (holds: (row: Record) => boolean) => rows.filter(holds).length;

  it('has the first address of mail of the first name, the second of the second', () => {
    expectInEvery(rows, (row) => isMailboxOf(cell(row, 'buyer'), cell(row, 'seller mail')));
    expectInEvery(rows, (row) => isMailboxOf(cell(row, 'seller'), cell(row, 'buyer mail')));
  });

  it('has the first address in the first city, the second in the second', () => {
    expectInEvery(rows, (row) => cell(row, 'ship to').includes(`, ${row['seller city']}, `));
    expectInEvery(rows, (row) => cell(row, 'bill to').includes(`, ${row['buyer city']}, `));
  });

  it('has two people and two places that differ', () => {
    expect(count((row) => row.buyer === row.seller)).toBeLessThan(ROWS / 1000);
    expect(count((row) => row['ship to'] === row['bill to'])).toBe(0);
    expect(count((row) => row['seller city'] === row['buyer city'])).toBeLessThan(ROWS / 100);
  });
});
