import { closest } from './closest.ts';
import { FUNCTION_NAMES, isFunctionName } from './functions.ts';
import { integer } from './numbers.ts';
import { ExpressionError } from './problem.ts';
import {
  type Aggregate,
  type AggregateName,
  type GroupFunctionName,
  isAggregateName,
  isGroupFunctionName,
  ROW_FUNCTION_NAMES,
  rowFunctionInfo,
} from './row-functions.ts';
import { MAX_REWRITES, shortened } from './text.ts';
import { phrase, type Token, Tokenizer } from './tokens.ts';
import type { ArithmeticOperator, Comparison, Formula, Node, Step } from './tree.ts';
import { RESERVED } from './written-names.ts';

const MAX_FORMULA_LENGTH = 10_000;
const MAX_DEPTH = 100;
/** The most characters of a test that a message shows. */
const SHOWN_TEST_LENGTH = 100;

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

/** Values in the order of their first use, each once, with the place of each. */
class Used<T> {
  readonly #places = new Map<string, number>();
  readonly values: T[] = [];

  /** @param key the same for values that are the same */
  placeOf(key: string, value: T): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** A table's name in an argument, and its column's after a point. */
interface DottedName {
  readonly table: Token;
  readonly column: Token | undefined;
}

class Parser {
  readonly #source: string;
  readonly #tokens: Tokenizer;
  readonly #columns = new Used<string>();
  readonly #ofGroups = { previous: new Used<string>(), total: new Used<string>() };
  readonly #aggregates = new Used<Aggregate>();
  #token: Token;
  /** The end of the token before. */
  #end = 0;
  #enclosedBefore: Enclosed | undefined;
  #depth = 0;
  #rewrites = 0;
  #randoms = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = new Tokenizer(source);
    this.#token = this.#tokens.next();
  }

