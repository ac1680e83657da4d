import type { WriteStream } from 'node:tty';
import type { Progress } from '../library/api.ts';
import { counted } from '../library/counted.ts';

/** Shorter commands show no progress. */
const FIRST_AFTER_MS = 500;
const EVERY_MS = 200;
/** Moves to the start of the line and erases it. https://en.wikipedia.org/wiki/ANSI_escape_code#CSI_commands */
const ERASE = '\r\x1b[2K';
/** For a terminal that does not know its width. */
const WIDTH_DEFAULT = 80;

export interface ProgressLine {
  readonly show: (progress: Progress) => void;
  /** Erases the line. */
  readonly end: () => void;
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * The time left, the rows per second and the rows so far. What matters most comes first: narrow terminals cut the end.
 * @param elapsedMs since the first row
 */
function progressText({ file, rows, totalRows }: Progress, elapsedMs: number): string {
  const perSecond = (rows / elapsedMs) * 1000;
  const left = (totalRows - rows) / perSecond;
  const percent = Math.floor((rows / totalRows) * 100);
  const parts = [
    `${percent}%`,
    `${duration(left)} left`,
    `${counted(Math.round(perSecond), 'row')}/s`,
    `${rows.toLocaleString('en-US')} of ${counted(totalRows, 'row')}`,
    file,
  ];
  return parts.join(', ');
}

/** Shows progress on one line of a terminal, which it rewrites. Shows nothing if the stream is not a terminal. */
export function createProgressLine(
  stream: WriteStream,
  { isHidden }: { readonly isHidden: boolean },
): ProgressLine {
  if (isHidden || !stream.isTTY) return { show() {}, end() {} };
  const started = performance.now();
  let shownAt = started + FIRST_AFTER_MS - EVERY_MS;
  let isShown = false;

  function end(): void {
    if (isShown) stream.write(ERASE);
    isShown = false;
  }
  // Ctrl+C can end the process at any time.
  process.once('exit', end);

  return {
    show(progress) {
      const now = performance.now();
      if (now - shownAt < EVERY_MS || progress.rows === 0) return;
      shownAt = now;
      isShown = true;
      // A line that is longer than the terminal would continue on a second line, which is not erased.
      const text = progressText(progress, now - started).slice(0, (stream.columns || WIDTH_DEFAULT) - 1);
      stream.write(`${ERASE}${text}`);
    },
    end,
  };
}
