import { anyText, type Field, wholeText } from '../field.ts';

export const database = {
  'database.column': { label: 'Database Column', ...anyText, entity: 'databaseColumn' },
  'database.type': {
    label: 'Database Column Type',
    ...wholeText,
    entity: 'databaseColumn',
  },
  'database.collation': { label: 'Database Collation', ...wholeText },
  'database.engine': { label: 'Database Engine', ...wholeText },
  'database.mongodbObjectId': { label: 'MongoDB Object ID', ...wholeText },
} as const satisfies Record<string, Field>;
