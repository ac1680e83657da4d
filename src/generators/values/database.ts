import type { database as fields } from '../../catalogue/fields/database.ts';
import { characters, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';

export const database = {
  'database.column': 'entry',
  'database.mongodbObjectId': () => texts(characters('0123456789abcdef', 24)),
} satisfies ValuesOf<typeof fields>;
