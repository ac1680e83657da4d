import type { LexicalRules } from './dialects.ts';
import { Scanner, type Unclosed } from './scanner.ts';
import { beginsStatement, isBatchEnd, isSlashLine, lineEnd, nextStatementLine } from './statement-lines.ts';
import type { Token } from './token.ts';

export interface Statement {
  /** All tokens of a definition, and the first ones of any other statement. Empty for a client's line. */
  readonly tokens: readonly Token[];
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  /** A line for the client, such as `\connect`. */
  readonly isClientLine: boolean;
  /** What the statement opens and never closes. */
  readonly unclosed?: Unclosed | { readonly start: number; readonly what: 'body' | 'data' | 'rest' };
}

/** Words that begin statements which can say something about tables. */
const DEFINITIONS = new Set('CREATE ALTER DROP RENAME COMMENT EXEC EXECUTE SET USE'.split(' '));
/** Of other statements, so many tokens are kept: enough to say what they are. */
const KEPT_TOKENS = 12;
/** Statements whose bodies contain statements, by what they create. */
const ROUTINES = new Set(['TRIGGER', 'FUNCTION', 'PROCEDURE', 'PROC', 'EVENT', 'PACKAGE', 'RULE']);
/** What CREATE can be followed by, to tell a routine from a table with such a name. */
const OBJECTS = new Set([
  ...ROUTINES,
  'TABLE',
  'VIEW',
  'INDEX',
  'TYPE',
  'DOMAIN',
  'SEQUENCE',
  'SCHEMA',
  'DATABASE',
]);

/** After a statement that is not closed, the rest of the text is read again: so many characters in all, or 20 times the text. */
const REREAD_MAX = 100_000_000;
const REREADS_MAX = 20;

/** Finds the statements of a script, from an offset on. Takes time in proportion to its length. */
export function* statementsOf(text: string, rules: LexicalRules, from = 0): Generator<Statement> {
  let position = from;
  let delimiter = ';';
  let reread = 0;
  for (;;) {
    const reader = new StatementReader(text, rules, position, delimiter);
    const statement = reader.read();
    if (!statement) return;
    yield statement;
    delimiter = reader.delimiter;
    position = reader.position;
    if (statement.unclosed && position >= text.length) {
      const next = nextStatementLine(text, statement.unclosed.start + 1);
      if (next === undefined || statement.unclosed.what === 'data') return;
      reread += text.length - next;
      if (reread > Math.max(REREAD_MAX, REREADS_MAX * text.length)) {
        yield {
          tokens: [],
          start: next,
          end: next,
          isClientLine: false,
          unclosed: { start: next, what: 'rest' },
        };
        return;
      }
      position = next;
    }
  }
}

/** Reads one statement. */
export class StatementReader {
  readonly #text: string;
  readonly #rules: LexicalRules;
  readonly #scanner: Scanner;
  readonly #tokens: Token[] = [];
  delimiter: string;
  #isDefinition = false;
  /** Undefined until a word says what the statement creates. */
  #isRoutine: boolean | undefined;
  #bodyStart: number | undefined;
  /** Parentheses that are open. */
  #depth = 0;
  /** `CASE` without its `END`. */
  #cases = 0;
  /** The offset after the last token. */
  #end = 0;
  /** The offset after the statement. */
  position: number;

  constructor(text: string, rules: LexicalRules, position: number, delimiter: string) {
    this.#text = text;
    this.#rules = rules;
    this.#scanner = new Scanner(text, rules, position);
    this.position = position;
    this.delimiter = delimiter;
    this.#scanner.delimiter = delimiter;
  }

