import type { FieldId } from './fields.ts';

/** A field under a name of the custom tool's own. */
export interface CustomKind {
  readonly label: string;
  readonly field: FieldId;
  readonly options?: Readonly<Record<string, string | number>>;
}

/** What a column of the custom tool can hold, in the order of the select. */
export const customKinds = {
  names: { label: 'Person Names', field: 'person.fullName' },
  emails: { label: 'Email Addresses', field: 'internet.email' },
  phones: { label: 'Phone Numbers', field: 'phone.number' },
  addresses: { label: 'Street Addresses', field: 'location.fullAddress' },
  companies: { label: 'Company Names', field: 'company.name' },
  dates: { label: 'Random Dates', field: 'date', options: { from: '1990-01-01' } },
  numbers: { label: 'Random Numbers', field: 'number', options: { min: 1, max: 10_000 } },
  finance: { label: 'Financial Data', field: 'finance.accountNumber' },
  internet: { label: 'Internet Data', field: 'internet.url' },
  vehicles: { label: 'Vehicle Data', field: 'vehicle.vehicle' },
  colors: { label: 'Color Codes', field: 'color.rgb' },
  commerce: { label: 'Commerce Data', field: 'commerce.productName' },
  words: { label: 'Random Words', field: 'word.words' },
  lorem: { label: 'Lorem Text', field: 'lorem.sentence' },
  location: { label: 'Location Data', field: 'location.city' },
} as const satisfies Record<string, CustomKind>;

export type CustomKindId = keyof typeof customKinds;

/** Whether a text names a kind: it may come from a select or another thread. */
export function isCustomKindId(id: string): id is CustomKindId {
  return Object.hasOwn(customKinds, id);
}

export const customKindIds = Object.keys(customKinds).filter(isCustomKindId);
