import { inCalendar } from '../expression/dates.ts';
import { boundsOfMoments, isWithinCalendar, type Moments } from '../schema/date-ranges.ts';
import type { ColumnContext, Prepare } from './generator.ts';

export type MomentsContext<Options> = Pick<ColumnContext<Options>, 'now' | 'options'>;

/** Moments in milliseconds, all equally frequent; null where one lies outside the calendar. */
export function sampled<Options>(
  momentsOf: (context: MomentsContext<Options>) => Moments,
): Prepare<ColumnContext<Options>> {
  return (context) => {
    const { faker } = context;
    const moments = momentsOf(context);
    const { first, last, unitMs } = moments;
    const range = { min: first, max: last };
    // Of so great numbers, faker rounds the sum of the first and a fraction of the count: up to one beyond the last.
    return heldInCalendar(moments, () => Math.min(faker.number.int(range), last) * unitMs);
  };
}

/** Gives moments of a range, and null for those outside the calendar: checked only where the range leaves it. */
export function heldInCalendar(
  moments: Moments,
  at: (index: number) => number,
): (index: number) => number | null {
  return isWithinCalendar(boundsOfMoments(moments)) ? at : (index) => inCalendar(at(index));
}
