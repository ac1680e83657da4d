import type { FieldGuess } from '../../catalogue/field-words.ts';
import { itemTexts, otherShape, shapes } from '../../catalogue/list-words.ts';
import { fullWordsOf, singularOf, singulars, wordsOf } from './words.ts';

/** The texts that a column named for several things lists: `allergies` or `allowed_domains`. Undefined for other names. */
export function textsOfItems(name: string): readonly string[] | undefined {
  const last = fullWordsOf(wordsOf(name)).at(-1) ?? '';
  return singulars(last)
    .map((form) => itemTexts.get(form))
    .find((texts) => texts !== undefined);
}

/** JSON for a column that only its name describes: a list for plurals such as `tags`, or else an object. */
export function jsonByName(name: string): FieldGuess {
  const last = fullWordsOf(wordsOf(name)).at(-1) ?? '';
  const shape = shapes.get(last);
  const texts = shape || singularOf(last) === undefined ? undefined : textsOfItems(name);
  if (texts) return { field: 'array', options: { field: 'list', options: { values: texts }, maxItems: 3 } };
  const columns = Object.entries(shape ?? otherShape).map(([key, values]) => ({
    name: key,
    ...valuesOf(values),
  }));
  return { field: 'json', options: { columns } };
}

function valuesOf(values: string): FieldGuess {
  const [, min, max] = /^(\d+)-(\d+)$/.exec(values) ?? [];
  return min === undefined || max === undefined
    ? { field: 'list', options: { values: values.split('|') } }
    : { field: 'number', options: { min: Number(min), max: Number(max) } };
}
