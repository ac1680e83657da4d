import { counted } from '../library/counted.ts';
import { type Cause, diffSchemas, type SchemaDiff } from '../schema/diff/diff.ts';
import { versionDifference } from '../schema/made-with-other.ts';
import type { ColumnName } from '../schema/value-changes.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { EXIT_CHANGED } from './exit-codes.ts';
import { openDocument } from './open-schema.ts';
import { CommandError, refuse } from './problem.ts';
import { shownName } from './read-file.ts';
import { printable } from './report.ts';

/** Compares two schemas. Exits with 1 if values change. */
export async function diff({ operands, has }: Arguments<'allow-outside'>, context: Context): Promise<void> {
  const [old = '', next = ''] = operands;
  if (old === '-' && next === '-')
    refuse('', 'invalid-flag', 'Only one of the two schema documents can be - for standard input.');
  const request = { allowOutside: has('allow-outside') };
  const before = await named(old, () => openDocument(old, context, request), context);
  const after = await named(next, () => openDocument(next, context, request), context);
  const versions = versionDifference(before.source, after.source);
  if (versions.isUnknown)
    context.note(
      `${shownName(old)} and ${shownName(next)} were made with versions whose differences are not known. Further values may differ.`,
    );
  const changes = diffSchemas(before.dataset.schema, after.dataset.schema, versions.columns);
  await context.print(context.json ? `${JSON.stringify(changes)}\n` : `${sentencesOf(changes).join('\n')}\n`);
  if (changes.changed.length > 0) process.exitCode = EXIT_CHANGED;
}

/** In JSON, a problem names its place in the document. Of two documents, it has to name the file too. */
async function named<T>(file: string, open: () => Promise<T>, { json }: Context): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!json || !(error instanceof CommandError) || !error.document) throw error;
    const problems = error.problems.map((problem) => ({
      ...problem,
      message: `${shownName(file)}: ${problem.message}`,
    }));
    throw new CommandError(problems, error.document);
  }
}

function sentencesOf(changes: SchemaDiff): readonly string[] {
  const { changed, unchanged, rows, tables, columns } = changes;
  const count = counted(changed.length + unchanged.length, 'column');
  return [
    changed.length === 0
      ? `No value changes in ${count}.`
      : `Values change in ${changed.length.toLocaleString('en-US')} of ${count}:`,
    ...changed.map((column) => `${nameOf(column)}: ${column.causes.map(causeText).join('; ')}.`),
    ...rows.map(
      ({ table, before, after }) =>
        `${table} has ${counted(after, 'row')} instead of ${before.toLocaleString('en-US')}.`,
    ),
    ...tables.added.map((name) => `The table ${name} is new.`),
    ...tables.removed.map((name) => `The table ${name} is gone.`),
    ...tables.renamed.map(({ from, to }) => `The table ${from} is called ${to} now.`),
    ...columns.added.map((name) => `The column ${nameOf(name)} is new.`),
    ...columns.removed.map((name) => `The column ${nameOf(name)} is gone.`),
    ...columns.renamed.map(({ from, to }) => `The column ${nameOf(from)} is called ${to.column} now.`),
  ].map(printable);
}

function nameOf({ table, column }: ColumnName): string {
  return `${table}.${column}`;
}

/** Causes without further facts, as parts of a sentence. */
const CAUSES: Readonly<Record<Exclude<Cause['cause'], 'options' | 'reads'>, string>> = {
  seed: 'the seed changes',
  now: '“now” changes',
  locale: 'the locale of its rows changes',
  'table-key': 'the name or the key of its table changes',
  key: 'its key changes',
  field: 'its field changes',
  of: 'its “of” changes',
  nulls: 'its “nulls” changes',
  'null-when': 'its “nullWhen” changes',
  'max-length': 'its “maxLength” changes',
  unique: 'its “unique” changes',
  entity: 'another column decides the values that they share',
  rows: 'it is spread over the rows of its table, whose number changes',
  given: 'its given values change',
  groups: 'the groups of rows that it reads change',
  parents: 'the number of rows that it can refer to changes',
  'foreign-key': 'its foreign key changes',
  'composite-key': 'its key of several columns, or another column of that key, changes',
  version: 'the version of Rowloom that makes it changes',
};

function causeText(cause: Cause): string {
  if (cause.cause === 'reads') return `it reads ${listOf(cause.columns.map(nameOf))}`;
  if (cause.cause !== 'options') return CAUSES[cause.cause];
  const names = cause.options.map((name) => `“${name}”`);
  return names.length === 1 ? `its option ${listOf(names)} changes` : `its options ${listOf(names)} change`;
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
