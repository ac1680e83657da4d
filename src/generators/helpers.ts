import type { helpers as fields } from '../catalogue/fields/helpers.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
export const FRUITS = ['apple', 'banana', 'cherry'] as const;

export const helpers = {
  'helpers.arrayElement': { list: () => COLORS },
  'helpers.objectKey': part('sampleObject', 'key'),
  'helpers.objectValue': part('sampleObject', 'value'),
  'helpers.shuffle':
    ({ faker }) =>
    () =>
      faker.helpers.shuffle(FRUITS).join(', '),
} satisfies GeneratorsOf<typeof fields>;
