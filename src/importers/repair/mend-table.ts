import { fields } from '../../catalogue/fields.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ColumnDraft, SchemaDraft, TableDraft } from '../choose/draft.ts';
import { applyFix } from './apply-fix.ts';
import { distinctGuesses } from './distinct.ts';

/** A key that a problem is about: the table's primary key, or one of its unique keys. */
interface BrokenKey {
  readonly kind: 'primaryKey' | 'unique';
  readonly names: readonly string[];
}

/** Mends one problem of a table. Returns false if nothing helps. */
export function mendTable(draft: SchemaDraft, table: TableDraft, problem: Problem): boolean {
  const property = problem.path[2];
  if (property === 'foreignKeys') return withoutForeignKey(table, problem);
  const key = keyOf(table, problem);
  if (!key) return problem.fix !== undefined && applyFix(draft, problem.fix);
  return mendKey(draft, table, key, problem) || withoutKey(table, key);
}

function keyOf(table: TableDraft, { path }: Problem): BrokenKey | undefined {
  const [, , property, index] = path;
  if (property === 'primaryKey') return { kind: 'primaryKey', names: table.primaryKey };
  if (property !== 'unique' || typeof index !== 'number') return undefined;
  const names = table.unique.filter((key) => key.length > 1)[index];
  return names && { kind: 'unique', names };
}

/**
 * Makes a key distinct: one of its columns that is no reference counts the rows, or the table gets fewer rows. If all its
 * columns are references that another key needs too, a column of that other key counts the rows.
 */
function mendKey(draft: SchemaDraft, table: TableDraft, { names }: BrokenKey, problem: Problem): boolean {
  const keys = [table.primaryKey, ...table.unique];
  const others = keys.filter((key) => key !== names && key.some((name) => names.includes(name)));
  const [column] = [...freeColumns(table, [names]), ...freeColumns(table, others)];
  const guess = column && distinctGuesses(column, table)[0];
  if (column && guess) {
    column.tried.add('key');
    column.choice = {
      ...column.choice,
      field: guess.field,
      ...(guess.options && { options: guess.options }),
    };
    const own = names.includes(column.context.column.name)
      ? names
      : others.find((key) => isPart(column, key));
    const { label } = fields[guess.field];
    const sentence = `“${label}” makes the key ${(own ?? names).join(', ')} unique`;
    const rest = own === names ? '' : `, so that other columns make ${names.join(', ')} unique`;
    column.repairs = [...column.repairs, `${sentence}${rest}.`];
    return true;
  }
  if (!problem.fix || !applyFix(draft, problem.fix)) return false;
  note(table, names, `The table has ${rowsOf(table)}: ${problem.message}`);
  return true;
}

function isPart({ context }: ColumnDraft, key: readonly string[]): boolean {
  return key.includes(context.column.name);
}

/** Columns of these keys that can get another field. Those that belong to the fewest keys come first. */
function freeColumns(table: TableDraft, keys: readonly (readonly string[])[]): readonly ColumnDraft[] {
  const all = [table.primaryKey, ...table.unique];
  const usesOf = ({ context }: ColumnDraft) => all.filter((key) => key.includes(context.column.name)).length;
  return table.columns
    .filter(
      ({ context, choice, tried }) =>
        keys.some((key) => key.includes(context.column.name)) &&
        choice.field !== 'reference' &&
        choice.evidence !== 'check' &&
        !tried.has('key') &&
        !table.source.foreignKeys.some(({ columns }) => columns.includes(context.column.name)),
    )
    .sort((one, other) => usesOf(one) - usesOf(other));
}

function withoutKey(table: TableDraft, { kind, names }: BrokenKey): boolean {
  note(
    table,
    names,
    `The key ${names.join(', ')} is left out: its values cannot be counted. The database may refuse rows.`,
  );
  if (kind === 'primaryKey') table.primaryKey = [];
  else table.unique = table.unique.filter((key) => key !== names);
  return true;
}

function withoutForeignKey(table: TableDraft, { path, message }: Problem): boolean {
  const [, , , index] = path;
  const key = table.foreignKeys[Number(index)];
  if (!key) return false;
  table.foreignKeys = table.foreignKeys.filter((other) => other !== key);
  note(table, key.columns, `The foreign key to ${key.table} is left out: ${message}`);
  return true;
}

function rowsOf({ rows }: TableDraft): string {
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;
}

/** Says something about a key at its first column. */
function note(table: TableDraft, [name]: readonly string[], sentence: string): void {
  const column = table.columns.find(({ context }) => context.column.name === name);
  if (column) column.repairs = [...column.repairs, sentence];
}
