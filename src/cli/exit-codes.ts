import type { CommandProblem } from './problem.ts';
import { signalCodes } from './signals.ts';

const EXIT_PROBLEM = 2;
/** EX_TEMPFAIL in sysexits.h. https://man7.org/linux/man-pages/man3/sysexits.h.3head.html */
const EXIT_PASSING = 75;

/** What each exit code of the program means. */
export const exitCodes: Readonly<Record<number, string>> = {
  0: 'Success. Also if the reader of standard output, such as head, stops reading.',
  [EXIT_PROBLEM]: 'A problem. Standard error says which.',
  [EXIT_PASSING]: 'A problem that may pass, such as a full disk. Only rowloom run uses this code.',
  [signalCodes.SIGHUP]: 'Ended because the terminal was closed (SIGHUP).',
  [signalCodes.SIGINT]: 'Ended by Ctrl+C (SIGINT).',
  [signalCodes.SIGTERM]: 'Ended by SIGTERM.',
};

/** Problems of the system, not of the request. */
const PASSING: ReadonlySet<CommandProblem['code']> = new Set([
  'disk-full',
  'write-failed',
  'unreadable-file',
  'thread-lost',
]);

/** The exit code of a command that ends with these problems. */
export function exitCodeOf(
  problems: readonly CommandProblem[],
  { hasPassingFailures = false }: { readonly hasPassingFailures?: boolean } = {},
): number {
  return hasPassingFailures && problems.every(({ code }) => PASSING.has(code)) ? EXIT_PASSING : EXIT_PROBLEM;
}
