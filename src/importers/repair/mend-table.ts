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

/** One of the key’s columns that is no reference gets distinct values, or the table gets fewer rows. */
function mendKey(draft: SchemaDraft, table: TableDraft, { names }: BrokenKey, problem: Problem): boolean {
  const keys = [table.primaryKey, ...table.unique];
  const free = table.columns.filter(
    ({ context, choice }) =>
      names.includes(context.column.name) &&
      choice.field !== 'reference' &&
      choice.evidence !== 'check' &&
      !table.source.foreignKeys.some(({ columns }) => columns.includes(context.column.name)),
  );
  // A column that belongs to this key alone leaves the other keys as they are.
  const usesOf = ({ context }: ColumnDraft) => keys.filter((key) => key.includes(context.column.name)).length;
  const [column] = free.filter(isUntried).sort((one, other) => usesOf(one) - usesOf(other));
  const guess = column && distinctGuesses(column, table)[0];
  if (column && guess) {
    column.tried.add('key');
    column.choice = {
      ...column.choice,
      field: guess.field,
      ...(guess.options && { options: guess.options }),
    };
    const said = `“${guess.field}” makes the key ${names.join(', ')} unique.`;
    column.repairs = [...column.repairs, said];
    return true;
  }
  if (problem.fix && applyFix(draft, problem.fix)) {
    note(table, names, `The table has ${table.rows.toLocaleString('en-US')} rows: ${problem.message}`);
    return true;
  }
  return false;
}

const isUntried = ({ tried }: ColumnDraft) => !tried.has('key');

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

/** Says something about a key at its first column. */
function note(table: TableDraft, [name]: readonly string[], sentence: string): void {
  const column = table.columns.find(({ context }) => context.column.name === name);
  if (column) column.repairs = [...column.repairs, sentence];
}
