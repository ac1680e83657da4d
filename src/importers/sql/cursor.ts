import type { LexicalRules } from './dialects.ts';
import { SqlSyntaxError } from './syntax-error.ts';
import type { Token } from './token.ts';

/** A name with the names before it: database, namespace, table. */
export type QualifiedName = readonly string[];

/** Reads tokens one after the other, up to `end`. */
export class Cursor {
  readonly tokens: readonly Token[];
  readonly #rules: LexicalRules;
  readonly end: number;
  /** Why the statement ends after the last token, as a sentence, if it is cut there. */
  readonly cut: string | undefined;
  index: number;

  constructor(
    tokens: readonly Token[],
    rules: LexicalRules,
    index = 0,
    end = tokens.length,
    cut: string | undefined = undefined,
  ) {
    this.cut = cut;
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
    this.index += keywords.length;
    return true;
  }

  take(): Token {
    const token = this.peek();
    if (!token) throw new SqlSyntaxError('The statement ends too early.', undefined);
    this.index++;
    return token;
  }

  expect(keyword: string): Token {
    const token = this.peek();
    if (token?.keyword !== keyword) throw new SqlSyntaxError(`“${keyword}” is missing.`, token);
    this.index++;
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
    let depth = 0;
    for (let i = this.index; i < this.end; i++) {
      const keyword = this.tokens[i]?.keyword;
      if (keyword === '(') depth++;
      else if (keyword === ')' && --depth === 0) return true;
    }
    return false;
  }

  /** Skips an opening parenthesis, its content and the closing one. Returns a cursor for the content. */
  parenthesized(): Cursor {
    return this.enclosed('(', ')', 'A closing parenthesis is missing.');
  }

  /** The same for another pair of symbols. */
  enclosed(opening: string, closing: string, fault = `“${closing}” is missing.`): Cursor {
    this.expect(opening);
    const start = this.index;
    for (let depth = 1; depth > 0; this.index++) {
      const token = this.peek();
      if (!token) throw new SqlSyntaxError(fault, this.tokens[start - 1]);
      if (token.keyword === opening) depth++;
      else if (token.keyword === closing) depth--;
    }
    return this.within(start, this.index - 1);
  }

  within(start: number, end: number): Cursor {
    return new Cursor(this.tokens, this.#rules, start, end);
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
        if (this.index > start) parts.push(this.within(start, this.index));
        start = this.index + 1;
      }
    }
    if (this.index > start) parts.push(this.within(start, this.index));
    return parts;
  }

  /**
   * Skips to one of the words or symbols outside of parentheses, or to the end. Words of a type, as in
   * `'a'::character varying`, do not count. Returns a cursor for what it skips: at least `least` tokens.
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
