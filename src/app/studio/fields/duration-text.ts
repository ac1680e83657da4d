import { DAY_MS } from '../../../expression/dates.ts';
import { durationMs } from '../../../schema/duration.ts';
import { countOf } from '../../lib/format-count.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** An ISO 8601 duration as people read it: `P1DT2H` is “1 day 2 hours”; undefined for any other text. */
export function durationText(duration: string): string | undefined {
  const ms = durationMs(duration);
  if (ms === undefined) return undefined;
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(rest / unitMs);
    rest -= count * unitMs;
    if (count > 0) parts.push(countOf(count, unit));
  }
  if (rest > 0) parts.push(rest === 1000 ? '1 second' : `${rest / 1000} seconds`);
  return parts.join(' ');
}
