export const SECOND_MS = 1000;
export const DAY_MS = 86_400_000;

/** Years before or after a moment, by the calendar. */
export function yearsFrom(now: number, years: number): number {
  const then = new Date(now);
  return then.setUTCFullYear(then.getUTCFullYear() + years);
}
