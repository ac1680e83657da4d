import type { Json } from '../../../catalogue/field.ts';
import { isDay, parseIso, yearsFrom } from '../../../expression/dates.ts';
import { NOW } from '../../../schema/now.ts';
import { NOW_DEFAULT } from '../../../schema/schema.ts';
import type { SetOptions } from '../schema/studio-schema.ts';

/** The range of a column's values, cut into bins. */
export interface BinRange {
  readonly min: number;
  readonly max: number;
  /** A number of the range as its values are written. */
  readonly textOf: (value: number) => string;
}

const SECONDS_A_DAY = 86_400;

function secondsOf(value: Json | undefined, byDefault: number): number {
  const match = typeof value === 'string' && /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(value);
  if (!match) return byDefault;
  const [, hours, minutes, seconds = '0'] = match;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}

const timeText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16);

function numberRange({ min = 0, max = 1000, decimals = 0 }: SetOptions): BinRange | undefined {
  if (typeof min !== 'number' || typeof max !== 'number') return undefined;
  const places = typeof decimals === 'number' ? Math.min(Math.max(decimals, 0), 2) : 0;
  return { min, max, textOf: (value) => String(Number(value.toFixed(places))) };
}

function dateRange({ from, to }: SetOptions, now: string | undefined): BinRange | undefined {
  const timeOfEnd = (text: string) => parseIso(text === NOW ? (now ?? NOW_DEFAULT) : text);
  const end = timeOfEnd(typeof to === 'string' ? to : NOW);
  if (end === undefined) return undefined;
  const start = typeof from === 'string' ? timeOfEnd(from) : yearsFrom(end, -1);
  if (start === undefined) return undefined;
  const isTimed = [from, to].some((text) => typeof text === 'string' && text !== NOW && !isDay(text));
  const length = isTimed ? 16 : 10;
  return {
    min: start,
    max: end,
    textOf: (value) => new Date(value).toISOString().slice(0, length).replace('T', ' '),
  };
}

/** The range that a histogram's bins divide into equal parts. Undefined if its options are invalid or empty. */
export function binRangeOf(
  field: string,
  options: SetOptions,
  now: string | undefined,
): BinRange | undefined {
  const range =
    field === 'number'
      ? numberRange(options)
      : field === 'time'
        ? {
            min: secondsOf(options.from, 0),
            max: secondsOf(options.to, SECONDS_A_DAY - 1),
            textOf: timeText,
          }
        : dateRange(options, now);
  return range && range.min < range.max ? range : undefined;
}
