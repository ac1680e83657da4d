import type { SourceComparison } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** Makes columns keep the checks that compare two of them, such as `ends_at > starts_at`. */
export function withOrders(table: TableDraft): void {
  const byName = new Map(table.columns.map((column) => [column.context.column.name, column]));
  for (const comparison of table.source.comparisons) {
    const [lower, higher] = inOrder(comparison).map((name) => byName.get(name));
    if (lower && higher && lower !== higher) order(lower, higher);
  }
}

function inOrder({ left, operator, right }: SourceComparison): readonly [string, string] {
  return operator === '>' || operator === '>=' ? [right, left] : [left, right];
}

function order(lower: ColumnDraft, higher: ColumnDraft): void {
  if (isMoment(lower) && isMoment(higher)) orderMoments(lower, higher);
}

function isMoment({ choice }: ColumnDraft): boolean {
  return choice.field === 'date' || choice.field === 'timestamp';
}

function orderMoments(lower: ColumnDraft, higher: ColumnDraft): void {
  const { from, to, distribution, bins, after, ...rest } = higher.choice.options ?? {};
  const { name } = lower.context.column;
  higher.choice = {
    ...higher.choice,
    options: { ...rest, after: name, within: 'P14D' },
    evidence: 'check',
    confidence: 'sure',
    why: `Always after ${name}`,
  };
  // A column that comes after a null is null.
  if (higher.properties.nullable === false) lower.properties = { ...lower.properties, nulls: 0 };
}
