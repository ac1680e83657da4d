import type { Result } from '../../result.ts';
import type { DialectName } from '../kinds.ts';
import type { ImportProblem } from '../problem.ts';
import type { SkippedPart, SourceDialect, SourcePlace, SourceTable, SourceTables } from '../source-tables.ts';
import { Cursor, type QualifiedName } from './cursor.ts';
import { finishTables } from './finish-tables.ts';
import { foreignNote, type Reading, readingOf } from './foreign-dialects.ts';
import { guessDialect } from './guess-dialect.ts';
import { listUnread } from './parts.ts';
import { withoutPlaceholders } from './placeholders.ts';
import { type FileRange, joinTexts, type NamedText, placesIn } from './places.ts';
import { readersFor, type SqlReaders } from './readers.ts';
import type { RowSamples } from './rows/row-samples.ts';
import { type Body, SqlScript, UNWRITTEN } from './script.ts';
import type { Unread } from './skipped.ts';
import { readStatement } from './statement-readers.ts';
import { type Statement, statementsOf } from './statements.ts';
import { SqlSyntaxError } from './syntax-error.ts';
import type { Token } from './token.ts';

export type SqlTables = SourceTables;

/** The namespaces of names that have none. */
export const NAMESPACES: Readonly<Record<SourceDialect, string>> = {
  postgresql: 'public',
  mysql: '',
  sqlite: 'main',
  sqlserver: 'dbo',
};

/** How to read a script. Its beginning tells the dialect if nobody chooses one. */
export function howToRead(
  beginning: string,
  chosen: DialectName | undefined,
): { readonly reading: Reading; readonly isCertain: boolean } {
  const { dialect, isCertain } =
    chosen === undefined ? guessDialect(beginning) : { dialect: chosen, isCertain: true };
  return { reading: readingOf(dialect), isCertain };
}

interface SqlOptions {
  /** MySQL includes MariaDB. By default the text decides. */
  readonly dialect?: DialectName | undefined;
  /** The text that tells the dialect, if it is not the script. */
  readonly beginning?: string | undefined;
  /** The rows of the script, if its text is without them. */
  readonly samples?: RowSamples | undefined;
}

/**
 * Reads the tables that a script of SQL defines. Takes time in proportion to the length of the text.
 *
 * @param texts the script, or several that run one after the other
 * @returns What could be read, with all that was skipped; a problem if there is no table at all.
 */
export async function readSql(
  texts: readonly NamedText[],
  options: SqlOptions = {},
): Promise<Result<SqlTables, readonly ImportProblem[]>> {
  return readSqlWith(await readersFor(texts), texts, options);
}

/** The same, with readers that are loaded. */
export function readSqlWith(
  readers: SqlReaders,
  written: readonly NamedText[],
  { dialect: chosen, beginning, samples }: SqlOptions = {},
): Result<SqlTables, readonly ImportProblem[]> {
  const texts = written.map((named) => ({ ...named, text: withoutPlaceholders(named.text) }));
  const whole = joinTexts(texts);
  const { reading, isCertain } = howToRead(beginning ?? whole.text, chosen);
  const { dialect, readAs } = reading;
  const parts = texts.map(({ text }) => readers.upPart?.upPart(text, dialect) ?? { text, cuts: [] });
  const { text, files } = parts.every((part, i) => part.text === texts[i]?.text)
    ? whole
    : joinTexts(texts.map((named, i) => ({ ...named, text: parts[i]?.text ?? '' })));
  const script = new SqlScript(text, reading, placesIn(text, files));
  for (const [i, { start, end }] of files.entries()) {
    // Each migration has a connection of its own.
    script.searchPath = [NAMESPACES[dialect]];
    for (const cut of parts[i]?.cuts ?? [])
      script.skip(start + cut.start, start + cut.start, cut.reason, false);
    for (const statement of statementsOf(text.slice(0, end), script.rules, start))
      read(statement, script, readers);
  }
  const ownNamespace = dialect === 'mysql' ? (script.searchPath[0] ?? '') : NAMESPACES[dialect];
  const defined = finishTables(script, ownNamespace, readers);
  if (defined.length === 0) return { ok: false, error: [noTable(script)] };
  const { tables, skipped } = samples?.attach(defined, tableFinder(defined, script)) ?? {
    tables: defined,
    skipped: [],
  };
  const notes = [
    ...(readAs ? [foreignNote(readAs)] : []),
    ...namespaceNotes(script, tables, ownNamespace),
    ...computedNotes(tables),
    ...numberedNotes(script),
    ...unwrittenNotes(script),
  ];
  const how = {
    ...(readAs ? { readAs } : { dialect }),
    ...(isCertain ? {} : { isDialectGuessed: true as const }),
  };
  return {
    ok: true,
    value: { ...how, tables, skipped: inOrder([...script.skipped, ...skipped], files), notes },
  };
}

