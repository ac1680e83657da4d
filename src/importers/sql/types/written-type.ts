import { columnClauseWords } from '../column-clause-words.ts';
import type { Cursor, QualifiedName } from '../cursor.ts';

/** A type as it stands in a definition. */
export interface WrittenType {
  /** In lower case, with single spaces: `timestamp with time zone`. Without the arguments. */
  readonly name: string;
  /** The name as written, if it can be a type that the script defines. */
  readonly names: QualifiedName;
  /** The arguments in parentheses, without quotes. */
  readonly args: readonly string[];
  readonly isUnsigned: boolean;
  /** The types that it contains, as `ARRAY<STRING>` and `STRUCT<id INT64>` do. Undefined if it is no such type. */
  readonly inner: readonly InnerType[] | undefined;
  /** How many pairs of brackets follow it, as in `text[][]`. */
  readonly arrayDepth: number;
  /** The whole type as the source writes it, but without the brackets of SQL Server's names. */
  readonly written: string;
  /** The offset after the type. */
  readonly end: number;
  /** How many types the script had renamed when the type was written: none if absent. */
  readonly since?: number;
}

/** A type in another one, with the name of its field. */
export interface InnerType {
  readonly name: string | undefined;
  readonly type: WrittenType | undefined;
}

/** Types that contain types in parentheses. */
const CONTAINERS = new Set(
  'array lowcardinality map nested nullable simpleaggregatefunction tuple'.split(' '),
);

/** Words that continue a type, by the words before. */
const CONTINUATIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    double: ['precision'],
    character: ['varying', 'large'],
    char: ['varying', 'byte'],
    nchar: ['varying', 'varchar'],
    bit: ['varying'],
    binary: ['varying'],
    national: ['char', 'character', 'varchar', 'varying'],
    'national char': ['varying'],
    'national character': ['varying'],
    long: ['varchar', 'varbinary', 'varcharacter', 'char'],
    'long char': ['varying'],
  }).map(([before, after]) => [before, new Set(after)]),
);

/** Words that follow the arguments and belong to the type's name. */
const ZONES = [
  ['WITH', 'TIME', 'ZONE'],
  ['WITHOUT', 'TIME', 'ZONE'],
  ['WITH', 'LOCAL', 'TIME', 'ZONE'],
] as const;

/** The words of `interval day to second`. */
const INTERVAL_WORDS = new Set(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE', 'SECOND', 'TO']);

/** Namespaces of the types that a database has without any definition. */
const BUILT_IN = new Set(['pg_catalog', 'sys']);

/** Reads a type. Undefined if there is none, which SQLite allows. */
export function readWrittenType(cursor: Cursor, source: string): WrittenType | undefined {
  const first = cursor.peek();
  if (!first || first.kind === 'string' || first.kind === 'number' || first.kind === 'symbol')
    return undefined;
  if (cursor.seesOneOf(columnClauseWords) && first.keyword !== 'CHARACTER') return undefined;
  const nameStart = cursor.index;
  const qualified = cursor.qualifiedName();
  const isBuiltIn = BUILT_IN.has(qualified[0]?.toLowerCase() ?? '');
  const names = isBuiltIn ? qualified.slice(1) : qualified;
  const start = isBuiltIn ? cursor.index - 1 : nameStart;
  let name = (names.at(-1) ?? '').toLowerCase();
  name += furtherWords(cursor, name);
  const inner = cursor.rules.nestedTypes ? readInner(cursor, source, name) : undefined;
  const args = cursor.sees('(') ? readArguments(cursor) : [];
  for (const zone of ZONES) {
    if (cursor.takes(...zone)) name += ` ${zone.join(' ').toLowerCase()}`;
  }
  if (name === 'interval') readIntervalWords(cursor);
  if (cursor.sees('(')) cursor.parenthesized().kept();
  let isUnsigned = /\bunsigned\b/.test(name);
  for (;;) {
    if (cursor.takes('UNSIGNED') || cursor.takes('ZEROFILL')) isUnsigned = true;
    else if (!cursor.takes('SIGNED') && !cursor.takes('BINARY')) break;
  }
  const arrayDepth = readBrackets(cursor);
  return {
    name,
    names,
    args,
    isUnsigned,
    inner,
    arrayDepth,
    end: cursor.readTo,
    written: plainNames(cursor.within(start, cursor.index).written(source)),
  };
}

/** Reads the words after the first one that belong to the name. */
function furtherWords(cursor: Cursor, first: string): string {
  let name = first;
  for (let token = cursor.peek(); token?.kind === 'word'; token = cursor.peek()) {
    const word = token.text.toLowerCase();
    const isAny =
      cursor.rules.anyWordsInTypes && (word === 'character' || !columnClauseWords.has(token.keyword));
    if (!isAny && !CONTINUATIONS.get(name)?.has(word)) break;
    cursor.take();
    name += ` ${word}`;
  }
  return name.slice(first.length);
}

/** `INTERVAL DAY (3) TO SECOND (6)` */
function readIntervalWords(cursor: Cursor): void {
  while (cursor.seesOneOf(INTERVAL_WORDS)) {
    cursor.take();
    if (cursor.sees('(') && cursor.peek(3)?.keyword === 'TO') cursor.parenthesized();
  }
}

function readInner(cursor: Cursor, source: string, name: string): readonly InnerType[] | undefined {
  const content = cursor.sees('<')
    ? cursor.enclosed('<', '>')
    : CONTAINERS.has(name) && cursor.sees('(')
      ? cursor.parenthesized()
      : undefined;
  return content?.split().map((part) => {
    const isNamed = part.peek(1)?.kind === 'word' || part.peek(1)?.kind === 'name';
    const field = isNamed ? part.name() : undefined;
    return { name: field, type: readWrittenType(part, source) };
  });
}

function readArguments(cursor: Cursor): readonly string[] {
  return cursor
    .parenthesized()
    .split()
    .map((argument) => {
      const isNegative = argument.takes('-');
      const { text } = argument.kept().take();
      return isNegative ? `-${text}` : text;
    });
}

/** Reads `[]`, `[3]` and `ARRAY[3]`. */
function readBrackets(cursor: Cursor): number {
  const isArray = cursor.takes('ARRAY');
  let depth = 0;
  while (cursor.takes('[')) {
    while (!cursor.takes(']')) cursor.take();
    depth++;
  }
  return depth === 0 && isArray ? 1 : depth;
}

const BRACKETED = /^\[(\w+)\](?=$|[\s(])/;

function plainNames(written: string): string {
  return written.replace(BRACKETED, '$1');
}
