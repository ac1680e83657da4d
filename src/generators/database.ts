import type { database as fields } from '../catalogue/fields/database.ts';
import type { GeneratorsOf } from './generator.ts';

export const database = {
  'database.column': { list: ({ faker }) => faker.definitions.database.column },
  'database.type': { list: ({ faker }) => faker.definitions.database.type },
  'database.collation': { list: ({ faker }) => faker.definitions.database.collation },
  'database.engine': { list: ({ faker }) => faker.definitions.database.engine },
  'database.mongodbObjectId':
    ({ faker }) =>
    () =>
      faker.database.mongodbObjectId(),
} satisfies GeneratorsOf<typeof fields>;