  /** Goes to the first token of the statement. Undefined if there is none. */
  toFirst(): Token | undefined {
    const scanner = this.#scanner;
    while (scanner.next()) {
      const { start } = scanner;
      const word = scanner.kind === 'word' ? this.#text.slice(start, scanner.position).toUpperCase() : '';
      if (this.#text.startsWith(this.delimiter, start)) scanner.position = start + this.delimiter.length;
      else if (word === 'GO' && this.#rules.batches && isBatchEnd(this.#text, start)) {
        scanner.position = lineEnd(this.#text, start);
      } else if (!this.#isDelimiterLine()) {
        const token = scanner.token();
        scanner.position = start;
        return token;
      }
    }
    return undefined;
  }

  read(): Statement | undefined {
    const scanner = this.#scanner;
    let last = '';
    let beforeLast = '';
    while (scanner.next()) {
      const { start } = scanner;
      if (this.#text.startsWith(this.delimiter, start) && !this.#isInBody(beforeLast, last)) {
        scanner.position = start + this.delimiter.length;
        if (this.#tokens.length === 0) continue;
        return this.#ended();
      }
      if (this.#tokens.length === 0) {
        if (this.#isDelimiterLine()) continue;
        const line = this.#clientLine();
        if (line) return line;
      }
      if (this.#rules.slashLines && isSlashLine(this.#text, start)) {
        if (this.#tokens.length === 0) continue;
        return this.#ended();
      }
      const word = scanner.kind === 'word' ? this.#text.slice(start, scanner.position).toUpperCase() : '';
      if (word === 'GO' && this.#rules.batches && isBatchEnd(this.#text, start)) {
        // After it, there can be a count.
        scanner.position = lineEnd(this.#text, start);
        if (this.#tokens.length === 0) continue;
        return this.#ended();
      }
      if (word !== '' && this.#begins(word, start, last)) {
        scanner.position = start;
        return this.#ended();
      }
      const cut = this.#strayQuote();
      if (cut !== undefined) {
        scanner.position = cut;
        return this.#ended({ start, what: scanner.kind === 'string' ? 'string' : 'name' });
      }
      this.#take(word);
      beforeLast = last;
      last = word || (scanner.kind === 'symbol' ? this.#text.slice(start, scanner.position) : '');
    }
    const { unclosed } = scanner;
    if (unclosed && this.#tokens.length === 0) {
      this.position = scanner.position;
      return { tokens: [], start: unclosed.start, end: this.#text.length, isClientLine: false, unclosed };
    }
    if (this.#tokens.length === 0) {
      this.position = scanner.position;
      return undefined;
    }
    return this.#ended(unclosed ?? this.#openBody(beforeLast, last));
  }

  /** Whether a word begins the next statement. */
  #begins(word: string, start: number, previous: string): boolean {
    if (this.#tokens.length === 0 || this.#isRoutine) return false;
    return beginsStatement(this.#text, word, start, {
      first: this.#tokens[0]?.keyword ?? '',
      previous,
      depth: this.#depth,
      isInCase: this.#cases > 0,
      batches: this.#rules.batches,
    });
  }

  #ended(unclosed?: Statement['unclosed']): Statement {
    const first = this.#tokens[0];
    this.position = this.#scanner.position;
    const data = unclosed ?? this.#skipCopiedRows();
    return {
      tokens: this.#tokens,
      start: first?.start ?? this.#end,
      end: this.#end,
      isClientLine: false,
      ...(data && { unclosed: data }),
    };
  }

  #take(word: string): void {
    const count = this.#tokens.length;
    this.#end = this.#scanner.position;
    if (count === 0) this.#isDefinition = DEFINITIONS.has(word);
    if (this.#isRoutine === undefined && this.#isDefinition && OBJECTS.has(word)) {
      this.#isRoutine = ROUTINES.has(word);
    }
    this.#count(word);
    if (this.#isRoutine && (word === 'BEGIN' || word === 'ATOMIC')) this.#bodyStart ??= this.#scanner.start;
    if (count < KEPT_TOKENS || (this.#isDefinition && !this.#isRoutine))
      this.#tokens.push(this.#scanner.token());
  }

  #count(word: string): void {
    if (word === 'CASE') this.#cases++;
    else if (word === 'END' && this.#cases > 0) this.#cases--;
    else if (this.#scanner.kind === 'symbol') {
      const code = this.#text.charCodeAt(this.#scanner.start);
      if (code === OPENING) this.#depth++;
      else if (code === CLOSING && this.#depth > 0) this.#depth--;
    }
  }

  /**
   * Whether the delimiter is inside of a routine's body, which ends with `; END ;`, as in SQLite's own rule.
   * https://www.sqlite.org/c3ref/complete.html
   */
  #isInBody(beforeLast: string, last: string): boolean {
    if (!this.#isRoutine) return false;
    // The procedures of SQL Server end with their batch.
    if (this.#rules.batches) return true;
    return this.#bodyStart !== undefined && this.delimiter === ';' && !(beforeLast === ';' && last === 'END');
  }

  #openBody(beforeLast: string, last: string): Statement['unclosed'] {
    if (this.#bodyStart === undefined || this.#rules.batches || this.delimiter !== ';') return undefined;
    return beforeLast === ';' && last === 'END' ? undefined : { start: this.#bodyStart, what: 'body' };
  }

  /** A line for the client: `\connect name`. */
  #clientLine(): Statement | undefined {
    const { start } = this.#scanner;
    if (!this.#rules.clientLines || this.#text.charCodeAt(start) !== 92) return undefined;
    this.position = lineEnd(this.#text, start);
    return { tokens: [], start, end: this.position, isClientLine: true };
  }

  /** Reads `DELIMITER //`. */
  #isDelimiterLine(): boolean {
    const scanner = this.#scanner;
    const { start, kind, position } = scanner;
    if (!this.#rules.delimiterLines || kind !== 'word' || position - start !== DELIMITER.length) return false;
    if (this.#text.slice(start, position).toUpperCase() !== DELIMITER) return false;
    scanner.position = lineEnd(this.#text, start);
    const [delimiter] = this.#text.slice(position, scanner.position).trim().split(/\s/, 1);
    if (delimiter) this.delimiter = delimiter;
    scanner.delimiter = this.delimiter;
    return true;
  }

  /**
   * The offset of a statement inside of the current token, if it has quotes. One of the quotes is too many then: it was
   * not closed, or not opened.
   */
  #strayQuote(): number | undefined {
    const { kind, start, position } = this.#scanner;
    if ((kind !== 'string' && kind !== 'name') || position - start < SHORTEST_STATEMENT) return undefined;
    const first = this.#tokens[0]?.keyword ?? '';
    if (this.#isRoutine || !WITHOUT_SCRIPTS.has(first) || this.#text.charCodeAt(start) === DOLLAR)
      return undefined;
    const found = nextStatementLine(this.#text.slice(start, position), 1);
    return found === undefined ? undefined : start + found;
  }

  /** Skips the rows after `COPY … FROM stdin;`, which end with the line `\.`. */
  #skipCopiedRows(): Statement['unclosed'] {
    if (!this.#rules.clientLines || this.#tokens[0]?.keyword !== 'COPY') return undefined;
    if (!COPY_FROM_STDIN.test(this.#text.slice(this.#tokens[0].start, this.position))) return undefined;
    const rows = lineEnd(this.#text, this.position);
    END_OF_ROWS.lastIndex = rows;
    const found = END_OF_ROWS.exec(this.#text);
    this.position = found ? END_OF_ROWS.lastIndex : this.#text.length;
    return found ? undefined : { start: rows, what: 'data' };
  }
}

const OPENING = 40;
const CLOSING = 41;
const DOLLAR = 36;
/** Characters of the shortest text with a statement. */
const SHORTEST_STATEMENT = 10;
/** Definitions whose strings never contain a script. */
const WITHOUT_SCRIPTS = new Set(['CREATE', 'ALTER']);
const DELIMITER = 'DELIMITER';
const COPY_FROM_STDIN = /\sFROM\s+stdin\b/i;
const END_OF_ROWS = /^\\\.[ \t]*$/gm;
