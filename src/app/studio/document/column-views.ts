import { isSameJson } from '../../../schema/edits/same-json.ts';
import { announce } from '../../notifications/announcements.tsx';
import { guessedAgain } from '../schema/guess-again.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { guessedAgainText } from './messages.ts';
import type { ColumnViews, Edit, EditOptions, Guess } from './session.ts';
import { useStudio } from './store.ts';

export const GUESSED = 'Guessed from the name.';

/** Why the column cannot be hidden. */
export const LAST_SHOWN = 'The preview shows at least one column.';

/** In pixels: room for three characters; the widest that a visitor can make a column. */
export const WIDTH_MIN = 48;
export const WIDTH_MAX = 2000;

export function columnViews(): ColumnViews {
  return useStudio.getState().views;
}

export function useColumnViews<Part>(part: (views: ColumnViews) => Part): Part {
  return useStudio(({ views }) => part(views));
}

function set(change: (views: ColumnViews) => Partial<ColumnViews>): void {
  useStudio.setState(({ views }) => ({ views: { ...views, ...change(views) } }));
}

/** Undefined fits the width to the rows in view again. */
export function resizeColumn(column: string, width: number | undefined): void {
  set(({ widths: before }) => {
    const widths = new Map(before);
    if (width === undefined) widths.delete(column);
    else widths.set(column, Math.round(Math.max(WIDTH_MIN, Math.min(width, WIDTH_MAX))));
    return { widths };
  });
}

export function hideColumn(column: string): void {
  set(({ hidden }) => ({ hidden: new Set(hidden).add(column) }));
}

export function showColumns(columns: readonly StudioColumn[]): void {
  const ids = new Set(columns.map(({ id }) => id));
  set(({ hidden }) => ({ hidden: new Set([...hidden].filter((id) => !ids.has(id))) }));
}

/** The columns of a table that are not hidden. */
export function shownColumns({ columns }: StudioTable, hidden: ReadonlySet<string>): readonly StudioColumn[] {
  return hidden.size === 0 ? columns : columns.filter(({ id }) => !hidden.has(id));
}

/** The fields of the columns were guessed from their names. Neither the document nor its link says so. */
export function noteGuesses(columns: readonly StudioColumn[]): void {
  note(columns, () => []);
}

/** @param earlier the guesses of a column that stay beside the new one: Undo and typing on lead back to them */
function note(columns: readonly StudioColumn[], earlier: (id: string) => readonly Guess[]): void {
  if (columns.length === 0) return;
  const added = columns.map(
    ({ id, field, options }) => [id, [...earlier(id), { field, ...(options && { options }) }]] as const,
  );
  set(({ guesses }) => ({ guesses: new Map([...guesses, ...added]) }));
}

/**
 * An edit of the names or keys of tables: columns whose guesses depend on these are guessed again in the same step.
 * Announces a text about these columns and returns it, for callers that announce more. Empty if there are none.
 */
export function editAndGuess(change: Edit, options?: EditOptions): string {
  const { guesses } = columnViews();
  let again: readonly StudioColumn[] = [];
  useStudio.getState().edit((before) => {
    const guessed = guessedAgain(before, change(before), isGuessed);
    again = guessed.columns;
    return guessed.schema;
  }, options);
  const differing = again.filter((column) => !isGuessed(column));
  note(differing, (id) => guesses.get(id) ?? []);
  const text = guessedAgainText(again);
  if (text !== '') announce(text);
  return text;
}

/** The user has chosen the fields of these columns. */
export function dropGuesses(ids: Iterable<string>): void {
  const left = new Map(columnViews().guesses);
  for (const id of ids) left.delete(id);
  if (left.size < columnViews().guesses.size) set(() => ({ guesses: left }));
}

function isGuessIn({ guesses }: ColumnViews, column: StudioColumn | undefined): boolean {
  const own = guesses.get(column?.id ?? '') ?? [];
  return own.some(({ field, options }) => column?.field === field && isSameJson(column.options, options));
}

export function isGuessed(column: StudioColumn): boolean {
  return isGuessIn(columnViews(), column);
}

/** Whether the column still has the field and the options that were guessed for it. */
export function useIsGuessed(column: StudioColumn | undefined): boolean {
  return useColumnViews((views) => isGuessIn(views, column));
}
