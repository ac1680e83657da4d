import { columnDecimals } from './column-decimals.ts';
import type { ColumnOutcomes } from './column-outcomes.ts';
import { aggregatesReadBy, namesReadBy, previousReadBy, totalsReadBy } from './column-reads.ts';
import { columnSources } from './column-sources.ts';
import { meet, type NumberFacts, numbersOf, numbersWithin, type RowFacts, rowsOf } from './field-numbers.ts';
import type { ColumnSchema, Schema } from './schema.ts';
import type { ColumnTypes } from './value-types.ts';

/** SQL's `numeric(precision, scale)`: the number of all digits, and of those after the decimal point. */
export interface NumericType {
  readonly precision: number;
  readonly scale: number;
}

/**
 * The limits that all dialects support: the precision is SQL Server's, the scale is MySQL's.
 * https://learn.microsoft.com/sql/t-sql/data-types/decimal-and-numeric-transact-sql
 * https://dev.mysql.com/doc/refman/8.4/en/fixed-point-types.html
 */
const PRECISION_MAX = 38;
const SCALE_MAX = 30;

/**
 * Exact SQL types for decimal columns, and for integer columns that may exceed 64 bits. Undefined for a decimal column
 * if its bounds or decimals are unknown or too large. The precision of integers is not limited here.
 */
export function numericTypes(
  schema: Pick<Schema, 'tables'>,
  types: ColumnTypes,
  outcomes: Pick<ColumnOutcomes, 'of'>,
): (column: ColumnSchema) => NumericType | undefined {
  const decimalsOf = columnDecimals(schema, types);
  const sourceOf = columnSources(schema);
  const rowsByColumn = new Map<ColumnSchema, RowFacts>();
  const isExact = exactFormulas(schema);
  for (const table of schema.tables) {
    const rows = rowsOf(table);
    for (const column of table.columns) rowsByColumn.set(column, rows);
  }

  /** The facts about the numbers of cases, and of formulas that are part of exact sums. */
  function sumsOf(source: ColumnSchema): NumberFacts {
    if (source.field !== 'cases' && !isExact(source)) return { bigints: 'some' };
    const { bounds } = outcomes.of(source);
    return { bigints: 'some', decimals: decimalsOf(source), ...(bounds && bounds) };
  }

  return (column) => {
    const type = types.get(column)?.type;
    if (type !== 'decimal' && type !== 'integer') return undefined;
    const source = sourceOf(column);
    const rows = source && rowsByColumn.get(source);
    if (!rows) return undefined;
    const within = numbersWithin(type, outcomes.of(source));
    const numbers = meet(numbersOf(source, rows), meet(within, sumsOf(source)));
    return type === 'decimal' ? numericType(numbers) : largeInteger(numbers);
  };
}

/**
 * Finds the formulas that read other rows or are read by such a formula, and those that read one of both in their row. A sum
 * of exact numbers in a database equals the column then. Other formulas keep the types that they had before there were groups.
 */
function exactFormulas({ tables }: Pick<Schema, 'tables'>): (column: ColumnSchema) => boolean {
  const summedBelow = new Map<string, Set<string>>();
  for (const { table, column } of tables.flatMap(({ columns }) => columns.flatMap(aggregatesReadBy))) {
    const names = summedBelow.get(table) ?? new Set();
    if (column !== undefined) names.add(column);
    summedBelow.set(table, names);
  }
  const exact = new Set<ColumnSchema>();
  for (const { name, columns } of tables) {
    const summed = new Set([
      ...(summedBelow.get(name) ?? []),
      ...columns.flatMap(previousReadBy),
      ...columns.flatMap(totalsReadBy),
    ]);
    const formulas = columns.flatMap((column) => formulaReads(column) ?? []);
    const first = formulas.filter(({ column, readsRows }) => readsRows || summed.has(column.name));
    for (const column of withReaders(first, formulas)) exact.add(column);
  }
  return (column) => exact.has(column);
}

/** A formula and its reads, which are parsed once. */
interface FormulaReads {
  readonly column: ColumnSchema;
  /** The columns that it reads in its row. */
  readonly names: readonly string[];
  /** Whether it reads other rows. */
  readonly readsRows: boolean;
}

function formulaReads(column: ColumnSchema): FormulaReads | undefined {
  if (column.field !== 'formula') return undefined;
  const readsRows = [previousReadBy, totalsReadBy, aggregatesReadBy].some(
    (readBy) => readBy(column).length > 0,
  );
  return { column, names: namesReadBy(column), readsRows };
}

/** The columns of some formulas, and of the formulas that read them, directly and indirectly. */
function withReaders(
  first: readonly FormulaReads[],
  formulas: readonly FormulaReads[],
): ReadonlySet<ColumnSchema> {
  const readersOf = new Map<string, ColumnSchema[]>();
  for (const { column, names } of formulas) {
    for (const name of names) {
      const readers = readersOf.get(name) ?? [];
      readers.push(column);
      readersOf.set(name, readers);
    }
  }
  const reached = new Set(first.map(({ column }) => column));
  // A set visits the columns that are added meanwhile, so each column spreads once.
  for (const { name } of reached) {
    for (const reader of readersOf.get(name) ?? []) reached.add(reader);
  }
  return reached;
}

const digitsOf = (value: bigint) => String(value < 0n ? -value : value).length;
const fitsIn64Bits = (value: bigint) => BigInt.asIntN(64, value) === value;

function largeInteger({ ends }: NumberFacts): NumericType | undefined {
  if (!ends || (fitsIn64Bits(ends.min) && fitsIn64Bits(ends.max))) return undefined;
  return { precision: Math.max(digitsOf(ends.min), digitsOf(ends.max)), scale: 0 };
}

function numericType({ min, max, decimals: scale }: NumberFacts): NumericType | undefined {
  if (min === undefined || max === undefined || scale === undefined || scale > SCALE_MAX) return undefined;
  const precision = wholeDigits(Math.max(Math.abs(min), Math.abs(max))) + scale;
  return precision <= PRECISION_MAX ? { precision, scale } : undefined;
}

/** The number of digits before the decimal point. */
function wholeDigits(number: number): number {
  return BigInt(Math.floor(number)).toString().length;
}
