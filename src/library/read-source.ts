import { errorMessage } from '../error-text.ts';
import type { Result } from '../result.ts';
import { readDocument } from '../schema/parse.ts';
import type { Problem } from '../schema/problem.ts';

function reasonOf(error: unknown): Problem {
  // `JSON.stringify` is recursive. It throws this error when it runs out of stack.
  if (error instanceof RangeError)
    return { path: [], code: 'too-deep', message: 'This object has too many levels.' };
  const message = `This object cannot be written as JSON: ${errorMessage(error)}.`;
  return { path: [], code: 'not-json', message };
}

/** The JSON of an object. Undefined if `JSON.stringify` makes nothing of it. */
export function jsonOf(source: unknown): Result<string | undefined, readonly Problem[]> {
  try {
    return { ok: true, value: JSON.stringify(source) };
  } catch (error) {
    return { ok: false, error: [reasonOf(error)] };
  }
}

/**
 * Copies a document, so that later changes of the object have no effect. It becomes what `JSON.stringify` makes of it:
 * properties that are undefined are left out, and a `Date` becomes a timestamp. Fails if that is impossible, for
 * example if the object contains itself, or if the JSON is longer than a document may be.
 */
export function readSource(source: unknown): Result<unknown, readonly Problem[]> {
  const json = jsonOf(source);
  return json.ok && json.value !== undefined ? readDocument(json.value) : json;
}
