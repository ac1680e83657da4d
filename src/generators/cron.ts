import { pickIndex, type RandomStream } from '../random/stream.ts';
import { inProportion } from './weighted.ts';

interface CronOptions {
  readonly includeYear: boolean;
  readonly includeNonStandard: boolean;
}

/** How often jobs run. Most run daily, as in `/etc/crontab`. */
const INTERVALS = inProportion('minutes 16|hour 12|hours 8|day 32|workdays 10|week 12|month 7|year 3');
const SHORTHANDS = inProportion('@hourly 3|@daily 4|@weekly 3|@monthly 2|@yearly 1|@annually 1|@reboot 1');
/** Divisors of 60 and of 24: other steps would start anew each hour or day. */
const MINUTE_STEPS = ['*/5', '*/10', '*/15', '*/20', '*/30'];
const HOUR_STEPS = ['*/2', '*/3', '*/4', '*/6', '*/8', '*/12'];
/** Most jobs start at a round minute. */
const MINUTES = [
  ...inProportion('0 48|15 12|30 24|45 12'),
  ...Array.from({ length: 60 }, (_, minute) => String(minute)),
];
const HOURS = 24;
const WEEKDAYS = 7;
const MONTHS = 12;
/** Every month has these days, so every expression fires. */
const DAYS = 28;
/** Half of the expressions with a year name one of the next years. */
const YEARS_AHEAD = 10;
const LAST_YEAR = 9999;

/** The length of the longest expression. */
export const CRON_LENGTH = '59 23 28 12 *'.length;
export const CRON_YEAR_LENGTH = ' 9999'.length;
const CRON_CHARACTERS = '0123456789 */-';

/** Texts with all characters that expressions have. */
export function cronTexts({
  includeNonStandard,
}: Pick<CronOptions, 'includeNonStandard'>): readonly string[] {
  return includeNonStandard ? [CRON_CHARACTERS, ...SHORTHANDS] : [CRON_CHARACTERS];
}

/** Samples expressions of cron that fire. `now` is in milliseconds since 1970 UTC. */
export function cronSampler(
  stream: RandomStream,
  { includeYear, includeNonStandard }: CronOptions,
  now: number,
): () => string {
  const nextYear = new Date(now).getUTCFullYear() + 1;
  const pick = (list: readonly string[]) => list[pickIndex(stream, list.length)] ?? '';
  const isHeads = () => stream.u32() < 0x80000000;
  const yearField = () =>
    isHeads() ? '*' : String(Math.min(LAST_YEAR, nextYear + pickIndex(stream, YEARS_AHEAD)));

  function expression(): string {
    const interval = pick(INTERVALS);
    if (interval === 'minutes') return `${pick(MINUTE_STEPS)} * * * *`;
    const minute = pick(MINUTES);
    if (interval === 'hour') return `${minute} * * * *`;
    if (interval === 'hours') return `${minute} ${pick(HOUR_STEPS)} * * *`;
    const time = `${minute} ${pickIndex(stream, HOURS)}`;
    if (interval === 'day') return `${time} * * *`;
    if (interval === 'workdays') return `${time} * * 1-5`;
    if (interval === 'week') return `${time} * * ${pickIndex(stream, WEEKDAYS)}`;
    const date = `${time} ${1 + pickIndex(stream, DAYS)}`;
    return interval === 'month' ? `${date} * *` : `${date} ${1 + pickIndex(stream, MONTHS)} *`;
  }

  return () => {
    if (includeNonStandard && isHeads()) return pick(SHORTHANDS);
    return includeYear ? `${expression()} ${yearField()}` : expression();
  };
}
