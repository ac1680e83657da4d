import type { food as fields } from '../catalogue/fields/food.ts';
import { dishes } from './data/dishes.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { type EntriesOf, oneOf, part } from './field-entry.ts';
import { once } from './once.ts';
import { longestOf } from './text-lengths.ts';

const DISH_PARTS = ['name', 'cuisine', 'adjectives', 'kind', 'ingredients'] as const;
const DESCRIPTION_ENDING = ', the way it is served at home.'.length;

/** The length of the longest entry in a part of the dishes. A part with several entries has a separator. */
const lengthOf = (part: (typeof DISH_PARTS)[number], separator = '|') =>
  once(() =>
    longestOf(dishes.flatMap((dish) => (dish.split('|')[DISH_PARTS.indexOf(part)] ?? '').split(separator))),
  );
const adjectiveLength = lengthOf('adjectives', ',');
const ingredientLength = lengthOf('ingredients', ',');
const kindLength = lengthOf('kind');

export const food = {
  'food.adjective': part('dish', 'adjective', { values: repeating, length: adjectiveLength }),
  'food.description': part('dish', 'description', {
    values: uncountable(
      'Descriptions can repeat. Make the dish unique, or join the description and a sequence in a template.',
    ),
    length: () =>
      adjectiveLength() +
      1 +
      kindLength() +
      ' with '.length +
      3 * ingredientLength() +
      ', '.length +
      ' and '.length +
      DESCRIPTION_ENDING,
  }),
  'food.dish': part('dish', 'name', { values: 'entry', length: lengthOf('name') }),
  'food.ethnicCategory': part('dish', 'cuisine', { values: repeating, length: lengthOf('cuisine') }),
  'food.fruit': oneOf(({ faker }) => faker.definitions.food.fruit),
  'food.ingredient': part('dish', 'ingredient', { values: repeating, length: ingredientLength }),
  'food.meat': oneOf(({ faker }) => faker.definitions.food.meat),
  'food.spice': oneOf(({ faker }) => faker.definitions.food.spice),
  'food.vegetable': oneOf(({ faker }) => faker.definitions.food.vegetable),
} satisfies EntriesOf<typeof fields>;
