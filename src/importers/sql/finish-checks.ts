import { readCheck } from './checks/read-check.ts';
import { compileTest } from './checks/row-test.ts';
import type { CheckScope } from './checks/scope.ts';
import type { DraftCheck } from './drafts.ts';
import type { SqlExpression } from './expressions/expression.ts';
import { parseExpression } from './expressions/parse.ts';
import {
  type FindColumn,
  keepLimit,
  type LimitedColumn,
  newDemands,
  scopeOf,
  type TableDemands,
} from './limited-columns.ts';
import type { SqlScript } from './script.ts';

/** Limits columns to what a check says, and demands of rows that they keep the check. */
export function applyCheck(
  { expression, offset }: DraftCheck,
  script: SqlScript,
  find: FindColumn,
  findByName: FindColumn,
  demands: TableDemands,
): void {
  const again = () => expression.within(expression.index, expression.end);
  const condition = parseExpression(again());
  const scope = scopeOf(script, find);
  demands.constraints.push({
    kind: 'check',
    text: `CHECK (${again().written(script.text, TEXT_MAX)})`,
    place: script.placeOf(offset),
    ...compileTest(condition, scope),
    isInLimits: keepCondition(condition, scope, findByName, demands),
  });
}

/** Limits the items of an array to what the check of their domain says. Lists a check that no limit keeps whole. */
export function applyItemCheck(
  { expression, offset }: DraftCheck,
  script: SqlScript,
  find: FindColumn,
  item: LimitedColumn,
): void {
  const condition = parseExpression(expression.within(expression.index, expression.end));
  if (keepCondition(condition, scopeOf(script, find), () => item, newDemands())) return;
  const end = expression.tokens[expression.end]?.end ?? offset;
  script.skip(offset, end, 'A part of this check is not read: items may break it.', true);
}

/** Characters of a check that the report can show. */
const TEXT_MAX = 200;

/** Whether the limits of columns say all that the condition says. */
function keepCondition(
  condition: SqlExpression,
  scope: CheckScope,
  find: FindColumn,
  demands: TableDemands,
): boolean {
  const { limits, isComplete } = readCheck(condition, scope);
  const areKept = limits.map((limit) => keepLimit(limit, find, demands));
  return isComplete && !areKept.includes(false);
}
