import type { Field } from '../field.ts';

export const database = {
  'database.column': { label: 'Column', type: 'text', entity: 'databaseColumn' },
  'database.type': { label: 'Type', type: 'text', entity: 'databaseColumn' },
  'database.collation': { label: 'Collation', type: 'text' },
  'database.engine': { label: 'Engine', type: 'text' },
  'database.mongodbObjectId': { label: 'MongoDB Object ID', type: 'text' },
} as const satisfies Record<string, Field>;
