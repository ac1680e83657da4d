import { DAY_MS, parseIso, yearsFrom } from '../../expression/dates.ts';
import { isOver } from '../guess/past.ts';
import type { SourceColumn, SourceTable } from '../source-tables.ts';

/** Where the day of the import is not known, moments of more years after `now` count as placeholders, such as 9999-12-31 for “never”. */
const YEARS_AHEAD_MAX = 10;
/** From the beginning of a day in UTC to its end where it ends last, rounded up. */
const LONGEST_DAY_MS = 2 * DAY_MS;

export interface LaterNow {
  readonly now: string;
  /** Says which column decides, for the report. */
  readonly note: string;
}

/**
 * The latest moment that a sample shows to be over, if it is later than `now`. A placeholder such as 9999-12-31 is no such moment.
 * @param today the day of the import in UTC, after which nothing is over
 */
export function laterNow(
  tables: readonly SourceTable[],
  now: string,
  today: string | undefined,
): LaterNow | undefined {
  const end =
    today === undefined ? yearsFrom(Date.parse(now), YEARS_AHEAD_MAX) : Date.parse(today) + LONGEST_DAY_MS;
  let latest = Date.parse(now);
  let decisive: string | undefined;
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const time = lastOver(column);
      if (time === undefined || time <= latest || time > end) continue;
      latest = time;
      decisive = `${name}.${column.name}`;
    }
  }
  if (decisive === undefined) return undefined;
  const moment = new Date(latest).toISOString();
  const note = `The schema’s “now” is ${moment}: the latest moment of the sample that is over, as the name of “${decisive}” says.`;
  return { now: moment, note };
}

/** The last moment of a column's sample, if the name says that the column's moments are over. */
function lastOver({ name, sample }: SourceColumn): number | undefined {
  return isOver(name) && typeof sample?.max === 'string' ? parseIso(sample.max) : undefined;
}
