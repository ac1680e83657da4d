import { readAlterTable } from './alter-table.ts';
import { readComment, readExtendedProperty } from './comments.ts';
import { readCreateIndex } from './create-index.ts';
import { readCreateTable } from './create-table.ts';
import type { Cursor } from './cursor.ts';
import { readDrop } from './drop.ts';
import type { SqlReaders } from './readers.ts';
import type { SqlScript } from './script.ts';
import { readCreateSequence } from './sequences.ts';
import { NOTHING_RENAMED, type Unread } from './skipped.ts';

type StatementReader = (
  cursor: Cursor,
  script: SqlScript,
  readers: SqlReaders,
  modifiers: ReadonlySet<string>,
) => Unread | undefined;

const unread =
  (reason: string, matters: boolean): StatementReader =>
  () => ({ reason, matters });

/** The same reader for each of several words. */
function each(words: string, reader: StatementReader): readonly (readonly [string, StatementReader])[] {
  return words.split(' ').map((word) => [word, reader]);
}

/** Statements that CREATE or ALTER something, by what it is. */
type Objects = ReadonlyMap<string, StatementReader>;

const CREATED: Objects = new Map([
  ['TABLE', (cursor, script, _, modifiers) => readCreateTable(cursor, script, modifiers)],
  ['TYPE', (cursor, script, { types }) => types?.readCreateType(cursor, script)],
  ['DOMAIN', (cursor, script, { types }) => types?.readCreateDomain(cursor, script)],
  ['INDEX', (cursor, script, _, modifiers) => readCreateIndex(cursor, script, modifiers)],
  ['SEQUENCE', readCreateSequence],
  ['VIEW', readCreateView],
  ...each(
    'TRIGGER EVENT RULE',
    unread('A trigger or a rule can change or refuse rows, and is not read.', true),
  ),
  ...each(
    'FUNCTION PROCEDURE PROC PACKAGE AGGREGATE',
    unread('Functions and procedures are not executed.', false),
  ),
  ...each(
    'SCHEMA DATABASE EXTENSION ROLE USER LOGIN LANGUAGE COLLATION CAST CONVERSION OPERATOR TEXT SERVER TABLESPACE ' +
      'PUBLICATION SUBSCRIPTION POLICY STATISTICS ACCESS TRANSFORM FULLTEXT SYNONYM ASSEMBLY PARTITION CERTIFICATE',
    unread('This creates no table and no type.', false),
  ),
]);

const ALTERED: Objects = new Map([
  ['TABLE', readAlterTable],
  ['TYPE', (cursor, script, { types }) => types?.readAlterType(cursor, script)],
  ['DOMAIN', (cursor, script, { types }) => types?.readAlterDomain(cursor, script)],
  [
    'INDEX',
    (cursor, script, { changes }) => (changes ? changes.readAlterIndex(cursor, script) : NOTHING_RENAMED),
  ],
]);

const PUT_TOGETHER = 'Only the database can put together what this executes.';
const OTHER_CHANGE = unread('This changes no table.', false);
const UNKNOWN = unread('This statement is not known here.', true);
const ROWS = unread('Rows are not read.', false);
const SETTING = unread('This is a setting.', false);
const COMMAND = unread('Commands are not executed.', false);

/** All statements, by their first word. */
const STATEMENTS: ReadonlyMap<string, StatementReader> = new Map([
  ['CREATE', readCreate],
  ['ALTER', readAlter],
  ['COMMENT', (cursor, script) => (cursor.takes('ON') ? readComment(cursor, script) : unreadComment)],
  ['SET', readSetting],
  ['USE', readUse],
  ...each('EXEC EXECUTE', readCall),
  ...each('INSERT REPLACE COPY UPDATE DELETE MERGE VALUES LOAD BULK', ROWS),
  ...each('PRAGMA BEGIN COMMIT START END ROLLBACK SAVEPOINT RELEASE LOCK UNLOCK DECLARE RESET', SETTING),
  ...each('GRANT REVOKE DENY SECURITY', unread('Permissions say nothing about tables.', false)),
  ['PREPARE', (_, { dialect }) => ({ reason: PUT_TOGETHER, matters: dialect === 'mysql' })],
  ['DROP', readDrop],
  ['RENAME', (cursor, script, { changes }) => changes?.readRename(cursor, script)],
  ['TRUNCATE', unread('Rows are not read.', false)],
  ...each(
    'DO SELECT WITH CALL IF ELSE WHILE PRINT ANALYZE VACUUM REINDEX DEALLOCATE REFRESH EXPLAIN FLUSH OPTIMIZE CHECKPOINT REASSIGN ' +
      'CLUSTER DBCC RAISERROR WAITFOR ATTACH DETACH NOTIFY LISTEN HANDLER KILL INSTALL RETURN GO',
    COMMAND,
  ),
]);

