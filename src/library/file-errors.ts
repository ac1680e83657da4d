import { errorMessage } from '../error-text.ts';
import { counted } from './counted.ts';
import { RowloomError } from './errors.ts';

type Verb = 'read' | 'write';

/** What the system's error codes mean, as the end of a sentence. https://man7.org/linux/man-pages/man3/errno.3.html */
const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file, not a directory',
  EEXIST: 'a part of its path is a file, not a directory',
  EISDIR: 'a directory has this name',
  ELOOP: 'symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EFBIG: 'it would be larger than the file system or the limits of this process allow',
  EMFILE: 'this process has too many open files',
  EIO: 'the device reported an error',
  EPIPE: 'its reader has closed the pipe',
};
const REASONS_OF_VERB: Readonly<Record<Verb, Readonly<Record<string, string>>>> = {
  read: {
    EACCES: 'you have no permission to read it',
    EPERM: 'you have no permission to read it',
    ENOENT: 'it does not exist',
  },
  write: {
    EACCES: 'you have no permission to write there',
    EPERM: 'you have no permission to write there',
    ENOENT: 'its directory does not exist',
  },
};
/** No space on the device, or none left in the user's quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * The system's error code, such as `ENOSPC`. Undefined for other errors. An error of Node is not an instance of the `Error` of
 * another realm, such as the context in which Jest runs a test: https://github.com/jestjs/jest/issues/2549
 */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether an error comes from the system: https://nodejs.org/api/errors.html#class-systemerror */
export function isSystemError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}

/** Why a file could not be read or written, as the end of a sentence. Undefined for errors that are not the file system's. */
export function systemReason(error: unknown, verb: Verb): string | undefined {
  const code = systemCode(error);
  if (code === undefined || !isSystemError(error)) return undefined;
  return REASONS_OF_VERB[verb][code] ?? REASONS[code] ?? errorMessage(error);
}

/**
 * Describes an error of the file system in words, with the error as its cause. Returns other errors unchanged.
 * @param path the file or directory as the user knows it
 * @param written how many bytes were written before the error, and whether they were removed again
 */
export function fileError(
  error: unknown,
  path: string,
  written?: { readonly bytes: number; readonly isRemoved: boolean },
): unknown {
  const reason = systemReason(error, 'write');
  if (reason === undefined) return error;
  const isFull = FULL.has(systemCode(error) ?? '');
  const fate =
    written &&
    ` ${counted(written.bytes, 'byte')} ${written.bytes === 1 ? 'was' : 'were'} written${written.isRemoved ? ', and removed again' : ''}.`;
  const message = isFull
    ? `The disk is full: “${path}” could not be completed.${fate ?? ''} Free some space, or choose another disk.`
    : `“${path}” cannot be written: ${reason}.`;
  return new RowloomError([{ path: [], code: isFull ? 'disk-full' : 'write-failed', message }], {
    cause: error,
  });
}
