import type { Json, ValueType } from '../../catalogue/field.ts';
import { timeOf } from '../../expression/dates.ts';
import { decimalsOf } from '../../expression/decimals.ts';
import { isTime } from '../../expression/types.ts';
import type { ColumnOptions } from '../schema.ts';
import { equalRows } from './given-cells.ts';

/** Facts about the cells of a column of given rows. The parser works them out, so that no later step reads all cells. */
export interface GivenFacts {
  readonly type: ValueType;
  readonly hasNulls: boolean;
  /** The length of the longest cell as text, in UTF-16 units. */
  readonly length: number;
  /** The smallest and the greatest number or moment, in milliseconds since 1970 UTC. Undefined without any. */
  readonly min?: number;
  readonly max?: number;
  /** The most digits after the decimal point. */
  readonly decimals?: number;
  /** Whether an integer is beyond 2^53. */
  readonly hasBigints?: true;
  /** Whether no two cells are equal, nulls aside. Only known where a key or a reference needs it. */
  readonly isDistinct?: boolean;
}

/** The facts of cells that are not there, because their file was not read. */
const NOT_READ: GivenFacts = { type: 'text', hasNulls: true, length: 0 };

/** The facts that the parser has stored in the options of a column with the field `given`. */
export function givenFacts({ facts }: ColumnOptions): GivenFacts {
  // `factsOption` has stored them.
  return facts === undefined ? NOT_READ : (facts as unknown as GivenFacts);
}

/** The options that hold facts. `givenFacts` reads them back. */
export function factsOption(facts: GivenFacts): Readonly<Record<string, Json>> {
  // Facts are plain data.
  return { facts: facts as unknown as Json };
}

/** Facts by the list of cells, because a document is checked again after each change of it. */
const worked = new WeakMap<readonly Json[], GivenFacts>();

/** @param cells all of `type`, or null */
export function factsOf(cells: readonly Json[], type: ValueType): GivenFacts {
  const before = worked.get(cells);
  if (before?.type === type) return before;
  const facts = workOut(cells, type);
  worked.set(cells, facts);
  return facts;
}

function workOut(cells: readonly Json[], type: ValueType): GivenFacts {
  const isNumber = type === 'integer' || type === 'decimal';
  let [hasNulls, hasBigints] = [false, false];
  let [length, decimals] = [0, 0];
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const cell of cells) {
    if (cell === null) {
      hasNulls = true;
      continue;
    }
    const text = String(cell);
    length = Math.max(length, text.length);
    if (!isNumber && !isTime(type)) continue;
    const value = isNumber ? Number(cell) : timeOf(text);
    min = Math.min(min, value);
    max = Math.max(max, value);
    if (type === 'decimal')
      decimals = Math.max(decimals, typeof cell === 'string' ? fractionOf(cell) : decimalsOf(value));
    if (type === 'integer' && typeof cell === 'string') hasBigints = true;
  }
  return {
    type,
    hasNulls,
    length: isTime(type) ? LONGEST_MOMENT : length,
    ...(min <= max && { min, max }),
    ...(type === 'decimal' && { decimals }),
    ...(hasBigints && { hasBigints }),
  };
}

const LONGEST_MOMENT = '2026-01-01T00:00:00.000Z'.length;

/** The digits after the point of a decimal's text. */
const fractionOf = (text: string) => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0);

/** Whether cells are distinct, by the list of cells. */
const compared = new WeakMap<readonly Json[], boolean>();

/** Whether no two cells are equal, nulls aside. */
export function areDistinctCells(cells: readonly Json[]): boolean {
  const before = compared.get(cells);
  if (before !== undefined) return before;
  const areDistinct = equalRows([cells]) === undefined;
  compared.set(cells, areDistinct);
  return areDistinct;
}
