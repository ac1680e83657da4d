import type { number as fields } from '../catalogue/fields/number.ts';
import type { GeneratorsOf } from './generator.ts';

export const number = {
  'number.int':
    ({ faker }) =>
    () =>
      faker.number.int({ max: 2_147_483_647 }),
  'number.float':
    ({ faker }) =>
    () =>
      faker.number.float({ max: 1000, fractionDigits: 2 }).toFixed(2),
  'number.bigInt': ({ faker }) => faker.number.bigInt,
} satisfies GeneratorsOf<typeof fields>;
