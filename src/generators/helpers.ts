import type { helpers as fields } from '../catalogue/fields/helpers.ts';
import type { GeneratorsOf } from './generator.ts';

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
const SAMPLE = { name: 'John', age: 30, city: 'New York' };
export const FRUITS = ['apple', 'banana', 'cherry'] as const;

export const helpers = {
  'helpers.arrayElement': { list: () => COLORS },
  'helpers.objectKey': { list: () => Object.keys(SAMPLE) },
  'helpers.objectValue': { list: () => Object.values(SAMPLE).map(String) },
  'helpers.shuffle':
    ({ faker }) =>
    () =>
      faker.helpers.shuffle(FRUITS).join(', '),
} satisfies GeneratorsOf<typeof fields>;
