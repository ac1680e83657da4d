import type { Faker } from '@faker-js/faker';
import type { company as fields } from '../catalogue/fields/company.ts';
import { entriesOf, texts, uncountable } from './counted/texts.ts';
import type { GeneratorsOf } from './generator.ts';

export const company = {
  'company.name': ({ faker }) => ({
    sample: () => faker.company.name(),
    values: uncountable(
      'Names of companies repeat, as in life. Make another column unique, or join the name and a sequence in a template.',
    ),
  }),
  'company.catchPhrase': ({ faker }) => ({
    sample: () => faker.company.catchPhrase(),
    values: phrases(faker, ['adjective', 'descriptor', 'noun']),
  }),
  'company.buzzPhrase': ({ faker }) => ({
    sample: () => faker.company.buzzPhrase(),
    values: phrases(faker, ['buzz_verb', 'buzz_adjective', 'buzz_noun']),
  }),
} satisfies GeneratorsOf<typeof fields>;

type List = 'adjective' | 'descriptor' | 'noun' | 'buzz_verb' | 'buzz_adjective' | 'buzz_noun';

/** A word of each list. */
function phrases(faker: Faker, [first, second, third]: readonly [List, List, List]) {
  const words = (list: List) => entriesOf(faker.definitions.company[list]);
  return texts([words(first), ' ', words(second), ' ', words(third)]);
}
