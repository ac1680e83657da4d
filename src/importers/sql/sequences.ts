import { readSequenceOptions } from './column-definition.ts';
import type { Cursor } from './cursor.ts';
import type { SqlScript } from './script.ts';

/** Reads CREATE SEQUENCE after the word SEQUENCE. */
export function readCreateSequence(cursor: Cursor, script: SqlScript): undefined {
  cursor.takes('IF', 'NOT', 'EXISTS');
  const names = script.resolved(cursor.qualifiedName());
  script.sequences.set(names, readSequenceOptions(cursor));
}
