import type { datatype as fields } from '../catalogue/fields/datatype.ts';
import { listed } from './distinct-values.ts';
import type { EntriesOf } from './field-entry.ts';

export const datatype = {
  'datatype.boolean': {
    generate: (context) => () => context.faker.datatype.boolean(context.options.probability),
    values: ({ options: { probability } }) =>
      listed([true, false].filter((value) => (value ? probability > 0 : probability < 1))),
    length: 'false'.length,
  },
} satisfies EntriesOf<typeof fields>;
