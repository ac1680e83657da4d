import { closest } from './closest.ts';
import { FUNCTION_NAMES, isFunctionName } from './functions.ts';
import { integer } from './numbers.ts';
import { ExpressionError } from './problem.ts';
import { MAX_REWRITES } from './text.ts';
import type { ArithmeticOperator, Comparison, Formula, Node, Step } from './tree.ts';

const MAX_FORMULA_LENGTH = 10_000;
const MAX_DEPTH = 100;

type TokenKind = 'number' | 'text' | 'name' | 'column' | 'sign' | 'end';

interface Token {
  readonly kind: TokenKind;
  /** As written; for a text or a column in brackets, its content. */
  readonly text: string;
  readonly at: number;
}

// Every expression is sticky: it matches at the tokenizer's position.
const SPACE = /\s*/y;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[\p{L}_][\p{L}\p{M}\p{Nd}_]*/uy;
const SIGN = /&&|\|\||==|!=|<>|<=|>=|[-+*/%=<>!(),]/y;
/** Characters that would join a name or a number if no space stood between them. */
const NAME_OR_POINT = /[\p{L}\p{Nd}_.]/uy;
const CHARACTER = /[\s\S]/uy;

const RESERVED = ['and', 'or', 'not', 'true', 'false', 'null', 'row'];

/** Whether a name can be written without brackets. */
export function isColumnName(name: string): boolean {
  NAME.lastIndex = 0;
  return NAME.exec(name)?.[0] === name && !RESERVED.includes(name);
}

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ['=', '='],
  ['==', '='],
  ['<>', '<>'],
  ['!=', '<>'],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);
const SUMS: ReadonlyMap<string, ArithmeticOperator> = new Map([
  ['+', '+'],
  ['-', '-'],
]);
const PRODUCTS: ReadonlyMap<string, ArithmeticOperator> = new Map([
  ['*', '*'],
  ['/', '/'],
  ['%', '%'],
]);

class Tokenizer {
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

/** Reads a formula, in time that grows with its length. Throws an ExpressionError. */
export function parse(source: string): Formula {
  if (source.length > MAX_FORMULA_LENGTH) {
    throw new ExpressionError(
      MAX_FORMULA_LENGTH,
      `A formula has at most ${MAX_FORMULA_LENGTH.toLocaleString('en-US')} characters.`,
    );
  }
  return new Parser(source).formula();
}

/** An expression in parentheses: the index of the first, the index after the last, and the text between them. */
interface Enclosed {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

class Parser {
  readonly #source: string;
  readonly #tokens: Tokenizer;
  readonly #columns = new Map<string, number>();
  #token: Token;
  /** The end of the token before. */
  #end = 0;
  #enclosedBefore: Enclosed | undefined;
  #depth = 0;
  #rewrites = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = new Tokenizer(source);
    this.#token = this.#tokens.next();
  }

  formula(): Formula {
    const root = this.#or();
    if (this.#token.kind !== 'end') throw this.#unexpected('an operator or the end of the formula');
    return { columns: [...this.#columns.keys()], root };
  }

  #or(): Node {
    return this.#logic('or', '||', () => this.#and());
  }

  #and(): Node {
    return this.#logic('and', '&&', () => this.#not());
  }

  #logic(word: 'and' | 'or', sign: string, operand: () => Node): Node {
    const first = operand();
    const operands = [first];
    while (this.#isWord(word) || this.#isSign(sign)) {
      this.#advance();
      operands.push(operand());
    }
    return operands.length === 1 ? first : { kind: word, operands, at: first.at };
  }

  #not(): Node {
    const { at } = this.#token;
    if (!this.#isWord('not')) return this.#comparison();
    this.#advance();
    return { kind: 'not', operand: this.#nested(() => this.#not()), at };
  }

  #comparison(): Node {
    const { at } = this.#token;
    const left = this.#sum();
    const leftText = this.#textFrom(at);
    const found = this.#operator(COMPARISONS);
    if (found === undefined) return left;
    const rightAt = this.#token.at;
    const right = this.#sum();
    if (this.#token.kind === 'sign' && COMPARISONS.has(this.#token.text)) {
      throw new ExpressionError(
        this.#token.at,
        'Comparisons cannot be chained. Write a < b and b < c, or put one of them in parentheses.',
      );
    }
    const source = { at, length: this.#end - at, left: leftText, right: this.#textFrom(rightAt) };
    return { kind: 'comparison', ...found, left, right, source };
  }

  #sum(): Node {
    return this.#arithmetic(SUMS, () => this.#product());
  }

  #product(): Node {
    return this.#arithmetic(PRODUCTS, () => this.#unary());
  }

