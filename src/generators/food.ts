import type { food as fields } from '../catalogue/fields/food.ts';
import { dishes } from './data/dishes.ts';
import { listed, repeating, uncountable } from './distinct-values.ts';
import { ENDINGS, meats } from './entities/dish.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';
import { joined, recased } from './text-facts.ts';

const DISH_PARTS = ['name', 'cuisine', 'adjectives', 'kind', 'ingredients'] as const;

/** The entries in a part of the dishes. A part with several entries has a separator. */
const entriesOf =
  (part: (typeof DISH_PARTS)[number], separator = '|') =>
  () =>
    dishes.flatMap((dish) => (dish.split('|')[DISH_PARTS.indexOf(part)] ?? '').split(separator));
const names = entriesOf('name');
const cuisines = entriesOf('cuisine');
const adjectives = entriesOf('adjectives', ',');
const kinds = entriesOf('kind');
const ingredients = entriesOf('ingredients', ',');

export const food = {
  'food.adjective': part('dish', 'adjective', { values: repeating, ...ofTexts(adjectives) }),
  'food.description': part('dish', 'description', {
    values: uncountable(
      'Descriptions can repeat. Make the dish unique, or join the description and a sequence in a template.',
    ),
    ...ofTexts(() => {
      const any = ingredients();
      const dish = joined(adjectives(), ' ', kinds(), ' with ', any, ', ', any, ' and ', any);
      return joined(recased(dish), ENDINGS);
    }),
  }),
  'food.dish': part('dish', 'name', { values: 'entry', ...ofTexts(names) }),
  'food.ethnicCategory': part('dish', 'cuisine', { values: repeating, ...ofTexts(cuisines) }),
  'food.fruit': oneOf(({ language: { lists } }) => lists.food.fruit),
  'food.ingredient': part('dish', 'ingredient', { values: repeating, ...ofTexts(ingredients) }),
  'food.meat': part('dish', 'meat', { values: () => listed(meats()), ...ofTexts(meats) }),
  'food.spice': oneOf(({ language: { lists } }) => lists.food.spice),
  'food.vegetable': oneOf(({ language: { lists } }) => lists.food.vegetable),
} satisfies EntriesOf<typeof fields>;
