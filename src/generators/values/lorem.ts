import type { lorem as fields } from '../../catalogue/fields/lorem.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

const repeating = () =>
  uncountable('Random words repeat now and then. Make a template of this and a sequence.');

export const lorem = {
  'lorem.words': repeating,
  'lorem.slug': repeating,
  'lorem.sentence': repeating,
  'lorem.sentences': repeating,
  'lorem.lines': repeating,
  'lorem.paragraph': repeating,
  'lorem.paragraphs': repeating,
  'lorem.text': repeating,
} satisfies ValuesOf<typeof fields>;