const unreadComment: Unread = { reason: 'Only comments on columns are read.', matters: false };

/** Reads a statement. Returns why it was not read, if so. */
export function readStatement(cursor: Cursor, script: SqlScript, readers: SqlReaders): Unread | undefined {
  const reader = STATEMENTS.get(cursor.take().keyword) ?? UNKNOWN;
  return reader(cursor, script, readers, new Set());
}

/** So many words can be between CREATE and what is created. */
const MODIFIERS_MAX = 20;
const MODIFIERS = new Set(
  (
    'OR REPLACE UNIQUE TEMP TEMPORARY GLOBAL LOCAL UNLOGGED FOREIGN VIRTUAL EXTERNAL MATERIALIZED CLUSTERED NONCLUSTERED ' +
    'COLUMNSTORE INVERTED'
  ).split(' '),
);

function readCreate(cursor: Cursor, script: SqlScript, readers: SqlReaders): Unread | undefined {
  const modifiers = new Set<string>();
  for (let i = 0; i < MODIFIERS_MAX && !cursor.isAtEnd; i++) {
    const keyword = cursor.peek()?.keyword ?? '';
    const reader = CREATED.get(keyword);
    if (reader || MODIFIERS.has(keyword)) cursor.take();
    else cursor.skip();
    if (reader) return reader(cursor, script, readers, modifiers);
    modifiers.add(keyword);
  }
  return UNKNOWN(cursor, script, readers, modifiers);
}

function readAlter(cursor: Cursor, script: SqlScript, readers: SqlReaders): Unread | undefined {
  const reader = ALTERED.get(cursor.peek()?.keyword ?? '') ?? OTHER_CHANGE;
  cursor.take();
  return reader(cursor, script, readers, new Set());
}

/** MySQL's dumps create a table in place of each view first. */
function readCreateView(cursor: Cursor, script: SqlScript): Unread {
  cursor.takes('IF', 'NOT', 'EXISTS');
  if (!cursor.isAtEnd) script.tables.delete(script.resolved(cursor.qualifiedName()));
  return { reason: 'A view has no rows of its own.', matters: false };
}

/** `SET search_path = app, pg_catalog`, as older versions of pg_dump print it, sets the namespaces. */
function readSetting(cursor: Cursor, script: SqlScript): Unread {
  if (!cursor.takes('LOCAL')) cursor.takes('SESSION');
  if (cursor.takes('SEARCH_PATH')) {
    cursor.take();
    const names = cursor.split().map((part) => part.nameOf(part.take()));
    // `$user` is a namespace that few databases have.
    const namespaces = names.filter((name) => name !== '' && name !== '$user');
    script.searchPath = names.includes('default') || namespaces.length === 0 ? ['public'] : namespaces;
  }
  return { reason: 'This is a setting.', matters: false };
}

/** `USE shop` chooses a database, and in MySQL with it the namespace. */
function readUse(cursor: Cursor, script: SqlScript): Unread {
  if (script.dialect === 'mysql') script.searchPath = [cursor.name()];
  return { reason: 'This is a setting.', matters: false };
}

const DEFINITION = /\b(?:CREATE|ALTER)\s+TABLE\b/i;

function readCall(cursor: Cursor, script: SqlScript, { changes }: SqlReaders): Unread | undefined {
  const isText = cursor.sees('(') || cursor.peek()?.kind === 'string';
  const name = isText ? undefined : cursor.qualifiedName().at(-1)?.toLowerCase();
  if (name === 'sp_addextendedproperty') return readExtendedProperty(cursor, script);
  if (name === 'sp_rename') return changes?.readProcedureRename(cursor, script);
  const isDefinition = cursor.tokens.some(({ kind, text }) => kind === 'string' && DEFINITION.test(text));
  if (isDefinition) return { reason: PUT_TOGETHER, matters: true };
  return { reason: 'Commands are not executed.', matters: false };
}
