import { create } from 'zustand';
import type { StudioColumn } from '../schema/studio-schema.ts';

type Guess = Pick<StudioColumn, 'field' | 'options'>;

export const GUESSED = 'Guessed from the name.';

/** The fields that were guessed from names on this page, by the column's id. Neither the document nor its link has them. */
const useGuesses = create<ReadonlyMap<string, Guess>>()(() => new Map());

export function noteGuesses(columns: readonly StudioColumn[]): void {
  if (columns.length === 0) return;
  const added = columns.map((column): readonly [string, Guess] => [column.id, column]);
  useGuesses.setState((guesses) => new Map([...guesses, ...added]), true);
}

/** The user has chosen the fields of these columns. */
export function dropGuesses(ids: Iterable<string>): void {
  const { size } = useGuesses.getState();
  const left = new Map(useGuesses.getState());
  for (const id of ids) left.delete(id);
  if (left.size < size) useGuesses.setState(left, true);
}

function isGuess(guess: Guess | undefined, column: StudioColumn | undefined): boolean {
  return guess !== undefined && column?.field === guess.field && column.options === guess.options;
}

export function isGuessed(column: StudioColumn): boolean {
  return isGuess(useGuesses.getState().get(column.id), column);
}

/** Whether the column still has the field and the options that were guessed for it. */
export function useIsGuessed(column: StudioColumn | undefined): boolean {
  return isGuess(
    useGuesses((guesses) => guesses.get(column?.id ?? '')),
    column,
  );
}
