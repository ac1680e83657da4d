import type { Cell } from '../catalogue/field.ts';

export const SECOND_MS = 1000;
export const DAY_MS = 86_400_000;

const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';

/**
 * The first and the last moment of the calendar, in milliseconds since 1970 UTC. ISO 8601 writes
 * these years with four digits, and SQL Server and Python's `datetime` have no others.
 */
export const CALENDAR = {
  min: Date.parse(`${FIRST_DAY}T00:00:00.000Z`),
  max: Date.parse(`${LAST_DAY}T23:59:59.999Z`),
} as const;

export const CALENDAR_PHRASE = `the calendar, which runs from ${FIRST_DAY} to ${LAST_DAY}`;

/** A moment, or null if it is outside the calendar. */
export function inCalendar(time: number): number | null {
  return time >= CALENDAR.min && time <= CALENDAR.max ? time : null;
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a date is written as a day, `2026-11-21`, without a time. */
export const isDay = (text: string) => DAY.test(text);

/** Reads a day, `2026-11-21`, or a moment of UTC, `2026-11-21T10:15:00Z`; undefined for anything outside the calendar. */
export function parseIso(text: string): number | undefined {
  const time = ISO.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time) || inCalendar(time) === null) return undefined;
  // `Date.parse` reads February 30 as March 1.
  return new Date(time).toISOString().startsWith(text.slice(0, 10)) ? time : undefined;
}

/** Like `parseIso`, for a text that has been checked. NaN for an invalid text. */
export function timeOf(text: string): number {
  return parseIso(text) ?? Number.NaN;
}

const ANY_YEAR = /^([+-]?\d{4,})-\d{2}-\d{2}(?:T|$)/;

/** For a date outside the calendar, the nearer end of the calendar; undefined for any other text. */
export function nearestDay(text: string): string | undefined {
  const year = Number(ANY_YEAR.exec(text)?.[1]);
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : undefined;
}

/** Years before or after a moment, by the calendar. */
export function yearsFrom(now: number, years: number): number {
  const then = new Date(now);
  return then.setUTCFullYear(then.getUTCFullYear() + years);
}

/** The units that functions add to moments, in milliseconds. */
export const ADDED_MS = {
  addDays: DAY_MS,
  addHours: 3_600_000,
  addMinutes: 60_000,
  addSeconds: SECOND_MS,
} as const;

export type AddingName = keyof typeof ADDED_MS;

/** A moment some units later; null outside the calendar. */
export function addUnits(name: AddingName, time: number, units: number): Cell {
  return inCalendar(time + units * ADDED_MS[name]);
}

/** Whole days from one moment to another; negative if that is earlier. */
export const daysBetween = (from: number, to: number) => Math.trunc((to - from) / DAY_MS) + 0;
