import { noteAction } from './actions.ts';
import { columnClauseWords } from './column-clause-words.ts';
import type { Cursor } from './cursor.ts';
import { type DraftColumn, type DraftKey, type DraftTable, newColumn } from './drafts.ts';
import { collationFoldsCase, readKeyColumns } from './key-columns.ts';
import { readEvent } from './options.ts';
import { listFault } from './parts.ts';
import type { SqlScript } from './script.ts';
import { FROM_ONE, readSeedAndStep, readSequenceOptions } from './sequences.ts';
import { SqlSyntaxError } from './syntax-error.ts';
import { readWrittenType } from './types/written-type.ts';

interface ClauseContext {
  readonly script: SqlScript;
  readonly table: DraftTable;
  readonly column: DraftColumn;
  /** The name that CONSTRAINT gives the next clause. */
  readonly constraint: { readonly name: string | undefined; readonly offset: number };
}

/** Reads a clause, whose first word is already taken. */
type ClauseReader = (cursor: Cursor, context: ClauseContext) => void;

const nothing: ClauseReader = () => {};
function readCharacterSet(cursor: Cursor, column: DraftColumn): void {
  cursor.takes('=');
  column.isLatin1 = /^(?:latin1|ascii)$/i.test(cursor.take().text);
}

const oneMore: ClauseReader = (cursor) => {
  cursor.takes('=');
  if (!cursor.isAtEnd) cursor.take();
};

const WITHOUT_VALUE = (
  'ASC DESC CLUSTERED NONCLUSTERED DEFERRABLE ENFORCED FIRST INVISIBLE VISIBLE PERSISTED ROWGUIDCOL SPARSE ' +
  'STORED VIRTUAL PERSISTENT ALWAYS HIDDEN UNICODE ASCII BINARY'
).split(' ');

const CLAUSES: ReadonlyMap<string, ClauseReader> = new Map(
  Object.entries({
    NULL: (_, { column }) => {
      column.isNotNull = false;
    },
    NOT: readNot,
    PRIMARY: (cursor, clause) => {
      cursor.expect('KEY');
      addKey('primary', cursor, clause);
    },
    // MySQL allows it in place of PRIMARY KEY.
    KEY: (cursor, clause) => addKey('primary', cursor, clause),
    UNIQUE: (cursor, clause) => {
      cursor.takes('KEY');
      if (cursor.takes('NULLS')) cursor.takes('NOT');
      cursor.takes('DISTINCT');
      addKey('unique', cursor, clause);
    },
    CHECK: (cursor, { table, constraint: { name } }) => {
      const offset = cursor.peek()?.start ?? 0;
      if (cursor.takes('NOT', 'FOR', 'REPLICATION')) return;
      table.addCheck({ expression: cursor.parenthesized().kept(), offset, name });
    },
    DEFAULT: (cursor, { column, constraint: { name } }) => {
      // Oracle takes the default for null too.
      if (cursor.takes('ON', 'NULL')) column.isNotNull = true;
      column.default = readValue(cursor);
      column.defaultName = name;
    },
    REFERENCES: (cursor, { script, table, column, constraint }) => {
      const offset = cursor.peek()?.start ?? 0;
      const name = cursor.qualifiedName();
      const references = cursor.sees('(')
        ? cursor
            .parenthesized()
            .split()
            .map((part) => part.name())
        : [];
      const key = { columns: [column.name], table: name, references, offset, end: cursor.readTo };
      table.addForeignKey({ ...key, name: constraint.name, actions: new Set() }, script.findTable(name));
      cursor.takes('MATCH') && cursor.take();
    },
    GENERATED: readGenerated,
    AS: readComputed,
    IDENTITY: (cursor, { column }) => {
      column.sequence = cursor.sees('(') ? readSeedAndStep(cursor) : FROM_ONE;
    },
    AUTO_INCREMENT: (_, { column }) => {
      column.sequence = FROM_ONE;
    },
    AUTOINCREMENT: (cursor, { column }) => {
      column.sequence = cursor.sees('(') ? readSeedAndStep(cursor) : FROM_ONE;
    },
    COMMENT: (cursor, { column }) => {
      column.comment = cursor.take().text;
    },
    ON: (cursor, { script, table }) => {
      noteAction(cursor, script, table.foreignKeys.at(-1));
      readEvent(cursor);
    },
    CHARACTER: (cursor, { column }) => {
      cursor.takes('SET');
      readCharacterSet(cursor, column);
    },
    COLLATE: (cursor, { column }) => {
      cursor.takes('=');
      const isText = cursor.peek()?.kind === 'string';
      const name = isText ? cursor.take().text : cursor.qualifiedName().at(-1);
      column.foldsCase = collationFoldsCase(name ?? '');
    },
    CHARSET: (cursor, { column }) => readCharacterSet(cursor, column),
    COLUMN_FORMAT: oneMore,
    STORAGE: oneMore,
    COMPRESSION: oneMore,
    ENCODING: oneMore,
    INITIALLY: oneMore,
    SRID: oneMore,
    REF_SYSTEM_ID: oneMore,
    AFTER: oneMore,
    USING: oneMore,
    // `NO INHERIT` after a check.
    NO: oneMore,
    MASKED: (cursor) => {
      if (cursor.takes('WITH')) cursor.parenthesized().kept();
    },
    WITH: (cursor) => {
      if (cursor.sees('(')) cursor.parenthesized().kept();
      else if (!cursor.isAtEnd) cursor.take();
    },
    ...Object.fromEntries(WITHOUT_VALUE.map((word) => [word, nothing])),
  } satisfies Record<string, ClauseReader>),
);

