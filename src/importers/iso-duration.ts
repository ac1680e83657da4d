const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A duration in ISO 8601, in the largest unit that divides it.
 * @param ms a multiple of 1000
 */
export function isoDuration(ms: number): string {
  if (ms % DAY === 0) return `P${ms / DAY}D`;
  if (ms % HOUR === 0) return `PT${ms / HOUR}H`;
  if (ms % MINUTE === 0) return `PT${ms / MINUTE}M`;
  return `PT${ms / SECOND}S`;
}
