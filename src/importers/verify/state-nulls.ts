import type { Cell } from '../../catalogue/field.ts';
import type { ColumnDraft, TableDraft } from '../choose/draft.ts';
import { conditionOf } from '../choose/null-states.ts';
import type { TestTools } from '../source-tables.ts';
import type { Finding } from './judge.ts';

/** Different values that are tried in each state. */
const VALUES_TRIED = 20;

/**
 * Gives a column values in the states that demand one, and nulls in the states that forbid one, as
 * `(status = 'paid') = (paid_at IS NOT NULL)` says. False if the condition is about more than states and nulls.
 */
export function nullsByState(
  { table, demand, cells }: Finding,
  columns: readonly ColumnDraft[],
  tools: TestTools,
): boolean {
  if (columns.length !== 2 || cells.length !== 2) return false;
  for (const at of [0, 1]) {
    const [state, column] = [columns[at], columns[1 - at]];
    const holds = (ofState: Cell, cell: Cell) =>
      demand.holds?.(at === 0 ? [ofState, cell] : [cell, ofState], tools);
    const decided = state && column && decisionOf({ state, column, holds, cells: cells[1 - at] ?? [] });
    if (!decided) continue;
    apply(table, column, decided, demand.text);
    return true;
  }
  return false;
}

interface Pair {
  readonly state: ColumnDraft;
  readonly column: ColumnDraft;
  readonly holds: (state: Cell, cell: Cell) => boolean | 'unknown' | undefined;
  /** The cells of the column in the first rows. */
  readonly cells: readonly Cell[];
}

interface Decision {
  readonly nullWhen: string;
  /** Whether the column has a value in all other states. */
  readonly isRequired: boolean;
}

function decisionOf({ state, column, holds, cells }: Pair): Decision | undefined {
  const { context } = column;
  if (!context.column.nullable || (context.key !== undefined && context.key !== 'part')) return undefined;
  if (column.choice.field === 'formula' || (state.properties.nulls ?? 0) > 0) return undefined;
  const values = [...new Set(cells.filter((cell) => cell !== null))].slice(0, VALUES_TRIED);
  const states = statesOf(state);
  if (values.length === 0 || states.length < 2) return undefined;
  const takesValue = states.filter((one) => values.every((value) => holds(one, value) === true));
  const takesNull = states.filter((one) => holds(one, null) === true);
  if (states.some((one) => !takesValue.includes(one) && !takesNull.includes(one))) return undefined;
  const required = states.filter((one) => !takesNull.includes(one));
  const filled = required.length > 0 ? required : takesValue;
  const nullWhen = conditionOf(state, filled.map(String));
  return nullWhen === undefined ? undefined : { nullWhen, isRequired: required.length > 0 };
}

function statesOf({ choice }: ColumnDraft): readonly Cell[] {
  if (choice.field === 'boolean') return [true, false];
  const values: unknown = choice.field === 'list' ? choice.options?.values : undefined;
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

function apply(
  table: TableDraft,
  column: ColumnDraft,
  { nullWhen, isRequired }: Decision,
  text: string,
): void {
  const { nulls, nullable, ...rest } = column.properties;
  column.properties = { ...rest, nullWhen, ...(isRequired || nulls === undefined ? {} : { nulls }) };
  column.repairs = [...column.repairs, `It is null by the condition “${nullWhen}”, to keep “${text}”.`];
  if (isRequired) comeAfterValues(table, column);
}

/**
 * A moment that comes after a null is null. So moments that a check puts before the column have a value, and the column comes
 * directly after none of the others that can be null.
 */
function comeAfterValues(table: TableDraft, column: ColumnDraft): void {
  const seen = new Set([column]);
  for (const one of seen) {
    for (let earlier = earlierOf(table, one); earlier; earlier = earlierOf(table, one)) {
      if (seen.has(earlier) || !isOptional(earlier)) break;
      if (isCompared(table, one, earlier)) {
        const { nulls: _, ...rest } = earlier.properties;
        earlier.properties = { ...rest, nullable: true };
        seen.add(earlier);
        break;
      }
      const { after: _, ...options } = one.choice.options ?? {};
      const before = earlier.choice.options?.after;
      one.choice = { ...one.choice, options: { ...options, ...(before !== undefined && { after: before }) } };
    }
  }
}

function earlierOf({ columns }: TableDraft, { choice }: ColumnDraft): ColumnDraft | undefined {
  return columns.find(({ context }) => context.column.name === choice.options?.after);
}

const isOptional = ({ context, properties }: ColumnDraft) =>
  context.column.nullable || properties.nullWhen !== undefined;

function isCompared({ source }: TableDraft, one: ColumnDraft, other: ColumnDraft): boolean {
  const names = [one, other].map(({ context }) => context.column.name);
  return source.comparisons.some(({ left, right }) => names.includes(left) && names.includes(right));
}
