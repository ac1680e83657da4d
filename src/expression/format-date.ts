const TOKEN = /YYYY|MM|DD|HH|mm|ss|SSS/g;

type Part = (date: Date) => string;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

const PARTS: Readonly<Record<string, Part>> = {
  YYYY: (date) => digits(date.getUTCFullYear(), 4),
  MM: (date) => digits(date.getUTCMonth() + 1, 2),
  DD: (date) => digits(date.getUTCDate(), 2),
  HH: (date) => digits(date.getUTCHours(), 2),
  mm: (date) => digits(date.getUTCMinutes(), 2),
  ss: (date) => digits(date.getUTCSeconds(), 2),
  SSS: (date) => digits(date.getUTCMilliseconds(), 3),
};

/** What a pattern may hold: year, month, day, hour, minute, second, millisecond. */
export const DATE_PARTS: readonly string[] = Object.keys(PARTS);

/** Whether a pattern writes any part of a date. */
export const hasDatePart = (pattern: string) => pattern.search(TOKEN) >= 0;

const DAY_MS = 86_400_000;
/** In milliseconds, each where a pattern has all the parts before it too. */
const UNITS: readonly (readonly [parts: readonly string[], unitMs: number])[] = [
  [['YYYY', 'MM', 'DD'], DAY_MS],
  [['HH'], 3_600_000],
  [['mm'], 60_000],
  [['ss'], 1000],
  [['SSS'], 1],
];

/** The shortest time, in milliseconds, of which a pattern writes every one differently; none where days can read alike. */
export function distinctUnitMs(pattern: string): number | undefined {
  const written = new Set(pattern.match(TOKEN));
  const missing = UNITS.findIndex(([parts]) => !parts.every((part) => written.has(part)));
  return (missing < 0 ? UNITS : UNITS.slice(0, missing)).at(-1)?.[1];
}

/**
 * Writes moments in UTC, in milliseconds since 1970, by a pattern of YYYY, MM, DD, HH, mm, ss and SSS; what is none of
 * these stands as it is.
 */
export function createDateFormat(pattern: string): (time: number) => string {
  const [first = '', ...texts] = pattern.split(TOKEN);
  const parts = (pattern.match(TOKEN) ?? []).map((token) => PARTS[token]);
  return (time) => {
    const date = new Date(time);
    let text = first;
    for (let i = 0; i < texts.length; i++) text += (parts[i]?.(date) ?? '') + texts[i];
    return text;
  };
}
