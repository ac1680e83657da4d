import { category } from './category.ts';

export const database = category({
  fields: {
    Column: 'database.column',
    Type: 'database.type',
    Collation: 'database.collation',
    Engine: 'database.engine',
    'MongoDB Object ID': 'database.mongodbObjectId',
  },
});
