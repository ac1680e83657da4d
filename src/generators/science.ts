import type { science as fields } from '../catalogue/fields/science.ts';
import { type EntriesOf, oneOf, part } from './field-entry.ts';
import { longestOf } from './text-lengths.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name', {
    values: 'entry',
    length: ({ faker }) => longestOf(faker.definitions.science.chemical_element.map(({ name }) => name)),
  }),
  'science.chemicalSymbol': part('chemicalElement', 'symbol', {
    values: 'entry',
    length: ({ faker }) => longestOf(faker.definitions.science.chemical_element.map(({ symbol }) => symbol)),
  }),
  'science.unit': oneOf(({ faker, options: { form } }) =>
    faker.definitions.science.unit.map((unit) => unit[form]),
  ),
} satisfies EntriesOf<typeof fields>;
