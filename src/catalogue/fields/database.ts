import type { Field } from '../field.ts';

export const database = {
  'database.column': { type: 'text' },
  'database.type': { type: 'text' },
  'database.collation': { type: 'text' },
  'database.engine': { type: 'text' },
  'database.mongodbObjectId': { type: 'text' },
} as const satisfies Record<string, Field>;
