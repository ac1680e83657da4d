import type { DateModule } from '@faker-js/faker';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { pick } from './pick.ts';
import { between, type Draw, type Source } from './source.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** Milliseconds since 1970 UTC, both ends included. */
type Range = readonly [from: number, to: number];

/** Years before or after a moment, by the calendar. */
function yearsFrom(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

function momentIn(source: Source, [from, to]: Range): Date {
  return new Date(between(source, from, to));
}

/** Moments in a range around faker's reference date, which is worked out anew only when that date moves. */
function around(
  { source, now: readNow }: Kit,
  rangeAt: (now: number) => Range,
  plain: () => Date,
): Draw<Date> {
  let known = Number.NaN;
  let range: Range = [0, 0];
  return () => {
    const now = readNow();
    if (now !== known) {
      if (Number.isNaN(now)) return plain();
      range = rangeAt(now);
      known = now;
    }
    return momentIn(source, range);
  };
}

/** Milliseconds of whatever faker takes for a date; a text is read again only when it changes. */
function createReader(): (date: string | Date | number) => number {
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

export function compileDate(kit: Kit): Compiled<DateModule> {
  const { source } = kit;
  const { month, weekday } = kit.data.date ?? {};
  const { date } = kit.faker;
  const plainBetween = date.between;
  const readFrom = createReader();
  const readTo = createReader();
  return {
    past: orElse(
      around(kit, (now) => [yearsFrom(now, -1), now - SECOND], date.past),
      date.past,
    ),
    future: orElse(
      around(kit, (now) => [now + SECOND, yearsFrom(now, 1)], date.future),
      date.future,
    ),
    recent: orElse(
      around(kit, (now) => [now - DAY, now - SECOND], date.recent),
      date.recent,
    ),
    soon: orElse(
      around(kit, (now) => [now + SECOND, now + DAY], date.soon),
      date.soon,
    ),
    between(options) {
      const from = readFrom(options.from);
      const to = readTo(options.to);
      return from <= to ? momentIn(source, [from, to]) : plainBetween(options);
    },
    month: orElse(pick(source, month?.wide), date.month),
    weekday: orElse(pick(source, weekday?.wide), date.weekday),
  };
}
