/** @module-tag deep */
import { faker } from '@faker-js/faker/locale/en';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../fixtures/dialogs.ts';
import { FAKER_CALLS, type FakerCall } from '../../fixtures/faker-calls.ts';
import { categoryRun, NOW } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';

const ROWS = 20_000;
/** Fields of so few values that 20,000 calls of faker show all of them. */
const FEW = 1000;
/** Fields of things that exist: fewer than what faker puts together, and others. */
const REAL: Readonly<Record<string, readonly string[]>> = {
  address: [
    'Building Number',
    'City',
    'Country',
    'Country Code',
    'County',
    'State',
    'State Abbreviation',
    'Zip Code',
  ],
  airline: ['Aircraft Type', 'Airline', 'Airplane', 'Airport', 'Flight Number', 'Seat'],
  book: ['Author', 'Genre', 'Publisher', 'Series', 'Title'],
  company: ['Name', 'Catch Phrase'],
  commerce: ['Department', 'ProductName', 'Price', 'ProductAdjective', 'ProductMaterial', 'Product'],
  database: ['Collation', 'Column', 'Type'],
  finance: ['Amount', 'Currency Code', 'Currency Name', 'Currency Symbol'],
  food: ['Adjective', 'Description', 'Dish', 'Ethnic Category', 'Ingredient', 'Meat'],
  git: ['Branch', 'Commit Message'],
  internet: ['URL', 'Domain Name', 'Domain Suffix', 'Domain Word'],
  music: ['Genre'],
  location: ['City', 'Country', 'Country Code', 'County', 'State', 'Time Zone', 'Zip Code'],
  person: ['Bio', 'First Name', 'Job Area', 'Job Title', 'Job Type', 'Middle Name', 'Suffix'],
  system: ['File Name', 'File Path', 'MIME Type', 'File Extension'],
  vehicle: ['Vehicle', 'Manufacturer', 'Model', 'Color'],
};
/** In the category of locations these are the country of its places. */
const ALIKE: Readonly<Record<string, string>> = { Country: 'United States of America', 'Country Code': 'US' };
/** Most people have none. */
const MAY_BE_EMPTY = ['Suffix'];
/** Corrected lists of faker: some words and animals are left out, and some are spelled differently. */
const CORRECTED = ['animal', 'food', 'company', 'music', 'word', 'lorem'];

const fields = SPECIFIED_CATEGORIES.flatMap(({ id, labels }) =>
  labels.map((label) => ({ id, label, call: FAKER_CALLS[id]?.[label] })),
);
const fieldsOfFaker = fields.flatMap(({ call, ...field }) => (call ? [{ ...field, call }] : []));
const isReal = ({ id, label }: { id: string; label: string }) => REAL[id]?.includes(label) ?? false;
const ownFields = fields.filter((field) => !field.call || isReal(field));

function fakerValues(call: FakerCall): Set<string> {
  faker.seed(7);
  faker.setDefaultRefDate(NOW);
  const values = new Set<string>();
  for (let i = 0; i < ROWS; i++) values.add(String(call(faker)));
  return values;
}

function ownValues(id: string, label: string): Set<string> {
  const values = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const { rows } = pageOf(categoryRun(id, { fields: [label], rows: 5000, seed }));
    for (const [value = ''] of rows) values.add(value);
  }
  return values;
}

it('compares each faker call with a field of the specification', () => {
  const calls = Object.entries(FAKER_CALLS).flatMap(([id, labels]) =>
    Object.keys(labels).map((label) => `${id}: ${label}`),
  );
  expect(fieldsOfFaker.map(({ id, label }) => `${id}: ${label}`).sort()).toEqual(calls.sort());
});

describe.each(fieldsOfFaker.filter((field) => !isReal(field)))('$id: $label', ({ id, label, call }) => {
  it('varies as faker does, in 20,000 rows', () => {
    const theirs = fakerValues(call);
    const own = ownValues(id, label);
    expect(own.has('')).toBe(false);
    expect(own.size).toBeGreaterThanOrEqual(theirs.size * (CORRECTED.includes(id) ? 0.85 : 0.9));
    if (theirs.size > FEW || CORRECTED.includes(id)) return;
    expect([...own].filter((value) => !theirs.has(value))).toEqual([]);
  });
});

it.each(ownFields)(
  '$id: $label, which faker does not have or has otherwise, varies in 20,000 rows',
  ({ id, label }) => {
    const own = ownValues(id, label);
    const alike = id === 'location' ? ALIKE[label] : undefined;
    if (alike !== undefined) {
      expect(own).toEqual(new Set([alike]));
      return;
    }
    expect(own.has('')).toBe(MAY_BE_EMPTY.includes(label));
    expect(own.size).toBeGreaterThan(1);
  },
);
