import type { Faker } from '@faker-js/faker';
import type { company as fields } from '../../catalogue/fields/company.ts';
import { entriesOf, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

export const company = {
  'company.name': () =>
    uncountable(
      'Names of companies repeat, as in life. Make another column unique, or join the name and a sequence in a template.',
    ),
  'company.catchPhrase': ({ faker }) => phrases(faker, ['adjective', 'descriptor', 'noun']),
  'company.buzzPhrase': ({ faker }) => phrases(faker, ['buzz_verb', 'buzz_adjective', 'buzz_noun']),
} satisfies ValuesOf<typeof fields>;

type List = 'adjective' | 'descriptor' | 'noun' | 'buzz_verb' | 'buzz_adjective' | 'buzz_noun';

/** A word of each list. */
function phrases(faker: Faker, [first, second, third]: readonly [List, List, List]) {
  const words = (list: List) => entriesOf(faker.definitions.company[list]);
  return texts([words(first), ' ', words(second), ' ', words(third)]);
}
