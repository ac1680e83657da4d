import type { helpers as fields } from '../catalogue/fields/helpers.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
const FRUITS = ['apple', 'banana', 'cherry'] as const;

export const helpers = {
  'helpers.arrayElement': oneOf(() => COLORS),
  'helpers.objectKey': part('sampleObject', 'key', {
    values: 'entry',
    ...ofTexts(() => ['name', 'age', 'city']),
  }),
  'helpers.objectValue': part('sampleObject', 'value', {
    values: 'entry',
    ...ofTexts(() => ['John', '30', 'New York']),
  }),
  'helpers.shuffle': oneOf(() => ordersOf(FRUITS)),
} satisfies EntriesOf<typeof fields>;

/** All orders of the items, each joined to one text. */
function ordersOf(items: readonly string[]): readonly string[] {
  if (items.length < 2) return items;
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((others) => `${first}, ${others}`),
  );
}
