import type { number as fields } from '../catalogue/fields/number.ts';
import type { GeneratorsOf } from './generator.ts';

const INTEGERS = { min: 0, max: 2_147_483_647 };
const HUNDREDTHS = { min: 0, max: 100_000 };

export const number = {
  'number.int':
    ({ faker }) =>
    () =>
      faker.number.int(INTEGERS),
  'number.float':
    ({ faker }) =>
    () =>
      (faker.number.int(HUNDREDTHS) / 100).toFixed(2),
  'number.bigInt':
    ({ faker }) =>
    () =>
      faker.number.bigInt(),
} satisfies Partial<GeneratorsOf<typeof fields>>;
