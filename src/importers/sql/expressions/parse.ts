import type { Json } from '../../../catalogue/field.ts';
import type { Cursor } from '../cursor.ts';
import type { Token } from '../token.ts';
import { readWrittenType, type WrittenType } from '../types/written-type.ts';
import type { SqlExpression } from './expression.ts';
import { castLiteral, literalOf } from './literals.ts';
import { type Operator, operatorOf, takeOperator } from './operators.ts';

/** Parentheses in parentheses: deeper expressions are unknown. */
const PARENTHESES_MAX = 10_000;
/** The depth of the tree: deeper parts of it are unknown. Functions can walk through the tree by recursion. */
const DEPTH_MAX = 200;

/** Words that begin expressions which have a grammar of their own. */
const UNREADABLE = new Set(['CASE', 'SELECT', 'EXISTS', 'INTERVAL', 'ROW']);
const CASTS = new Set(['cast', 'try_cast']);

interface Node {
  readonly expression: SqlExpression;
  readonly depth: number;
  /** The operands, if it is a chain of `and` or `or` that can grow. */
  readonly chain?: SqlExpression[];
}

const UNKNOWN: Node = { expression: { kind: 'unknown' }, depth: 0 };

/** What is between an opening parenthesis and the closing one. */
interface Frame {
  readonly as: 'group' | 'array' | 'call' | 'cast';
  /** Of the function. */
  readonly name: string;
  /** What commas have ended. */
  readonly items: Node[];
  readonly operands: Node[];
  readonly operators: Operator[];
  /** How many of the operators are a `between` that waits for its `and`. */
  betweens: number;
}

/**
 * Parses an expression with the shunting yard algorithm, without recursion. An expression that it cannot read is unknown.
 * https://en.wikipedia.org/wiki/Shunting_yard_algorithm
 */
export function parseExpression(cursor: Cursor): SqlExpression {
  return new ExpressionParser(cursor).parse().expression;
}

class ExpressionParser {
  readonly #cursor: Cursor;
  readonly #outer: Frame[] = [];
  #frame = frameFor('group');
  #expectsOperand = true;
  #isReadable = true;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  parse(): Node {
    while (!this.#cursor.isAtEnd && this.#isReadable) {
      if (this.#expectsOperand) this.#readOperand(this.#cursor.take());
      else this.#readAfterOperand();
    }
    if (!this.#isReadable || this.#expectsOperand || this.#outer.length > 0) return UNKNOWN;
    const node = this.#finishItem();
    return this.#isReadable && this.#frame.items.length === 0 ? node : UNKNOWN;
  }

  #readOperand(token: Token): undefined {
    const cursor = this.#cursor;
    switch (token.keyword) {
      case '(':
        return this.#open(frameFor('group'));
      case ')':
      case ']':
        return this.#closeEmpty();
      case 'NOT':
        this.#frame.operators.push(operatorOf('not', 1));
        return;
      case '-':
        this.#frame.operators.push(operatorOf('sign', 1));
        return;
      case '+':
        return;
      case 'ARRAY':
        if (cursor.takes('[')) return this.#open(frameFor('array'));
        break;
    }
    if (token.kind === 'symbol' || UNREADABLE.has(token.keyword)) return this.#giveUp();
    const isBeforeString = token.kind === 'word' && cursor.peek()?.kind === 'string';
    // A type or a character set: `date '2000-01-01'`, `_utf8mb4'a'`.
    if (isBeforeString) return;
    const literal = literalOf(token);
    if (literal !== undefined)
      return this.#push({ expression: { kind: 'literal', value: literal }, depth: 0 });
    this.#readName(token);
  }

