import type { SourceComparison } from '../source-tables.ts';
import type { ColumnLimits } from './checks/column-limits.ts';
import { partitionCondition } from './checks/partition-condition.ts';
import { readCheck } from './checks/read-check.ts';
import type { Rule } from './checks/rules.ts';
import type { CheckScope } from './checks/scope.ts';
import type { DraftCheck, DraftColumn, DraftTable } from './drafts.ts';
import type { SqlExpression } from './expressions/expression.ts';
import { parseExpression } from './expressions/parse.ts';
import type { PartitionBounds } from './partitions.ts';
import type { SqlScript } from './script.ts';
import type { ResolvedType } from './types/resolve-type.ts';

/** A column with its type and all that limits its values. */
export interface LimitedColumn {
  readonly column: DraftColumn;
  readonly type: ResolvedType;
  readonly limits: ColumnLimits;
  /** The items, if the column is an array. */
  readonly item?: LimitedColumn;
  /** The fields, if the column is an object. */
  readonly fields?: readonly { readonly name: string; readonly value: LimitedColumn }[];
}

/** Limits columns to what a check says, and lists what of it is not kept. */
export function applyCheck(
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

type FindColumn = (name: string) => LimitedColumn | undefined;

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
export function applyPartitions(
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
