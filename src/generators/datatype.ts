import type { datatype as fields } from '../catalogue/fields/datatype.ts';
import type { GeneratorsOf } from './generator.ts';

export const datatype = {
  'datatype.boolean':
    ({ faker, options: { probability } }) =>
    () =>
      faker.datatype.boolean(probability),
} satisfies GeneratorsOf<typeof fields>;
