import { anyText, type Field } from '../field.ts';

export const food = {
  'food.adjective': { label: 'Food Adjective', ...anyText, entity: 'dish' },
  'food.description': { label: 'Dish Description', ...anyText, entity: 'dish' },
  'food.dish': { label: 'Dish', ...anyText, entity: 'dish' },
  'food.ethnicCategory': { label: 'Cuisine', ...anyText, entity: 'dish' },
  'food.fruit': { label: 'Fruit', ...anyText },
  'food.ingredient': { label: 'Ingredient', ...anyText, entity: 'dish' },
  'food.meat': { label: 'Meat', ...anyText, entity: 'dish' },
  'food.spice': { label: 'Spice', ...anyText },
  'food.vegetable': { label: 'Vegetable', ...anyText },
} as const satisfies Record<string, Field>;
