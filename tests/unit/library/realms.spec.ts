import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { errorMessage, errorText } from '../../../src/error-text.ts';
import { fileError, isSystemError, systemCode, systemReason } from '../../../src/library/file-errors.ts';
import { readPath } from '../../../src/library/read-path.ts';

/** An error of another context, as Node's are for a test that runs in one. */
const foreign: unknown = runInNewContext(
  "Object.assign(new Error('ENOENT: no such file, stat new.csv'), { code: 'ENOENT', syscall: 'stat' })",
);

it('an error of the file system is told by its properties, whichever context it comes from', () => {
  expect(foreign).not.toBeInstanceOf(Error);
  expect(systemCode(foreign)).toBe('ENOENT');
  expect(isSystemError(foreign)).toBe(true);
  expect(systemReason(foreign, 'write')).toBe('its directory does not exist');
  expect(fileError(foreign, 'new.csv')).toMatchObject({
    problems: [{ code: 'write-failed' }],
    cause: foreign,
  });
  expect(errorMessage(foreign)).toBe('ENOENT: no such file, stat new.csv');
  expect(errorText(foreign)).toContain('ENOENT: no such file, stat new.csv\n    at ');
});

it.each([undefined, null, 'ENOENT', 7, { code: 7 }, {}])('%j is no error of the file system', (value) => {
  expect(systemCode(value)).toBeUndefined();
  expect(systemReason(value, 'read')).toBeUndefined();
  expect(errorMessage(value)).toBe(String(value));
});

it('a URL of another implementation names a file', () => {
  const { href, protocol } = new URL('file:///tmp/a%20b.csv');
  // A program without types passes such an object.
  const url: URL = Object.assign(Object.create(URL.prototype), {});
  Object.setPrototypeOf(url, { href, protocol });
  expect(url).not.toBeInstanceOf(URL);
  expect(readPath(url)).toEqual({ ok: true, value: '/tmp/a b.csv' });
});
