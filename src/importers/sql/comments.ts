import type { Cursor } from './cursor.ts';
import type { SqlScript } from './script.ts';
import type { Unread } from './skipped.ts';

/** Reads COMMENT ON after the word ON. */
export function readComment(cursor: Cursor, script: SqlScript): Unread | undefined {
  if (!cursor.takes('COLUMN')) return { reason: 'Only comments on columns are read.', matters: false };
  const names = cursor.qualifiedName();
  const column = script.findTable(names.slice(0, -1))?.column(names.at(-1) ?? '');
  if (!column) return { reason: `There is no column “${names.join('.')}”.`, matters: false };
  cursor.expect('IS');
  const { kind, text } = cursor.take();
  column.comment = kind === 'string' ? text : undefined;
  return undefined;
}

/** The arguments of `sp_addextendedproperty`, by their names in its documentation, in order. */
const ARGUMENTS = [
  'name',
  'value',
  'level0type',
  'level0name',
  'level1type',
  'level1name',
  'level2type',
  'level2name',
] as const;

const NO_COMMENT: Unread = { reason: 'Only descriptions of columns are read.', matters: false };

/**
 * Reads the comment in `EXEC sp_addextendedproperty @name = N'MS_Description', …`, after the name of the procedure.
 * https://learn.microsoft.com/sql/relational-databases/system-stored-procedures/sp-addextendedproperty-transact-sql
 */
export function readExtendedProperty(cursor: Cursor, script: SqlScript): Unread | undefined {
  const values = new Map<string, string>();
  cursor.split().forEach((part, i) => {
    const isNamed = part.peek(1)?.keyword === '=';
    const name = isNamed ? part.take().text.slice(1).toLowerCase() : (ARGUMENTS[i] ?? '');
    if (isNamed) part.take();
    values.set(name, part.take().text);
  });
  const isOfColumn =
    values.get('name') === 'MS_Description' && values.get('level2type')?.toUpperCase() === 'COLUMN';
  if (!isOfColumn) return NO_COMMENT;
  const names = [values.get('level0name') ?? '', values.get('level1name') ?? ''];
  const column = script.findTable(names)?.column(values.get('level2name') ?? '');
  if (!column) return NO_COMMENT;
  column.comment = values.get('value');
  return undefined;
}
