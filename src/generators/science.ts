import type { science as fields } from '../catalogue/fields/science.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name', 'entry'),
  'science.chemicalSymbol': part('chemicalElement', 'symbol', 'entry'),
  'science.unit': ({ faker, options: { form } }) =>
    chosen(
      faker,
      faker.definitions.science.unit.map((unit) => unit[form]),
    ),
} satisfies GeneratorsOf<typeof fields>;
