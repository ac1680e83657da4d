import type { food as fields } from '../catalogue/fields/food.ts';
import type { GeneratorsOf } from './generator.ts';

export const food = {
  'food.adjective': { list: ({ faker }) => faker.definitions.food.adjective },
  'food.description':
    ({ faker }) =>
    () =>
      faker.food.description(),
  'food.dish':
    ({ faker }) =>
    () =>
      faker.food.dish(),
  'food.ethnicCategory': { list: ({ faker }) => faker.definitions.food.ethnic_category },
  'food.fruit': { list: ({ faker }) => faker.definitions.food.fruit },
  'food.ingredient': { list: ({ faker }) => faker.definitions.food.ingredient },
  'food.meat': { list: ({ faker }) => faker.definitions.food.meat },
  'food.spice': { list: ({ faker }) => faker.definitions.food.spice },
  'food.vegetable': { list: ({ faker }) => faker.definitions.food.vegetable },
} satisfies GeneratorsOf<typeof fields>;
