import type { database as fields } from '../catalogue/fields/database.ts';
import type { GeneratorsOf } from './generator.ts';

export const database = {
  'database.column': ({ faker }) => faker.database.column,
  'database.type': ({ faker }) => faker.database.type,
  'database.collation': ({ faker }) => faker.database.collation,
  'database.engine': ({ faker }) => faker.database.engine,
  'database.mongodbObjectId': ({ faker }) => faker.database.mongodbObjectId,
} satisfies GeneratorsOf<typeof fields>;
