import { ExpressionError } from './problem.ts';
import { NAME } from './written-names.ts';

type TokenKind = 'number' | 'text' | 'name' | 'column' | 'sign' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As written; for a text or a column in brackets, its content. */
  readonly text: string;
  readonly at: number;
}

// Every expression is sticky: it matches at the tokenizer's position.
const SPACE = /\s*/y;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const SIGN = /&&|\|\||==|!=|<>|<=|>=|[-+*/%=<>!(),]/y;
/** Characters that would join a name or a number if no space stood between them. */
const NAME_OR_POINT = /[\p{L}\p{Nd}_.]/uy;
/** Between the name of a table and that of its column. */
const POINT = /\s*\.(?!\d)/y;
const CHARACTER = /[\s\S]/uy;

/** Cuts a formula into its words, numbers, texts and signs, one at a time. */
export class Tokenizer {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Where the last token ends. */
  get end(): number {
    return this.#at;
  }

  next(): Token {
    this.#match(SPACE);
    const at = this.#at;
    const first = this.#source[at];
    if (first === undefined) return { kind: 'end', text: '', at };
    if (first === "'" || first === '"') return { kind: 'text', text: this.#quoted(first, 'text'), at };
    if (first === '[') return { kind: 'column', text: this.#quoted(']', 'column'), at };
    const number = this.#match(NUMBER);
    if (number !== undefined) return this.#number(number, at);
    const name = this.#match(NAME);
    if (name !== undefined) return { kind: 'name', text: name, at };
    const sign = this.#match(SIGN);
    if (sign !== undefined) return { kind: 'sign', text: sign, at };
    throw new ExpressionError(at, unexpectedCharacter(this.#match(CHARACTER) ?? first));
  }

  /** Whether a point follows, and no digit after it. */
  isBeforePoint(): boolean {
    POINT.lastIndex = this.#at;
    return POINT.test(this.#source);
  }

  /** Skips a point. It belongs to the names around it, so it is no token. False if there is none. */
  takePoint(): boolean {
    return this.#match(POINT) !== undefined;
  }

  #match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const text = expression.exec(this.#source)?.[0];
    if (text !== undefined) this.#at += text.length;
    return text;
  }

  #number(text: string, at: number): Token {
    if (this.#match(NAME_OR_POINT) === undefined) return { kind: 'number', text, at };
    throw new ExpressionError(
      at,
      `Expected a number, such as 5 or 0.25; put a column name that begins with a digit in brackets, as in [2024].`,
    );
  }

  /** The text up to the closing sign; a doubled sign is one sign of the text. */
  #quoted(close: string, what: 'text' | 'column'): string {
    const start = this.#at;
    const parts: string[] = [];
    let from = start + 1;
    for (;;) {
      const end = this.#source.indexOf(close, from);
      if (end < 0) throw new ExpressionError(start, unclosed(close, what));
      const doubled = this.#source[end + 1] === close;
      parts.push(this.#source.slice(from, doubled ? end + 1 : end));
      from = end + (doubled ? 2 : 1);
      if (doubled) continue;
      this.#at = from;
      return parts.join('');
    }
  }
}

function unclosed(close: string, what: 'text' | 'column'): string {
  return what === 'text'
    ? `Expected ${close} at the end of this text; write ${close} twice inside it.`
    : 'Expected ] at the end of this column name; write ] twice inside it.';
}

function unexpectedCharacter(character: string): string {
  if (/[‘’“”„«»`]/.test(character)) {
    return `Put a text in ' or ", not in ${character}.`;
  }
  return `There is no operator “${character}” in formulas; expected a value, an operator or the end.`;
}

/** A token for people. */
export function phrase({ kind, text }: Token): string {
  switch (kind) {
    case 'text':
      return 'a text';
    case 'column':
      return 'a column';
    case 'number':
    case 'name':
    case 'sign':
    case 'end':
      return `“${text}”`;
  }
}
