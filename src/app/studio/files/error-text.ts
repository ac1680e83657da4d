import type { WriteError, WriteFailure } from '../../../../workers/protocol.ts';
import type { StudioError } from '../../../../workers/studio/protocol.ts';
import type { WorkerErrorCode } from '../../workers/worker-client.ts';

export type ExportError = StudioError | WorkerErrorCode | 'sink-failed' | WriteError;

/** What happened, and what to do. What is left goes between them. */
const WRITE_FAILURES: Readonly<Record<WriteFailure, readonly [happened: string, toDo: string]>> = {
  'disk-full': ['The disk is full.', 'Free some space, download fewer rows, or compress the file.'],
  'not-allowed': [
    'The browser no longer allows this page to write the file.',
    'Download it again, and choose Allow if the browser asks.',
  ],
  'file-locked': ['Another program or tab is using the file.', 'Close it there, or choose another name.'],
  'file-missing': ['The file or its folder was moved or deleted during the download.', 'Download it again.'],
  'write-failed': [
    'The file could not be written to the disk.',
    'Check that the disk is connected and not write-protected, or choose another place.',
  ],
};

/** Why there is no file or text, as a sentence for people. */
export function errorText(error: ExportError): string {
  if (typeof error === 'object') return 'write' in error ? writeText(error) : problemsText(error);
  switch (error) {
    case 'cancelled':
      return 'The download was cancelled.';
    case 'unreadable':
    case 'unknown-table':
    case 'unknown-column':
      return 'Fix the problems first.';
    case 'sink-failed':
      return 'The file is too large for this browser. Download fewer rows or tables, or compress the file.';
    case 'worker-missing':
      return 'The generator did not load. Check your connection and try again, or reload the page. Your work is kept in its address.';
    case 'timeout':
    case 'worker-lost':
    case 'failed':
    case 'unknown-source':
      return 'The generator failed. Try again. Your schema is unchanged.';
  }
}

function problemsText({ problems }: Extract<ExportError, { problems: unknown }>): string {
  return problems
    .map(({ code, message }) => (code === 'missing-property' ? 'Set the required option.' : message))
    .join(' ');
}

function writeText({ write, leftover }: WriteError): string {
  const [happened, toDo] = WRITE_FAILURES[write];
  const left =
    leftover === undefined
      ? 'No incomplete file was left behind.'
      : `You can delete the incomplete file ${leftover}.`;
  return `${happened} ${left} ${toDo}`;
}
