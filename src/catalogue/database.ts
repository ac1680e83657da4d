import { category } from './category.ts';

export const database = category({
  emoji: '🗄️',
  title: 'Database',
  description: 'Column names, types, collations, engines and object ids.',
  fields: {
    Column: 'database.column',
    Type: 'database.type',
    Collation: 'database.collation',
    Engine: 'database.engine',
    'MongoDB Object ID': 'database.mongodbObjectId',
  },
});
