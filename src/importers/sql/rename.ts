import { renameConstraint } from './constraint-names.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { LexicalRules } from './dialects.ts';
import { Scanner } from './scanner.ts';
import type { SqlScript } from './script.ts';
import type { Unread } from './skipped.ts';

const NOTHING: Unread = { reason: 'This renames no table, column or key of the source.', matters: false };

/** Reads MySQL's `RENAME TABLE a TO b, c TO d` after the word RENAME. */
export function readRename(cursor: Cursor, script: SqlScript): Unread | undefined {
  if (!cursor.takes('TABLE') && !cursor.takes('TABLES')) return NOTHING;
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
  if (!table || !cursor.takes('RENAME', 'TO')) return NOTHING;
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
      return column && table?.rename(column, name) ? undefined : { ...NOTHING, matters: true };
    }
    case 'INDEX': {
      const table = owner();
      if (table) renameConstraint(table, last, name, script);
      return table ? undefined : NOTHING;
    }
    case 'OBJECT': {
      const table = script.findTable(path);
      if (table) script.rename(table, [table.names.at(-2) ?? '', name]);
      return table ? undefined : NOTHING;
    }
  }
  return NOTHING;
}

/** The parts of a name in a text: `[dbo].[my.table]`. */
function partsOf(text: string, rules: LexicalRules): QualifiedName {
  const scanner = new Scanner(text, rules);
  const parts: string[] = [];
  while (scanner.next()) if (scanner.kind !== 'symbol') parts.push(scanner.token().text);
  return parts;
}
