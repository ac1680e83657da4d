import type { FieldGuess } from '../../catalogue/field-words.ts';
import { itemTexts, otherShape, shapes } from '../../catalogue/list-words.ts';
import { fullWordsOf, singularOf, singulars, wordsOf } from './words.ts';

const lastWordOf = (name: string) => fullWordsOf(wordsOf(name)).at(-1) ?? '';

/** The texts that a column named for several things lists: `allergies` or `allowed_domains`. Undefined for other names. */
export function textsOfItems(name: string): readonly string[] | undefined {
  return singulars(lastWordOf(name))
    .map((form) => itemTexts.get(form))
    .find((texts) => texts !== undefined);
}

/**
 * JSON for a column that only its name describes: a list for plurals such as `tags`, or else an object.
 * @param isList whether the default of the column is an empty list
 */
export function jsonByName(name: string, isList = false): FieldGuess {
  const last = lastWordOf(name);
  const texts = shapes.has(last) || singularOf(last) === undefined ? undefined : textsOfItems(name);
  const values = texts ?? (isList ? ANY_ITEMS : undefined);
  if (!values) return objectByName(name);
  const isDistinct = values.length >= ITEMS_MAX;
  return {
    field: 'array',
    options: {
      field: 'list',
      options: { values },
      maxItems: ITEMS_MAX,
      ...(isDistinct && { distinct: true }),
    },
  };
}

const ITEMS_MAX = 3;
const ANY_ITEMS: readonly string[] = ['standard', 'basic', 'custom', 'default'];

/** An object that only its name describes. */
export function objectByName(name: string): FieldGuess {
  const shape = shapes.get(lastWordOf(name));
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
