import type { Field } from '../field.ts';

export const food = {
  'food.adjective': { label: 'Food Adjective', type: 'text', entity: 'dish' },
  'food.description': { label: 'Dish Description', type: 'text', entity: 'dish' },
  'food.dish': { label: 'Dish', type: 'text', entity: 'dish' },
  'food.ethnicCategory': { label: 'Cuisine', type: 'text', entity: 'dish' },
  'food.fruit': { label: 'Fruit', type: 'text' },
  'food.ingredient': { label: 'Ingredient', type: 'text', entity: 'dish' },
  'food.meat': { label: 'Meat', type: 'text', entity: 'dish' },
  'food.spice': { label: 'Spice', type: 'text' },
  'food.vegetable': { label: 'Vegetable', type: 'text' },
} as const satisfies Record<string, Field>;
