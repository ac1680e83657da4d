import { readColumn } from './column-definition.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import { DraftTable } from './drafts.ts';
import { readOptions } from './options.ts';
import { readPartitionBounds, readPartitioning } from './partitions.ts';
import { readParts } from './parts.ts';
import type { SqlScript } from './script.ts';
import type { Unread } from './skipped.ts';
import { SqlSyntaxError } from './syntax-error.ts';
import { isConstraint, isIndex, readConstraints, readIndex } from './table-constraints.ts';

/** Reads CREATE TABLE after the word TABLE. `modifiers` are the words between CREATE and TABLE. */
export function readCreateTable(
  cursor: Cursor,
  script: SqlScript,
  modifiers: ReadonlySet<string>,
): Unread | undefined {
  const isOptional = cursor.takes('IF', 'NOT', 'EXISTS');
  const offset = cursor.peek()?.start ?? 0;
  const name = cursor.qualifiedName();
  const names = script.resolved(name);
  if (modifiers.has('TEMP') || modifiers.has('TEMPORARY') || name.at(-1)?.startsWith('#')) {
    return { reason: 'A temporary table is not a part of the schema.', matters: false };
  }
  const elsewhere = ELSEWHERE.find((word) => modifiers.has(word));
  if (elsewhere === 'VIRTUAL') script.virtualTables.push(name.at(-1) ?? '');
  if (elsewhere !== undefined)
    return { reason: 'The rows of this table are not in the database itself.', matters: true };
  if (/^sqlite_/i.test(name.at(-1) ?? ''))
    return { reason: 'SQLite makes this table itself.', matters: false };
  if (isPartOfVirtualTable(name.at(-1) ?? '', script)) {
    return { reason: 'SQLite makes this table for a virtual one.', matters: false };
  }
  const existing = script.tables.has(names) ? script.tables.get(names) : undefined;
  if (existing && modifiers.has('REPLACE')) script.drop(existing, offset, false);
  else if (existing) {
    return { reason: `There is a table “${name.at(-1)}” already.`, matters: !isOptional };
  }
  const table = new DraftTable(names, offset, cursor.readTo);
  const outcome = readBody(cursor, script, table);
  if (!outcome) script.tables.set(names, table);
  return outcome;
}

/** Kinds of tables of which the database has only the definition. */
const ELSEWHERE = ['FOREIGN', 'VIRTUAL', 'EXTERNAL'] as const;

/**
 * What SQLite adds to the name of a virtual table for the tables that hold its content.
 * https://www.sqlite.org/vtab.html#xshadowname
 */
const SHADOWS = /_(?:data|idx|content|docsize|config|segments|segdir|stat|node|rowid|parent)$/;

function isPartOfVirtualTable(name: string, { virtualTables }: SqlScript): boolean {
  const suffix = SHADOWS.exec(name);
  return suffix !== null && virtualTables.includes(name.slice(0, suffix.index));
}

const FROM_A_QUERY: Unread = {
  reason: 'The columns of a table made from a query are not known.',
  matters: true,
};

/** The columns and constraints in parentheses. Without a closing parenthesis, those before the last comma. */
function partsOf(cursor: Cursor, script: SqlScript): readonly Cursor[] {
  if (!cursor.sees('(') || cursor.closes()) return cursor.parenthesized().split();
  const open = cursor.expect('(');
  const parts = cursor.split();
  const isLastComplete = (parts.at(-1)?.end ?? cursor.end) < cursor.end;
  const complete = isLastComplete ? parts : parts.slice(0, -1);
  if (complete.length === 0) throw new SqlSyntaxError(NOT_CLOSED, open);
  const rest = complete.at(-1)?.end ?? cursor.end;
  const start = cursor.tokens[rest + 1]?.start ?? cursor.readTo;
  const end = cursor.readTo;
  cursor.markRead(rest, cursor.end);
  const reason = `${cursor.cut ?? NOT_CLOSED} The table was read up to here.`;
  script.skip(start, end, reason, true);
  return complete;
}

