import type { database as fields } from '../catalogue/fields/database.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';
import { objectIdSampler } from './object-id.ts';

export const database = {
  'database.column': part('databaseColumn', 'name'),
  'database.type': part('databaseColumn', 'type'),
  'database.collation': { list: ({ faker }) => faker.definitions.database.collation },
  'database.engine': { list: ({ faker }) => faker.definitions.database.engine },
  'database.mongodbObjectId': ({ stream, now }) => objectIdSampler(stream, now),
} satisfies GeneratorsOf<typeof fields>;
