import { DAY_MS } from '../expression/dates.ts';

const DURATION =
  /^P(?!$)(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?!$)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const UNITS_MS = [7 * DAY_MS, DAY_MS, 3_600_000, 60_000, 1000];
/** A thousand years. */
const MAX_MS = 365.25 * DAY_MS * 1000;

/**
 * The milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds. Undefined if the text is not a
 * duration or is not from 1 ms to 1,000 years.
 */
export function durationMs(text: string): number | undefined {
  const match = DURATION.exec(text);
  if (!match) return undefined;
  const ms = UNITS_MS.reduce((sum, unit, i) => sum + Number(match[i + 1] ?? 0) * unit, 0);
  return ms >= 1 && ms <= MAX_MS ? Math.round(ms) : undefined;
}
