import { faker } from '@faker-js/faker/locale/en';
import { type Draw, PLAIN } from '../tests/fixtures/plain-faker.ts';

/** The custom tool's kinds, as a user would ask faker for them. */
const custom: Readonly<Record<string, Draw>> = {
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

/** What a user would write instead: each field by one call of faker. */
export const draws: Readonly<Record<string, Readonly<Record<string, Draw>>>> = { ...PLAIN, custom };

/** The objects that a loop over plain faker makes. A big integer is a text, as JSON has none. */
export function plainRows(subject: string, count: number): Record<string, unknown>[] {
  const fields = Object.entries(draws[subject] ?? {});
  return Array.from({ length: count }, () => {
    const row: Record<string, unknown> = {};
    for (const [label, draw] of fields) {
      const value = draw(faker);
      row[label] = typeof value === 'bigint' ? String(value) : value;
    }
    return row;
  });
}
