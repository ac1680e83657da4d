import type { hacker as fields } from '../../catalogue/fields/hacker.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

export const hacker = {
  'hacker.phrase': () =>
    uncountable(
      'Phrases can repeat. Make another column unique, or join the phrase and a sequence in a template.',
    ),
} satisfies ValuesOf<typeof fields>;