  formula(): Formula {
    const root = this.#or();
    if (this.#token.kind !== 'end') throw this.#unexpected('an operator or the end of the formula');
    return {
      columns: this.#columns.values,
      previous: this.#ofGroups.previous.values,
      totals: this.#ofGroups.total.values,
      aggregates: this.#aggregates.values,
      randoms: this.#randoms,
      root,
    };
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
    if (this.#isWord('in') || this.#isWord('not')) return this.#unchained(this.#membership(left, leftText));
    const found = this.#operator(COMPARISONS);
    if (found === undefined) return left;
    const rightAt = this.#token.at;
    const right = this.#sum();
    const source = { at, length: this.#end - at, left: leftText, right: this.#textFrom(rightAt) };
    return this.#unchained({ kind: 'comparison', ...found, left, right, source });
  }

  #unchained(comparison: Node): Node {
    const { kind, text, at } = this.#token;
    if (!(kind === 'sign' && COMPARISONS.has(text)) && !this.#isWord('in')) return comparison;
    throw new ExpressionError(
      at,
      'Comparisons cannot be chained. Write a < b and b < c, or put one of them in parentheses.',
    );
  }

  /** Reads `in (a, b)` or `not in (a, b)` after a value. */
  #membership(value: Node, valueText: string): Node {
    const { at } = this.#token;
    const isNegated = this.#isWord('not');
    if (isNegated) {
      this.#advance();
      if (!this.#isWord('in')) throw this.#unexpected('in');
    }
    this.#advance();
    if (!this.#takeSign('(')) throw this.#unexpected('a ( after in, as in x in (1, 2)');
    if (this.#isSign(')')) throw this.#unexpected('a value');
    const list: Node[] = [];
    do list.push(this.#nested(() => this.#or()));
    while (this.#takeSign(','));
    if (!this.#takeSign(')')) throw this.#unclosed('in (', 'a comma or the ) for in (');
    refuseNulls(at, value, valueText, list, isNegated);
    const membership: Node = { kind: 'in', value, list, at };
    return isNegated ? { kind: 'not', operand: membership, at } : membership;
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

  #column(token: Token): Node {
    const name = nameOf(token);
    return { kind: 'column', name, index: this.#columns.placeOf(name, name), at: token.at };
  }

  #call(token: Token): Node {
    const { text: name, at } = token;
    if (name === 'random') return this.#random(token);
    if (isGroupFunctionName(name)) return this.#ofGroup(name, at);
    if (isAggregateName(name) && !isFunctionName(name)) return this.#ofTable(name, at);
    if (!isFunctionName(name)) throw unknownFunction(name, at);
    if (name === 'replace' && ++this.#rewrites > MAX_REWRITES) {
      throw new ExpressionError(at, `A formula has at most ${MAX_REWRITES} calls of replace.`);
    }
    this.#advance();
    if (isAggregateName(name) && this.#isDotted()) return this.#aggregate(name, at);
    const args: Node[] = [];
    if (!this.#isSign(')')) {
      do args.push(this.#nested(() => this.#or()));
      while (this.#takeSign(','));
    }
    if (!this.#takeSign(')')) throw this.#unclosed(`${name}(`, `a comma or the ) for ${name}(`);
    return { kind: 'call', name, args, at };
  }

  #random({ at }: Token): Node {
    this.#advance();
    if (!this.#takeSign(')')) throw this.#unclosed('random(', 'the ) for random(, which takes no value');
    return { kind: 'random', call: this.#randoms++, at };
  }

  /** A call of a function that takes one column of the row's own table. */
  #ofGroup(kind: GroupFunctionName, at: number): Node {
    this.#advance();
    const column = this.#token;
    if (!isName(column) || (column.kind === 'name' && RESERVED.includes(column.text)))
      throw new ExpressionError(column.at, takes(kind, 'the name of one column'));
    this.#advance();
    if (!this.#takeSign(')')) {
      const { kind: next, at: nextAt } = this.#token;
      if (next === 'end') throw this.#unclosed(`${kind}(`, '');
      throw new ExpressionError(nextAt, takes(kind, 'the name of one column'));
    }
    const name = nameOf(column);
    const index = this.#ofGroups[kind].placeOf(name, name);
    return { kind, name, nameAt: column.at, index, at };
  }

  /** A call of a function that takes nothing but another table's column. */
  #ofTable(name: AggregateName, at: number): Node {
    this.#advance();
    return this.#aggregate(name, at);
  }

  #aggregate(name: AggregateName, at: number): Node {
    const { table, column } = this.#dottedName(name);
    if (!this.#takeSign(')')) {
      const { kind, at: nextAt } = this.#token;
      if (kind === 'end') throw this.#unclosed(`${name}(`, '');
      throw new ExpressionError(nextAt, takes(name, argumentOf(name)));
    }
    const aggregate = { name, table: nameOf(table), column: column && nameOf(column) };
    const index = this.#aggregates.placeOf(JSON.stringify(aggregate), aggregate);
    return { kind: 'aggregate', aggregate, tableAt: table.at, columnAt: column?.at, index, at };
  }

  /** The name of a table and its column; of a table alone for `count`. */
  #dottedName(name: AggregateName): DottedName {
    const table = this.#token;
    const hasPoint = isName(table) && this.#tokens.takePoint();
    if (!isName(table) || hasPoint === (name === 'count')) {
      throw new ExpressionError(table.at, takes(name, argumentOf(name)));
    }
    this.#advance();
    if (!hasPoint) return { table, column: undefined };
    const column = this.#token;
    if (!isName(column)) throw this.#unexpected(`a column of the table “${table.text}”`);
    this.#advance();
    return { table, column };
  }

  /** Whether the next value is the name of a table with a point and a column. */
  #isDotted(): boolean {
    return isName(this.#token) && this.#tokens.isBeforePoint();
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

const isName = ({ kind }: Token) => kind === 'name' || kind === 'column';

/** The name of a column or a table. */
function nameOf({ text, at }: Token): string {
  if (text.trim() === '') throw new ExpressionError(at, 'Expected a column name in these brackets.');
  return text;
}

/** The arguments of a function, and an example. */
function takes(name: AggregateName | GroupFunctionName, what: string): string {
  return `${name} takes ${what}, as in ${rowFunctionInfo(name).signature}.`;
}

function argumentOf(name: AggregateName): string {
  return name === 'count' ? 'the name of one table' : 'one column of another table';
}

/** Refuses a list that is never true because of a null. https://www.postgresql.org/docs/current/functions-comparisons.html */
function refuseNulls(
  at: number,
  value: Node,
  valueText: string,
  list: readonly Node[],
  isNegated: boolean,
): void {
  const isNull = (node: Node) => node.kind === 'literal' && node.value === null;
  if (isNull(value)) throw new ExpressionError(value.at, 'null is never in a list. Write a column instead.');
  if (!(isNegated ? list.some(isNull) : list.every(isNull))) return;
  const word = isNegated ? 'not in' : 'in';
  const test = isNegated ? `not isNull(${valueText})` : `isNull(${valueText})`;
  const message = `${word} with null is never true. Remove null, or write ${shortened(test, SHOWN_TEST_LENGTH)}.`;
  throw new ExpressionError(at, message);
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

/** `min` and `max` are functions of values and of tables. */
const ALL_NAMES = [...new Set<string>([...FUNCTION_NAMES, ...ROW_FUNCTION_NAMES])];

function unknownFunction(name: string, at: number): ExpressionError {
  const suggestion = closest(name, ALL_NAMES);
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
    `There is no function “${name}”. The functions are ${ALL_NAMES.join(', ')}.`,
  );
}
