import type { WriteFailure } from '../protocol.ts';

/** A file could not be written. */
export class WriteProblem extends Error {
  readonly failure: WriteFailure;

  constructor(failure: WriteFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

/** The names of the exceptions that the File System standard names. https://fs.spec.whatwg.org/ */
const FAILURES: Readonly<Record<string, WriteFailure>> = {
  QuotaExceededError: 'disk-full',
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NoModificationAllowedError: 'file-locked',
  NotFoundError: 'file-missing',
};

export function toWriteProblem(error: unknown): WriteProblem {
  if (error instanceof WriteProblem) return error;
  const name = error instanceof Error ? error.name : '';
  return new WriteProblem(FAILURES[name] ?? 'write-failed', { cause: error });
}

/** Whether the file system has no file or folder of the name. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotFoundError';
}

/** Waits for an operation of the file system. Rejects with a `WriteProblem`. */
export async function written<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw toWriteProblem(error);
  }
}
