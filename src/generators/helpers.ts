import type { helpers as fields } from '../catalogue/fields/helpers.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen, listed } from './values.ts';

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
const SAMPLE = { name: 'John', age: 30, city: 'New York' };
const FRUITS = ['apple', 'banana', 'cherry'] as const;

export const helpers = {
  'helpers.arrayElement': ({ faker }) => chosen(faker, COLORS),
  'helpers.objectKey': ({ faker }) => chosen(faker, Object.keys(SAMPLE)),
  'helpers.objectValue': ({ faker }) => chosen(faker, Object.values(SAMPLE).map(String)),
  'helpers.shuffle': ({ faker }) => ({
    sample: () => {
      const [first, second, third] = faker.helpers.shuffle(FRUITS);
      return `${first}, ${second}, ${third}`;
    },
    values: listed(ordersOf(FRUITS)),
  }),
} satisfies GeneratorsOf<typeof fields>;

/** The items in every order, as text. */
function ordersOf(items: readonly string[]): readonly string[] {
  if (items.length < 2) return items;
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((others) => `${first}, ${others}`),
  );
}
