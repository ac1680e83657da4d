/** The time that an export has worked, without its pauses. */
export interface Pace {
  readonly activeMs: number;
  /** The time of the last measurement. */
  readonly atMs: number;
}

/** Progress is reported each second. A longer silence is a suspended machine. */
const STEP_MS_MAX = 5_000;

export function startPace(nowMs: number): Pace {
  return { activeMs: 0, atMs: nowMs };
}

/** @param isPaused whether the export was paused since the last measurement */
export function nextPace({ activeMs, atMs }: Pace, nowMs: number, isPaused: boolean): Pace {
  const step = isPaused ? 0 : Math.min(nowMs - atMs, STEP_MS_MAX);
  return { activeMs: activeMs + step, atMs: nowMs };
}

/** Rows per second; 0 until some time has passed. */
export function speedOf(rows: number, { activeMs }: Pace): number {
  return activeMs > 0 ? Math.round((rows * 1000) / activeMs) : 0;
}
