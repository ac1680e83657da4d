import type { SourceColumn, SourceComparison } from '../source-tables.ts';
import { ColumnLimits } from './checks/column-limits.ts';
import { readCheck } from './checks/read-check.ts';
import type { Rule } from './checks/rules.ts';
import type { CheckScope } from './checks/scope.ts';
import { readDefault } from './defaults.ts';
import { parseExpression } from './expressions/parse.ts';
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

/** A table's columns, with all that types, domains and checks say about them. */
export function finishColumns(table: DraftTable, script: SqlScript): FinishedColumns {
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
  for (const check of table.checks) applyCheck(check, script, find, find, comparisons);
  const key = new Set(table.primaryKey.map((name) => table.column(name)?.name));
  const all = [...resolved.values()];
  return {
    columns: all.map((one) =>
      finishColumn(one, script, key.has(one.column.name), isRowId(one, table, script)),
    ),
    comparisons,
    uniqueColumns: all.flatMap(({ column, type }) => (type.facts.isUnique ? [column.name] : [])),
  };
}

function applyCheck(
  { expression, offset }: DraftCheck,
  script: SqlScript,
  find: (name: string) => Resolved | undefined,
  findByName: (name: string) => Resolved | undefined,
  comparisons: SourceComparison[],
): void {
  const scope: CheckScope = {
    dialect: script.dialect,
    column: (name) => {
      const found = find(name);
      return found && { name: found.column.name, type: found.type.facts.type };
    },
  };
  const { rules, isComplete } = readCheck(
    parseExpression(expression.within(expression.index, expression.end)),
    scope,
  );
  const areKept = rules.map((rule) => keepRule(rule, findByName, comparisons));
  if (isComplete && !areKept.includes(false)) return;
  const end = expression.tokens[expression.end]?.end ?? offset;
  script.skip(offset, end, 'A part of this check is not read: rows may break it.', true);
}

function keepRule(
  rule: Rule,
  find: (name: string) => Resolved | undefined,
  comparisons: SourceComparison[],
): boolean {
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

function finishColumn(
  { column, type, limits }: Resolved,
  script: SqlScript,
  isInKey: boolean,
  isRowId: boolean,
): SourceColumn {
  const { facts } = type;
  const expression = column.default ?? type.default;
  const read = expression && !column.generated ? readDefault(expression, script, facts.type) : {};
  const sequence = column.sequence ?? read.sequence ?? (facts.isSequence || isRowId ? FROM_ONE : undefined);
  const isNotNull = isInKey || column.isNotNull || facts.isNotNull || limits.isNotNull;
  const generated = column.generated ?? (facts.isGenerated ? column.type?.written : undefined);
  const { bounds, values, pattern } = limits;
  return {
    name: column.name,
    place: script.placeOf(column.offset),
    type: limits.isJson ? { ...facts.type, value: 'json' } : facts.type,
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
