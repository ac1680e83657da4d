import { category } from './category.ts';

export const helpers = category({
  fields: {
    'Array Element': 'helpers.arrayElement',
    'Object Key': 'helpers.objectKey',
    'Object Value': 'helpers.objectValue',
    'Shuffle Array': 'helpers.shuffle',
  },
});
