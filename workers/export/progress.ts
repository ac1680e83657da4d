import type { ExportProgress, OnProgress } from '../protocol.ts';
import type { Pause } from './pause.ts';

/** Often enough that numbers on the page seem to move all the time. */
const REPORT_EVERY_MS = 50;
/** So often the page hears from an export that is paused, or waits for the disk. */
const ALIVE_EVERY_MS = 1_000;

/** The rows and bytes of an export so far. */
export type Counts = Pick<ExportProgress, 'rows' | 'bytes'>;

/** Reports how far an export is. */
export interface ProgressReport {
  /** Reports now. */
  report(): void;
  /** Reports, unless it has just done so. */
  tick(): void;
  startFile(name: string): void;
  finish(): void;
  stop(): void;
}

/** @param counts returns the counts of all files together */
export function createProgressReport(
  onProgress: OnProgress,
  counts: () => Counts,
  pause: Pause,
): ProgressReport {
  let file = '';
  let isFinishing = false;
  let last = Number.NEGATIVE_INFINITY;

  function phase(): ExportProgress['phase'] {
    if (isFinishing) return 'finishing';
    return pause.isPaused ? 'paused' : 'writing';
  }
  function report(): void {
    last = performance.now();
    onProgress({ file, ...counts(), phase: phase() });
  }

  const timer = setInterval(report, ALIVE_EVERY_MS);
  return {
    report,
    tick() {
      if (performance.now() - last >= REPORT_EVERY_MS) report();
    },
    startFile(name) {
      file = name;
      report();
    },
    finish() {
      isFinishing = true;
      report();
    },
    stop: () => clearInterval(timer),
  };
}
