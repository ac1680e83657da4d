import { category } from './recipe.ts';

export const datatype = category({
  emoji: '🔢',
  title: 'Datatype',
  description: 'Booleans, numbers, big integers and UUIDs.',
  fields: {
    Boolean: (fake) => fake.datatype.boolean(),
    Number: (fake) => fake.number.int({ max: 2_147_483_647 }),
    Float: (fake) => fake.number.float({ max: 1000, fractionDigits: 2 }).toFixed(2),
    'Big Int': (fake) => fake.number.bigInt(),
    UUID: (fake) => fake.string.uuid(),
  },
});