/** Clauses of foreign dialects, which say nothing about rows unless they compute a column. */
const FOREIGN_CLAUSES: ReadonlyMap<string, ClauseReader> = new Map(
  Object.entries({
    ALIAS: readForeignComputed,
    MATERIALIZED: readForeignComputed,
    EPHEMERAL: readForeignComputed,
    CODEC: inParentheses,
    OPTIONS: inParentheses,
    STATISTICS: inParentheses,
    ENCODE: oneMore,
    START: readNumbering,
    INCREMENT: readNumbering,
    TTL: (cursor) => {
      cursor.skipTo(new Set(['COMMENT', 'CODEC', 'SETTINGS']), 1).kept();
    },
    ...Object.fromEntries(
      'DISTKEY SORTKEY ENABLE DISABLE VALIDATE NOVALIDATE RELY NORELY ORDER NOORDER ENFORCED UNENFORCED'
        .split(' ')
        .map((word) => [word, nothing]),
    ),
  } satisfies Record<string, ClauseReader>),
);

function inParentheses(cursor: Cursor): void {
  if (cursor.sees('(')) cursor.parenthesized().kept();
}

/** ClickHouse computes such a column itself. */
function readForeignComputed(cursor: Cursor, { script, column }: ClauseContext): void {
  column.generated = cursor.skipTo(FOREIGN_CLAUSES).kept().written(script.text);
}

/** `AUTOINCREMENT START 1 INCREMENT 1` */
function readNumbering(cursor: Cursor): void {
  if (!cursor.takes('WITH')) cursor.takes('BY');
  if (cursor.peek()?.kind === 'number') cursor.take();
}

const NEGATED = new Set(['DEFERRABLE', 'ENFORCED', 'HIDDEN', 'INVISIBLE', 'VALID', 'VISIBLE']);

function readNot(cursor: Cursor, { column }: ClauseContext): void {
  if (cursor.takes('NULL')) column.isNotNull = true;
  else if (!cursor.takes('FOR', 'REPLICATION') && cursor.seesOneOf(NEGATED)) cursor.take();
}

/** `GENERATED ALWAYS AS IDENTITY (…)`, `GENERATED BY DEFAULT …` and `GENERATED ALWAYS AS (…) STORED`. */
function readGenerated(cursor: Cursor, { script, column }: ClauseContext): void {
  const isAlways = cursor.takes('ALWAYS');
  if (cursor.takes('BY')) cursor.expect('DEFAULT');
  if (cursor.takes('ON')) cursor.take();
  cursor.expect('AS');
  if (cursor.takes('IDENTITY')) {
    column.isAlwaysNumbered = isAlways;
    column.isNotNull = true;
    column.sequence = cursor.sees('(') ? readSequenceOptions(cursor.parenthesized()) : FROM_ONE;
  } else if (cursor.takes('ROW')) {
    // The period of a temporal table. https://learn.microsoft.com/sql/relational-databases/tables/temporal-tables
    cursor.take();
    column.generated = 'row period';
  } else column.generated = cursor.parenthesized().kept().written(script.text);
}

/** `AS (…)`, which SQL Server also writes without parentheses. */
function readComputed(cursor: Cursor, { script, column }: ClauseContext): void {
  const isWhole = cursor.sees('(');
  const expression = isWhole ? cursor.parenthesized() : cursor.skipTo(columnClauseWords, 1);
  column.generated = expression.kept().written(script.text);
  // `AS (a) + (b)`
  if (isWhole && cursor.peek()?.kind === 'symbol') cursor.skipTo(columnClauseWords, 1).kept();
}

/** Reads a column's name, type and clauses, and adds the column to the table. Keeps it if a clause cannot be read. */
export function readColumn(cursor: Cursor, script: SqlScript, table: DraftTable): void {
  const offset = cursor.peek()?.start ?? 0;
  const column = newColumn(cursor.name(), offset);
  readColumnType(cursor, script, column);
  if (table.isFull) {
    leaveOut(offset, script, table);
    return;
  }
  if (!table.add(column)) throw new SqlSyntaxError(`There is a column “${column.name}” already.`, undefined);
  readColumnClauses(cursor, { script, table, column });
  column.comment ??= commentBehind(script.text, cursor.readTo);
}

