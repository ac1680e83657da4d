import { RowloomError } from './errors.ts';

/** What the system's error codes mean, as the end of a sentence. https://man7.org/linux/man-pages/man3/errno.3.html */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write there',
  EPERM: 'you have no permission to write there',
  EROFS: 'the file system is read-only',
  ENOENT: 'its directory does not exist',
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
/** No space on the device, or none left in the user's quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The system's error code, such as `ENOSPC`. Undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Describes an error of the file system in words, with the error as its cause. Returns other errors unchanged.
 * @param path the file or directory as the user knows it
 * @param written what became of the bytes before the error, as a sentence
 */
export function fileError(error: unknown, path: string, written = ''): unknown {
  const code = systemCode(error);
  if (!(error instanceof Error) || code === undefined || !('syscall' in error)) return error;
  const isFull = FULL.has(code);
  const message = isFull
    ? `The disk is full: “${path}” could not be completed.${written && ` ${written}`} Free some space, or choose another disk.`
    : `“${path}” cannot be written: ${REASONS[code] ?? error.message}.`;
  return new RowloomError([{ path: [], code: isFull ? 'disk-full' : 'write-failed', message }], {
    cause: error,
  });
}