  #arithmetic(operators: ReadonlyMap<string, ArithmeticOperator>, operand: () => Node): Node {
    const first = operand();
    const steps: Step[] = [];
    for (;;) {
      const found = this.#operator(operators);
      if (found === undefined) break;
      steps.push({ ...found, operand: operand() });
    }
    return steps.length === 0 ? first : { kind: 'arithmetic', first, steps, at: first.at };
  }

  #unary(): Node {
    const { at } = this.#token;
    const kind = this.#isSign('-') ? 'negation' : this.#isSign('!') ? 'not' : undefined;
    if (kind === undefined) return this.#value();
    this.#advance();
    return { kind, operand: this.#nested(() => this.#unary()), at };
  }

  #value(): Node {
    const token = this.#token;
    const { text, at } = token;
    switch (token.kind) {
      case 'number':
        this.#advance();
        return numberNode(token);
      case 'text':
        this.#advance();
        return { kind: 'literal', value: text, type: 'text', at };
      case 'column':
        this.#advance();
        return this.#column(token);
      case 'name':
        return this.#named(token);
      case 'sign':
      case 'end':
        if (!this.#isSign('(')) throw this.#unexpected('a value');
        this.#advance();
        return this.#enclosed(token);
    }
  }

  #enclosed(open: Token): Node {
    const { at } = this.#token;
    const value = this.#nested(() => this.#or());
    const text = this.#textFrom(at);
    if (!this.#takeSign(')'))
      throw this.#unclosed(`this ${open.text}`, `an operator or the ) for this ${open.text}`);
    this.#enclosedBefore = { from: open.at, to: this.#end, text };
    return value;
  }

  /** The text of the expression that was just read, without parentheses around it. */
  #textFrom(at: number): string {
    const enclosed = this.#enclosedBefore;
    return enclosed?.from === at && enclosed.to === this.#end
      ? enclosed.text
      : this.#source.slice(at, this.#end);
  }

  #named(token: Token): Node {
    const { text, at } = token;
    if (text === 'and' || text === 'or' || text === 'not') throw this.#unexpected('a value');
    this.#advance();
    if (this.#isSign('(')) return this.#call(token);
    switch (text) {
      case 'row':
        return { kind: 'row', at };
      case 'true':
      case 'false':
        return { kind: 'literal', value: text === 'true', type: 'boolean', at };
      case 'null':
        return { kind: 'literal', value: null, type: 'null', at };
      default:
        return this.#column(token);
    }
  }

  #column({ text: name, at }: Token): Node {
    if (name.trim() === '') throw new ExpressionError(at, 'Expected a column name in these brackets.');
    const index = this.#columns.get(name) ?? this.#columns.size;
    this.#columns.set(name, index);
    return { kind: 'column', name, index, at };
  }

  #call({ text: name, at }: Token): Node {
    if (!isFunctionName(name)) throw unknownFunction(name, at);
    if (name === 'replace' && ++this.#rewrites > MAX_REWRITES) {
      throw new ExpressionError(at, `A formula has at most ${MAX_REWRITES} calls of replace.`);
    }
    this.#advance();
    const args: Node[] = [];
    if (!this.#isSign(')')) {
      do args.push(this.#nested(() => this.#or()));
      while (this.#takeSign(','));
    }
    if (!this.#takeSign(')')) throw this.#unclosed(`${name}(`, `a comma or the ) for ${name}(`);
    return { kind: 'call', name, args, at };
  }

  #nested(read: () => Node): Node {
    if (this.#depth >= MAX_DEPTH) {
      throw new ExpressionError(this.#token.at, `A formula can be nested at most ${MAX_DEPTH} levels deep.`);
    }
    this.#depth++;
    const node = read();
    this.#depth--;
    return node;
  }

  #operator<Operator>(operators: ReadonlyMap<string, Operator>) {
    const { kind, text, at } = this.#token;
    const operator = kind === 'sign' ? operators.get(text) : undefined;
    if (operator === undefined) return undefined;
    this.#advance();
    return { operator, at };
  }

  #advance() {
    this.#end = this.#tokens.end;
    this.#token = this.#tokens.next();
  }

  #isSign(text: string): boolean {
    return this.#token.kind === 'sign' && this.#token.text === text;
  }

  #takeSign(text: string): boolean {
    if (!this.#isSign(text)) return false;
    this.#advance();
    return true;
  }

  #isWord(text: string): boolean {
    return this.#token.kind === 'name' && this.#token.text === text;
  }

  /** For what follows an open bracket that nothing has closed yet. */
  #unclosed(open: string, expected: string): ExpressionError {
    const { kind, at } = this.#token;
    return kind === 'end'
      ? new ExpressionError(at, `The ) that closes ${open} is missing.`)
      : this.#unexpected(expected);
  }

  #unexpected(expected: string): ExpressionError {
    const { kind, text, at } = this.#token;
    if (kind === 'end') {
      return new ExpressionError(at, `Expected ${expected}, but the formula ends here.`);
    }
    const meant =
      kind === 'name' ? ['and', 'or', 'not'].find((word) => word === text.toLowerCase()) : undefined;
    if (meant !== undefined && meant !== text) {
      return new ExpressionError(at, `Expected ${expected}, not “${text}”. Did you mean ${meant}?`, meant);
    }
    return new ExpressionError(at, `Expected ${expected}, not ${phrase(this.#token)}.`);
  }
}

function phrase({ kind, text }: Token): string {
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

function numberNode({ text, at }: Token): Node {
  if (/^\d+$/.test(text)) {
    const value = text.length > 400 ? null : integer(BigInt(text));
    if (value === null)
      throw new ExpressionError(at, 'This number is too large. It can have at most 308 digits.');
    return { kind: 'literal', value, type: 'integer', at };
  }
  const value = Number(text);
  if (!Number.isFinite(value)) throw new ExpressionError(at, 'This number is too large. The limit is 1e308.');
  return { kind: 'literal', value, type: 'decimal', at };
}

function unknownFunction(name: string, at: number): ExpressionError {
  const suggestion = closest(name, FUNCTION_NAMES);
  if (suggestion !== undefined) {
    const message = `There is no function “${name}”. Did you mean ${suggestion}?`;
    return new ExpressionError(at, message, suggestion);
  }
  if (RESERVED.includes(name)) {
    return new ExpressionError(
      at,
      `“${name}” is not a function; expected an operator or the end of the formula.`,
    );
  }
  return new ExpressionError(
    at,
    `There is no function “${name}”. The functions are ${FUNCTION_NAMES.join(', ')}.`,
  );
}