const COMMENT_BEHIND = /[ \t]*(?:,[ \t]*)?(?:--|#|\/\*)([^\r\n]*)/y;

/** The comment behind a definition on the same line, also behind its comma. */
function commentBehind(text: string, offset: number): string | undefined {
  COMMENT_BEHIND.lastIndex = offset;
  return COMMENT_BEHIND.exec(text)?.[1]
    ?.replace(/\*\/.*/, '')
    .trim();
}

/** Lists the first column that has no place in a table. */
function leaveOut(offset: number, script: SqlScript, table: DraftTable): void {
  if (table.isCut) return;
  table.isCut = true;
  const reason = 'A schema has at most 10,000 columns: this one and all after it were left out.';
  script.skip(offset, offset, reason, true);
}

export function readColumnType(cursor: Cursor, script: SqlScript, column: DraftColumn): void {
  const type = script.dated(readWrittenType(cursor, script.text));
  const isOptional = script.rules.anyWordsInTypes || cursor.sees('AS') || cursor.sees('GENERATED');
  if (!type && !isOptional) {
    throw new SqlSyntaxError(`The column “${column.name}” has no type.`, cursor.peek());
  }
  column.type = type;
}

/** SQL Server reads a key with columns behind a column as one of the table, as if a comma were before it. */
function addKey(
  kind: DraftKey['kind'],
  cursor: Cursor,
  { script, table, column, constraint }: ClauseContext,
): void {
  if (script.dialect === 'sqlserver' && !cursor.takes('CLUSTERED')) cursor.takes('NONCLUSTERED');
  const isOfTable = script.dialect === 'sqlserver' && cursor.sees('(');
  const columns = isOfTable ? readKeyColumns(cursor).columns : [column.name];
  table.addKey({ kind, columns, ...constraint, end: cursor.readTo });
}

/** Reads clauses to the end. A clause that cannot be read, or is not known, ends where the next one begins. */
export function readColumnClauses(cursor: Cursor, clause: Omit<ClauseContext, 'constraint'>): void {
  while (!cursor.isAtEnd) {
    const start = cursor.index;
    const offset = cursor.peek()?.start ?? 0;
    const name = cursor.takes('CONSTRAINT') ? cursor.name() : undefined;
    if (cursor.isAtEnd) return;
    const { keyword } = cursor.peek() ?? { keyword: '' };
    const ofForeign = clause.script.readAs ? FOREIGN_CLAUSES.get(keyword) : undefined;
    const read = ofForeign ?? CLAUSES.get(keyword);
    if (!read) {
      cursor.skipTo(CLAUSES, 1);
      continue;
    }
    try {
      cursor.take();
      read(cursor, { ...clause, constraint: { name, offset } });
    } catch (error) {
      cursor.skipTo(CLAUSES);
      listFault(error, cursor.within(start, cursor.index), clause.script);
    }
  }
}

/** Words that continue an expression behind an operand. */
const CONTINUATIONS = new Set(
  (
    'AND OR XOR NOT IS IN LIKE ILIKE BETWEEN SIMILAR REGEXP RLIKE DIV MOD AT COLLATE FOR OVER TO YEAR MONTH DAY HOUR MINUTE ' +
    'SECOND VARYING PRECISION LARGE WITHOUT TIME ZONE'
  ).split(' '),
);
const CONSTANTS = new Set(['NULL', 'TRUE', 'FALSE', 'CURRENT_TIMESTAMP', 'CURRENT_DATE', 'SYSDATE']);

/** Reads the expression of a default. It ends before the word of a clause, and before a word that cannot continue it. */
function readValue(cursor: Cursor): Cursor {
  const { index, tokens } = cursor;
  const value = cursor.skipTo(columnClauseWords, 1);
  let depth = 0;
  for (let i = index; i < value.end; i++) {
    const keyword = tokens[i]?.keyword ?? '';
    const before = tokens[i - 1];
    if (keyword === '(') depth++;
    else if (keyword === ')') depth--;
    else if (i > index && depth === 0 && tokens[i]?.kind === 'word' && !CONTINUATIONS.has(keyword)) {
      const isConstant = before?.kind === 'string' || before?.kind === 'number' || before?.keyword === ')';
      const isCast = tokens[i - 2]?.keyword === '::';
      if (!isConstant && !isCast && !CONSTANTS.has(before?.keyword ?? '')) continue;
      cursor.index = i;
      break;
    }
  }
  return cursor.within(index, cursor.index).kept();
}
