import type { science as fields } from '../catalogue/fields/science.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name', 'entry'),
  'science.chemicalSymbol': part('chemicalElement', 'symbol', 'entry'),
  'science.unit':
    ({ faker }) =>
    () =>
      faker.science.unit().name,
} satisfies GeneratorsOf<typeof fields>;
