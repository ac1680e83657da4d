import type { Cursor, QualifiedName } from './cursor.ts';
import type { SqlReaders } from './readers.ts';
import type { SqlScript } from './script.ts';
import type { Unread } from './skipped.ts';

type Dropper = (names: QualifiedName, script: SqlScript, drop: Drop) => boolean;

interface Drop {
  /** The words after the names. */
  readonly rest: Cursor;
  readonly offset: number;
  readonly readers: SqlReaders;
}

/** Droppers by the word of the object. Each dropper tells whether the script had the object. */
const DROPPERS: ReadonlyMap<string, Dropper> = new Map<string, Dropper>([
  ['TABLE', dropTable],
  ['TYPE', dropType],
  ['DOMAIN', dropType],
  ['INDEX', dropIndex],
  ['SCHEMA', dropSchema],
  ['DATABASE', dropSchema],
]);

const NOTHING: Unread = { reason: 'Nothing is deleted.', matters: false };

/** Reads DROP. Dumps delete tables before they create them, so that what is not there is no loss. */
export function readDrop(cursor: Cursor, script: SqlScript, readers: SqlReaders): Unread | undefined {
  const offset = cursor.tokens[0]?.start ?? 0;
  cursor.takes('TEMPORARY');
  const dropper = DROPPERS.get(cursor.peek()?.keyword ?? '');
  if (!dropper) return NOTHING;
  cursor.take();
  cursor.takes('CONCURRENTLY');
  cursor.takes('IF', 'EXISTS');
  const found = cursor.split().map((part) => {
    const names = part.qualifiedName();
    const isDropped = dropper(names, script, { rest: part, offset, readers });
    if (!part.takes('CASCADE')) part.takes('RESTRICT');
    return isDropped;
  });
  return found.includes(true) ? undefined : NOTHING;
}

function dropTable(names: QualifiedName, script: SqlScript, { rest, offset }: Drop): boolean {
  const table = script.findExactly(script.tables, names);
  if (!table) return false;
  // Other databases ignore the word, or refuse to drop the table.
  script.drop(table, offset, script.dialect === 'postgresql' && rest.sees('CASCADE'));
  return true;
}

function dropType(names: QualifiedName, script: SqlScript): boolean {
  const resolved = script.resolved(names);
  const isThere = script.types.has(resolved);
  script.types.delete(resolved);
  return isThere;
}

/** `DROP INDEX i`, `DROP INDEX i ON t` and, in SQL Server, `DROP INDEX t.i` */
function dropIndex(names: QualifiedName, script: SqlScript, { rest, readers }: Drop): boolean {
  const name = names.at(-1) ?? '';
  const isOfTable = script.dialect === 'sqlserver' && names.length > 1;
  const table = rest.takes('ON')
    ? script.findTable(rest.qualifiedName())
    : isOfTable
      ? script.findTable(names.slice(0, -1))
      : script.find(script.indexes, names);
  return table !== undefined && readers.changes?.dropsIndex(table, name, script) === true;
}

function dropSchema([name = '']: QualifiedName, script: SqlScript, { offset }: Drop): boolean {
  const tables = [...script.tables.values].filter(({ names }) => names.at(-2) === name);
  for (const table of tables) script.drop(table, offset, true);
  return tables.length > 0;
}
