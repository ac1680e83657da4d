import type { science as fields } from '../catalogue/fields/science.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name'),
  'science.chemicalSymbol': part('chemicalElement', 'symbol'),
  'science.unit':
    ({ faker }) =>
    () =>
      faker.science.unit().name,
} satisfies GeneratorsOf<typeof fields>;
