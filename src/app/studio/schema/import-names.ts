import { freeName } from '../../../schema/edits/names.ts';
import { columnsRenamed, withTableNames } from '../../../schema/edits/renamed-parts.ts';
import type { MatchedTable, ReadTables } from './match-import.ts';
import type { StudioSchema, StudioTable } from './studio-schema.ts';
import { type WithoutTables, withoutTables } from './without-tables.ts';

/** A table as it was read and as the source gave it, with the names of the schema. */
interface NamedTable {
  readonly read: StudioTable;
  readonly given: StudioTable;
}

/** By the ids of the source's tables. */
export type NamedTables = ReadonlyMap<string, NamedTable>;

/**
 * Gives the tables of a source, as far as they are chosen, the names of the schema.
 *
 * @param targets the tables of the schema that are updated, or referred to
 * @param renamed the new names of added tables, by their own names
 */
export function importedNames(
  { schema, original }: ReadTables,
  leftOut: ReadonlySet<string>,
  targets: readonly MatchedTable[],
  renamed: ReadonlyMap<string, string>,
): { readonly tables: NamedTables; readonly replaced: WithoutTables['replaced'] } {
  const names = new Map([
    ...renamed,
    ...targets.map(({ read: { name }, match }) => [name, match.table.name] as const),
  ]);
  const targetsById = new Map(targets.map((target) => [target.read.id, target] as const));
  const isElsewhere = ({ id, columns }: StudioTable, column: string) => {
    const own = targetsById.get(id)?.pairs.own;
    return columns.some((other) => other.name === column && own?.has(other.id) === true);
  };
  const named = (source: StudioSchema) => {
    const chosen = withoutTables(source, leftOut, isElsewhere);
    return { ...chosen, tables: withTableNames(withColumnNames(chosen.schema, targets), names) };
  };
  const read = named(schema);
  const given = original === schema ? read : named(original);
  const tables = read.tables.map((table, i) => {
    const givenTable = given.tables[i] ?? table;
    return [table.id, { read: table, given: givenTable }] as const;
  });
  return { tables: new Map(tables), replaced: read.replaced };
}

/** Gives columns of the source the names that people have given to those that they update. */
function withColumnNames(schema: StudioSchema, targets: readonly MatchedTable[]): StudioSchema {
  return targets.reduce((named, target) => columnsRenamed(named, target.read.name, newNames(target)), schema);
}

function newNames({ read, match, pairs }: MatchedTable): readonly (readonly [from: string, to: string])[] {
  const own = new Set([...pairs.own.values()].map(({ name }) => name));
  const isTaken = ({ id, name }: { readonly id: string; readonly name: string }) =>
    !pairs.own.has(id) && own.has(name);
  const taken = new Set(
    read.columns.some(isTaken) ? [...read.columns, ...match.table.columns].map(({ name }) => name) : [],
  );
  return read.columns.flatMap((column): readonly (readonly [string, string])[] => {
    const { id, name } = column;
    // People have given the name of a new column to another one.
    const to = isTaken(column) ? freeName(name, taken) : (pairs.own.get(id)?.name ?? name);
    taken.add(to);
    return to === name ? [] : [[name, to]];
  });
}
