import { DAY_MS } from '../../expression/dates.ts';
import { pickUniform } from '../../random/uniform.ts';
import type { Moments } from '../../schema/date-ranges.ts';
import type { ColumnContext, Prepare } from '../generator.ts';
import { heldInCalendar, type MomentsContext, sampled } from '../moments.ts';
import { workingTime } from '../structure/working-hours.ts';

const HOUR_MS = 3_600_000;
const FIRST_HOUR = 9;
const HOURS_A_DAY = 8;

interface WorkingHours {
  readonly workingHours: boolean;
}

/** Moments by their number from 0, in milliseconds since 1970 UTC; null for one outside the calendar. */
interface NumberedMoments {
  readonly count: number;
  readonly at: (index: number) => number | null;
}

/** Those of Monday to Friday, 9:00 to before 17:00 UTC, if these are asked for and there are any. */
export function numberedMoments(moments: Moments, { workingHours }: WorkingHours): NumberedMoments {
  const { first, last, unitMs } = moments;
  const all = { count: last - first + 1, at: heldInCalendar(moments, (index) => (first + index) * unitMs) };
  if (!workingHours) return all;
  const { before, at } = workingTime({
    perDay: DAY_MS / unitMs,
    firstOfDay: (FIRST_HOUR * HOUR_MS) / unitMs,
    workedADay: (HOURS_A_DAY * HOUR_MS) / unitMs,
  });
  const start = before(first);
  const count = before(last + 1) - start;
  if (count <= 0) return all;
  return { count, at: heldInCalendar(moments, (index) => at(start + index) * unitMs) };
}

/** In milliseconds. */
export function sampledAtWork<Options>(
  momentsOf: (context: MomentsContext<Options>) => Moments,
): Prepare<ColumnContext<Options & WorkingHours>> {
  const atAnyTime = sampled(momentsOf);
  return (context) => {
    const { stream, options } = context;
    if (!options.workingHours) return atAnyTime(context);
    const { count, at } = numberedMoments(momentsOf(context), options);
    return () => at(pickUniform(stream, count));
  };
}
