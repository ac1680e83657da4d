import type { Category } from './category.ts';

export const datatype: Category = {
  fields: {
    Boolean: 'datatype.boolean',
    Number: 'number.int',
    Float: 'number.float',
    'Big Int': 'number.bigInt',
    UUID: 'string.uuid',
  },
};
