import type { science as fields } from '../catalogue/fields/science.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const science = {
  'science.chemicalElement': part('chemicalElement', 'name'),
  'science.chemicalSymbol': part('chemicalElement', 'symbol'),
  'science.unit': {
    list: ({ faker, options: { form } }) => faker.definitions.science.unit.map((unit) => unit[form]),
  },
} satisfies GeneratorsOf<typeof fields>;
