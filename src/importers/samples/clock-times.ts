import { Digits } from './written-digits.ts';

const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?(?:( ?)([AaPp][Mm]))?$/;
/** The length of `12:59:59.999999999 PM`: longer texts are not times of day. */
const LENGTH_MAX = 21;

/** The seconds since midnight of a time of day such as `8:05`, `13:45:10` or `1:45 PM`. Undefined for any other text. */
export function secondsOfClock(text: string): number | undefined {
  const match = text.length > LENGTH_MAX ? null : CLOCK.exec(text);
  if (match === null) return undefined;
  const [, hour = '', minute, second = 0, , , half] = match;
  const hours = Number(hour);
  if (half === undefined ? hours > 23 : hours < 1 || hours > 12) return undefined;
  const inDay = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return inDay * 3600 + Number(minute) * 60 + Number(second);
}

const DEFAULT_FORMAT = 'HH:mm:ss';
/** A day for times of day that only a format of moments writes. */
const DAY = '2000-01-01';

/** The range of a column's times of day, and the format in which all of them are written. */
export class ClockTimes {
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;
  readonly #hours = new Digits();
  /** The formats of the texts behind their hours: one, if all are written alike. */
  readonly #rests = new Set<string>();

  /** @param text a time of day, perhaps with spaces around it */
  add(text: string): void {
    const clock = text.trim();
    const seconds = secondsOfClock(clock) ?? 0;
    this.#min = Math.min(this.#min, seconds);
    this.#max = Math.max(this.#max, seconds);
    const [, hour = '', , second, fraction, space, half] = CLOCK.exec(clock) ?? [];
    this.#hours.add(hour);
    const ofSeconds =
      second === undefined ? '' : fraction === undefined ? ':ss' : `:ss${fraction.replace(/\d/g, '0')}`;
    const ofHalf = half === undefined ? '' : `${space}${half === half.toUpperCase() ? 'A' : 'a'}`;
    this.#rests.add(`:mm${ofSeconds}${ofHalf}`);
  }

  /**
   * `min` and `max` as `HH:mm:ss`, if any text is a time. The format is absent if it is that too, or if the texts have several. Times with
   * fractions of seconds are those of a day, which a format writes without its date.
   */
  found(): { readonly min?: string; readonly max?: string; readonly dateFormat?: string } {
    if (this.#min > this.#max) return {};
    const range = { min: isoClock(this.#min), max: isoClock(this.#max) };
    const format = this.#format();
    if (format?.includes('SSS')) {
      return { min: `${DAY}T${range.min}.000Z`, max: `${DAY}T${range.max}.999Z`, dateFormat: format };
    }
    return format === undefined || format === DEFAULT_FORMAT ? range : { ...range, dateFormat: format };
  }

  #format(): string | undefined {
    const [rest, ...others] = this.#rests;
    if (rest === undefined || others.length > 0 || /\.\d{0,2}$/.test(rest)) return undefined;
    const hour = this.#hours.token(/a$/i.test(rest) ? 'h' : 'H');
    return hour === undefined
      ? undefined
      : hour + rest.replace(/\.(\d{3,9})/, (_, digits) => `.${'SSS'.padEnd(digits.length, '0')}`);
  }
}

function isoClock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice('1970-01-01T'.length, '1970-01-01T00:00:00'.length);
}