  #readName(token: Token): undefined {
    const cursor = this.#cursor;
    let name = cursor.nameOf(token);
    let { isDoubleQuoted } = token;
    while (cursor.takes('.')) {
      isDoubleQuoted = false;
      name = cursor.nameOf(cursor.take());
    }
    if (cursor.takes('(')) {
      const called = name.toLowerCase();
      this.#open(frameFor(CASTS.has(called) ? 'cast' : 'call', called));
    } else this.#push({ expression: { kind: 'column', name, isDoubleQuoted }, depth: 0 });
  }

  #readAfterOperand(): undefined {
    const cursor = this.#cursor;
    if (cursor.takes(')') || cursor.takes(']')) return this.#close();
    if (cursor.takes('::')) return this.#cast(readWrittenType(cursor, ''));
    if (cursor.takes(',')) {
      this.#frame.items.push(this.#finishItem());
      this.#expectsOperand = true;
      return;
    }
    if (this.#frame.as === 'cast' && cursor.takes('AS')) {
      this.#frame.operands.push(this.#finishItem());
      return this.#cast(readWrittenType(cursor, ''));
    }
    const operator = takeOperator(cursor);
    if (!operator) return this.#giveUp();
    this.#readOperator(operator);
  }

  #readOperator(operator: Operator): undefined {
    const frame = this.#frame;
    if (operator.name === 'and' && frame.betweens > 0) {
      while (frame.operators.length > 0 && !isOpenBetween(frame.operators.at(-1))) this.#reduce();
      const between = frame.operators.pop();
      frame.operators.push(operatorOf(between?.name ?? 'between', 3));
      frame.betweens--;
      this.#expectsOperand = true;
      return;
    }
    this.#reduceWhile((top) => top.precedence >= operator.precedence);
    if (isOpenBetween(operator)) frame.betweens++;
    frame.operators.push(operator);
    if (operator.isPostfix) this.#reduce();
    else this.#expectsOperand = true;
  }

  #reduceWhile(isTighter: (top: Operator) => boolean): undefined {
    const { operators } = this.#frame;
    for (let top = operators.at(-1); top && isTighter(top) && this.#isReadable; top = operators.at(-1)) {
      this.#reduce();
    }
  }

  /** Replaces the last operator and its operands by a node. */
  #reduce(): undefined {
    const { operators, operands } = this.#frame;
    const operator = operators.pop();
    const count = operator?.operands ?? 0;
    if (!operator || operands.length < count || isOpenBetween(operator)) return this.#giveUp();
    this.#push(operation(operator.name, operands.splice(operands.length - count)));
  }

  #finishItem(): Node {
    this.#reduceWhile(() => true);
    const node = this.#frame.operands.pop();
    if (!node || this.#frame.operands.length > 0) this.#giveUp();
    return node ?? UNKNOWN;
  }

  #open(frame: Frame): undefined {
    if (this.#outer.length >= PARENTHESES_MAX) return this.#giveUp();
    this.#outer.push(this.#frame);
    this.#frame = frame;
    this.#expectsOperand = true;
  }

  #close(): undefined {
    this.#frame.items.push(this.#finishItem());
    this.#leave();
  }

  /** After `(` there is a `)`, which only calls and lists can have. */
  #closeEmpty(): undefined {
    const { operands, operators, as } = this.#frame;
    if (operands.length > 0 || operators.length > 0 || as === 'cast') return this.#giveUp();
    this.#leave();
  }

  #leave(): undefined {
    const { as, name, items } = this.#frame;
    const outer = this.#outer.pop();
    if (!outer) return this.#giveUp();
    this.#frame = outer;
    const [only] = items;
    if ((as === 'group' || as === 'cast') && only && items.length === 1) return this.#push(only);
    const depth = deepest(items) + 1;
    const expressions = items.map(({ expression }) => expression);
    if (as === 'call') this.#push({ expression: call(name, expressions), depth });
    else this.#push({ expression: { kind: 'list', items: expressions }, depth });
  }

  #cast(type: WrittenType | undefined): undefined {
    const { operands } = this.#frame;
    const last = operands.pop();
    if (!last || !type) return this.#giveUp();
    const { expression } = last;
    if (expression.kind !== 'literal') return this.#push(last);
    const value: Json = castLiteral(expression.value, type);
    if (!Array.isArray(value)) return this.#push({ expression: { kind: 'literal', value }, depth: 0 });
    const items = value.map((item) => ({ kind: 'literal', value: item }) as const);
    this.#push({ expression: { kind: 'list', items }, depth: 1 });
  }

  #push(node: Node): undefined {
    this.#frame.operands.push(node.depth > DEPTH_MAX ? UNKNOWN : node);
    this.#expectsOperand = false;
  }

  #giveUp(): undefined {
    this.#isReadable = false;
  }
}

function frameFor(as: Frame['as'], name = ''): Frame {
  return { as, name, items: [], operands: [], operators: [], betweens: 0 };
}

function isOpenBetween(operator: Operator | undefined): boolean {
  return operator?.operands === 2 && operator.name.endsWith('between');
}

function deepest(nodes: readonly Node[]): number {
  return nodes.reduce((most, { depth }) => Math.max(most, depth), 0);
}

function operation(operator: string, nodes: readonly Node[]): Node {
  const [first, second] = nodes;
  if (operator === 'collate') return first ?? UNKNOWN;
  if (operator === 'sign' && first) return negative(first);
  const depth = deepest(nodes) + 1;
  if ((operator === 'and' || operator === 'or') && first && second)
    return chained(operator, first, second, depth);
  return {
    expression: { kind: 'operation', operator, operands: nodes.map(({ expression }) => expression) },
    depth,
  };
}

/** `a and b and c` is one operation of three operands. */
function chained(operator: string, first: Node, second: Node, depth: number): Node {
  const { expression, chain } = first;
  if (chain && expression.kind === 'operation' && expression.operator === operator) {
    chain.push(second.expression);
    return { ...first, depth: Math.max(first.depth, second.depth + 1) };
  }
  const operands = [expression, second.expression];
  return { expression: { kind: 'operation', operator, operands }, depth, chain: operands };
}

function negative({ expression, depth }: Node): Node {
  if (expression.kind === 'literal') {
    const { value } = expression;
    if (typeof value === 'number') return { expression: { kind: 'literal', value: -value }, depth };
    if (typeof value === 'string') return { expression: { kind: 'literal', value: `-${value}` }, depth };
  }
  return { expression: { kind: 'operation', operator: 'sign', operands: [expression] }, depth: depth + 1 };
}

/** SQL Server writes the type of a conversion first: `CONVERT([date], '2000-01-01')`. */
function call(name: string, args: readonly SqlExpression[]): SqlExpression {
  const [first, second] = args;
  const isConversion = name === 'convert' && first?.kind !== 'literal' && second?.kind === 'literal';
  return isConversion ? second : { kind: 'call', name, args };
}
