import { signalCodes } from './signals.ts';

/** What each exit code of the program means. */
export const exitCodes: Readonly<Record<number, string>> = {
  0: 'Success. Also if the reader of standard output, such as head, stops reading.',
  2: 'A problem. Standard error says which.',
  [signalCodes.SIGHUP]: 'Ended because the terminal was closed (SIGHUP).',
  [signalCodes.SIGINT]: 'Ended by Ctrl+C (SIGINT).',
  [signalCodes.SIGTERM]: 'Ended by SIGTERM.',
};

export const EXIT_PROBLEM = 2;
