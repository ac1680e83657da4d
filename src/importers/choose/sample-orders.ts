import { isoDuration } from '../iso-duration.ts';
import type { ColumnDraft } from './draft.ts';

/** Two columns of dates. In every row of a sample, `higher` is not before `lower`. */
export interface SampledOrder {
  readonly lower: ColumnDraft;
  readonly higher: ColumnDraft;
  /** The greatest distance between them, in milliseconds. */
  readonly withinMs: number;
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** The part of a column's range that may be lost so that the other column stays within its own range. */
const LOSS_MAX = 0.05;
/** In percent. */
const NULLS_CLOSE = 1;

/**
 * Makes a moment come after another one of its row, if both can keep the ranges and the shares of nulls of the sample. If there are
 * several earlier moments, it comes after the closest.
 */
export function keepSampledOrders(orders: readonly SampledOrder[]): void {
  const done = new Set<ColumnDraft>();
  for (const order of orders.toSorted((one, other) => one.withinMs - other.withinMs)) {
    if (!done.has(order.higher) && comeAfter(order)) done.add(order.higher);
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function sampledRange({ context }: ColumnDraft): Range | undefined {
  const { min, max } = context.column.sample ?? {};
  if (typeof min !== 'string' || typeof max !== 'string') return undefined;
  const range = { min: Date.parse(min), max: Date.parse(max) };
  return Number.isNaN(range.min) || Number.isNaN(range.max) ? undefined : range;
}

function comeAfter({ lower, higher, withinMs }: SampledOrder): boolean {
  const low = sampledRange(lower);
  const high = sampledRange(higher);
  const { field } = higher.choice;
  if (!low || !high || low.max < high.min || (field !== 'date' && field !== 'timestamp')) return false;
  const nulls = ownNulls(lower, higher);
  if (nulls === undefined) return false;
  const unitMs = field === 'date' ? DAY_MS : SECOND_MS;
  const within = Math.max(unitMs, Math.floor(Math.min(withinMs, high.max - low.max) / unitMs) * unitMs);
  const cut = { min: Math.max(low.min, high.min - unitMs), max: Math.min(low.max, high.max - within) };
  if (!cutRange(lower, low, cut)) return false;
  const { from, to, distribution, bins, ...rest } = higher.choice.options ?? {};
  const { name } = lower.context.column;
  higher.choice = {
    ...higher.choice,
    options: { ...rest, after: name, within: isoDuration(within) },
    why: `Always after ${name}`,
  };
  higher.properties = { ...higher.properties, nulls };
  return true;
}

/** The nulls of `higher` that do not come from nulls of `lower`, in percent. Undefined if `higher` has too few. */
function ownNulls(lower: ColumnDraft, higher: ColumnDraft): number | undefined {
  const { nulls: inherited = 0 } = lower.properties;
  const { nulls: all = 0 } = higher.properties;
  if (inherited > all + NULLS_CLOSE) return undefined;
  const own = (100 * (all - inherited)) / (100 - inherited);
  return inherited >= 100 ? undefined : Math.max(0, Math.round(own * 100) / 100);
}

/** Makes a column's range smaller. Returns whether that was possible without losing much of it. */
function cutRange(column: ColumnDraft, whole: Range, cut: Range): boolean {
  if (cut.min === whole.min && cut.max === whole.max) return true;
  const { field, options = {} } = column.choice;
  if ((field !== 'date' && field !== 'timestamp') || options.after !== undefined) return false;
  if (cut.max - cut.min < (1 - LOSS_MAX) * (whole.max - whole.min)) return false;
  const written = (ms: number) => {
    const text = new Date(ms).toISOString();
    return field === 'date' ? text.slice(0, 10) : text;
  };
  const [from, to] = [written(cut.min), written(cut.max)];
  column.choice = { ...column.choice, options: { ...options, from, to }, why: `From ${from} to ${to}` };
  return true;
}
