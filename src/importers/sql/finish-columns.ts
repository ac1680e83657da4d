import type { SourceColumn, SourceComparison, SourceType } from '../source-tables.ts';
import { ColumnLimits } from './checks/column-limits.ts';
import { partitionCondition } from './checks/partition-condition.ts';
import { readCheck } from './checks/read-check.ts';
import type { Rule } from './checks/rules.ts';
import type { CheckScope } from './checks/scope.ts';
import { readDefault } from './defaults.ts';
import type { SqlExpression } from './expressions/expression.ts';
import { parseExpression } from './expressions/parse.ts';
import type { PartitionBounds } from './partitions.ts';
import type { DraftCheck, DraftColumn, DraftTable, SqlScript } from './script.ts';
import { FROM_ONE } from './sequences.ts';
import { type ResolvedType, resolveType } from './types/resolve-type.ts';

interface Resolved {
  readonly column: DraftColumn;
  readonly type: ResolvedType;
  readonly limits: ColumnLimits;
}

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
  const resolved = new Map<string, Resolved>();
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
  if (table.checks.length > 0) script.unwritten.add('CHECK');
  for (const check of table.checks) applyCheck(check, script, find, find, comparisons);
  applyPartitions(table, partitions, script, find);
  const key = new Set(table.primaryKey.map((name) => table.column(name)?.name));
  const all = [...resolved.values()];
  return {
    columns: all.map((one) => finishColumn(one, script, table, key.has(one.column.name))),
    comparisons,
    uniqueColumns: all.flatMap(({ column, type }) => (type.facts.isUnique ? [column.name] : [])),
  };
}

function applyCheck(
  { expression, offset }: DraftCheck,
  script: SqlScript,
  find: FindColumn,
  findByName: FindColumn,
  comparisons: SourceComparison[],
): void {
  const condition = parseExpression(expression.within(expression.index, expression.end));
  if (keepCondition(condition, scopeOf(script, find), findByName, comparisons)) return;
  const end = expression.tokens[expression.end]?.end ?? offset;
  script.skip(offset, end, 'A part of this check is not read: rows may break it.', true);
}

type FindColumn = (name: string) => Resolved | undefined;

function scopeOf({ dialect }: SqlScript, find: FindColumn): CheckScope {
  return {
    dialect,
    column: (name) => {
      const found = find(name);
      return found && { name: found.column.name, type: found.type.facts.type };
    },
  };
}

/** Whether the limits of columns say all that the condition says. */
function keepCondition(
  condition: SqlExpression,
  scope: CheckScope,
  find: FindColumn,
  comparisons: SourceComparison[],
): boolean {
  const { rules, isComplete } = readCheck(condition, scope);
  const areKept = rules.map((rule) => keepRule(rule, find, comparisons));
  return isComplete && !areKept.includes(false);
}

/** Limits the columns to rows for which there is a partition. */
function applyPartitions(
  { partitioning, offset, end }: DraftTable,
  partitions: readonly PartitionBounds[],
  script: SqlScript,
  find: FindColumn,
): undefined {
  if (!partitioning) return;
  const scope = scopeOf(script, find);
  const found = partitionCondition(partitioning, [...partitions, ...partitioning.listed], scope);
  switch (found.kind) {
    case 'any-row':
      return;
    case 'unread':
      return script.skip(offset, end, found.reason, true);
    case 'rows':
      if (found.reason !== undefined) script.skip(offset, end, found.reason, false);
      if (keepCondition(found.condition, scope, find, [])) return;
      return script.skip(offset, end, NOT_ALL_ROWS, true);
  }
}

const NOT_ALL_ROWS = 'The bounds of the partitions are not kept: rows may fall into none.';

function keepRule(rule: Rule, find: FindColumn, comparisons: SourceComparison[]): boolean {
  if (rule.kind !== 'comparison') return find(rule.column)?.limits.add(rule) ?? false;
  const { left, operator, right } = rule;
  comparisons.push({ left, operator, right });
  return true;
}

/** Whether SQLite numbers the column. https://www.sqlite.org/lang_createtable.html#rowid */
function isRowId(
  { column }: Resolved,
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

function finishColumn(one: Resolved, script: SqlScript, table: DraftTable, isInKey: boolean): SourceColumn {
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
