import type { database as fields } from '../catalogue/fields/database.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const database = {
  'database.column': part('databaseColumn', 'name'),
  'database.type': part('databaseColumn', 'type'),
  'database.collation': { list: ({ faker }) => faker.definitions.database.collation },
  'database.engine': { list: ({ faker }) => faker.definitions.database.engine },
  'database.mongodbObjectId':
    ({ faker }) =>
    () =>
      faker.database.mongodbObjectId(),
} satisfies GeneratorsOf<typeof fields>;
