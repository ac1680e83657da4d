import type { database as fields } from '../../catalogue/fields/database.ts';
import { objectSeconds, secondsDigits } from '../object-id.ts';
import { characters, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';

export const database = {
  'database.column': 'entry',
  'database.mongodbObjectId': ({ now }) => {
    const { first, count } = objectSeconds(now);
    const seconds = { count, at: (index: number) => secondsDigits(first + index) };
    return texts([seconds, ...characters('0123456789abcdef', 16)]);
  },
} satisfies ValuesOf<typeof fields>;
