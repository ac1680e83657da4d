/** Hours, quarters of an hour and other steps that people plan in, in milliseconds. */
const STEPS_MS = [3_600_000, 1_800_000, 900_000, 600_000, 300_000, 60_000, 1000];
const MINUTE_MS = 60_000;
/** So many rows of 100 have times on the step of a column. */
const WHOLE_PERCENT = 95;
/** Fewer different times can have a step by chance. */
const DISTINCT_MIN = 5;

/**
 * The longest step that nearly all times have, in milliseconds. Undefined if the format of the column writes nothing shorter.
 * @param entries times in milliseconds, with how many rows have each
 */
export function timeStep(
  entries: readonly (readonly [time: number, count: number])[],
  format: string | undefined,
): number | undefined {
  if (entries.length < DISTINCT_MIN) return undefined;
  const rows = entries.reduce((sum, [, count]) => sum + count, 0);
  const step = STEPS_MS.find((each) => {
    const on = entries.reduce((sum, [time, count]) => sum + (time % each === 0 ? count : 0), 0);
    return on * 100 >= WHOLE_PERCENT * rows;
  });
  const shown = format === undefined || format.includes('SSS') ? 0 : format.includes('s') ? 1000 : MINUTE_MS;
  return step === undefined || step <= shown ? undefined : step;
}
