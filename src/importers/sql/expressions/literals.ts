import type { Json } from '../../../catalogue/field.ts';
import type { Token } from '../token.ts';
import { typeOf } from '../types/registry.ts';
import type { WrittenType } from '../types/written-type.ts';

const CONSTANTS: ReadonlyMap<string, Json> = new Map([
  ['TRUE', true],
  ['FALSE', false],
  ['NULL', null],
]);

/** The value of a token, or undefined if it is not a literal. */
export function literalOf(token: Token): Json | undefined {
  if (token.kind === 'string') return token.text;
  if (token.kind === 'number') return numberOf(token.text);
  return CONSTANTS.get(token.keyword);
}

/** A number, or its digits if JavaScript's numbers cannot hold all of them. */
export function numberOf(digits: string): number | string {
  const number = Number(digits);
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isExact ? number : digits;
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['t', true],
  ['true', true],
  ['f', false],
  ['false', false],
]);

/** The value after a cast: `'-5'::integer` is a number. */
export function castLiteral(value: Json, type: WrittenType): Json {
  if (typeof value !== 'string') return value;
  if (type.arrayDepth === 1) return arrayItems(value) ?? value;
  const of = typeOf(type.name)?.facts(type).type.value;
  const isNumeric = of === 'integer' || of === 'decimal';
  if (isNumeric && /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value)) return numberOf(value);
  return of === 'boolean' ? (BOOLEANS.get(value.toLowerCase()) ?? value) : value;
}

/** The items of an array written as `{a,b}`, if none is in quotes. */
function arrayItems(text: string): readonly string[] | undefined {
  const [, items] = /^\{([^{}"\\]*)\}$/.exec(text) ?? [];
  if (items === undefined) return undefined;
  return items === '' ? [] : items.split(',');
}
