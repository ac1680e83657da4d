import type { LexicalRules } from './dialects.ts';
import { withoutMysqlEscapes, withoutPostgresqlEscapes, withoutUnicodeEscapes } from './escapes.ts';
import type { Token, TokenKind } from './token.ts';

/** Two or more characters that are one operator. The longest come first. */
const OPERATOR = /!~~\*|!~~|!~\*|~~\*|<=>|->>|::|:=|<=|>=|<>|!=|==|\|\||~~|~\*|!~|->|&&|@>|<@|./sy;
const NUMBER = /(?:0[xX][\da-fA-F]+|0[bB][01]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)/y;
/**
 * A word that begins with digits, but no number such as `0x1f` or `1e5`.
 * https://dev.mysql.com/doc/refman/8.4/en/identifiers.html
 */
const DIGITS_OF_WORD = /(?!0x[\da-f]+(?![\w$])|0b[01]+(?![\w$]))\d+(?!e[+-]?\d)[\p{L}_$]/iuy;
const DOLLAR_TAG = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y;
const COMMENT_MARK = /\/\*|\*\//g;
/** Its digits are the version that executes the content. MariaDB has an M before them. */
const VERSIONED_COMMENT = /\/\*M?!(\d*)/y;
/** mariadb-dump begins with a comment of this version, which no server executes. */
const VERSION_THAT_NONE_HAS = '999999';
const LETTERS_BEFORE_STRINGS = 'NEBXnebx';

const SPACE = 32;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Something that begins at an offset and has no end, such as a string without its closing quote. */
export interface Unclosed {
  readonly start: number;
  readonly what: 'string' | 'name' | 'comment' | 'dollar-quoted text';
}

/** Divides a text into tokens. White space and comments are between them. */
export class Scanner {
  readonly text: string;
  readonly #rules: LexicalRules;
  #isInVersionedComment = false;
  /** The text that ends statements. A word ends before it. */
  delimiter = ';';
  /** The offset after the current token. */
  position: number;
  /** The offset of the current token. */
  start = 0;
  kind: TokenKind = 'symbol';
  /** What has no end. It reaches to the end of the text. */
  unclosed: Unclosed | undefined;

  constructor(text: string, rules: LexicalRules, position = 0) {
    this.text = text;
    this.#rules = rules;
    this.position = position;
  }

  /** Goes to the next token. False at the end of the text, or where something is not closed. */
  next(): boolean {
    this.#skipSpace();
    if (this.unclosed || this.position >= this.text.length) return false;
    this.start = this.position;
    this.#scan(this.text.charCodeAt(this.position));
    return this.unclosed === undefined;
  }

  /** The current token. */
  token(): Token {
    const { kind, start, position: end } = this;
    const written = this.text.slice(start, end);
    const isDoubleQuoted = written.endsWith('"');
    switch (kind) {
      case 'word':
        return { kind, text: written, keyword: written.toUpperCase(), start, end, isDoubleQuoted };
      case 'symbol':
        return { kind, text: written, keyword: written, start, end, isDoubleQuoted };
      case 'number':
        return { kind, text: numeral(written), keyword: '', start, end, isDoubleQuoted };
      case 'name':
      case 'string':
        return { kind, text: this.#unquoted(written), keyword: '', start, end, isDoubleQuoted };
    }
  }

  #skipSpace(): undefined {
    const { text } = this;
    while (this.position < text.length && !this.unclosed) {
      const code = text.charCodeAt(this.position);
      if (isSpace(code)) this.position++;
      else if (code === 45 && this.#isDashComment()) this.#skipLine();
      else if (code === 35 && this.#rules.hashComments) this.#skipLine();
      else if (code === 47 && text.charCodeAt(this.position + 1) === 42) this.#skipComment();
      else if (code === 42 && this.#isInVersionedComment && text.charCodeAt(this.position + 1) === 47) {
        this.#isInVersionedComment = false;
        this.position += 2;
      } else return;
    }
  }

  #isDashComment(): boolean {
    if (this.text.charCodeAt(this.position + 1) !== 45) return false;
    const next = this.text.charCodeAt(this.position + 2);
    return !this.#rules.dashesNeedSpace || Number.isNaN(next) || next <= SPACE;
  }

  #skipLine(): undefined {
    while (this.position < this.text.length && !isLineEnd(this.text.charCodeAt(this.position)))
      this.position++;
  }

  #skipComment(): undefined {
    const { text, position } = this;
    if (this.#rules.versionedComments) {
      VERSIONED_COMMENT.lastIndex = position;
      const versioned = VERSIONED_COMMENT.exec(text);
      if (versioned && versioned[1] !== VERSION_THAT_NONE_HAS) {
        this.#isInVersionedComment = true;
        this.position += versioned[0].length;
        return;
      }
    }
    COMMENT_MARK.lastIndex = position + 2;
    let depth = 1;
    for (let mark = COMMENT_MARK.exec(text); mark; mark = COMMENT_MARK.exec(text)) {
      if (mark[0] === '*/') depth--;
      else if (this.#rules.nestedComments) depth++;
      if (depth > 0) continue;
      this.position = COMMENT_MARK.lastIndex;
      return;
    }
    this.#leaveUnclosed(position, 'comment');
  }

