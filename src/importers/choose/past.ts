import { CALENDAR, isDay } from '../../expression/dates.ts';
import { durationMs } from '../../schema/duration.ts';
import { NOW } from '../../schema/now.ts';
import { isOver } from '../guess/past.ts';
import { daysLater } from './by-checks.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

const DAY_LENGTH = '2026-01-01'.length;

/**
 * Moments whose names say that they are over do not come after `now`. One that comes after another column then lies between
 * that column and `now`: if it must not be null, or only by its condition, the other column ends a day earlier.
 */
export function keepPast(table: TableDraft, now: string): void {
  const lastDay = daysLater(now.slice(0, DAY_LENGTH), -1);
  const columns = new Map(table.columns.map((column) => [column.context.column.name, column]));
  for (const column of table.columns) {
    endNow(column, columns, lastDay);
    beginEarlier(column, table.rows, Date.parse(now));
  }
  for (const column of table.columns) {
    const { after, to } = column.choice.options ?? {};
    const { nullable } = column.context.column;
    if (to === undefined || (nullable && !column.properties.nullWhen) || !isDate(column)) continue;
    const other = columns.get(String(after));
    if (!other) continue;
    const last = to === NOW ? lastDay : daysLater(String(to).slice(0, DAY_LENGTH), -1);
    if (!endsBy(other, columns, last) && !nullable) withoutEnd(column);
  }
}

type Columns = ReadonlyMap<string, ColumnDraft>;

function isDate({ choice: { field } }: ColumnDraft): boolean {
  return field === 'date' || field === 'timestamp';
}

/** Lets a column of what is over end at `now`, if it could end later. */
function endNow(column: ColumnDraft, columns: Columns, lastDay: string): void {
  const { choice, context } = column;
  const { after, to } = choice.options ?? {};
  if (!isDate(column) || choice.evidence === 'sample' || !isOver(context.column.name)) return;
  const isLate = to === undefined ? after !== undefined : String(to).slice(0, DAY_LENGTH) > lastDay;
  if (isLate && startsBy(column, columns, lastDay)) {
    column.choice = { ...choice, options: { ...choice.options, to: NOW } };
  }
}

/** Moves a series of what is over back by whole steps, so that the last row is not after `now`. */
function beginEarlier(column: ColumnDraft, rows: number, now: number): void {
  const { choice, context } = column;
  const { from, step, jitter = 0 } = choice.options ?? {};
  if (choice.field !== 'series' || typeof from !== 'string' || !isOver(context.column.name)) return;
  const [start, stepMs] = [Date.parse(from), durationMs(String(step))];
  if (stepMs === undefined) return;
  const steps = Math.ceil((start - now) / stepMs + rows - 1 + Number(jitter));
  const earlier = start - steps * stepMs;
  if (steps <= 0 || earlier < CALENDAR.min) return;
  const text = new Date(earlier).toISOString();
  const options = { ...choice.options, from: isDay(from) ? text.slice(0, DAY_LENGTH) : text };
  column.choice = { ...choice, options };
}

/** Whether a column, and those that it comes after, begin by a day. */
function startsBy(column: ColumnDraft, columns: Columns, day: string): boolean {
  for (let at: ColumnDraft | undefined = column, steps = 0; at && steps <= columns.size; steps++) {
    const { from, after } = at.choice.options ?? {};
    if (from !== undefined && from !== NOW && String(from).slice(0, DAY_LENGTH) > day) return false;
    at = columns.get(String(after));
  }
  return true;
}

/** Makes a column end by a day, and those that it comes after by the days before. False if one of them cannot. */
function endsBy(column: ColumnDraft, columns: Columns, day: string): boolean {
  const { choice } = column;
  const { after, to } = choice.options ?? {};
  if (!isDate(column)) return choice.field === 'date.birthdate';
  const isEarly = to !== undefined && to !== NOW && String(to).slice(0, DAY_LENGTH) <= day;
  if (isEarly && after === undefined) return true;
  if (choice.evidence === 'sample' || !startsBy(column, columns, day)) return false;
  const other = columns.get(String(after));
  if (other && !endsBy(other, columns, daysLater(day, -1))) return false;
  if (!isEarly) column.choice = { ...choice, options: { ...choice.options, to: day } };
  return true;
}

function withoutEnd(column: ColumnDraft): void {
  const { to, ...options } = column.choice.options ?? {};
  column.choice = { ...column.choice, options };
}
