/** An SQL type of integers, as far as a database can number a column of it. */
export interface CountedType {
  readonly min: bigint;
  readonly max: bigint;
}

/** The bits of the databases' integers, by the names of their types. `serial` of MySQL has 64 bits, that of PostgreSQL 32. */
const BITS: ReadonlyMap<string, number> = new Map([
  ['tinyint', 8],
  ['smallint', 16],
  ['int2', 16],
  ['mediumint', 24],
  ['int', 32],
  ['integer', 32],
  ['int4', 32],
  ['bigint', 64],
  ['int8', 64],
  ['smallserial', 16],
  ['serial2', 16],
  ['serial', 32],
  ['serial4', 32],
  ['bigserial', 64],
  ['serial8', 64],
]);

/** `bigint`, `int(11) unsigned`: a name, a width for display, and words after it. */
const INTEGER = /^(\w+)(?:\s*\(\s*\d+\s*\))?((?:\s+(?:unsigned|signed|zerofill))*)$/i;

/**
 * Reads an SQL type as one of integers.
 * @param type the usual type of 64 bits, if absent
 * @returns undefined for any other type. No database numbers such a column in all dialects.
 */
export function countedType(type = 'bigint'): CountedType | undefined {
  const [, name = '', words = ''] = INTEGER.exec(type.trim()) ?? [];
  const bits = BITS.get(name.toLowerCase());
  if (bits === undefined) return undefined;
  // `zerofill` makes a type unsigned. SQL Server's `tinyint` is unsigned and MySQL's is not, so it may hold both.
  const isUnsigned = /unsigned|zerofill/i.test(words);
  const numbers = 2n ** BigInt(bits);
  return {
    min: isUnsigned ? 0n : -numbers / 2n,
    max: (isUnsigned || bits === 8 ? numbers : numbers / 2n) - 1n,
  };
}

/** The lowest and the highest number of a sequence. */
export interface CountedNumbers {
  readonly lowest: bigint;
  readonly highest: bigint;
}

/** @param options those of the field `sequence` */
export function countedNumbers(
  { start, step }: { readonly start?: unknown; readonly step?: unknown },
  rows: number,
): CountedNumbers {
  const first = BigInt(Number(start ?? 1));
  const last = first + BigInt(Number(step ?? 1)) * BigInt(Math.max(0, rows - 1));
  return first < last ? { lowest: first, highest: last } : { lowest: last, highest: first };
}

/** Whether a type holds numbers, and the next one that the database then gives. */
export function hasRoomFor({ min, max }: CountedType, { lowest, highest }: CountedNumbers): boolean {
  return lowest >= min && highest < max;
}
