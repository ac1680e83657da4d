import type { WriteError, WriteFailure } from '../../../../../workers/protocol.ts';
import type { StudioError } from '../../../../../workers/studio/protocol.ts';
import type { WorkerErrorCode } from '../../../workers/worker-client.ts';

export type ExportError = StudioError | WorkerErrorCode | 'sink-failed' | WriteError;

/** What happened, and what to do. What is left goes between them. */
const WRITE_FAILURES: Readonly<Record<WriteFailure, readonly [happened: string, toDo: string]>> = {
  'disk-full': [
    'There is no room left where the file was written.',
    'Make room, write fewer rows, or compress the file.',
  ],
  'not-allowed': [
    'The browser no longer lets this page write the file.',
    'Save it again, and allow it if the browser asks.',
  ],
  'file-locked': ['Another program or tab uses the file.', 'Close it there, or save under another name.'],
  'file-missing': ['The file or its folder was moved or deleted while it was written.', 'Save it again.'],
  'write-failed': [
    'The disk did not take the file.',
    'Check that it is connected and can be written, or save somewhere else.',
  ],
};

/** Why there is no file or text, as a sentence for people. */
export function errorText(error: ExportError): string {
  if (typeof error === 'object') return 'write' in error ? writeText(error) : problemsText(error);
  switch (error) {
    case 'cancelled':
      return 'It was cancelled.';
    case 'unreadable':
    case 'unknown-table':
    case 'unknown-column':
      return 'It can be made once the problems are solved.';
    case 'sink-failed':
      return 'The file is larger than what the browser can hold. Write fewer rows, fewer tables, or compress it.';
    case 'worker-missing':
      return 'The generator did not load. Check your connection and try again, or reload the page: your work is in its address.';
    case 'timeout':
    case 'worker-lost':
    case 'failed':
    case 'unknown-source':
      return 'It could not be made. Try again: what you made is as it was.';
  }
}

function problemsText({ problems }: Extract<ExportError, { problems: unknown }>): string {
  return problems.map(({ message }) => message).join(' ');
}

function writeText({ write, leftover }: WriteError): string {
  const [happened, toDo] = WRITE_FAILURES[write];
  const left =
    leftover === undefined
      ? 'Nothing incomplete was left.'
      : `An incomplete file is left, which you can delete: ${leftover}.`;
  return `${happened} ${left} ${toDo}`;
}
