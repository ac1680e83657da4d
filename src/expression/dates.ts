import type { Cell } from '../catalogue/field.ts';

const DAY_MS = 86_400_000;

/** The years that ISO 8601 writes with four digits. */
const MIN_TIME = Date.parse('0000-01-01T00:00:00.000Z');
const MAX_TIME = Date.parse('9999-12-31T23:59:59.999Z');

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

/** Reads a day, `2026-11-21`, or a moment of UTC, `2026-11-21T10:15:00Z`; undefined for what the calendar has not. */
export function parseIso(text: string): number | undefined {
  const time = ISO.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(text.slice(0, 10)) ? time : undefined;
}

/** So many days later; null outside of the years 0 to 9999. */
export function addDays(time: number, days: number): Cell {
  const result = time + days * DAY_MS;
  return result >= MIN_TIME && result <= MAX_TIME ? result : null;
}

/** Whole days from one moment to another; negative if that is earlier. */
export const daysBetween = (from: number, to: number) => Math.trunc((to - from) / DAY_MS) + 0;
