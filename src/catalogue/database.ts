import type { Category } from './category.ts';

export const database: Category = {
  fields: {
    Column: 'database.column',
    Type: 'database.type',
    Collation: 'database.collation',
    Engine: 'database.engine',
    'MongoDB Object ID': 'database.mongodbObjectId',
  },
};
