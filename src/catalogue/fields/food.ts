import type { Field } from '../field.ts';

export const food = {
  'food.adjective': { type: 'text' },
  'food.description': { type: 'text' },
  'food.dish': { type: 'text' },
  'food.ethnicCategory': { type: 'text' },
  'food.fruit': { type: 'text' },
  'food.ingredient': { type: 'text' },
  'food.meat': { type: 'text' },
  'food.spice': { type: 'text' },
  'food.vegetable': { type: 'text' },
} as const satisfies Record<string, Field>;
