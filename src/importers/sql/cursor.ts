import type { LexicalRules } from './dialects.ts';
import { SqlSyntaxError } from './syntax-error.ts';
import type { Token } from './token.ts';

/** A name with the names before it: database, namespace, table. */
export type QualifiedName = readonly string[];

/** Tokens of a statement that no reader has read. `to` does not belong to them. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** Reads tokens one after the other, up to `end`, and notes which ones are read. */
export class Cursor {
  readonly tokens: readonly Token[];
  readonly #rules: LexicalRules;
  readonly end: number;
  /** Why the statement ends after the last token, as a sentence, if it is cut there. */
  readonly cut: string | undefined;
  index: number;
  /** 1 for each token that is read. All cursors of a statement share it. */
  readonly #read: Uint8Array;

  constructor(
    tokens: readonly Token[],
    rules: LexicalRules,
    index = 0,
    end = tokens.length,
    cut: string | undefined = undefined,
    read: Uint8Array = new Uint8Array(tokens.length),
  ) {
    this.cut = cut;
    this.#read = read;
    this.tokens = tokens;
    this.#rules = rules;
    this.index = index;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.index >= this.end;
  }

  get rules(): LexicalRules {
    return this.#rules;
  }

  /** The runs of tokens that no reader has read. */
  unread(): readonly TokenRange[] {
    const runs: TokenRange[] = [];
    for (let from = this.#read.indexOf(0); from >= 0; ) {
      const end = this.#read.indexOf(1, from);
      const to = end < 0 ? this.#read.length : end;
      runs.push({ from, to });
      from = this.#read.indexOf(0, to);
    }
    return runs;
  }

  /** Notes that the tokens of a range are read, or listed as not read. */
  markRead(from = this.index, to = this.end): void {
    this.#read.fill(1, from, to);
  }

  /** Notes that all tokens are read, because another reader gets them later. */
  kept(): this {
    this.markRead();
    return this;
  }

  /** The offset after the last token that was read. */
  get readTo(): number {
    return this.tokens[this.index - 1]?.end ?? 0;
  }

  /** The token that many places after the current one. */
  peek(ahead = 0): Token | undefined {
    const index = this.index + ahead;
    return index < this.end ? this.tokens[index] : undefined;
  }

  /** Whether the next tokens are these words and symbols. */
  sees(...keywords: readonly string[]): boolean {
    return keywords.every((keyword, i) => this.peek(i)?.keyword === keyword);
  }

  seesOneOf(keywords: ReadonlySet<string> | ReadonlyMap<string, unknown>): boolean {
    return keywords.has(this.peek()?.keyword ?? '');
  }

  /** Reads these words and symbols if they are the next ones. */
  takes(...keywords: readonly string[]): boolean {
    if (!this.sees(...keywords)) return false;
    this.markRead(this.index, this.index + keywords.length);
    this.index += keywords.length;
    return true;
  }

  take(): Token {
    const token = this.peek();
    if (!token) throw new SqlSyntaxError('The statement ends too early.', undefined);
    this.#read[this.index++] = 1;
    return token;
  }

  expect(keyword: string): Token {
    const token = this.peek();
    if (token?.keyword !== keyword) throw new SqlSyntaxError(`“${keyword}” is missing.`, token);
    this.#read[this.index++] = 1;
    return token;
  }

  /** Reads a name, with or without quotes. */
  name(): string {
    const token = this.take();
    const isName =
      token.kind === 'word' ||
      token.kind === 'name' ||
      (token.kind === 'string' && this.#rules.doubleQuotedStrings);
    if (!isName) throw new SqlSyntaxError('A name is missing.', token);
    return this.nameOf(token);
  }

  nameOf(token: Token): string {
    return token.kind === 'word' && this.#rules.foldsNames ? token.text.toLowerCase() : token.text;
  }

  qualifiedName(): QualifiedName {
    const names = [this.name()];
    while (this.takes('.')) {
      // `database..table` leaves the namespace out.
      if (this.sees('.')) continue;
      names.push(this.name());
    }
    return this.#rules.dottedNames ? names.flatMap((name) => name.split('.')) : names;
  }

  /** Whether the parenthesis that comes next is closed. */
  closes(): boolean {
    return this.#closing() !== undefined;
  }

  /** The index of the parenthesis that closes the next one. */
  #closing(opening = '(', closing = ')'): number | undefined {
    let depth = 0;
    for (let i = this.index; i < this.end; i++) {
      const keyword = this.tokens[i]?.keyword;
      if (keyword === opening) depth++;
      else if (keyword === closing && --depth === 0) return i;
    }
    return undefined;
  }

