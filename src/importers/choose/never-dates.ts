import type { Json } from '../../catalogue/field.ts';
import { DAY_MS } from '../../expression/dates.ts';
import { NOW } from '../../schema/now.ts';
import { isOver, NEVER_MS } from '../guess/past.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SampleFacts, SourceColumn } from '../source-tables.ts';
import type { TableDraft } from './draft.ts';

/** So many other dates are in the list beside one that stands for “never”. */
const DATES = 40;
/** Without a sample, as many rows have “never” as have a date. */
const PERCENT_DEFAULT = 50;
const YEAR_MS = 365 * DAY_MS;

export function isNever(moment: Json | undefined): moment is string {
  return typeof moment === 'string' && /^\d{4}-/.test(moment) && Date.parse(moment) >= NEVER_MS;
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** How the dates spread over the range. */
  readonly bins?: readonly number[] | undefined;
}

/** Options of a list in which a share of the rows has the date that stands for “never”. */
function listWith(never: string, percent: number, { from, to, bins = [1] }: Range): SetOptions {
  const step = Math.max(1, (to - from) / (DATES - 1));
  const weights = new Map<string, number>();
  const total = bins.reduce((sum, bin) => sum + bin, 0) || 1;
  for (let i = 0; i < DATES && from + i * step <= to; i++) {
    const bin = bins[Math.floor((i * bins.length) / DATES)] ?? 0;
    const date = writtenLike(never, from + Math.round(i * step));
    if (bin > 0) weights.set(date, (weights.get(date) ?? 0) + (bin * bins.length) / total);
  }
  const ofDates = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const weight = (ofDates * percent) / (100 - percent);
  return {
    values: [never, ...weights.keys()],
    weights: [weight, ...weights.values()].map((one) => Math.max(0.01, Math.round(one * 100) / 100)),
  };
}

/** A moment in the form of a text such as 9999-12-31 or 9999-12-31 23:59:59. */
function writtenLike(text: string, time: number): string {
  const iso = new Date(time).toISOString();
  if (text.length <= '9999-12-31'.length) return iso.slice(0, '9999-12-31'.length);
  const moment = iso.slice(0, '9999-12-31T23:59:59'.length);
  return text.includes('T') ? `${moment}Z` : moment.replace('T', ' ');
}

/** The rarest share of a sample that a list keeps, in percent. Rarer placeholders are left out. */
const PERCENT_MIN = 1;

/** Options of a list for a sample with dates that stand for “never”. Undefined if it has none, or only few. */
export function sampledNever({ never, min, max, bins, rows, nulls }: SampleFacts): SetOptions | undefined {
  if (!never) return undefined;
  const percent = (never.count / (rows - nulls)) * 100;
  if (percent < PERCENT_MIN || typeof min !== 'string' || typeof max !== 'string') return undefined;
  return listWith(never.text, percent, { from: Date.parse(min), to: Date.parse(max), bins });
}

/**
 * Columns whose default is a date such as 9999-12-31 have it in half of the rows. The other dates come after `now`, as
 * those of what ends, and so after the columns that checks put before them; those of what is over come before `now`.
 */
export function keepNever(table: TableDraft, now: string): void {
  const followed = new Set(table.columns.map(({ choice }) => choice.options?.after));
  for (const column of table.columns) {
    const { context, choice } = column;
    const never = neverOf(context.column);
    const isFree = (choice.field === 'date' || choice.field === 'timestamp') && choice.evidence !== 'sample';
    if (never === undefined || !isFree || context.key || followed.has(context.column.name)) continue;
    const options = beforeNow(table, choice.options?.after)
      ? listWith(never, PERCENT_DEFAULT, datesOf(context.column, Date.parse(now)))
      : undefined;
    column.choice = {
      field: options ? 'list' : 'constant',
      options: options ?? { value: never },
      evidence: 'check',
      confidence: 'likely',
      why: `The default ${never} stands for “never”`,
    };
  }
}

/** As the text of a list: databases without zones read none. */
function neverOf({ default: standard, bounds, type }: SourceColumn): string | undefined {
  const value = standard && 'value' in standard ? standard.value : undefined;
  const isLimited = bounds?.max !== undefined && !isNever(bounds.max);
  if (isLimited || !isNever(value)) return undefined;
  if (type.value === 'date') return value.slice(0, '9999-12-31'.length);
  return value.replace('T', ' ').slice(0, '9999-12-31 23:59:59'.length);
}

function datesOf({ name, bounds }: SourceColumn, now: number): Range {
  const least = typeof bounds?.min === 'string' ? Date.parse(bounds.min) : Number.NEGATIVE_INFINITY;
  const from = Math.max(least, isOver(name) ? now - YEAR_MS : now + DAY_MS);
  return { from, to: Math.max(from, isOver(name) ? now - DAY_MS : now + YEAR_MS) };
}

/** Whether the column that comes before ends at `now`, as it does by default. */
function beforeNow({ columns }: TableDraft, after: Json | undefined): boolean {
  if (after === undefined) return true;
  const to = columns.find(({ context }) => context.column.name === after)?.choice.options?.to;
  return to === undefined || to === NOW;
}
