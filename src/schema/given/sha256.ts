import { type Path, pointerOf } from '../problem.ts';
import type { Reader } from '../reader.ts';

const SHA256 = /^[0-9a-f]{64}$/;

/** Reads the property `sha256` beside a file, which can be absent. */
export function readSha256(
  reader: Reader,
  path: Path,
  properties: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!properties.has('sha256')) return undefined;
  const text = reader.text(path, properties.get('sha256'));
  if (text === undefined || SHA256.test(text)) return text;
  const message = 'This must be a SHA-256 of 64 hexadecimal digits, in lower case.';
  return reader.refuse(path, 'invalid-value', message, {
    text: 'Remove it',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
}
