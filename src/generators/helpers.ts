import type { helpers as fields } from '../catalogue/fields/helpers.ts';
import type { GeneratorsOf } from './generator.ts';

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
const SAMPLE = { name: 'John', age: 30, city: 'New York' };
const FRUITS = ['apple', 'banana', 'cherry'] as const;

export const helpers = {
  'helpers.arrayElement':
    ({ faker }) =>
    () =>
      faker.helpers.arrayElement(COLORS),
  'helpers.objectKey':
    ({ faker }) =>
    () =>
      faker.helpers.objectKey(SAMPLE),
  'helpers.objectValue':
    ({ faker }) =>
    () =>
      String(faker.helpers.objectValue(SAMPLE)),
  'helpers.shuffle':
    ({ faker }) =>
    () => {
      const [first, second, third] = faker.helpers.shuffle(FRUITS);
      return `${first}, ${second}, ${third}`;
    },
} satisfies GeneratorsOf<typeof fields>;
