import type { science as fields } from '../catalogue/fields/science.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name', {
    values: 'entry',
    ...ofTexts(({ language: { lists } }) => lists.science.chemical_element.map(({ name }) => name)),
  }),
  'science.chemicalSymbol': part('chemicalElement', 'symbol', {
    values: 'entry',
    ...ofTexts(({ language: { lists } }) => lists.science.chemical_element.map(({ symbol }) => symbol)),
  }),
  'science.unit': oneOf(({ language: { lists }, options: { form } }) =>
    lists.science.unit.map((unit) => unit[form]),
  ),
} satisfies EntriesOf<typeof fields>;
