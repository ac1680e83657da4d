import { category } from './category.ts';

export const datatype = category({
  fields: {
    Boolean: 'datatype.boolean',
    Number: 'number.int',
    Float: 'number.float',
    'Big Int': 'number.bigInt',
    UUID: 'string.uuid',
  },
});
