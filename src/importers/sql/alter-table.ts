import { columnClauseWords } from './column-clause-words.ts';
import { readColumn, readColumnClauses, readColumnType } from './column-definition.ts';
import type { Cursor } from './cursor.ts';
import type { DraftColumn, DraftTable } from './drafts.ts';
import { readPartitionBounds } from './partitions.ts';
import { readParts } from './parts.ts';
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

type Action = (cursor: Cursor, script: SqlScript, table: DraftTable) => void;

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
    RENAME: rename,
    CHANGE: (cursor, script, table) => {
      cursor.takes('COLUMN');
      const column = columnIn(table, cursor.name());
      table.rename(column, cursor.name());
      redefine(cursor, script, table, column);
    },
    INHERIT: (cursor, _, table) => {
      table.parents.push(cursor.qualifiedName());
    },
  } satisfies Record<string, Action>),
);

/** Reads ALTER TABLE after the word TABLE. */
export function readAlterTable(cursor: Cursor, script: SqlScript): Unread | undefined {
  cursor.takes('IF', 'EXISTS');
  cursor.takes('ONLY');
  const name = cursor.qualifiedName();
  cursor.takes('*');
  const table = script.findTable(name);
  if (cursor.takes('WITH')) cursor.take();
  const actions = cursor.split();
  const hasEffect = actions.some((action) => !action.seesOneOf(WITHOUT_EFFECT));
  if (!hasEffect) return { reason: 'This changes no column and no key.', matters: false };
  if (!table) return { reason: `The table “${name.at(-1)}” is not in the source.`, matters: true };
  // SQL Server adds several columns after one ADD.
  let isAdding = false;
  readParts(actions, script, (part) => {
    const action = ACTIONS.get(part.peek()?.keyword ?? '');
    if (part.seesOneOf(WITHOUT_EFFECT)) part.kept();
    else if (action) {
      part.take();
      isAdding = action === add;
      action(part, script, table);
    } else if (isAdding && script.dialect === 'sqlserver') add(part, script, table);
    else throw new SqlSyntaxError('This change to a table is not read.', part.peek());
  });
  return undefined;
}

/** Constraints that can be dropped. Their names are not kept, so that they stay. */
const CONSTRAINTS = new Set(['CONSTRAINT', 'PRIMARY', 'FOREIGN', 'CHECK']);
const INDEXES = new Set(['INDEX', 'KEY', 'PARTITION']);

function drop(cursor: Cursor, _: SqlScript, table: DraftTable): void {
  if (cursor.seesOneOf(INDEXES)) {
    cursor.kept();
    return;
  }
  if (cursor.seesOneOf(CONSTRAINTS))
    throw new SqlSyntaxError('The constraint stays in the schema.', cursor.peek());
  cursor.takes('COLUMN');
  cursor.takes('IF', 'EXISTS');
  table.delete(columnIn(table, cursor.name()));
}

/** `RENAME COLUMN a TO b`, `RENAME a TO b` and `RENAME TO b` */
function rename(cursor: Cursor, script: SqlScript, table: DraftTable): void {
  if (cursor.seesOneOf(INDEXES) || cursor.sees('CONSTRAINT')) {
    cursor.kept();
    return;
  }
  if (cursor.takes('TO') || cursor.takes('AS')) {
    script.rename(table, cursor.qualifiedName().at(-1) ?? '');
    return;
  }
  cursor.takes('COLUMN');
  const column = columnIn(table, cursor.name());
  cursor.expect('TO');
  table.rename(column, cursor.name());
}

function columnIn(table: DraftTable, name: string): DraftColumn {
  const column = table.column(name);
  if (!column) throw new SqlSyntaxError(`There is no column “${name}”.`, undefined);
  return column;
}

function add(cursor: Cursor, script: SqlScript, table: DraftTable): undefined {
  if (isIndex(cursor, script, table)) return readIndex(cursor);
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
  if (cursor.takes('CONSTRAINT')) cursor.name();
  cursor.expect('DEFAULT');
  const expression = cursor.skipTo(FOR).kept();
  cursor.expect('FOR');
  columnIn(table, cursor.name()).default = expression;
}

/** They begin actions that change nothing about the values. */
const OTHER_COLUMN_ACTIONS: ReadonlySet<string> = new Set(['SET', 'ADD', 'DROP', 'RESTART']);

function alterColumn(cursor: Cursor, script: SqlScript, table: DraftTable, column: DraftColumn): undefined {
  if (cursor.takes('SET', 'DEFAULT')) column.default = cursor.skipTo(columnClauseWords, 1).kept();
  else if (cursor.takes('DROP', 'DEFAULT')) column.default = undefined;
  else if (cursor.takes('SET', 'NOT', 'NULL')) column.isNotNull = true;
  else if (cursor.takes('DROP', 'NOT', 'NULL')) column.isNotNull = false;
  else if (cursor.takes('ADD', 'GENERATED')) addIdentity(cursor, column);
  else if (cursor.takes('TYPE') || cursor.takes('SET', 'DATA', 'TYPE')) {
    column.type = readWrittenType(cursor, script.text) ?? column.type;
    // `USING` converts the cells that the table has.
    if (cursor.sees('USING') || cursor.sees('COLLATE')) cursor.kept();
  } else if (cursor.seesOneOf(OTHER_COLUMN_ACTIONS)) cursor.kept();
  else {
    // PostgreSQL has no other action. SQL Server repeats the whole definition.
    if (script.dialect === 'postgresql') cursor.expect('TYPE');
    redefine(cursor, script, table, column);
  }
}

function addIdentity(cursor: Cursor, column: DraftColumn): undefined {
  cursor.skipTo(new Set(['IDENTITY'])).kept();
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
