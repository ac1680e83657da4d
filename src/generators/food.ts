import type { food as fields } from '../catalogue/fields/food.ts';
import { uncountable } from './counted/texts.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const food = {
  'food.adjective': ({ faker }) => chosen(faker, faker.definitions.food.adjective),
  'food.description': ({ faker }) => ({
    sample: () => faker.food.description(),
    values: uncountable(
      'Descriptions can repeat. Make another column unique, or join the description and a sequence in a template.',
    ),
  }),
  'food.dish': ({ faker }) => ({
    sample: () => faker.food.dish(),
    values: uncountable(
      'Dishes repeat, as on menus. Make another column unique, or join the dish and a sequence in a template.',
    ),
  }),
  'food.ethnicCategory': ({ faker }) => chosen(faker, faker.definitions.food.ethnic_category),
  'food.fruit': ({ faker }) => chosen(faker, faker.definitions.food.fruit),
  'food.ingredient': ({ faker }) => chosen(faker, faker.definitions.food.ingredient),
  'food.meat': ({ faker }) => chosen(faker, faker.definitions.food.meat),
  'food.spice': ({ faker }) => chosen(faker, faker.definitions.food.spice),
  'food.vegetable': ({ faker }) => chosen(faker, faker.definitions.food.vegetable),
} satisfies GeneratorsOf<typeof fields>;
