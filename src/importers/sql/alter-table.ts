import { columnClauseWords } from './column-clause-words.ts';
import { readColumn, readColumnClauses, readColumnType } from './column-definition.ts';
import type { Cursor } from './cursor.ts';
import type { DraftColumn, DraftTable } from './drafts.ts';
import { columnIn, renameColumn } from './named-columns.ts';
import { readPartitionBounds } from './partitions.ts';
import { readParts } from './parts.ts';
import type { SqlReaders } from './readers.ts';
import type { SqlScript } from './script.ts';
import { FROM_ONE, readSequenceOptions } from './sequences.ts';
import type { Unread } from './skipped.ts';
import { SqlSyntaxError } from './syntax-error.ts';
import { isConstraint, isIndex, readConstraints, readIndex } from './table-constraints.ts';
import { readWrittenType } from './types/written-type.ts';

/** Actions that change neither columns nor keys. */
const WITHOUT_EFFECT = new Set([
  'OWNER',
  'ENABLE',
  'DISABLE',
  'CLUSTER',
  'REPLICA',
  'SET',
  'RESET',
  'FORCE',
  'NO',
  'VALIDATE',
  'CHECK',
  'NOCHECK',
  'AUTO_INCREMENT',
  'ENGINE',
  'COMMENT',
  'CONVERT',
  'DEFAULT',
  'CHARACTER',
  'COLLATE',
  'ORDER',
  'ROW_FORMAT',
  'LOCK',
  'ALGORITHM',
]);

type Action = (cursor: Cursor, script: SqlScript, table: DraftTable, readers: SqlReaders) => void;

const ACTIONS: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    ADD: add,
    ALTER: (cursor, script, table) => {
      cursor.takes('COLUMN');
      cursor.takes('IF', 'EXISTS');
      alterColumn(cursor, script, table, columnIn(table, cursor.name()));
    },
    MODIFY: (cursor, script, table) => {
      cursor.takes('COLUMN');
      cursor.takes('IF', 'EXISTS');
      redefine(cursor, script, table, columnIn(table, cursor.name()));
    },
    ATTACH: (cursor, script, table) => {
      cursor.expect('PARTITION');
      const partition = script.findTable(cursor.qualifiedName());
      if (!partition) return;
      partition.partitionOf = table.names;
      partition.bounds = readPartitionBounds(cursor);
    },
    DROP: drop,
    RENAME: (cursor, script, table, { changes }) => changes?.renameIn(cursor, script, table),
    CHANGE: (cursor, script, table) => {
      cursor.takes('COLUMN');
      cursor.takes('IF', 'EXISTS');
      const column = columnIn(table, cursor.name());
      renameColumn(table, column, cursor.name());
      redefine(cursor, script, table, column);
    },
    INHERIT: (cursor, _, table) => {
      table.parents.push(cursor.qualifiedName());
    },
  } satisfies Record<string, Action>),
);

/** Reads ALTER TABLE after the word TABLE. */
export function readAlterTable(cursor: Cursor, script: SqlScript, readers: SqlReaders): Unread | undefined {
  const isOptional = cursor.takes('IF', 'EXISTS');
  cursor.takes('ONLY');
  const name = cursor.qualifiedName();
  cursor.takes('*');
  const table = script.findTable(name);
  if (cursor.takes('WITH')) cursor.take();
  if (table && cursor.takes('SET', 'SCHEMA')) {
    script.rename(table, [cursor.name(), table.names.at(-1) ?? '']);
    return undefined;
  }
  const actions = cursor.split();
  const hasEffect = actions.some((action) => !action.seesOneOf(WITHOUT_EFFECT));
  if (!hasEffect) return { reason: 'This changes no column and no key.', matters: false };
  if (!table) {
    // Dumps delete what was there before they create it.
    const matters = !isOptional && !actions.every(removes);
    return { reason: `The table “${name.at(-1)}” is not in the source.`, matters };
  }
  // SQL Server adds or drops several columns after one word.
  let repeated: Action | undefined;
  readParts(actions, script, (part) => {
    const action = ACTIONS.get(part.peek()?.keyword ?? '');
    if (part.seesOneOf(WITHOUT_EFFECT)) part.kept();
    else if (action) {
      part.take();
      repeated = action === add || action === drop ? action : undefined;
      action(part, script, table, readers);
    } else if (repeated && script.dialect === 'sqlserver') repeated(part, script, table, readers);
    else throw new SqlSyntaxError('This change to a table is not read.', part.peek());
  });
  return undefined;
}

/** Whether an action only takes something away. */
function removes(action: Cursor): boolean {
  if (!action.takes('ALTER')) return action.sees('DROP');
  action.takes('COLUMN');
  action.takes('IF', 'EXISTS');
  return action.peek(1)?.keyword === 'DROP';
}

