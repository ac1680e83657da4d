import {
  decimalOf,
  fixedText,
  float,
  integerOf,
  named,
  plain,
  type TypeReader,
  type TypeTable,
  textOf,
} from './type-facts.ts';

/** Names that say more than their affinity. SQLite has no types for dates and booleans of its own. */
const intended: TypeTable = {
  ...named('boolean, bool', plain('boolean')),
  date: plain('date'),
  ...named('datetime, timestamp, timestamptz, timestamp with time zone', plain('timestamp')),
  time: plain('time'),
  ...named('uuid, guid, uniqueidentifier', plain('uuid')),
  ...named('json, jsonb', plain('json')),
  ...named('decimal, numeric, number, money', decimalOf()),
  ...named('char, character, nchar', fixedText),
  any: plain('unknown'),
};

/** Rules of affinity, in their order. https://www.sqlite.org/datatype3.html#determination_of_column_affinity */
const AFFINITIES: readonly (readonly [RegExp, TypeReader])[] = [
  [/int/, integerOf(64)],
  [/char|clob|text/, textOf()],
  [/blob/, plain('binary')],
  [/real|floa|doub/, float],
];

/** Any name is a type in SQLite. */
export function sqliteType(name: string): TypeReader {
  const known = Object.hasOwn(intended, name) ? intended[name] : undefined;
  return known ?? AFFINITIES.find(([mark]) => mark.test(name))?.[1] ?? decimalOf();
}
