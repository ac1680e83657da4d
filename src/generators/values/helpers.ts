import type { helpers as fields } from '../../catalogue/fields/helpers.ts';
import { FRUITS } from '../helpers.ts';
import type { ValuesOf } from './values.ts';
import { listed } from './values.ts';

export const helpers = {
  'helpers.objectKey': 'entry',
  'helpers.objectValue': 'entry',
  'helpers.shuffle': () => listed(ordersOf(FRUITS)),
} satisfies ValuesOf<typeof fields>;

/** The items in every order, as text. */
function ordersOf(items: readonly string[]): readonly string[] {
  if (items.length < 2) return items;
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((others) => `${first}, ${others}`),
  );
}
