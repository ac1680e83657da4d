import type { Cursor } from './cursor.ts';
import type { SequenceSteps } from './drafts.ts';
import type { SqlScript } from './script.ts';

export const FROM_ONE: SequenceSteps = { start: 1, step: 1 };

/** Reads CREATE SEQUENCE after the word SEQUENCE. */
export function readCreateSequence(cursor: Cursor, script: SqlScript): undefined {
  cursor.takes('IF', 'NOT', 'EXISTS');
  const names = script.resolved(cursor.qualifiedName());
  script.sequences.set(names, readSequenceOptions(cursor));
}

/** Reads `(100, 5)`. */
export function readSeedAndStep(cursor: Cursor): SequenceSteps {
  const [start, step] = cursor.parenthesized().split().map(readInteger);
  return { start: start ?? 1, step: step ?? 1 };
}

/** Reads an integer, with its sign. 1 if there is none. */
function readInteger(cursor: Cursor): number {
  const sign = cursor.takes('-') ? -1 : 1;
  const number = Number(cursor.peek()?.text);
  if (!Number.isSafeInteger(number)) return 1;
  cursor.take();
  return sign * number;
}

const SEQUENCE_WORDS = new Set(
  'CYCLE NOCYCLE NOCACHE NOMINVALUE NOMAXVALUE ORDER NOORDER LOGGED UNLOGGED RESTART'.split(' '),
);

/** `START WITH 100 INCREMENT BY 5` and other options of a sequence, up to the end. */
export function readSequenceOptions(cursor: Cursor): SequenceSteps {
  let start: number | undefined;
  let step = 1;
  let least: number | undefined;
  while (!cursor.isAtEnd) {
    if (cursor.takes('START')) {
      if (!cursor.takes('WITH')) cursor.takes('=');
      start = readInteger(cursor);
    } else if (cursor.takes('INCREMENT')) {
      if (!cursor.takes('BY')) cursor.takes('=');
      step = readInteger(cursor);
    } else if (cursor.takes('NO')) cursor.take();
    else if (cursor.takes('MINVALUE')) least = readInteger(cursor);
    else if (cursor.takes('SEQUENCE', 'NAME') || cursor.takes('OWNED', 'BY')) cursor.qualifiedName();
    else if (cursor.takes('AS') || cursor.takes('ENGINE', '=')) cursor.qualifiedName();
    else if (cursor.takes('MAXVALUE') || cursor.takes('CACHE')) {
      cursor.takes('-');
      cursor.take();
    } else if (!cursor.seesOneOf(SEQUENCE_WORDS)) cursor.skip();
    else cursor.take();
  }
  return { start: start ?? (step > 0 ? (least ?? 1) : -1), step };
}
