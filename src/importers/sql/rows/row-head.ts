import { Cursor, type QualifiedName } from '../cursor.ts';
import type { LexicalRules } from '../dialects.ts';
import { Scanner } from '../scanner.ts';
import { SqlSyntaxError } from '../syntax-error.ts';
import type { Token } from '../token.ts';
import type { CopyFormat } from './copied-rows.ts';

/** The beginning of a statement with rows. */
export interface RowHead {
  readonly table: QualifiedName;
  /** Absent if the cells are in the order of the table's columns. */
  readonly columns: readonly string[] | undefined;
  /** Present if the rows are lines behind the statement. */
  readonly copy?: CopyFormat;
  /** The offset after it. */
  readonly end: number;
}

/** Words that begin statements with rows. */
export const rowWords: ReadonlySet<string> = new Set(['INSERT', 'REPLACE', 'COPY']);

const BEFORE_TABLE = new Set(
  'LOW_PRIORITY DELAYED HIGH_PRIORITY IGNORE OR REPLACE ROLLBACK ABORT FAIL INTO TABLE OVERWRITE'.split(' '),
);
/** With these, the rows come from elsewhere. */
const ELSEWHERE = new Set(['SELECT', 'SET', 'WITH', 'DEFAULT', 'EXEC', 'EXECUTE', ';', 'ALL', 'FIRST']);
/** 10,000 columns have so many tokens. */
const TOKENS_MAX = 40_000;

/** Reads the head of a statement. `incomplete` if the text ends in it, `other` if no rows follow it. */
export function readRowHead(
  text: string,
  rules: LexicalRules,
  start: number,
): RowHead | 'incomplete' | 'other' {
  const scanner = new Scanner(text, rules, start);
  const tokens: Token[] = [];
  let depth = 0;
  while (scanner.next()) {
    const token = scanner.token();
    const { keyword } = token;
    tokens.push(token);
    if (keyword === '(') depth++;
    else if (keyword === ')') depth--;
    if (tokens.length > TOKENS_MAX) return 'other';
    if (depth > 0 || tokens.length === 1) continue;
    const isCopy = tokens[0]?.keyword === 'COPY';
    const isOverriding = tokens.at(-2)?.keyword === 'SYSTEM' || tokens.at(-2)?.keyword === 'USER';
    const isEnd = isCopy ? keyword === ';' : (keyword === 'VALUES' || keyword === 'VALUE') && !isOverriding;
    if (isEnd) return headIn(new Cursor(tokens, rules), scanner.position) ?? 'other';
    if (!isCopy && ELSEWHERE.has(keyword)) return 'other';
  }
  return 'incomplete';
}

function headIn(cursor: Cursor, end: number): RowHead | undefined {
  try {
    const isCopy = cursor.take().keyword === 'COPY';
    while (!isCopy && cursor.seesOneOf(BEFORE_TABLE)) cursor.take();
    const table = cursor.qualifiedName();
    if (cursor.takes('AS')) cursor.name();
    const columns = cursor.sees('(')
      ? cursor
          .parenthesized()
          .split()
          .map((part) => part.name())
      : undefined;
    if (!isCopy) return { table, columns, end };
    if (!cursor.takes('FROM', 'STDIN')) return undefined;
    return { table, columns, copy: formatIn(cursor), end };
  } catch (error) {
    if (error instanceof SqlSyntaxError) return undefined;
    throw error;
  }
}

/** `WITH (FORMAT csv, HEADER true, DELIMITER ';', NULL '')` and `WITH CSV HEADER` */
function formatIn(cursor: Cursor): CopyFormat {
  let isCsv = false;
  let hasHeader = false;
  let delimiter: string | undefined;
  let nullText: string | undefined;
  while (!cursor.isAtEnd) {
    const { keyword } = cursor.take();
    const next = cursor.peek();
    if (keyword === 'CSV') isCsv = true;
    else if (keyword === 'HEADER') hasHeader = next?.keyword !== 'FALSE' && next?.keyword !== 'OFF';
    else if (keyword === 'DELIMITER' || keyword === 'NULL') {
      cursor.takes('AS');
      const { text } = cursor.take();
      if (keyword === 'NULL') nullText = text;
      else delimiter = text;
    }
  }
  return {
    isCsv,
    hasHeader,
    delimiter: delimiter || (isCsv ? ',' : '\t'),
    nullText: nullText ?? (isCsv ? '' : '\\N'),
  };
}
