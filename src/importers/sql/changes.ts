import { DROPPED, dropConstraint, renameConstraint } from './constraint-names.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { LexicalRules } from './dialects.ts';
import type { DraftTable } from './drafts.ts';
import { columnIn, renameColumn } from './named-columns.ts';
import { Scanner } from './scanner.ts';
import type { SqlScript } from './script.ts';
import { NOTHING_RENAMED, type Unread } from './skipped.ts';
import { SqlSyntaxError } from './syntax-error.ts';

/** Reads MySQL's `RENAME TABLE a TO b, c TO d` after the word RENAME. */
export function readRename(cursor: Cursor, script: SqlScript): Unread | undefined {
  if (!cursor.takes('TABLE') && !cursor.takes('TABLES')) return NOTHING_RENAMED;
  cursor.takes('IF', 'EXISTS');
  for (const part of cursor.split()) {
    const from = part.qualifiedName();
    const table = script.findTable(from);
    part.expect('TO');
    const to = part.qualifiedName();
    if (!table) return { reason: `The table “${from.at(-1)}” is not in the source.`, matters: true };
    script.rename(table, to.length > 1 ? to.slice(-2) : [table.names.at(-2) ?? '', ...to]);
  }
  return undefined;
}

/** Reads ALTER INDEX after the word INDEX. */
export function readAlterIndex(cursor: Cursor, script: SqlScript): Unread | undefined {
  cursor.takes('IF', 'EXISTS');
  const names = cursor.qualifiedName();
  const table = script.find(script.indexes, names);
  if (!table || !cursor.takes('RENAME', 'TO')) return NOTHING_RENAMED;
  const name = cursor.name();
  renameConstraint(table, names.at(-1) ?? '', name, script);
  script.indexes.set([table.names.at(-2) ?? '', name], table);
  return undefined;
}

/**
 * Reads `EXEC sp_rename 'dbo.t.a', 'b', 'COLUMN'` after the name of the procedure.
 * https://learn.microsoft.com/sql/relational-databases/system-stored-procedures/sp-rename-transact-sql
 */
export function readProcedureRename(cursor: Cursor, script: SqlScript): Unread | undefined {
  const [object = '', name = '', kind = 'OBJECT'] = cursor.split().map((part) => {
    if (part.peek(1)?.keyword === '=') {
      part.take();
      part.take();
    }
    return part.take().text;
  });
  const path = partsOf(object, script.rules);
  const owner = () => script.findTable(path.slice(0, -1));
  const last = path.at(-1) ?? '';
  switch (kind.toUpperCase()) {
    case 'COLUMN': {
      const table = owner();
      const column = table?.column(last);
      return column && table?.rename(column, name) ? undefined : { ...NOTHING_RENAMED, matters: true };
    }
    case 'INDEX': {
      const table = owner();
      if (table) renameConstraint(table, last, name, script);
      return table ? undefined : NOTHING_RENAMED;
    }
    case 'OBJECT': {
      const table = script.findTable(path);
      if (table) script.rename(table, [table.names.at(-2) ?? '', name]);
      return table ? undefined : NOTHING_RENAMED;
    }
  }
  return NOTHING_RENAMED;
}

/** The parts of a name in a text: `[dbo].[my.table]`. */
function partsOf(text: string, rules: LexicalRules): QualifiedName {
  const scanner = new Scanner(text, rules);
  const parts: string[] = [];
  while (scanner.next()) if (scanner.kind !== 'symbol') parts.push(scanner.token().text);
  return parts;
}

const NAMED_PARTS = new Set(['CONSTRAINT', 'INDEX', 'KEY']);

/** Reads `CONSTRAINT [IF EXISTS] name`, `FOREIGN KEY name` and `INDEX name` after DROP. False if a column is dropped. */
export function dropsNamed(cursor: Cursor, script: SqlScript, table: DraftTable): boolean {
  const kinds = DROPPED.get(cursor.peek()?.keyword ?? '');
  if (!kinds || (cursor.peek(1)?.kind ?? 'symbol') === 'symbol') return false;
  const word = cursor.take();
  if (word.keyword === 'FOREIGN') cursor.expect('KEY');
  const isOptional = cursor.takes('IF', 'EXISTS');
  const name = cursor.name();
  const isIndexOnly = word.keyword === 'INDEX' || word.keyword === 'KEY';
  // An index that is not unique is not kept.
  if (dropConstraint(table, name, script, kinds) || isIndexOnly || isOptional) return true;
  const column = table.columns.find(({ defaultName }) => defaultName === name);
  if (!column) throw new SqlSyntaxError(`There is no constraint “${name}” to drop.`, word);
  column.default = undefined;
  return true;
}

/** `RENAME COLUMN a TO b`, `RENAME a TO b`, `RENAME CONSTRAINT a TO b`, `RENAME TO b` and, in MySQL, `RENAME b` */
export function renameIn(cursor: Cursor, script: SqlScript, table: DraftTable): void {
  if (cursor.takes('TO') || cursor.takes('AS') || cursor.takes('=')) {
    renameTable(table, cursor.qualifiedName(), script);
    return;
  }
  const isNamedPart = cursor.seesOneOf(NAMED_PARTS) && cursor.peek(2)?.keyword === 'TO';
  if (isNamedPart) cursor.take();
  else if (cursor.sees('COLUMN') && !cursor.sees('COLUMN', 'TO')) cursor.take();
  cursor.takes('IF', 'EXISTS');
  const names = cursor.qualifiedName();
  const name = names.at(-1) ?? '';
  if (!isNamedPart && cursor.isAtEnd) {
    renameTable(table, names, script);
    return;
  }
  cursor.expect('TO');
  if (isNamedPart) renameConstraint(table, name, cursor.name(), script);
  else renameColumn(table, columnIn(table, name), cursor.name());
}

function renameTable(table: DraftTable, names: QualifiedName, script: SqlScript): void {
  script.rename(table, names.length > 1 ? names.slice(-2) : [table.names.at(-2) ?? '', ...names]);
}

/** Drops a unique index. False if the table has none with that name. */
export function dropsIndex(table: DraftTable, name: string, script: SqlScript): boolean {
  return dropConstraint(table, name, script);
}
