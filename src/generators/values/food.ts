import type { food as fields } from '../../catalogue/fields/food.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

export const food = {
  'food.description': () =>
    uncountable(
      'Descriptions can repeat. Make the dish unique, or join the description and a sequence in a template.',
    ),
  'food.dish': 'entry',
} satisfies ValuesOf<typeof fields>;
