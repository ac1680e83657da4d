import { category } from './category.ts';

export const helpers = category({
  emoji: '🧰',
  title: 'Helpers',
  description: 'Picks from arrays and objects, and shuffled lists.',
  fields: {
    'Array Element': 'helpers.arrayElement',
    'Object Key': 'helpers.objectKey',
    'Object Value': 'helpers.objectValue',
    'Shuffle Array': 'helpers.shuffle',
  },
});
