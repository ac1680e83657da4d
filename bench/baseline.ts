import { faker } from '@faker-js/faker/locale/en';
import { FAKER_CALLS, type FakerCall } from '../tests/fixtures/faker-calls.ts';

/** Each of the custom tool's kinds as one call of faker. */
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

/** Each subject's fields as one call of faker each: the code that a user would write instead. */
export const fakerCalls: Readonly<Record<string, Readonly<Record<string, FakerCall>>>> = {
  ...FAKER_CALLS,
  custom,
};

/** The values of one field, made in a loop over faker. */
export function fakerValues(call: FakerCall, count: number): unknown[] {
  return Array.from({ length: count }, () => call(faker));
}

/** Rows made in a loop over faker. A big integer becomes text, because `JSON.stringify` throws for it. */
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
