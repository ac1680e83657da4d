import type { Field } from '../field.ts';

export const helpers = {
  'helpers.arrayElement': { label: 'Array Element', type: 'text' },
  'helpers.objectKey': { label: 'Object Key', type: 'text', entity: 'sampleObject' },
  'helpers.objectValue': { label: 'Object Value', type: 'text', entity: 'sampleObject' },
  'helpers.shuffle': { label: 'Shuffled Array', type: 'text' },
} as const satisfies Record<string, Field>;
