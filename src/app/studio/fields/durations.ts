/** The units of durations, each by its text in a form. */
export const DURATION_UNITS = {
  W: 'weeks',
  D: 'days',
  H: 'hours',
  M: 'minutes',
  S: 'seconds',
} as const;

export type DurationUnit = keyof typeof DURATION_UNITS;

export function isDurationUnit(text: string): text is DurationUnit {
  return Object.hasOwn(DURATION_UNITS, text);
}

export interface SimpleDuration {
  /** As it was written: `14`, `0.5`. */
  readonly count: string;
  readonly unit: DurationUnit;
}

const COUNT = /^\d+(\.\d+)?$/;
const SIMPLE = /^P(?:(\d+(?:\.\d+)?)([WD])|T(\d+(?:\.\d+)?)([HMS]))$/;

/** The count and the unit of an ISO 8601 duration with one unit: `P14D` is 14 days. Undefined for any other text. */
export function simpleDuration(text: string): SimpleDuration | undefined {
  const [, days, dayUnit, time, timeUnit] = SIMPLE.exec(text) ?? [];
  const count = days ?? time;
  const unit = dayUnit ?? timeUnit;
  return count !== undefined && unit !== undefined && isDurationUnit(unit) ? { count, unit } : undefined;
}

/** The ISO 8601 duration of a typed count. A text that is not a count stays as it is; an empty one is undefined. */
export function durationOf(typed: string, unit: DurationUnit): string | undefined {
  const count = typed.trim();
  if (count === '') return undefined;
  if (!COUNT.test(count)) return count;
  return unit === 'W' || unit === 'D' ? `P${count}${unit}` : `PT${count}${unit}`;
}
