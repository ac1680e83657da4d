import type { Field } from '../field.ts';

export const database = {
  'database.column': { label: 'Database Column', type: 'text', entity: 'databaseColumn' },
  'database.type': {
    label: 'Database Column Type',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'databaseColumn',
  },
  'database.collation': { label: 'Database Collation', type: 'text', whenTooLong: 'refused' },
  'database.engine': { label: 'Database Engine', type: 'text', whenTooLong: 'refused' },
  'database.mongodbObjectId': { label: 'MongoDB Object ID', type: 'text', whenTooLong: 'refused' },
} as const satisfies Record<string, Field>;
