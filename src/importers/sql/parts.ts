import type { Cursor } from './cursor.ts';
import type { SqlScript } from './script.ts';
import { SqlSyntaxError } from './syntax-error.ts';

/** Reads each part by itself: one that cannot be read is listed as skipped, and the others are kept. */
export function readParts(parts: readonly Cursor[], script: SqlScript, read: (part: Cursor) => void): void {
  for (const part of parts) {
    const first = part.peek();
    const last = part.tokens[part.end - 1];
    try {
      read(part);
    } catch (error) {
      if (!(error instanceof SqlSyntaxError)) throw error;
      script.skip(first?.start ?? 0, last?.end ?? 0, error.message, true);
    }
  }
}