  /** Reads an opening parenthesis and the closing one. Returns a cursor for the content, which is not read yet. */
  parenthesized(): Cursor {
    return this.enclosed('(', ')', 'A closing parenthesis is missing.');
  }

  /** The same for another pair of symbols. */
  enclosed(opening: string, closing: string, fault = `“${closing}” is missing.`): Cursor {
    const end = this.#closing(opening, closing);
    const open = this.expect(opening);
    const start = this.index;
    if (end === undefined) throw new SqlSyntaxError(fault, open);
    this.#read[end] = 1;
    this.index = end + 1;
    return this.within(start, end);
  }

  /** Skips a token, or parentheses with their content, without reading it. */
  skip(): void {
    this.index = this.sees('(') ? (this.#closing() ?? this.end - 1) + 1 : this.index + 1;
  }

  within(start: number, end: number): Cursor {
    return new Cursor(this.tokens, this.#rules, start, end, undefined, this.#read);
  }

  /** Divides the rest at commas outside of parentheses. Empty parts are left out. */
  split(): readonly Cursor[] {
    const parts: Cursor[] = [];
    let start = this.index;
    let depth = 0;
    let angles = 0;
    for (; this.index < this.end; this.index++) {
      const keyword = this.tokens[this.index]?.keyword;
      if (keyword === '(' || keyword === '[') depth++;
      else if (keyword === ')' || keyword === ']') depth--;
      else if (keyword === '<' && this.#rules.nestedTypes) angles++;
      else if (keyword === '>' && angles > 0) angles--;
      else if (keyword === ',' && depth === 0 && angles === 0) {
        this.#read[this.index] = 1;
        if (this.index > start) parts.push(this.within(start, this.index));
        start = this.index + 1;
      }
    }
    if (this.index > start) parts.push(this.within(start, this.index));
    return parts;
  }

  /**
   * Skips to one of the words or symbols outside of parentheses, or to the end. Words of a type, as in
   * `'a'::character varying`, do not count. Returns a cursor for what it skips, which is not read yet: at least `least` tokens.
   */
  skipTo(keywords: ReadonlySet<string> | ReadonlyMap<string, unknown>, least = 0): Cursor {
    const start = this.index;
    let depth = 0;
    let previous = '';
    for (; this.index < this.end; this.index++) {
      const keyword = this.tokens[this.index]?.keyword ?? '';
      if (depth === 0 && this.index >= start + least && previous !== '::' && keywords.has(keyword)) break;
      if (keyword === '(' || keyword === '[') depth++;
      else if (keyword === ')' || keyword === ']') depth--;
      previous = keyword;
    }
    return this.within(start, this.index);
  }

  /**
   * The text of the tokens from the next to the last one, as in the source but with single spaces between them.
   *
   * @param most about how many characters: the tokens after them are left out
   */
  written(source: string, most = Number.POSITIVE_INFINITY): string {
    const texts: string[] = [];
    let previousEnd = -1;
    const start = this.peek()?.start ?? 0;
    for (let i = this.index; i < this.end; i++) {
      if (previousEnd - start > most) {
        texts.push(' …');
        break;
      }
      const token = this.tokens[i];
      if (!token) break;
      if (i > this.index && token.start > previousEnd) texts.push(' ');
      texts.push(source.slice(token.start, token.end));
      previousEnd = token.end;
    }
    return texts.join('');
  }
}
