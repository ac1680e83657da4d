const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** In bytes. Of larger files, people want to know the speed and the SHA-256. */
export const DETAILED_FROM_BYTES = 100_000_000;

/** A size as people read it: `1.2 MB`. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 999.5 && unit < UNITS.length - 1; unit++) value /= 1000;
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}

/** A time to wait: `5 s`, `3 min`, `2 h`. */
export function waitText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
