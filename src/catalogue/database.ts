import { category } from './recipe.ts';

export const database = category({
  emoji: '🗄️',
  title: 'Database',
  description: 'Column names, types, collations, engines and object ids.',
  fields: {
    Column: (fake) => fake.database.column(),
    Type: (fake) => fake.database.type(),
    Collation: (fake) => fake.database.collation(),
    Engine: (fake) => fake.database.engine(),
    'MongoDB Object ID': (fake) => fake.database.mongodbObjectId(),
  },
});
