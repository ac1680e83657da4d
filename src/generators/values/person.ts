import type { person as fields } from '../../catalogue/fields/person.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

export const person = {
  'person.bio': () => uncountable('Short bios repeat now and then. Make a template of this and a sequence.'),
} satisfies ValuesOf<typeof fields>;
