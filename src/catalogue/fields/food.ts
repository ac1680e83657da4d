import type { Field } from '../field.ts';

export const food = {
  'food.adjective': { label: 'Adjective', type: 'text' },
  'food.description': { label: 'Description', type: 'text' },
  'food.dish': { label: 'Dish', type: 'text' },
  'food.ethnicCategory': { label: 'Ethnic Category', type: 'text' },
  'food.fruit': { label: 'Fruit', type: 'text' },
  'food.ingredient': { label: 'Ingredient', type: 'text' },
  'food.meat': { label: 'Meat', type: 'text' },
  'food.spice': { label: 'Spice', type: 'text' },
  'food.vegetable': { label: 'Vegetable', type: 'text' },
} as const satisfies Record<string, Field>;
