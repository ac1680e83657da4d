import {
  hasParentAmong,
  keyColumn,
  type NameGuess,
  readsTables,
} from '../../../importers/guess/guess-field.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { isSameJson } from '../../../schema/edits/same-json.ts';
import { guessFor } from './guess-column.ts';
import { withField } from './kept-options.ts';
import { isInPrimaryKey, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';
import { updateTable } from './tables.ts';

interface GuessedAgain {
  readonly schema: StudioSchema;
  /** The columns that another field was guessed for. */
  readonly columns: readonly StudioColumn[];
}

/**
 * The schema after an edit, with new guesses for columns whose names say something else since the edit: it has named or
 * added tables, or given tables their first keys. `user_id` becomes a reference once there is a table `users` with a key.
 * Keys and columns with settings stay as they are, and references stay references.
 *
 * @param isGuessed whether a column still has the field and the options that were guessed for it
 */
export function guessedAgain(
  before: StudioSchema,
  after: StudioSchema,
  isGuessed: (column: StudioColumn) => boolean,
): GuessedAgain {
  const changed = after.tables.filter((table) => hasNewNameOrKey(tableById(before, table.id), table));
  const columns: StudioColumn[] = [];

  function inTable(schema: StudioSchema, { id, name }: StudioTable, parents: readonly StudioTable[]) {
    const old = tableById(before, id);
    if (!old) return schema;
    const isRenamed = old.name !== name;
    return updateTable(schema, id, (table) => {
      let own = table;
      for (const [i, column] of table.columns.entries()) {
        // Another guess for a column can lead to other options of the columns after it.
        const canDiffer = isRenamed && (own !== table || readsTables(column.name));
        if (!canDiffer && !hasParentAmong(parents, own, column.name)) continue;
        if (!isGuessed(column) || isKey(own, column) || hasSettings(own, column)) continue;
        const again = columnGuessedAgain(before, old, schema, own, column);
        if (again === column) continue;
        own = { ...own, columns: own.columns.with(i, again) };
        columns.push(again);
      }
      return own;
    });
  }

  // A table can get its key by its name, which the references of the other tables need.
  const withOwnGuesses = changed.reduce((schema, table) => inTable(schema, table, changed), after);
  const changedIds = new Set(changed.map(({ id }) => id));
  const parents = withOwnGuesses.tables.filter((table) => changedIds.has(table.id) && keyColumn(table));
  const others = parents.length > 0 ? after.tables.filter((table) => !changedIds.has(table.id)) : [];
  const schema = others.reduce((guessed, table) => inTable(guessed, table, parents), withOwnGuesses);
  return { schema, columns };
}

/** Whether a table has another name than before, or its first key, or is new. */
function hasNewNameOrKey(before: StudioTable | undefined, table: StudioTable): boolean {
  if (before === table) return false;
  return before?.name !== table.name || (!keyColumn(before) && keyColumn(table) !== undefined);
}

/** Whether references can name a column. */
function isKey(table: StudioTable, column: StudioColumn): boolean {
  return isInPrimaryKey(table, column) || keyColumn(table) === column;
}

const SETTINGS = ['unique', 'type', 'maxLength', 'nullable', 'autoIncrement', 'of'] as const;

/** Whether people have set for a column what another field may not comply with. Nulls suit all fields but keys. */
function hasSettings({ unique = [] }: StudioTable, column: StudioColumn): boolean {
  return (
    SETTINGS.some((setting) => column[setting] !== undefined) ||
    unique.some((names) => names.includes(column.name))
  );
}

/** Whether a guess complies with the nulls of a column, and with the lookups that read by a reference. */
function isPossible(guess: NameGuess, { columns }: StudioTable, column: StudioColumn): boolean {
  if (guess.primaryKey && column.nulls) return false;
  if (column.field !== 'reference') return true;
  return guess.field === 'reference' && !columns.some(({ options }) => options?.via === column.name);
}

function columnGuessedAgain(
  before: StudioSchema,
  old: StudioTable,
  after: StudioSchema,
  table: StudioTable,
  column: StudioColumn,
): StudioColumn {
  const guessAmong = (schema: StudioSchema, { columns, ...own }: StudioTable) =>
    guessFor(schema, { ...own, columns: columns.filter(({ id }) => id !== column.id) }, column.name);
  const { options = {}, ...bare } = column;
  const guess = guessAmong(after, table);
  const isSame = guess.field === column.field && !guess.primaryKey && isSameJson(guess.options, options);
  if (isSame || !isPossible(guess, table, column) || isSameJson(guess, guessAmong(before, old)))
    return column;
  const again = withField(bare, guess.field, guess.options);
  return guess.primaryKey && !table.primaryKey?.length ? { ...again, primaryKey: true } : again;
}