/** By file, line and column. */
function inOrder(skipped: readonly SkippedPart[], files: readonly FileRange[]): readonly SkippedPart[] {
  const index = new Map(files.map(({ name }, i) => [name, i]));
  const fileOf = ({ place }: SkippedPart) => index.get(place.file) ?? 0;
  return skipped.toSorted(
    (one, other) =>
      fileOf(one) - fileOf(other) ||
      one.place.line - other.place.line ||
      one.place.column - other.place.column,
  );
}

/** Finds tables by the names that statements use. The rows of a partition are those of its table. */
function tableFinder(
  tables: readonly SourceTable[],
  script: SqlScript,
): (names: QualifiedName) => SourceTable | undefined {
  const keyOf = ({ file, line, column }: Partial<SourcePlace> = {}) => `${file}:${line}:${column}`;
  const byDefinition = new Map(tables.map((table) => [keyOf(table.place), table]));
  return (names) => {
    let draft = script.findTable(names);
    for (let i = 0; draft?.partitionOf && i < DEPTH_MAX; i++) draft = script.findTable(draft.partitionOf);
    return draft && byDefinition.get(keyOf(script.placeOf(draft.offset)));
  };
}

/** How to load rows into a namespace that is not the default one. */
const CHOOSE_NAMESPACE: Readonly<Record<SourceDialect, string>> = {
  postgresql: 'set search_path',
  mysql: 'USE its database',
  sqlite: 'attach its database as main',
  sqlserver: 'set the default schema of the user',
};

const NAMES_SHOWN = 10;

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map((name) => `“${name}”`);
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
  return `${shown.join(', ')}${more}`;
}

/** Rows of tables that are named without their namespace would go into the default one. */
function namespaceNotes(
  script: SqlScript,
  tables: readonly SourceTable[],
  ownNamespace: string,
): readonly string[] {
  const written = new Set(tables.map(({ name }) => name));
  const elsewhere = Array.from(script.tables.values, ({ names }) => names).filter(
    (names) => ![undefined, '', ownNamespace].includes(names.at(-2)),
  );
  const isKept = (names: QualifiedName) => written.has(names.join('.'));
  const lost = new Set(elsewhere.filter((names) => !isKept(names)).map((names) => names.at(-2) ?? ''));
  const kept = elsewhere.filter(isKept).map((names) => names.join('.'));
  const notes: string[] = [];
  const how = script.readAs ? '' : ` To load rows there, ${CHOOSE_NAMESPACE[script.dialect]} first.`;
  if (lost.size > 0)
    notes.push(`The tables are named without the schemas that they are in: ${listOf([...lost])}.${how}`);
  if (kept.length > 0)
    notes.push(
      `Another table has the same name, so that the name of the schema comes first: ${listOf(kept)}. In SQL files, the whole name is in quotes: quote the two names separately before you load such a file.`,
    );
  return notes;
}

/** Columns that the database computes get no values, and people who count columns miss them. */
function computedNotes(tables: readonly SourceTable[]): readonly string[] {
  const count = tables.reduce(
    (sum, { columns }) => sum + columns.filter(({ generated }) => generated !== undefined).length,
    0,
  );
  if (count === 0) return [];
  if (count === 1) return ['1 column was left out because the database computes it.'];
  return [`${count.toLocaleString('en-US')} columns were left out because the database computes them.`];
}

function numberedNotes({ alwaysNumbered, dialect, readAs }: SqlScript): readonly string[] {
  if (dialect !== 'postgresql' || readAs || alwaysNumbered.length === 0) return [];
  const columns = listOf(alwaysNumbered);
  return [
    `The database will refuse values of ${columns} in an INSERT (GENERATED ALWAYS AS IDENTITY): load files of the format sql-copy, or with the option existing.`,
  ];
}

/** Rows are numbered, and keep to checks and the values of enums, but a schema document holds nothing else of these. */
function unwrittenNotes({ unwritten }: SqlScript): readonly string[] {
  const lost = UNWRITTEN.filter((part) => unwritten.has(part));
  if (lost.length === 0) return [];
  return [`SQL that is written from the schema has none of these: ${lost.join(', ')}.`];
}

const NONE_LEFT = 'This drops the last table.';

