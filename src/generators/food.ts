import type { food as fields } from '../catalogue/fields/food.ts';
import type { GeneratorsOf } from './generator.ts';

export const food = {
  'food.adjective': ({ faker }) => faker.food.adjective,
  'food.description': ({ faker }) => faker.food.description,
  'food.dish': ({ faker }) => faker.food.dish,
  'food.ethnicCategory': ({ faker }) => faker.food.ethnicCategory,
  'food.fruit': ({ faker }) => faker.food.fruit,
  'food.ingredient': ({ faker }) => faker.food.ingredient,
  'food.meat': ({ faker }) => faker.food.meat,
  'food.spice': ({ faker }) => faker.food.spice,
  'food.vegetable': ({ faker }) => faker.food.vegetable,
} satisfies GeneratorsOf<typeof fields>;
