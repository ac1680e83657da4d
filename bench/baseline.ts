import { faker } from '@faker-js/faker/locale/en';
import { FAKER_CALLS, type FakerCall } from '../tests/fixtures/faker-calls.ts';

/** The custom tool's kinds, each by one call of faker. */
const custom: Readonly<Record<string, FakerCall>> = {
  names: (f) => f.person.fullName(),
  emails: (f) => f.internet.email(),
  phones: (f) => f.phone.number(),
  addresses: (f) =>
    `${f.location.streetAddress()}, ${f.location.city()}, ${f.location.state({ abbreviated: true })} ${f.location.zipCode()}`,
  companies: (f) => f.company.name(),
  dates: (f) => f.date.between({ from: '1990-01-01', to: Date.now() }).toISOString().slice(0, 10),
  numbers: (f) => f.number.int({ min: 1, max: 10_000 }),
  finance: (f) => f.finance.accountNumber(),
  internet: (f) => f.internet.url(),
  vehicles: (f) => f.vehicle.vehicle(),
  colors: (f) => f.color.rgb({ format: 'css' }),
  commerce: (f) => f.commerce.productName(),
  words: (f) => f.word.words(),
  lorem: (f) => f.lorem.sentence(),
  location: (f) => f.location.city(),
};

/** The fields of each subject, by one call of faker each: what a user would write instead. */
export const fakerCalls: Readonly<Record<string, Readonly<Record<string, FakerCall>>>> = {
  ...FAKER_CALLS,
  custom,
};

/** Values of one field from a loop over faker. */
export function fakerValues(call: FakerCall, count: number): unknown[] {
  return Array.from({ length: count }, () => call(faker));
}

/** Rows from a loop over faker. A big integer is a text: `JSON.stringify` throws for one. */
export function fakerRows(subject: string, count: number): Record<string, unknown>[] {
  const fields = Object.entries(fakerCalls[subject] ?? {});
  return Array.from({ length: count }, () => {
    const row: Record<string, unknown> = {};
    for (const [label, call] of fields) {
      const value = call(faker);
      row[label] = typeof value === 'bigint' ? String(value) : value;
    }
    return row;
  });
}
