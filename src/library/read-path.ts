import { fileURLToPath } from 'node:url';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';
import { readResult } from './read-options.ts';

/** Whether a value has the properties of a `URL` that are read here. URLs of jsdom, in which Jest can run tests, are not instances of Node's class. */
function isUrl(value: unknown): value is URL {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    'protocol' in value
  );
}

/** The path that a `file:` URL names. Undefined for other URLs, and for those with an encoded separator. */
function pathOfUrl(url: URL): string | undefined {
  try {
    return fileURLToPath(url.href);
  } catch {
    return undefined;
  }
}

/** Checks the path of files. */
export function readPath(given: string | URL): Result<string, readonly Problem[]> {
  const reader = new Reader();
  const path = isUrl(given) ? pathOfUrl(given) : given;
  if (path === undefined && given !== undefined) {
    const message = `“${given}” names no file. This must be a path or a file: URL.`;
    reader.refuse([], 'invalid-value', message);
  } else if (typeof path !== 'string') {
    reader.refuse([], 'wrong-type', 'The first argument must be a path, as a text or a file: URL.');
  } else if (path.includes('\0')) {
    reader.refuse([], 'invalid-value', 'A path cannot contain the character U+0000.');
  }
  return readResult(reader, path ?? '');
}
