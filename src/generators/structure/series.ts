import type { Json } from '../../catalogue/field.ts';
import { durationMs } from '../../schema/duration.ts';
import type { ColumnContext, PreparedColumn } from '../generator.ts';

const DAY_MS = 86_400_000;

export interface SeriesOptions {
  readonly from: Json;
  readonly to?: Json | undefined;
  readonly step?: Json | undefined;
  readonly jitter: number;
}

/** A number, or the milliseconds of a date or a duration. */
function amount(value: Json | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (durationMs(value) ?? Date.parse(value)) : Number.NaN;
}

/** What a step adds: as given, or such that the last row is at `to`. */
export function stepOf({ from, to, step }: SeriesOptions, rowCount: number): number {
  if (step !== undefined && step !== null) {
    return typeof from === 'string' && typeof step === 'number' ? step * DAY_MS : amount(step);
  }
  return rowCount > 1 ? (amount(to) - amount(from)) / (rowCount - 1) : 0;
}

const DIGITS = 15;

export function seriesColumn({
  stream,
  options,
  row,
  rowCount,
}: ColumnContext<SeriesOptions>): PreparedColumn {
  const start = amount(options.from);
  const step = stepOf(options, rowCount);
  const { jitter } = options;
  const isTime = typeof options.from === 'string';
  return {
    sample(i) {
      const value = start + (row(i) + (jitter > 0 ? stream.next() * jitter : 0)) * step;
      return isTime ? Math.round(value) : Number(value.toPrecision(DIGITS));
    },
    values:
      step === 0 || jitter > 0
        ? { kind: 'uncountable', reason: 'With jitter, or without a step, rows can agree. Set jitter to 0.' }
        : { kind: 'unlimited' },
  };
}
