import type { datatype as fields } from '../catalogue/fields/datatype.ts';
import { booleanSampler, booleanValues } from './booleans.ts';
import type { EntriesOf } from './field-entry.ts';

export const datatype = {
  'datatype.boolean': {
    generate: ({ options: { probability } }) => booleanSampler(probability, 1),
    values: ({ options: { probability } }) => booleanValues(probability, 1),
    length: 'false'.length,
  },
} satisfies EntriesOf<typeof fields>;
