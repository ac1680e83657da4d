import type { database as fields } from '../catalogue/fields/database.ts';
import { characters, texts } from './counted/texts.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const database = {
  'database.column': ({ faker }) => chosen(faker, faker.definitions.database.column),
  'database.type': ({ faker }) => chosen(faker, faker.definitions.database.type),
  'database.collation': ({ faker }) => chosen(faker, faker.definitions.database.collation),
  'database.engine': ({ faker }) => chosen(faker, faker.definitions.database.engine),
  'database.mongodbObjectId': ({ faker }) => ({
    sample: () => faker.database.mongodbObjectId(),
    values: texts(characters('0123456789abcdef', 24)),
  }),
} satisfies GeneratorsOf<typeof fields>;
