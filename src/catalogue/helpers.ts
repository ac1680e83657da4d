import type { Category } from './category.ts';

export const helpers: Category = {
  fields: {
    'Array Element': 'helpers.arrayElement',
    'Object Key': 'helpers.objectKey',
    'Object Value': 'helpers.objectValue',
    'Shuffle Array': 'helpers.shuffle',
  },
};
