import type { LexicalRules } from '../dialects.ts';
import { withoutMysqlEscapes, withoutPostgresqlEscapes } from '../escapes.ts';
import { Scanner } from '../scanner.ts';
import type { Token } from '../token.ts';

/** The text of a cell, null, or undefined if only the database can compute it, such as `now()`. */
export type RowCell = string | null | undefined;

/** The text ends before the row does. */
export const INCOMPLETE = -1;
/** The row breaks the grammar. */
export const MALFORMED = -2;

const NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?(?=[\s,)])/y;
const WORD = /(?:null|true|false|default)(?=[\s,)])/iy;
/** Texts are cut here. */
const LENGTH_MAX = 10_000;
/** Tokens of an expression that tell its value. */
const TOKENS_KEPT = 50;

const QUOTE = 39;
const DOUBLE_QUOTE = 34;
const OPENING = 40;
const CLOSING = 41;
const COMMA = 44;

/** Reads rows as INSERT writes them: `(1, 'a', NULL)`. */
export class RowReader {
  readonly #rules: LexicalRules;
  /** The cells of the last row. */
  cells: RowCell[] = [];
  #cell: RowCell;

  constructor(rules: LexicalRules) {
    this.#rules = rules;
  }

  /** The offset of the next character that is neither white space nor a comment. INCOMPLETE if there is none. */
  skipSpace(text: string, from: number): number {
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > 32) {
        const isComment = code === 45 || code === 47 || (code === 35 && this.#rules.hashComments);
        if (!isComment) return at;
        const scanner = new Scanner(text, this.#rules, at);
        return scanner.next() ? scanner.start : INCOMPLETE;
      }
    }
    return INCOMPLETE;
  }

  /** Reads the row that begins at an offset. Returns the offset after it, INCOMPLETE or MALFORMED. */
  read(text: string, start: number): number {
    const cells: RowCell[] = [];
    let at = this.skipSpace(text, start + 1);
    while (at >= 0) {
      at = this.#readCell(text, at);
      if (at < 0) return at;
      cells.push(this.#cell);
      const code = text.charCodeAt(at);
      if (code === CLOSING) {
        this.cells = cells;
        return at + 1;
      }
      if (code !== COMMA) return MALFORMED;
      at = this.skipSpace(text, at + 1);
    }
    return INCOMPLETE;
  }

  /** Returns the offset of the comma or the parenthesis after the cell. */
  #readCell(text: string, start: number): number {
    const code = text.charCodeAt(start);
    const second = text.charCodeAt(start + 1);
    let end = MALFORMED;
    if (code === QUOTE || (code === DOUBLE_QUOTE && this.#rules.doubleQuotedStrings)) {
      end = this.#readString(text, start, this.#rules.backslashEscapes ? withoutMysqlEscapes : undefined);
    } else if (second === QUOTE && (code === 78 || code === 110)) {
      end = this.#readString(text, start + 1, undefined);
    } else if (second === QUOTE && (code === 69 || code === 101)) {
      end = this.#readString(text, start + 1, withoutPostgresqlEscapes);
    } else {
      end = this.#readWord(text, start);
    }
    if (end === INCOMPLETE) return INCOMPLETE;
    const at = end < 0 ? end : this.skipSpace(text, end);
    if (at === INCOMPLETE) return INCOMPLETE;
    const next = text.charCodeAt(at);
    return next === COMMA || next === CLOSING ? at : this.#readExpression(text, start);
  }

  #readWord(text: string, start: number): number {
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(text)?.[0];
    if (number !== undefined) {
      this.#cell = number.startsWith('+') ? number.slice(1) : number;
      return start + number.length;
    }
    WORD.lastIndex = start;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return MALFORMED;
    const lower = word.toLowerCase();
    this.#cell = lower === 'null' ? null : lower === 'default' ? undefined : lower;
    return start + word.length;
  }

  #readString(text: string, opening: number, withoutEscapes: ((text: string) => string) | undefined): number {
    const quote = text.charAt(opening);
    let hasQuotes = false;
    let end = text.indexOf(quote, opening + 1);
    for (; end >= 0; end = text.indexOf(quote, end + 1)) {
      if (withoutEscapes && isEscaped(text, end)) continue;
      if (text.charCodeAt(end + 1) !== quote.charCodeAt(0)) break;
      hasQuotes = true;
      end++;
    }
    if (end < 0) return INCOMPLETE;
    let value = text.slice(opening + 1, Math.min(end, opening + 1 + LENGTH_MAX));
    if (hasQuotes) value = value.replaceAll(quote + quote, quote);
    this.#cell = withoutEscapes && value.includes('\\') ? withoutEscapes(value) : value;
    return end + 1;
  }

  #readExpression(text: string, start: number): number {
    const scanner = new Scanner(text, this.#rules, start);
    const tokens: Token[] = [];
    let depth = 0;
    while (scanner.next()) {
      const code = scanner.kind === 'symbol' ? text.charCodeAt(scanner.start) : 0;
      if (depth === 0 && (code === COMMA || code === CLOSING)) {
        if (tokens.length === 0) return MALFORMED;
        this.#cell = cellOf(tokens);
        return scanner.start;
      }
      if (code === OPENING) depth++;
      else if (code === CLOSING) depth--;
      else if (code === SEMICOLON && depth === 0) return MALFORMED;
      if (tokens.length < TOKENS_KEPT) tokens.push(scanner.token());
    }
    return INCOMPLETE;
  }
}

const SEMICOLON = 59;

/** Whether an odd number of backslashes is before an offset. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 92) before--;
  return (at - before) % 2 === 1;
}

const CONVERSIONS = new Set(['CAST', 'TRY_CAST', 'CONVERT', 'TRY_CONVERT']);
const CONSTANTS: ReadonlyMap<string, RowCell> = new Map([
  ['NULL', null],
  ['TRUE', 'true'],
  ['FALSE', 'false'],
]);

/** The value of `CAST(N'2000-01-01' AS date)`, `'a'::text`, `DATE '2000-01-01'`, `b'1'` or `- 5`. */
function cellOf(tokens: readonly Token[]): RowCell {
  const [first, second] = tokens;
  if (!first) return undefined;
  if (first.keyword === '-' || first.keyword === '+') {
    const value = cellOf(tokens.slice(1));
    return typeof value === 'string' && first.keyword === '-' ? `-${value}` : value;
  }
  if (first.keyword === '(') return cellOf(tokens.slice(1, -1));
  if (CONVERSIONS.has(first.keyword) && second?.keyword === '(') {
    const at = tokens.findIndex(({ kind, keyword }, i) => i > 1 && (kind === 'string' || keyword === 'NULL'));
    const hasSign = tokens[2]?.kind === 'symbol';
    return cellOf(at < 0 ? tokens.slice(2, hasSign ? 4 : 3) : tokens.slice(at, at + 1));
  }
  const isType = first.kind === 'word' && second?.kind === 'string' && tokens.length === 2;
  if (isType) return first.keyword === '_BINARY' ? undefined : second.text;
  if (second && second.keyword !== '::' && second.keyword !== 'COLLATE') return undefined;
  if (first.kind === 'string') return first.text;
  if (first.kind === 'number') return numberIn(first.text);
  return CONSTANTS.get(first.keyword);
}

/** Hexadecimal digits are bytes. */
function numberIn(text: string): RowCell {
  if (text.startsWith('0x')) return undefined;
  return text.startsWith('0b') ? String(Number(text)) : text;
}
