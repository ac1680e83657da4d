import type { datatype as fields } from '../catalogue/fields/datatype.ts';
import type { GeneratorsOf } from './generator.ts';
import { listed } from './values.ts';

export const datatype = {
  'datatype.boolean': ({ faker, options: { probability } }) => ({
    sample: () => faker.datatype.boolean(probability),
    values: listed([true, false].filter((value) => (value ? probability > 0 : probability < 1))),
  }),
} satisfies GeneratorsOf<typeof fields>;
