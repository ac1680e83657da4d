const WORKING_DAYS = 5;
const WEEK = 7;
/** The days from Monday, 1969-12-29, to 1970-01-01. Weeks begin on Monday here. */
const DAYS_SINCE_MONDAY = 3;

interface WorkingDay {
  /** A day has `perDay` units. Work starts at unit `firstOfDay` and lasts `workedADay` units. */
  readonly perDay: number;
  readonly firstOfDay: number;
  readonly workedADay: number;
}

/** Counts working time from Monday to Friday. Times are in units since 1970 UTC. */
export function workingTime({ perDay, firstOfDay, workedADay }: WorkingDay): {
  /** Counts the units of working time from Monday, 1969-12-29, up to this unit, without this unit. */
  readonly before: (unit: number) => number;
  /** The inverse: the unit of working time that has `count` units of working time before it. */
  readonly at: (count: number) => number;
} {
  return {
    before(unit) {
      const days = Math.floor(unit / perDay);
      const sinceMonday = days + DAYS_SINCE_MONDAY;
      const weeks = Math.floor(sinceMonday / WEEK);
      const weekday = sinceMonday - weeks * WEEK;
      const wholeDays = weeks * WORKING_DAYS + Math.min(weekday, WORKING_DAYS);
      const ofDay = Math.min(Math.max(unit - days * perDay - firstOfDay, 0), workedADay);
      return wholeDays * workedADay + (weekday < WORKING_DAYS ? ofDay : 0);
    },
    at(count) {
      const wholeDays = Math.floor(count / workedADay);
      const weeks = Math.floor(wholeDays / WORKING_DAYS);
      const days = weeks * WEEK + (wholeDays - weeks * WORKING_DAYS) - DAYS_SINCE_MONDAY;
      return days * perDay + firstOfDay + (count - wholeDays * workedADay);
    },
  };
}
