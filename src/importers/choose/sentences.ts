import type { FieldGuess } from '../../catalogue/field-words.ts';

/** In characters, roughly the longest sentence, and the longest title. */
const SENTENCE_LENGTH = 80;
const TITLE_LENGTH = 34;

/** Plain sentences that fit a column, or else a title. Undefined if the column is too short for both. */
export function prose(guess: FieldGuess, length: number): FieldGuess | undefined {
  const count = Math.floor(length / SENTENCE_LENGTH);
  if (guess.field === 'word.title' || count === 0)
    return length < TITLE_LENGTH ? undefined : { field: 'word.title' };
  const most = Number(guess.options?.maxSentences ?? 3);
  return count >= most
    ? guess
    : { field: 'word.sentences', options: { minSentences: 1, maxSentences: count } };
}
