import { formatCount } from '../../lib/format-count.ts';
import { type RunningExport, rowCountOf } from './export-queue.ts';
import { speedOf } from './pace.ts';
import { DETAILED_FROM_BYTES, sizeText, waitText } from './sizes.ts';

/** Until then the workers load, and the speed would be far too low. */
const STARTED_MS = 3_000;

/** How far an export is, how long it takes and, if its files become large, how fast it is. */
export function progressText({ source, progress, pace, isPaused }: RunningExport): string {
  const all = rowCountOf(source);
  const speed = speedOf(progress.rows, pace);
  const done = `${formatCount(progress.rows)} of ${formatCount(all)} rows, ${sizeText(progress.bytes)}`;
  if (speed === 0 || pace.activeMs < STARTED_MS || isPaused || progress.rows >= all) return done;
  const isLarge = (progress.bytes / progress.rows) * all > DETAILED_FROM_BYTES;
  const rate = isLarge ? `, ${formatCount(speed)} rows/s, ${sizeText(speedOf(progress.bytes, pace))}/s` : '';
  return `${done}${rate}, ${waitText((all - progress.rows) / speed)} left`;
}
