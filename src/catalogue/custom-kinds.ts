import { isoDate } from './iso-time.ts';
import type { Recipe } from './recipe.ts';

interface CustomKind {
  readonly label: string;
  readonly recipe: Recipe;
}

const EARLIEST_DATE = '1990-01-01T00:00:00.000Z';

/** What a column of the custom tool can hold, in the order of the select. */
export const customKinds = {
  names: { label: 'Person Names', recipe: (_, row) => row.person.fullName },
  emails: { label: 'Email Addresses', recipe: (_, row) => row.account.email },
  phones: { label: 'Phone Numbers', recipe: (fake) => fake.phone.number() },
  addresses: { label: 'Street Addresses', recipe: (_, row) => row.place.fullAddress },
  companies: { label: 'Company Names', recipe: (fake) => fake.company.name() },
  dates: {
    label: 'Random Dates',
    recipe: (fake) => isoDate(fake.date.between({ from: EARLIEST_DATE, to: fake.defaultRefDate() })),
  },
  numbers: { label: 'Random Numbers', recipe: (fake) => fake.number.int({ min: 1, max: 10_000 }) },
  finance: { label: 'Financial Data', recipe: (fake) => fake.finance.accountNumber() },
  internet: { label: 'Internet Data', recipe: (_, row) => row.site.url },
  vehicles: { label: 'Vehicle Data', recipe: (_, row) => row.vehicle.name },
  colors: { label: 'Color Codes', recipe: (fake) => fake.color.rgb({ format: 'css' }) },
  commerce: { label: 'Commerce Data', recipe: (_, row) => row.product.name },
  words: { label: 'Random Words', recipe: (fake) => fake.word.words() },
  lorem: { label: 'Lorem Text', recipe: (fake) => fake.lorem.sentence() },
  location: { label: 'Location Data', recipe: (_, row) => row.place.city },
} as const satisfies Record<string, CustomKind>;

export type CustomKindId = keyof typeof customKinds;

/** Whether a text names a kind: it may come from a select or another thread. */
export function isCustomKindId(id: string): id is CustomKindId {
  return Object.hasOwn(customKinds, id);
}

export const customKindIds = Object.keys(customKinds).filter(isCustomKindId);
