import type { database as fields } from '../catalogue/fields/database.ts';
import { LOWER_HEX } from './characters.ts';
import { databaseColumns } from './data/database-columns.ts';
import { repeating } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';
import { objectIdSampler, objectSeconds, secondsDigits } from './object-id.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';

/** Reads the names of columns, each with the types that it can have. */
const columns = () => databaseColumns.split('|').map((entry) => entry.split('~'));
const names = () => columns().map(([name = '']) => name);
const typesOfColumns = () => columns().flatMap(([, types = '']) => types.split(' '));

export const database = {
  'database.column': part('databaseColumn', 'name', { values: 'entry', ...ofTexts(names) }),
  'database.type': part('databaseColumn', 'type', { values: repeating, ...ofTexts(typesOfColumns) }),
  'database.collation': oneOf(({ faker }) => faker.definitions.database.collation),
  'database.engine': oneOf(({ faker }) => faker.definitions.database.engine),
  'database.mongodbObjectId': {
    generate: ({ stream, now }) => objectIdSampler(stream, now),
    values: ({ now }) => {
      const { first, count } = objectSeconds(now);
      const seconds = { count, at: (index: number) => secondsDigits(first + index) };
      return combinations([seconds, ...textPlaces(LOWER_HEX, 16)], { fastest: 'last' });
    },
    length: 24,
    characters: characterSets.hex,
  },
} satisfies EntriesOf<typeof fields>;
