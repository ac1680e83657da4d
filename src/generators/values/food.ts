import type { food as fields } from '../../catalogue/fields/food.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

export const food = {
  'food.description': () =>
    uncountable(
      'Descriptions can repeat. Make another column unique, or join the description and a sequence in a template.',
    ),
  'food.dish': () =>
    uncountable(
      'Dishes repeat, as on menus. Make another column unique, or join the dish and a sequence in a template.',
    ),
} satisfies ValuesOf<typeof fields>;