function noTable({ skipped, lastDrop, placeOf }: SqlScript): ImportProblem {
  const dropped = lastDrop === undefined ? undefined : { place: placeOf(lastDrop), reason: NONE_LEFT };
  const first = skipped.find(({ matters }) => matters) ?? dropped;
  const file = first?.place.file === undefined ? ' ' : ` ${first.place.file}: `;
  const where = first ? `${file}Line ${first.place.line}, column ${first.place.column}: ${first.reason}` : '';
  return {
    path: [],
    code: 'no-tables',
    message: `There is no CREATE TABLE statement that can be read.${where}`,
  };
}

/** Statements whose text is shown if they are skipped. Others can contain data. */
const WITHOUT_DATA = new Set([
  'CREATE',
  'ALTER',
  'COMMENT',
  'SET',
  'USE',
  'DROP',
  'RENAME',
  'GRANT',
  'REVOKE',
  'PRAGMA',
  'LOCK',
]);

/** Blocks in blocks. */
const DEPTH_MAX = 10;
/** Statements of a block that are read: definitions, and statements that execute another block. */
const IN_BLOCKS = new Set([
  'CREATE',
  'ALTER',
  'DROP',
  'COMMENT',
  'EXEC',
  'EXECUTE',
  'CALL',
  'PERFORM',
  'PREPARE',
]);

/** Reads the definitions of a block. Returns why not all of it is read. */
function readBody(
  { start, end, rules }: Body,
  script: SqlScript,
  readers: SqlReaders,
  depth: number,
): Unread | undefined {
  script.blockCharacters -= end - start;
  if (depth > DEPTH_MAX || script.blockCharacters < 0) return TOO_MANY_BLOCKS;
  let hasDefinitions = false;
  for (const statement of statementsOf(script.text.slice(0, end), rules, start)) {
    if (!IN_BLOCKS.has(statement.tokens[0]?.keyword ?? '')) continue;
    hasDefinitions = true;
    read(statement, script, readers, depth);
  }
  return hasDefinitions ? IF_ALL_HOLDS : undefined;
}

const TOO_MANY_BLOCKS: Unread = {
  reason: 'Too many blocks call each other: this one is not read.',
  matters: true,
};
const IF_ALL_HOLDS: Unread = {
  reason: 'Its definitions were read as if each condition in it holds.',
  matters: false,
};

function read(statement: Statement, script: SqlScript, readers: SqlReaders, depth = 0): undefined {
  const { tokens, start, end, unclosed, isClientLine } = statement;
  const shownEnd = WITHOUT_DATA.has(tokens[0]?.keyword ?? '') ? end : start;
  if (isClientLine)
    return script.skip(start, end, 'This line is for the program that runs the script.', false);
  const body = readers.blocks?.bodyOf(statement, script);
  const block = body && readBody(body, script, readers, depth + 1);
  if (block) return script.skip(start, shownEnd, block.reason, block.matters);
  if (unclosed && !definesTable(tokens)) return skipUnclosed(statement, script, shownEnd);
  const cut = unclosed && UNCLOSED[unclosed.what];
  try {
    const cursor = new Cursor(tokens, script.rules, 0, tokens.length, cut);
    const unread = readStatement(cursor, script, readers);
    if (unread) script.skip(start, shownEnd, unread.reason, unread.matters);
    else listUnread(cursor, script);
    // Otherwise the table was read up to there, and the reader has said so.
    if (!unread && unclosed && isBalanced(tokens)) skipUnclosed(statement, script, shownEnd);
  } catch (error) {
    if (!(error instanceof SqlSyntaxError)) throw error;
    if (unclosed) skipUnclosed(statement, script, shownEnd);
    else script.skip(start, shownEnd, error.message, true, error.token?.start ?? end);
  }
}

/** `CREATE TABLE`, with up to three words between them. */
function definesTable(tokens: readonly Token[]): boolean {
  return tokens[0]?.keyword === 'CREATE' && tokens.slice(1, 5).some(({ keyword }) => keyword === 'TABLE');
}

function isBalanced(tokens: readonly Token[]): boolean {
  const count = (symbol: string) => tokens.filter(({ keyword }) => keyword === symbol).length;
  return count('(') === count(')');
}

const UNCLOSED = {
  string: 'This string has no end.',
  name: 'This name has no end.',
  comment: 'This comment has no end.',
  'dollar-quoted text': 'This dollar-quoted text has no end.',
  body: 'This body has no end.',
  data: 'These rows have no end.',
  rest: 'The source was read up to here: too many quotes and comments before it are not closed.',
} as const;

function skipUnclosed(
  { tokens, start, unclosed }: Statement,
  script: SqlScript,
  shownEnd: number,
): undefined {
  if (!unclosed) return;
  const matters = unclosed.what !== 'data';
  const end = tokens.length === 0 ? start : shownEnd;
  script.skip(start, end, UNCLOSED[unclosed.what], matters, unclosed.start);
}
