import type { StudioError } from '../../../../../workers/studio/protocol.ts';
import type { WorkerErrorCode } from '../../../workers/worker-client.ts';

type StudioFailure = StudioError | WorkerErrorCode | 'sink-failed';

/** Why there is no file or text, as a sentence for people. */
export function errorText(error: StudioFailure): string {
  if (typeof error === 'object') return error.problems.map(({ message }) => message).join(' ');
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
