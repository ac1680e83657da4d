import type { Field } from '../../catalogue/field.ts';
import type { OptionsOf } from '../generator.ts';
import type { ValuesContext } from '../values/values.ts';

/** A method, whose parameters vary in both directions: options are checked by the schema. */
type LengthOf<Options> = { length(context: ValuesContext<Options>): number }['length'];

/** The most UTF-16 units that a value of a field has, as text and without a prefix or a suffix: never too few. */
export type FieldLength<Options = object> = number | LengthOf<Options>;

/** For some fields: one that is missing is an entry of a list, or of a type that has a length of its own. */
export type LengthsOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields]?: FieldLength<OptionsOf<Fields[Id]>>;
};

/** The length of the longest text of a list; 0 where the list is empty. */
export function longestOf(texts: Iterable<string | undefined>): number {
  let longest = 0;
  for (const text of texts) if (text !== undefined && text.length > longest) longest = text.length;
  return longest;
}

/** A field's length that follows from faker's data or from a table alone, and is worked out once. */
export function once(length: () => number): () => number {
  let known: number | undefined;
  return () => {
    known ??= length();
    return known;
  };
}

/** `count` items of at most `length` characters, and a separator between any two. */
export function chainLength(count: number, length: number, separator = ' '): number {
  return count * length + Math.max(0, count - 1) * separator.length;
}

/** The same of all lists that an object or a list holds, such as faker's names of each sex. */
export function longestIn(lists: object): number {
  return Math.max(0, ...Object.values(lists).map((list) => (Array.isArray(list) ? longestOf(list) : 0)));
}
