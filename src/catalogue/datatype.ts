import { category } from './category.ts';

export const datatype = category({
  emoji: '🔢',
  title: 'Datatype',
  description: 'Booleans, numbers, big integers and UUIDs.',
  fields: {
    Boolean: 'datatype.boolean',
    Number: 'number.int',
    Float: 'number.float',
    'Big Int': 'number.bigInt',
    UUID: 'string.uuid',
  },
});
