import { alternativesOf } from './cases.ts';
import { namesReadBy, previousReadBy } from './column-reads.ts';
import { orderOf } from './graph.ts';
import type { ColumnSchema, TableSchema } from './schema.ts';

/**
 * Columns of a table that read each other's cells of the row before: a running balance reads its own. Each one comes after
 * those whose cells of the same row it reads.
 */
export type Chain = readonly ColumnSchema[];

/**
 * The columns of a chain whose cells are not computed row by row. Formulas are, and dates beside other columns. Cases are if only
 * their conditions read the chain.
 */
export function unchainable(chain: Chain): readonly ColumnSchema[] {
  const names = new Set(chain.map(({ name }) => name));
  const readsChain = (column: ColumnSchema) =>
    [...namesReadBy(column), ...previousReadBy(column)].some((name) => names.has(name));
  return chain.filter((column) => {
    if (column.field === 'cases') return alternativesOf(column).some(readsChain);
    return !BY_ROW.has(column.field);
  });
}

const BY_ROW: ReadonlySet<string> = new Set(['formula', 'date', 'timestamp']);

/** The chain of each column that is in one. */
export function chainsOf({ columns }: Pick<TableSchema, 'columns'>): ReadonlyMap<ColumnSchema, Chain> {
  const chains = new Map<ColumnSchema, Chain>();
  const previous = new Map(columns.map((column) => [column, previousReadBy(column)]));
  if (![...previous.values()].some((names) => names.length > 0)) return chains;
  const byName = new Map(columns.map((column) => [column.name, column]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const sameRow = new Map(columns.map((column) => [column, named(namesReadBy(column))]));
  const needs = (column: ColumnSchema) => [
    ...(sameRow.get(column) ?? []),
    ...named(previous.get(column) ?? []),
  ];
  const reached = new Map<ColumnSchema, ReadonlySet<ColumnSchema>>();
  const reachedFrom = (column: ColumnSchema) => {
    const known = reached.get(column) ?? allReached(needs(column), needs);
    reached.set(column, known);
    return known;
  };
  for (const column of columns) {
    const reads = named(previous.get(column) ?? []);
    if (chains.has(column) || !reads.some((read) => read === column || reachedFrom(read).has(column)))
      continue;
    const members = [...reachedFrom(column)].filter((other) => reachedFrom(other).has(column));
    const isMember = new Set(members);
    const within = (member: ColumnSchema) => (sameRow.get(member) ?? []).filter((read) => isMember.has(read));
    const chain = orderOf(members, within).order;
    for (const member of chain) chains.set(member, chain);
  }
  return chains;
}

function allReached(
  starts: readonly ColumnSchema[],
  needs: (column: ColumnSchema) => readonly ColumnSchema[],
): ReadonlySet<ColumnSchema> {
  const reached = new Set(starts);
  // A set also gives the values that are added while it is walked.
  for (const column of reached) for (const read of needs(column)) reached.add(read);
  return reached;
}
