import type { CommandProblem } from './problem.ts';
import { signalCodes } from './signals.ts';

/** As diff exits if files differ. https://man7.org/linux/man-pages/man1/diff.1.html */
export const EXIT_CHANGED = 1;
const EXIT_PROBLEM = 2;
/** EX_USAGE, EX_SOFTWARE and EX_TEMPFAIL in sysexits.h. https://man7.org/linux/man-pages/man3/sysexits.h.3head.html */
const EXIT_USAGE = 64;
const EXIT_SOFTWARE = 70;
const EXIT_PASSING = 75;

/** What each exit code of the program means. */
export const exitCodes: Readonly<Record<number, string>> = {
  0: 'Success. Also if the reader of standard output, such as head, stops reading.',
  [EXIT_CHANGED]: 'Values change between two schemas. Only rowloom diff uses this code.',
  [EXIT_PROBLEM]:
    'A problem of the schema, of data, of files, or of a request that the schema does not allow. Standard error says which.',
  [EXIT_USAGE]:
    'Arguments that are wrong for every schema, such as an unknown flag, or a text where a number must be.',
  [EXIT_SOFTWARE]: 'A bug in this program. Please report it.',
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

/** Problems of arguments, whatever they are about. */
const USAGE: ReadonlySet<CommandProblem['code']> = new Set([
  'unknown-command',
  'unknown-flag',
  'invalid-flag',
  'missing-argument',
]);
/** Problems of arguments if their path is a flag. */
const USAGE_OF_FLAG: ReadonlySet<CommandProblem['code']> = new Set([
  'not-json',
  'wrong-type',
  'invalid-value',
]);

function isOfUsage({ path, code }: CommandProblem): boolean {
  return USAGE.has(code) || (typeof path === 'string' && path !== '' && USAGE_OF_FLAG.has(code));
}

/** The exit code of a command that ends with these problems. */
export function exitCodeOf(
  problems: readonly CommandProblem[],
  { hasPassingFailures = false }: { readonly hasPassingFailures?: boolean } = {},
): number {
  if (problems.some(({ code }) => code === 'failed')) return EXIT_SOFTWARE;
  if (problems.every(isOfUsage)) return EXIT_USAGE;
  return hasPassingFailures && problems.every(({ code }) => PASSING.has(code)) ? EXIT_PASSING : EXIT_PROBLEM;
}
