import type { database as fields } from '../catalogue/fields/database.ts';
import { LOWER_HEX } from './characters.ts';
import { databaseColumns } from './data/database-columns.ts';
import { repeating } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';
import { objectIdSampler, objectSeconds, secondsDigits } from './object-id.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { characterSets } from './text-facts.ts';
import { inProportion } from './weighted.ts';

/** Estimated percentages of tables: InnoDB has been MySQL's default engine since 2010. */
const ENGINES = 'InnoDB 91|MyISAM 5|MEMORY 1|ARCHIVE 1|CSV 1|BLACKHOLE 1';
/** Estimated percentages of text columns. The first one is the default since MySQL 8.0. */
const COLLATIONS =
  'utf8mb4_0900_ai_ci 34|utf8mb4_unicode_ci 24|utf8mb4_general_ci 18|utf8_general_ci 8|utf8_unicode_ci 5|utf8mb4_bin 4|latin1_swedish_ci 3|utf8_bin 1|ascii_general_ci 1|ascii_bin 1|cp1250_general_ci 1';

/** Reads the names of columns, each with the types that it can have. */
const columns = () => databaseColumns.split('|').map((entry) => entry.split('~'));
const names = () => columns().map(([name = '']) => name);
const typesOfColumns = () => columns().flatMap(([, types = '']) => types.split(' '));

export const database = {
  'database.column': part('databaseColumn', 'name', { values: 'entry', ...ofTexts(names) }),
  'database.type': part('databaseColumn', 'type', { values: repeating, ...ofTexts(typesOfColumns) }),
  'database.collation': oneOf(() => inProportion(COLLATIONS)),
  'database.engine': oneOf(() => inProportion(ENGINES)),
  'database.mongodbObjectId': {
    generate: ({ stream, now }) => objectIdSampler(stream, now),
    values: ({ now }) => {
      const { count, at } = objectSeconds(now);
      const seconds = { count, at: (index: number) => secondsDigits(at(index)) };
      return combinations([seconds, ...textPlaces(LOWER_HEX, 16)], { fastest: 'last' });
    },
    length: 24,
    characters: characterSets.hex,
  },
} satisfies EntriesOf<typeof fields>;
