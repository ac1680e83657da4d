import { beginnings, ends, type FieldGuess, namesByTable } from '../../../../catalogue/field-words.ts';
import type { FieldId } from '../../../../catalogue/fields.ts';
import { keyColumn, startingOptions } from './starting-options.ts';
import type { ColumnDraft, StudioSchema, StudioTable } from './studio-schema.ts';

type Guess = Omit<ColumnDraft, 'name' | 'field'> & { readonly field: FieldId };

/** What a name that says nothing stands for. */
const UNKNOWN: FieldGuess = { field: 'word.noun' };

/** Ends of intervals, and what they may begin with. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  end: ['start', 'begin', 'from'],
  ended: ['started', 'begun'],
  finish: ['start'],
  finished: ['started'],
  completed: ['started', 'created'],
  closed: ['opened', 'created'],
  updated: ['created'],
  modified: ['created'],
  deleted: ['created'],
  shipped: ['ordered', 'paid', 'created'],
  delivered: ['shipped', 'ordered', 'created'],
  paid: ['ordered', 'created'],
  to: ['from'],
  due: ['issued', 'created'],
  checkout: ['checkin'],
  arrival: ['departure'],
};

/** The words of a name in lower case: the same for `unitPrice`, `unit_price` and `Unit price`. */
export function wordsOf(name: string): readonly string[] {
  const apart = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2');
  return apart.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

/** A column with this name, and the field that the name and the columns around it suggest. */
export function guessColumn(schema: StudioSchema, table: StudioTable, name: string): ColumnDraft {
  return { name, ...guess(schema, table, name) };
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
  for (const name of names) {
    const columns = [...table.columns, ...drafts.map((draft) => ({ id: '', ...draft }))];
    drafts.push(guessColumn(schema, { ...table, columns }, name));
  }
  return drafts;
}

function guess(schema: StudioSchema, table: StudioTable, name: string): Guess {
  const words = wordsOf(name);
  const found =
    primaryKeyGuess(table, words) ??
    referenceGuess(schema, table, words) ??
    nameGuess(table, words) ??
    wordGuess(words, table) ??
    UNKNOWN;
  const options = found.options ?? startingOptions(schema, table, { name }, found.field);
  return Object.keys(options).length > 0 ? { ...found, options } : found;
}

/** `id` and, in a table `users`, `user_id`. The first of them is the table’s key. */
function primaryKeyGuess(table: StudioTable, words: readonly string[]): Guess | undefined {
  const last = words.at(-1);
  if (last !== 'id' && last !== 'uuid') return undefined;
  const isOwn = words.length === 1 || names(table, words.slice(0, -1));
  if (!isOwn || keyColumn(table)) return undefined;
  return { field: last === 'id' ? 'sequence' : 'string.uuid', primaryKey: true };
}

/** `user_id` if there is a table `users` with a key. `parent_id` and `manager_id` refer to their own table. */
function referenceGuess(
  { tables }: StudioSchema,
  own: StudioTable,
  words: readonly string[],
): Guess | undefined {
  const last = words.at(-1);
  if (words.length < 2 || (last !== 'id' && last !== 'uuid' && last !== 'key')) return undefined;
  const thing = words.slice(0, -1);
  const isSelf = thing.length === 1 && SELF.has(thing[0] ?? '');
  const parent = isSelf
    ? own
    : (tables.find((table) => table.id !== own.id && names(table, thing)) ??
      tables.find((table) => table.id !== own.id && names(table, thing.slice(-1))));
  const key = parent && keyColumn(parent);
  if (!key) return undefined;
  return { field: 'reference', options: { table: parent.name, column: key.name } };
}

const SELF: ReadonlySet<string> = new Set(['parent', 'manager', 'referrer', 'supervisor']);

/** Whether words are the name of a table, in the singular or the plural. */
function names(table: Pick<StudioTable, 'name'>, words: readonly string[]): boolean {
  const own = wordsOf(table.name);
  if (own.length !== words.length) return false;
  return own.every((word, i) => singulars(word).some((form) => singulars(words[i] ?? '').includes(form)));
}

/** A word, and its possible singular forms. */
function singulars(word: string): readonly string[] {
  if (word === 'people') return [word, 'person'];
  const ends = [
    ['s', ''],
    ['es', ''],
    ['ies', 'y'],
  ] as const;
  const singular = ends.flatMap(([end, put]) =>
    word.endsWith(end) ? [word.slice(0, word.length - end.length) + put] : [],
  );
  return [word, ...singular];
}

/** The `name` of a product is not a person’s name. */
function nameGuess(table: StudioTable, words: readonly string[]): Guess | undefined {
  const [word, ...others] = words;
  if (others.length > 0 || (word !== 'name' && word !== 'title')) return undefined;
  const thing = singulars(wordsOf(table.name).at(-1) ?? '').find((form) => Object.hasOwn(namesByTable, form));
  const field = thing && namesByTable[thing];
  return field ? { field } : undefined;
}

function wordGuess(words: readonly string[], table: StudioTable): Guess | undefined {
  const [first = ''] = words;
  const beginning = Object.hasOwn(beginnings, first) && words.length > 1 ? beginnings[first] : undefined;
  if (beginning?.field === 'boolean') return beginning;
  for (let from = 0; from < words.length; from++) {
    const found = ends.get(words.slice(from).join(' '));
    if (found) return withStart(found, words, table);
  }
  return beginning;
}

/** The end of an interval comes after its start, if the table has a column for the start. */
function withStart(found: FieldGuess, words: readonly string[], table: StudioTable): Guess {
  if (found.field !== 'date' && found.field !== 'timestamp') return found;
  const column = startOf(words, table);
  if (!column) return found;
  return { field: found.field, options: { ...found.options, after: column.name, within: 'P14D' } };
}

function startOf(words: readonly string[], { columns }: StudioTable) {
  for (const [i, word] of words.entries()) {
    for (const start of Object.hasOwn(STARTS, word) ? (STARTS[word] ?? []) : []) {
      const wished = words.with(i, start).join(' ');
      const found = columns.find(
        ({ name, field }) =>
          (field === 'date' || field === 'timestamp') && wordsOf(name).join(' ') === wished,
      );
      if (found) return found;
    }
  }
  return undefined;
}