const NOT_CLOSED = 'The definition of the table has no closing parenthesis.';

function readBody(cursor: Cursor, script: SqlScript, table: DraftTable): Unread | undefined {
  if (cursor.takes('PARTITION', 'OF')) {
    table.partitionOf = cursor.qualifiedName();
    if (cursor.sees('(') && cursor.closes()) cursor.parenthesized();
    table.bounds = readPartitionBounds(cursor);
    table.partitioning = readPartitioning(cursor.within(cursor.index, cursor.end));
    readOptions(cursor);
    return undefined;
  }
  if (cursor.takes('LIKE')) {
    copyTable(cursor.qualifiedName(), script, table, true);
    return undefined;
  }
  if (cursor.sees('AS')) return FROM_A_QUERY;
  if (cursor.sees('OF'))
    return { reason: 'The columns of a table of a composite type are not known.', matters: true };
  const parts = partsOf(cursor, script);
  readParts(parts, script, (part) => readPart(part, script, table));
  if (cursor.takes('INHERITS')) {
    table.parents.push(
      ...cursor
        .parenthesized()
        .split()
        .map((part) => part.qualifiedName()),
    );
  }
  table.isWithoutRowId = hasWords(cursor, 'WITHOUT', 'ROWID');
  table.isStrict = script.dialect === 'sqlite' && hasWords(cursor, 'STRICT');
  table.isLatin1 = LATIN_1.some((words) => hasWords(cursor, ...words));
  const partitioning = readPartitioning(cursor.within(cursor.index, cursor.end));
  // Foreign databases make the partitions that rows need.
  table.partitioning = script.readAs ? undefined : partitioning;
  const isFromQuery = cursor.sees('AS');
  // Options of foreign databases say where and how rows are stored.
  if (script.readAs) cursor.kept();
  else readOptions(cursor);
  if (table.columns.length > 0 || table.parents.length > 0) return undefined;
  return isFromQuery ? FROM_A_QUERY : { reason: 'The table has no columns.', matters: true };
}

/** The options of MySQL that give columns a character set of one byte. */
const LATIN_1 = [['CHARSET'], ['CHARACTER', 'SET']].flatMap((words) => [
  [...words, 'LATIN1'],
  [...words, '=', 'LATIN1'],
]);

/** Whether words follow each other somewhere in the rest of the statement. */
function hasWords(cursor: Cursor, ...words: readonly string[]): boolean {
  for (let i = cursor.index; i < cursor.end; i++) {
    if (words.every((word, ahead) => cursor.tokens[i + ahead]?.keyword === word)) return true;
  }
  return false;
}

function readPart(part: Cursor, script: SqlScript, table: DraftTable): void {
  if (isConstraint(part)) readConstraints(part, script, table);
  else if (part.takes('LIKE')) {
    const name = part.qualifiedName();
    const isComplete = part.sees('INCLUDING', 'ALL') || script.dialect === 'mysql';
    copyTable(name, script, table, isComplete || part.sees('INCLUDING', 'INDEXES'));
    while (part.takes('INCLUDING') || part.takes('EXCLUDING')) part.take();
  } else if (isIndex(part, script, table)) readIndex(part, script);
  else readColumn(part, script, table);
}

/** Columns that `LIKE` copies, in all tables together. */
const COPIED_MAX = 100_000;

/** Copies another table's columns and, if `withKeys`, its keys and checks. */
function copyTable(name: QualifiedName, script: SqlScript, table: DraftTable, withKeys: boolean): void {
  const model = script.findTable(name);
  script.copiedColumns += model?.columnCount ?? 0;
  if (!model || script.copiedColumns > COPIED_MAX) {
    const why = model ? 'are too many' : 'are not in the source';
    script.skip(
      table.offset,
      table.end,
      `The columns of “${name.at(-1)}”, which this table copies, ${why}.`,
      true,
    );
    return;
  }
  for (const column of model.columns) table.add({ ...column });
  if (!withKeys) return;
  table.takeKeys(model);
  table.takeChecks(model);
}
