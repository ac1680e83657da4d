import type { datatype as fields } from '../../catalogue/fields/datatype.ts';
import type { ValuesOf } from './values.ts';
import { listed } from './values.ts';

export const datatype = {
  'datatype.boolean': ({ options: { probability } }) =>
    listed([true, false].filter((value) => (value ? probability > 0 : probability < 1))),
} satisfies ValuesOf<typeof fields>;
