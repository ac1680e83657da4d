import type { DateModule } from '@faker-js/faker';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { pick } from './pick.ts';
import { integerBetween, type RandomSource, type Sampler } from './random-source.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** Milliseconds since 1970 UTC, both ends included. */
type Range = readonly [from: number, to: number];

/** Years before or after a moment, by the calendar. */
function yearsFrom(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

function momentIn(source: RandomSource, [from, to]: Range): Date {
  return new Date(integerBetween(source, from, to));
}

/**
 * Moments in a range around faker's reference date, which is computed again only
 * when that date changes: computing it for each sample takes `date` twice as long.
 */
function around(
  { source, now: readNow }: CompileContext,
  rangeAt: (now: number) => Range,
  original: () => Date,
): Sampler<Date> {
  let computedFor = Number.NaN;
  let range: Range = [0, 0];
  return () => {
    const now = readNow();
    if (now !== computedFor) {
      if (Number.isNaN(now)) return original();
      range = rangeAt(now);
      computedFor = now;
    }
    return momentIn(source, range);
  };
}

/**
 * Milliseconds of what faker takes for a date. A text is parsed again only when it changes: parsing it for each sample
 * takes the custom tool's columns 16 % longer.
 */
function createDateReader(): (date: string | Date | number) => number {
  let lastText = '';
  let lastTime = Number.NaN;
  return (date) => {
    if (typeof date === 'number') return date;
    if (typeof date !== 'string') return date.getTime();
    if (date !== lastText) {
      lastTime = new Date(date).getTime();
      lastText = date;
    }
    return lastTime;
  };
}

export function compileDate(context: CompileContext): Compiled<DateModule> {
  const { source } = context;
  const { month, weekday } = context.data.date ?? {};
  const { date } = context.faker;
  const originalBetween = date.between;
  const readFrom = createDateReader();
  const readTo = createDateReader();
  return {
    past: withFallback(
      around(context, (now) => [yearsFrom(now, -1), now - SECOND], date.past),
      date.past,
    ),
    future: withFallback(
      around(context, (now) => [now + SECOND, yearsFrom(now, 1)], date.future),
      date.future,
    ),
    recent: withFallback(
      around(context, (now) => [now - DAY, now - SECOND], date.recent),
      date.recent,
    ),
    soon: withFallback(
      around(context, (now) => [now + SECOND, now + DAY], date.soon),
      date.soon,
    ),
    between(options) {
      const from = readFrom(options.from);
      const to = readTo(options.to);
      return from <= to ? momentIn(source, [from, to]) : originalBetween(options);
    },
    month: withFallback(pick(source, month?.wide), date.month),
    weekday: withFallback(pick(source, weekday?.wide), date.weekday),
  };
}
