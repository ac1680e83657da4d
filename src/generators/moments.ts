import { DAY_MS, inCalendar } from '../expression/dates.ts';
import { pickUniform } from '../random/uniform.ts';
import { boundsOfMoments, isWithinCalendar, type Moments } from '../schema/date-ranges.ts';
import { numbered } from './distinct-values.ts';
import type { FieldEntry } from './field-entry.ts';
import type { ColumnContext, Prepare } from './generator.ts';
import { workingTime } from './working-hours.ts';

export const DAY_LENGTH = 'YYYY-MM-DD'.length;
export const MOMENT_LENGTH = 'YYYY-MM-DDTHH:mm:ss.SSSZ'.length;

const HOUR_MS = 3_600_000;
const FIRST_HOUR = 9;
const HOURS_A_DAY = 8;

type MomentsContext<Options> = Pick<ColumnContext<Options>, 'now' | 'options'>;

interface WorkingHours {
  readonly workingHours: boolean;
}

/** Moments by index from 0, in milliseconds since 1970 UTC. A moment outside the calendar is null. */
interface NumberedMoments {
  readonly count: number;
  readonly at: (index: number) => number | null;
}

/** The entry of a field whose cells are moments of a range. Each moment is equally likely. */
export function moments<Options>(
  momentsOf: (context: MomentsContext<Options>) => Moments,
): FieldEntry<Options & WorkingHours, Prepare<ColumnContext<Options & WorkingHours>>> {
  return {
    generate: (context) => {
      const { stream, options } = context;
      const { count, at } = numberedMoments(momentsOf(context), options);
      return () => at(pickUniform(stream, count));
    },
    values: (context) => numbered(numberedMoments(momentsOf(context), context.options)),
    length: MOMENT_LENGTH,
  };
}

/**
 * The moments of a range. With `workingHours`, only those from Monday to Friday, 9:00 to before 17:00 UTC, or all if
 * the range has no working hours.
 */
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

/** Replaces moments outside the calendar by null. They are checked only if the range reaches beyond the calendar. */
export function heldInCalendar(
  moments: Moments,
  at: (index: number) => number,
): (index: number) => number | null {
  return isWithinCalendar(boundsOfMoments(moments)) ? at : (index) => inCalendar(at(index));
}
