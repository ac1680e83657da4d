const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in ISO 8601, in its largest unit. @param ms whole seconds, in milliseconds */
export function isoDuration(ms: number): string {
  if (ms % DAY === 0) return `P${ms / DAY}D`;
  if (ms % HOUR === 0) return `PT${ms / HOUR}H`;
  if (ms % MINUTE === 0) return `PT${ms / MINUTE}M`;
  return `PT${ms / SECOND}S`;
}
