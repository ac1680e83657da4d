import { anyText, type Field } from '../field.ts';

export const helpers = {
  'helpers.arrayElement': { label: 'Array Element', ...anyText },
  'helpers.objectKey': { label: 'Object Key', ...anyText, entity: 'sampleObject' },
  'helpers.objectValue': { label: 'Object Value', ...anyText, entity: 'sampleObject' },
  'helpers.shuffle': { label: 'Shuffled Array', ...anyText },
} as const satisfies Record<string, Field>;
