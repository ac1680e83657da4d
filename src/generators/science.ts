import type { science as fields } from '../catalogue/fields/science.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name', {
    values: 'entry',
    ...ofTexts(({ faker }) => faker.definitions.science.chemical_element.map(({ name }) => name)),
  }),
  'science.chemicalSymbol': part('chemicalElement', 'symbol', {
    values: 'entry',
    ...ofTexts(({ faker }) => faker.definitions.science.chemical_element.map(({ symbol }) => symbol)),
  }),
  'science.unit': oneOf(({ faker, options: { form } }) =>
    faker.definitions.science.unit.map((unit) => unit[form]),
  ),
} satisfies EntriesOf<typeof fields>;
