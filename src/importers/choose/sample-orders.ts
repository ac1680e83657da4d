import { nameInFormula } from '../../expression/written-names.ts';
import type { SetOptions } from '../imported-schema.ts';
import { isoDuration } from '../iso-duration.ts';
import type { SampledGap } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';
import { areNested } from './null-states.ts';

/** Two columns of dates or numbers. In every row of a sample, `higher` is not before or below `lower`. */
interface OrderedPair {
  readonly lower: ColumnDraft;
  readonly higher: ColumnDraft;
  /** The greatest distance between two moments, in milliseconds. */
  readonly withinMs: number | undefined;
  /** The distances between two numbers. */
  readonly gap: SampledGap | undefined;
}

interface SampledOrder extends OrderedPair {
  readonly withinMs: number;
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** The part of a column's range that may be lost so that the other column stays within its own range. */
const LOSS_MAX = 0.1;
/** In percent. */
const NULLS_CLOSE = 1;

/**
 * Makes a moment come after another one of its row, if both can keep the ranges and the shares of nulls of the sample. If there are
 * several earlier moments, it comes after the closest.
 */
export function keepSampledOrders(table: TableDraft, orders: readonly OrderedPair[]): void {
  const done = new Set<ColumnDraft>();
  const nested = orders.filter(({ lower, higher }) =>
    areNested(table.source.nullStates, higher.context.column.name, lower.context.column.name),
  );
  for (const { lower, higher, gap } of nested) {
    const nulls = gap && ownNulls(lower, higher);
    if (nulls !== undefined) table.columns = addGap(table.columns, { lower, higher, gap, nulls });
  }
  const ofMoments = nested.flatMap(({ withinMs, ...order }) =>
    withinMs === undefined ? [] : [{ ...order, withinMs }],
  );
  for (const order of ofMoments.toSorted((one, other) => one.withinMs - other.withinMs)) {
    if (done.has(order.higher)) continue;
    const nulls = ownNulls(order.lower, order.higher);
    if (nulls !== undefined && (comeAfter(order, nulls) || comeBetween(order, nulls))) done.add(order.higher);
  }
}

interface Gap {
  readonly lower: ColumnDraft;
  readonly higher: ColumnDraft;
  readonly gap: SampledGap | undefined;
  /** In percent. */
  readonly nulls: number;
}

/**
 * Makes a number the sum of a lower one and of a distance, which a hidden column before it draws, within the range of the sample.
 */
function addGap(columns: readonly ColumnDraft[], { lower, higher, gap, nulls }: Gap): readonly ColumnDraft[] {
  const { name, sample, type } = higher.context.column;
  const { min: lowest, max: highest } = lower.context.column.sample ?? {};
  const isFree = ({ choice, context }: ColumnDraft) =>
    context.key === undefined && (choice.field === 'number' || choice.field === 'list');
  if (!gap || !isFree(higher) || typeof sample?.min !== 'number' || typeof sample.max !== 'number')
    return columns;
  if (typeof lowest !== 'number' || typeof highest !== 'number') return columns;
  const names = new Set(columns.map(({ context }) => context.column.name));
  const hidden = freeName(`${name} - ${lower.context.column.name}`, names);
  const sum = `${nameInFormula(lower.context.column.name)} + ${nameInFormula(hidden)}`;
  const below = highest + gap.max > sample.max ? `min(${sum}, ${sample.max})` : sum;
  const within = lowest + gap.min < sample.min ? `max(${below}, ${sample.min})` : below;
  const expression = gap.decimals > 0 ? `round(${within}, ${sample.decimals ?? gap.decimals})` : within;
  const why = `Never below ${lower.context.column.name}, as in all rows`;
  higher.choice = { ...higher.choice, field: 'formula', options: { expression }, why };
  higher.properties = { ...higher.properties, nulls };
  const { min, max, decimals, bins } = gap;
  const spread = bins ? { distribution: 'histogram', bins } : {};
  const drawn: ColumnDraft = {
    context: { ...higher.context, column: { name: hidden, type, nullable: false } },
    choice: {
      field: 'number',
      options: { min, max, ...(decimals > 0 && { decimals }), ...spread },
      evidence: 'sample',
      confidence: 'sure',
      why: `The distances of ${name} and ${lower.context.column.name}. No file has this column`,
    },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
  return columns.flatMap((column) => (column === higher ? [drawn, column] : [column]));
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

interface Ranges {
  readonly low: Range;
  readonly high: Range;
  /** A day for dates, and a second for timestamps. */
  readonly unitMs: number;
}

function rangesOf({ lower, higher }: SampledOrder): Ranges | undefined {
  const low = sampledRange(lower);
  const high = sampledRange(higher);
  const { field } = higher.choice;
  if (!low || !high || low.max < high.min || (field !== 'date' && field !== 'timestamp')) return undefined;
  return { low, high, unitMs: field === 'date' ? DAY_MS : SECOND_MS };
}

/** Shortens the range of `lower`, so that `higher` always has a value within its own range. */
function comeAfter(order: SampledOrder, nulls: number): boolean {
  const { lower, higher, withinMs } = order;
  const ranges = rangesOf(order);
  if (!ranges || ranges.low.max > ranges.high.max) return false;
  const { low, high, unitMs } = ranges;
  const min = Math.max(low.min, high.min - unitMs);
  const loss = Math.max(0, LOSS_MAX * (low.max - low.min) - (min - low.min));
  const within = wholeUnits(Math.min(withinMs, high.max - low.max + loss), unitMs);
  const cut = { min, max: Math.min(low.max, high.max - within) };
  if (!cutRange(lower, low, cut)) return false;
  follow(higher, lower, { within: isoDuration(within) }, nulls);
  return true;
}

/** Ends `higher` where the sample does. It is null where no moment is between `lower` and the end. */
function comeBetween(order: SampledOrder, nulls: number): boolean {
  const { lower, higher, withinMs } = order;
  const ranges = rangesOf(order);
  const hasNulls = (higher.properties.nulls ?? 0) > 0 || higher.properties.nullWhen !== undefined;
  if (!ranges || !hasNulls) return false;
  const within = isoDuration(wholeUnits(withinMs, ranges.unitMs));
  follow(higher, lower, { within, to: written(ranges.high.max, higher) }, nulls);
  return true;
}

const wholeUnits = (ms: number, unitMs: number) => Math.max(unitMs, Math.floor(ms / unitMs) * unitMs);

function follow(higher: ColumnDraft, lower: ColumnDraft, limits: SetOptions, nulls: number): void {
  const { from, to, distribution, bins, ...rest } = higher.choice.options ?? {};
  const { name } = lower.context.column;
  const options = { ...rest, after: name, ...limits };
  higher.choice = { ...higher.choice, options, why: `Always after ${name}` };
  higher.properties = { ...higher.properties, nulls };
}

/** A moment as an option of a column of dates or timestamps. */
function written(ms: number, { choice }: ColumnDraft): string {
  const text = new Date(ms).toISOString();
  return choice.field === 'date' ? text.slice(0, '2026-01-01'.length) : text;
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
  const [from, to] = [written(cut.min, column), written(cut.max, column)];
  column.choice = { ...column.choice, options: { ...options, from, to }, why: `From ${from} to ${to}` };
  return true;
}