function drop(cursor: Cursor, script: SqlScript, table: DraftTable, { changes }: SqlReaders): void {
  if (cursor.sees('PARTITION') || cursor.sees('PERIOD')) return;
  if (cursor.takes('PRIMARY', 'KEY')) {
    table.keys = table.keys.filter(({ kind }) => kind !== 'primary');
    return;
  }
  if (changes?.dropsNamed(cursor, script, table)) return;
  cursor.takes('COLUMN');
  const isOptional = cursor.takes('IF', 'EXISTS');
  const name = cursor.name();
  const column = isOptional ? table.column(name) : columnIn(table, name);
  if (column && script.dialect === 'mysql') table.takeFromKeys(column);
  if (column) table.delete(column);
}

function add(cursor: Cursor, script: SqlScript, table: DraftTable): undefined {
  if (isIndex(cursor, script, table)) return readIndex(cursor, script);
  if (isNamedDefault(cursor)) return addDefault(cursor, table);
  if (isConstraint(cursor)) {
    readConstraints(cursor, script, table);
    return;
  }
  cursor.takes('COLUMN');
  cursor.takes('IF', 'NOT', 'EXISTS');
  if (cursor.sees('(')) readParts(cursor.parenthesized().split(), script, (part) => add(part, script, table));
  else readColumn(cursor, script, table);
}

function isNamedDefault(cursor: Cursor): boolean {
  return cursor.sees('DEFAULT') || (cursor.sees('CONSTRAINT') && cursor.peek(2)?.keyword === 'DEFAULT');
}

const FOR = new Set(['FOR']);

/** `CONSTRAINT [DF_x] DEFAULT ((0)) FOR [x]` */
function addDefault(cursor: Cursor, table: DraftTable): undefined {
  const name = cursor.takes('CONSTRAINT') ? cursor.name() : undefined;
  cursor.expect('DEFAULT');
  const expression = cursor.skipTo(FOR).kept();
  cursor.expect('FOR');
  const column = columnIn(table, cursor.name());
  column.default = expression;
  column.defaultName = name;
}

/** They begin actions that change nothing about the values. */
const OTHER_COLUMN_ACTIONS: ReadonlySet<string> = new Set(['SET', 'ADD', 'DROP', 'RESTART']);

function alterColumn(cursor: Cursor, script: SqlScript, table: DraftTable, column: DraftColumn): undefined {
  if (cursor.takes('SET', 'DEFAULT')) column.default = cursor.skipTo(columnClauseWords, 1).kept();
  else if (cursor.takes('DROP', 'DEFAULT')) column.default = undefined;
  else if (cursor.takes('SET', 'NOT', 'NULL')) column.isNotNull = true;
  else if (cursor.takes('DROP', 'NOT', 'NULL')) column.isNotNull = false;
  else if (cursor.takes('ADD', 'GENERATED')) addIdentity(cursor, column);
  else if (cursor.takes('SET', 'GENERATED')) column.isAlwaysNumbered = takesAlways(cursor);
  else if (cursor.takes('DROP', 'IDENTITY')) {
    cursor.takes('IF', 'EXISTS');
    column.sequence = undefined;
    column.isAlwaysNumbered = false;
  } else if (cursor.takes('TYPE') || cursor.takes('SET', 'DATA', 'TYPE')) {
    column.type = script.dated(readWrittenType(cursor, script.text)) ?? column.type;
    // `USING` converts the cells that the table has.
    if (cursor.sees('USING') || cursor.sees('COLLATE')) cursor.kept();
  } else if (cursor.seesOneOf(OTHER_COLUMN_ACTIONS)) cursor.kept();
  else {
    // PostgreSQL has no other action. SQL Server repeats the whole definition.
    if (script.dialect === 'postgresql') cursor.expect('TYPE');
    redefine(cursor, script, table, column);
  }
}

/** Reads `ALWAYS` or `BY DEFAULT`, and tells whether it is ALWAYS. */
function takesAlways(cursor: Cursor): boolean {
  const isAlways = cursor.takes('ALWAYS');
  if (!isAlways) cursor.takes('BY', 'DEFAULT');
  return isAlways;
}

function addIdentity(cursor: Cursor, column: DraftColumn): undefined {
  column.isAlwaysNumbered = takesAlways(cursor);
  cursor.expect('AS');
  cursor.expect('IDENTITY');
  column.sequence = cursor.sees('(') ? readSequenceOptions(cursor.parenthesized()) : FROM_ONE;
  column.isNotNull = true;
}

/** Reads a definition that replaces the column's, except for its keys and checks. */
function redefine(cursor: Cursor, script: SqlScript, table: DraftTable, column: DraftColumn): undefined {
  readColumnType(cursor, script, column);
  column.isNotNull = false;
  if (script.dialect === 'mysql') {
    column.default = undefined;
    column.sequence = undefined;
  }
  readColumnClauses(cursor, { script, table, column });
}
