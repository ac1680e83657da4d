import type { food as fields } from '../catalogue/fields/food.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const food = {
  'food.adjective': part('dish', 'adjective'),
  'food.description': part('dish', 'description'),
  'food.dish': part('dish', 'name'),
  'food.ethnicCategory': part('dish', 'cuisine'),
  'food.fruit': { list: ({ faker }) => faker.definitions.food.fruit },
  'food.ingredient': part('dish', 'ingredient'),
  'food.meat': { list: ({ faker }) => faker.definitions.food.meat },
  'food.spice': { list: ({ faker }) => faker.definitions.food.spice },
  'food.vegetable': { list: ({ faker }) => faker.definitions.food.vegetable },
} satisfies GeneratorsOf<typeof fields>;
