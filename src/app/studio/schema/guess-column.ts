import { guessField, type NameGuess } from '../../../importers/guess/guess-field.ts';
import { startingOptions } from './starting-options.ts';
import type { ColumnDraft, SetOptions, StudioSchema, StudioTable } from './studio-schema.ts';

/** What a name that says nothing stands for. */
const UNKNOWN: NameGuess = { field: 'word.noun' };

/** The field, with all its initial options, that a name and the columns around it suggest. */
export function guessFor(
  schema: StudioSchema,
  table: StudioTable,
  name: string,
): NameGuess & { readonly options: SetOptions } {
  const found = guessField(schema.tables, table, name) ?? UNKNOWN;
  return { ...found, options: found.options ?? startingOptions(schema, table, { name }, found.field) };
}

/** A column with this name, and the field that the name and the columns around it suggest. */
export function guessColumn(schema: StudioSchema, table: StudioTable, name: string): ColumnDraft {
  const { options, ...found } = guessFor(schema, table, name);
  return { name, ...found, ...(Object.keys(options).length > 0 ? { options } : {}) };
}

/** A column of an object: no key of its own, and no reference, which a column of a table alone can be. */
export function guessNestedColumn(
  columns: readonly ColumnDraft[],
  holder: string,
  name: string,
): ColumnDraft {
  const own = { id: '', name: holder, rows: 1, columns: columns.map((column) => ({ id: '', ...column })) };
  const { primaryKey, ...guessed } = guessColumn({ tables: [] }, own, name);
  return guessed;
}

/** Columns with these names. The earlier ones help to guess the fields of the later ones. */
export function guessColumns(
  schema: StudioSchema,
  table: StudioTable,
  names: readonly string[],
): readonly ColumnDraft[] {
  const drafts: ColumnDraft[] = [];
  const columns = [...table.columns];
  for (const name of names) {
    const draft = guessColumn(schema, { ...table, columns }, name);
    drafts.push(draft);
    columns.push({ id: '', ...draft });
  }
  return drafts;
}
