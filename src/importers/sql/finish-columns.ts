import type { SourceColumn, SourceComparison, SourceType } from '../source-tables.ts';
import { ColumnLimits } from './checks/column-limits.ts';
import { readDefault } from './defaults.ts';
import type { DraftTable } from './drafts.ts';
import { applyCheck, applyPartitions, type LimitedColumn } from './finish-checks.ts';
import type { PartitionBounds } from './partitions.ts';
import type { SqlScript } from './script.ts';
import { FROM_ONE } from './sequences.ts';
import { type ResolvedType, resolveType } from './types/resolve-type.ts';

export interface FinishedColumns {
  readonly columns: readonly SourceColumn[];
  readonly comparisons: readonly SourceComparison[];
  /** Keys that types make, such as MySQL's `serial`. */
  readonly uniqueColumns: readonly string[];
}

/** A table's columns, with all that types, domains, checks and the bounds of its partitions say about them. */
export function finishColumns(
  table: DraftTable,
  partitions: readonly PartitionBounds[],
  script: SqlScript,
): FinishedColumns {
  const resolved = new Map<string, LimitedColumn>();
  for (const column of table.columns) {
    const type = resolveType(column.type, script);
    const { bounds, values, pattern } = type.facts;
    resolved.set(column.name, { column, type, limits: new ColumnLimits(bounds, values, pattern) });
  }
  const find = (name: string) => resolved.get(table.column(name)?.name ?? '');
  const comparisons: SourceComparison[] = [];
  for (const one of resolved.values()) {
    // VALUE is the column that has the domain.
    const ofDomain = (name: string) => (name.toLowerCase() === 'value' ? one : undefined);
    for (const check of one.type.checks) applyCheck(check, script, ofDomain, () => one, comparisons);
  }
  for (const check of table.checks) {
    if (table.isWithout(check)) continue;
    script.unwritten.add('CHECK');
    applyCheck(check, script, (name) => find(check.nameNow?.(name) ?? name), find, comparisons);
  }
  applyPartitions(table, partitions, script, find);
  const key = new Set(table.primaryKey.map((name) => table.column(name)?.name));
  const all = [...resolved.values()];
  return {
    columns: all.map((one) => finishColumn(one, script, table, key.has(one.column.name))),
    comparisons,
    uniqueColumns: all.flatMap(({ column, type }) => (type.facts.isUnique ? [column.name] : [])),
  };
}

/** Whether SQLite numbers the column. https://www.sqlite.org/lang_createtable.html#rowid */
function isRowId(
  { column }: LimitedColumn,
  { primaryKey, isWithoutRowId }: DraftTable,
  { dialect }: SqlScript,
): boolean {
  if (dialect !== 'sqlite' || isWithoutRowId || primaryKey.length !== 1) return false;
  return (
    primaryKey[0]?.toLowerCase() === column.name.toLowerCase() &&
    column.type?.written.toLowerCase() === 'integer'
  );
}

/** Shapes, which MySQL reads only from functions. https://dev.mysql.com/doc/refman/8.4/en/spatial-type-overview.html */
const SHAPE =
  /^(?:(?:multi)?(?:point|linestring|polygon)|geometry|geometrycollection|geomcollection|geography)$/;

/** SQL Server and SQLite's STRICT tables convert no text to bytes. */
function refusesTexts(
  { value, written = '' }: SourceType,
  { isStrict }: DraftTable,
  { dialect }: SqlScript,
): boolean {
  if (value === 'binary') return dialect === 'sqlserver' || isStrict;
  return (dialect === 'mysql' || dialect === 'sqlserver') && SHAPE.test(written.toLowerCase());
}

function finishColumn(
  one: LimitedColumn,
  script: SqlScript,
  table: DraftTable,
  isInKey: boolean,
): SourceColumn {
  const { column, type, limits } = one;
  const { facts } = type;
  const isCounted = facts.isSequence || isRowId(one, table, script);
  const expression = column.default ?? type.default;
  const read = expression && !column.generated ? readDefault(expression, script, facts.type) : {};
  const sequence = column.sequence ?? read.sequence ?? (isCounted ? FROM_ONE : undefined);
  const isNotNull = isInKey || column.isNotNull || facts.isNotNull || limits.isNotNull;
  const generated = column.generated ?? (facts.isGenerated ? column.type?.written : undefined);
  const { bounds, values, pattern } = limits;
  if (sequence && (column.sequence || !isRowId(one, table, script)))
    script.unwritten.add('automatic numbering');
  if (read.default) script.unwritten.add('DEFAULT');
  noteType(type, script);
  return {
    name: column.name,
    place: script.placeOf(column.offset),
    type: {
      ...facts.type,
      ...(limits.isJson && { value: 'json' }),
      ...(refusesTexts(facts.type, table, script) && { refusesTexts: true }),
    },
    nullable: !isNotNull,
    ...(sequence && { sequence }),
    ...(read.default && { default: read.default }),
    ...(generated !== undefined && { generated }),
    ...(values && { values }),
    ...(facts.anySubset && { anySubset: true }),
    ...(bounds && { bounds }),
    ...(pattern !== undefined && { pattern }),
    ...(facts.format !== undefined && { format: facts.format }),
    ...(column.comment !== undefined && { comment: column.comment }),
    ...(type.items && { items: { column: itemColumn(type.items, script) } }),
  };
}

/** Notes what a type says about values and a schema does not hold. */
function noteType({ facts, checks, items }: ResolvedType, script: SqlScript): void {
  if (checks.length > 0) script.unwritten.add('CHECK');
  if (facts.values) script.unwritten.add('ENUM');
  if (items) noteType(items, script);
}

/** The items of an array have a type and, if it is an enum, values. */
function itemColumn({ facts, items }: ResolvedType, script: SqlScript): SourceColumn {
  const { type, values, bounds, pattern, format } = facts;
  return {
    name: 'item',
    type,
    nullable: false,
    ...(values && { values }),
    ...(bounds && { bounds }),
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
    ...(items && { items: { column: itemColumn(items, script) } }),
  };
}