  #leaveUnclosed(start: number, what: Unclosed['what']): undefined {
    this.unclosed = { start, what };
    this.position = this.text.length;
  }

  #scan(code: number): undefined {
    const { text, position } = this;
    if (code === 39) return this.#quoted('string', position, 39, this.#rules.backslashEscapes);
    if (code === 34) {
      return this.#quoted('name', position, 34, this.#rules.backslashEscapes);
    }
    if (code === 96) return this.#quoted('name', position, 96, false);
    if (code === 91 && this.#rules.bracketNames) return this.#quoted('name', position, 93, false);
    if (isDigit(code) && this.#rules.digitsBeginWords && this.#beginsWord()) return this.#word();
    if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(position + 1))))
      return this.#match(NUMBER, 'number');
    if (code === 36 && this.#rules.dollarQuotes && this.#dollarQuoted()) return;
    if (this.#isWordCharacter(position)) return this.#word();
    this.#match(OPERATOR, 'symbol');
  }

  #beginsWord(): boolean {
    DIGITS_OF_WORD.lastIndex = this.position;
    return DIGITS_OF_WORD.test(this.text);
  }

  #match(expression: RegExp, kind: TokenKind): undefined {
    expression.lastIndex = this.position;
    expression.test(this.text);
    this.position = Math.max(expression.lastIndex, this.position + 1);
    this.kind = kind;
  }

  #quoted(kind: 'string' | 'name', opening: number, quote: number, escapes: boolean): undefined {
    const { text } = this;
    this.kind = kind;
    if (quote === 39 && this.#rules.doubledQuotes) return this.#doubleQuoted(opening);
    for (let i = opening + 1; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (escapes && code === 92) i++;
      else if (code === quote) {
        if (text.charCodeAt(i + 1) !== quote) {
          this.position = i + 1;
          return;
        }
        i++;
      }
    }
    this.#leaveUnclosed(opening, kind);
  }

  /** A string whose quotes are written twice, and four times inside of it. */
  #doubleQuoted(opening: number): undefined {
    const { text } = this;
    let end = text.indexOf("''", opening + 2);
    while (end >= 0 && text.startsWith("''", end + 2)) end = text.indexOf("''", end + 4);
    if (end < 0) this.#leaveUnclosed(opening, 'string');
    else this.position = end + 2;
  }

  #dollarQuoted(): boolean {
    const { text, position } = this;
    DOLLAR_TAG.lastIndex = position;
    const tag = DOLLAR_TAG.exec(text)?.[0];
    if (tag === undefined) return false;
    const end = text.indexOf(tag, position + tag.length);
    this.kind = 'string';
    if (end < 0) this.#leaveUnclosed(position, 'dollar-quoted text');
    else this.position = end + tag.length;
    return true;
  }

  #word(): undefined {
    const { text, start } = this;
    const first = text.charAt(start);
    const second = text.charCodeAt(start + 1);
    if (second === 39 && LETTERS_BEFORE_STRINGS.includes(first)) {
      const escapes =
        this.#rules.backslashEscapes || (first.toUpperCase() === 'E' && this.#rules.dollarQuotes);
      this.#quoted('string', start + 1, 39, escapes);
      if ('BbXx'.includes(first)) this.kind = 'number';
      return;
    }
    const third = text.charCodeAt(start + 2);
    if (
      second === 38 &&
      first.toUpperCase() === 'U' &&
      this.#rules.dollarQuotes &&
      (third === 39 || third === 34)
    ) {
      return this.#quoted(third === 39 ? 'string' : 'name', start + 2, third, false);
    }
    const stop = this.delimiter === ';' ? undefined : this.delimiter;
    let end = start + 1;
    while (end < text.length && (this.#isWordCharacter(end) || isDigit(text.charCodeAt(end)))) {
      if (stop !== undefined && text.startsWith(stop, end)) break;
      end++;
    }
    this.position = end;
    this.kind = 'word';
  }

  #isWordCharacter(position: number): boolean {
    const code = this.text.charCodeAt(position);
    if (code < 128) return isLetter(code) || this.#rules.wordCharacters.includes(String.fromCharCode(code));
    // Both halves of a surrogate pair are taken for letters.
    return (code >= 0xd800 && code <= 0xdfff) || LETTER.test(this.text.charAt(position));
  }

  #unquoted(source: string): string {
    const written = this.#rules.doubledQuotes ? source.replaceAll("''", "'") : source;
    const first = written.charAt(0);
    if (first === '$')
      return written.slice(written.indexOf('$', 1) + 1, written.lastIndexOf('$', written.length - 2));
    const prefix = /^[A-Za-z]?&?/.exec(written)?.[0] ?? '';
    const quote = written.at(-1) ?? '';
    const content = written.slice(prefix.length + 1, -1);
    const text = content.includes(quote) ? content.replaceAll(quote + quote, quote) : content;
    if (prefix.endsWith('&')) return withoutUnicodeEscapes(text);
    if (!text.includes('\\')) return text;
    if (prefix.toUpperCase() === 'E') return withoutPostgresqlEscapes(text);
    return this.#rules.backslashEscapes && quote !== '`' ? withoutMysqlEscapes(text) : text;
  }
}

/** `b'101'` and `x'ff'` in JavaScript's notation. */
function numeral(written: string): string {
  return written.endsWith("'") ? `0${written.charAt(0).toLowerCase()}${written.slice(2, -1)}` : written;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLineEnd = (code: number) => code === 10 || code === 13;
/** White space, control characters and the byte order mark. */
const isSpace = (code: number) => code <= SPACE || code === 0xa0 || code === 0xfeff;
