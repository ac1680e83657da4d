import type { Cursor } from '../cursor.ts';
import { SqlSyntaxError } from '../syntax-error.ts';
import type { Token } from '../token.ts';
import { readWrittenType, type WrittenType } from '../types/written-type.ts';
import type { SqlExpression } from './expression.ts';
import { castLiteral, literalOf } from './literals.ts';
import { operatorAt, precedenceOf } from './operators.ts';

/** The depth of the tree, and of parentheses: deeper expressions are unknown. Functions can walk through the tree by recursion. */
const DEPTH_MAX = 200;

const UNKNOWN: SqlExpression = { kind: 'unknown' };

const literal = (value: string | number | null): SqlExpression => ({ kind: 'literal', value });
const call = (name: string, args: readonly SqlExpression[]): SqlExpression => ({ kind: 'call', name, args });

/**
 * Parses an expression by the precedence of its operators, as Pratt's parsers do. An expression that it cannot read is
 * unknown, and so are subqueries in an expression.
 * https://en.wikipedia.org/wiki/Operator-precedence_parser#Pratt_parsing
 */
export function parseExpression(cursor: Cursor): SqlExpression {
  try {
    const expression = new ExpressionParser(cursor).expression(0);
    return cursor.isAtEnd ? expression : UNKNOWN;
  } catch (error) {
    if (error instanceof SqlSyntaxError) return UNKNOWN;
    throw error;
  }
}

const SUBQUERIES = new Set(['SELECT', 'WITH', 'VALUES']);
const CASTS = new Set(['cast', 'try_cast']);
/** Words between the arguments of functions such as `substring(a FROM 1 FOR 2)`. */
const SEPARATORS = new Set([',', 'FROM', 'FOR']);
const TRIMS: ReadonlyMap<string, string> = new Map([
  ['BOTH', 'btrim'],
  ['LEADING', 'ltrim'],
  ['TRAILING', 'rtrim'],
]);
/** Words that belong to the operand behind them and change nothing that an expression of a check needs. */
const SKIPPED = new Set(['+', 'BINARY']);

class ExpressionParser {
  readonly #cursor: Cursor;
  #depth = 0;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  /** Reads as long as operators have that precedence at least. */
  expression(least: number): SqlExpression {
    const outer = this.#depth;
    this.#deepen();
    let left = this.#operand(this.#cursor.take());
    for (let next = this.#continued(left, least); next; next = this.#continued(left, least)) {
      this.#deepen();
      left = next;
    }
    this.#depth = outer;
    return left;
  }

  /** Operators that follow each other make a deeper tree, like parentheses. */
  #deepen(): void {
    if (++this.#depth > DEPTH_MAX) throw this.#unreadable(this.#cursor.peek());
  }

  #unreadable(token: Token | undefined): SqlSyntaxError {
    return new SqlSyntaxError('The expression is not read.', token);
  }

  #operand(token: Token): SqlExpression {
    const cursor = this.#cursor;
    switch (token.keyword) {
      case '(':
        return this.#group();
      case 'NOT':
        return operation('not', [this.expression(precedenceOf('not'))]);
      case '!':
        return operation('not', [this.expression(precedenceOf('sign'))]);
      case '-':
        return negative(this.expression(precedenceOf('sign')));
      case 'ARRAY':
        if (cursor.takes('[')) return { kind: 'list', items: this.#items(']') };
        break;
      case 'CASE':
        return this.#case();
      case 'EXISTS':
        cursor.parenthesized();
        return UNKNOWN;
      case 'INTERVAL':
        if (cursor.peek()?.kind === 'string') return call('interval', [literal(cursor.take().text)]);
        // A column can have this name: `interval IN ('month', 'year')`.
        if (!this.#seesAmount()) break;
        return call('interval', [this.expression(precedenceOf('+')), literal(cursor.take().keyword)]);
      case 'ROW':
        if (cursor.takes('(')) return { kind: 'list', items: this.#items(')') };
    }
    const isBeforeString = token.kind === 'word' && cursor.peek()?.kind === 'string';
    // A type or a character set: `date '2000-01-01'`, `_utf8mb4'a'`.
    if (isBeforeString || SKIPPED.has(token.keyword)) return this.#operand(cursor.take());
    if (token.kind === 'symbol' || SUBQUERIES.has(token.keyword)) throw this.#unreadable(token);
    const value = literalOf(token);
    return value === undefined ? this.#named(token) : { kind: 'literal', value };
  }

  #seesAmount(): boolean {
    const { kind, keyword } = this.#cursor.peek() ?? {};
    return kind === 'number' || kind === 'name' || keyword === '(' || keyword === '-';
  }

  #group(): SqlExpression {
    const cursor = this.#cursor;
    if (cursor.seesOneOf(SUBQUERIES)) {
      cursor.index--;
      cursor.parenthesized();
      return UNKNOWN;
    }
    const items = this.#items(')');
    return items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
  }

  /** Reads expressions up to the end of their list, which is taken. */
  #items(end: string): readonly SqlExpression[] {
    const cursor = this.#cursor;
    const items: SqlExpression[] = [];
    if (cursor.takes(end)) return items;
    do items.push(this.expression(0));
    while (cursor.takes(','));
    cursor.expect(end);
    return items;
  }

  #case(): SqlExpression {
    const cursor = this.#cursor;
    const subject = cursor.sees('WHEN') ? undefined : this.expression(0);
    const args: SqlExpression[] = [];
    while (cursor.takes('WHEN')) {
      const condition = this.expression(0);
      cursor.expect('THEN');
      args.push(subject ? operation('=', [subject, condition]) : condition, this.expression(0));
    }
    if (cursor.takes('ELSE')) args.push(this.expression(0));
    cursor.expect('END');
    return call('case', args);
  }

  #named(token: Token): SqlExpression {
    const cursor = this.#cursor;
    let name = cursor.nameOf(token);
    let { isDoubleQuoted } = token;
    while (cursor.takes('.')) {
      isDoubleQuoted = false;
      name = cursor.nameOf(cursor.take());
    }
    if (!cursor.takes('(')) return { kind: 'column', name, isDoubleQuoted };
    const called = name.toLowerCase();
    return CASTS.has(called) ? this.#cast() : this.#call(called);
  }

  #cast(): SqlExpression {
    const cursor = this.#cursor;
    const operand = this.expression(0);
    cursor.expect('AS');
    const type = readWrittenType(cursor, '');
    cursor.expect(')');
    return this.#converted(operand, type);
  }

  #call(written: string): SqlExpression {
    const cursor = this.#cursor;
    if (cursor.takes(')')) return call(written, []);
    const trim = written === 'trim' ? TRIMS.get(cursor.peek()?.keyword ?? '') : undefined;
    if (trim !== undefined) cursor.take();
    let hasFrom = cursor.takes('FROM');
    const args = [this.expression(0)];
    while (cursor.seesOneOf(SEPARATORS)) {
      hasFrom = cursor.take().keyword === 'FROM';
      args.push(this.expression(0));
    }
    // `convert(a USING utf8mb4)`
    if (cursor.takes('USING')) cursor.take();
    cursor.expect(')');
    return withUsualArguments(trim ?? written, args, hasFrom);
  }

  /** Reads an operator that follows an operand and binds the operand that tightly. Undefined if there is none. */
  #continued(left: SqlExpression, least: number): SqlExpression | undefined {
    const cursor = this.#cursor;
    if (cursor.takes('::')) return this.#converted(left, readWrittenType(cursor, ''));
    if (cursor.takes('[')) return call('subscript', [left, ...this.#items(']')]);
    const operator = operatorAt(cursor);
    if (!operator || operator.precedence < least) return undefined;
    const { name, precedence, words } = operator;
    const takeOperator = () => cursor.takes(...words);
    takeOperator();
    const right = () => this.expression(precedence + 1);
    switch (name) {
      case 'and':
      case 'or': {
        const operands = isOperation(left, name) ? [...left.operands] : [left];
        do operands.push(right());
        while (operatorAt(cursor)?.name === name && takeOperator());
        return operation(name, operands);
      }
      case 'is null':
      case 'is not null':
        return operation(name, [left]);
      case 'between':
      case 'not between': {
        const isSymmetric = cursor.takes('SYMMETRIC');
        const low = right();
        cursor.expect('AND');
        const high = right();
        return isSymmetric ? UNKNOWN : operation(name, [left, low, high]);
      }
      case 'collate':
        return collated(left, cursor.qualifiedName().at(-1) ?? '');
      default: {
        const pattern = right();
        const escapeCharacter = cursor.takes('ESCAPE') ? [right()] : [];
        return operation(name, [left, pattern, ...escapeCharacter]);
      }
    }
  }

  /** The value of a constant in that type. Casts of texts and numbers that keep all values are left out. */
  #converted(operand: SqlExpression, type: WrittenType | undefined): SqlExpression {
    if (!type) throw this.#unreadable(this.#cursor.peek());
    if (operand.kind !== 'literal') {
      const isKept = KEEPING.has(type.name) && type.args.length === 0;
      const hasItems = type.arrayDepth > 0 || operand.kind === 'list';
      return isKept || hasItems ? operand : call('cast', [operand, literal(type.name)]);
    }
    const value = castLiteral(operand.value, type);
    if (!Array.isArray(value)) return { kind: 'literal', value };
    return { kind: 'list', items: value.map((item) => ({ kind: 'literal', value: item })) };
  }
}

/** Types that hold every text, or every number. */
const KEEPING: ReadonlySet<string> = new Set([
  'text',
  'varchar',
  'character varying',
  'bpchar',
  'citext',
  'nvarchar',
  'numeric',
  'decimal',
  'double precision',
]);

/** Collations that compare texts by their characters. */
const EXACT = /^(?:c|posix|default|ucs_basic|binary|.*_bin2?|c\.utf-?8)$/i;

function collated(operand: SqlExpression, collation: string): SqlExpression {
  return EXACT.test(collation) ? operand : call('cast', [operand, literal('collate')]);
}

function isOperation(
  expression: SqlExpression,
  operator: string,
): expression is Extract<SqlExpression, { kind: 'operation' }> {
  return expression.kind === 'operation' && expression.operator === operator;
}

function operation(operator: string, operands: readonly SqlExpression[]): SqlExpression {
  return { kind: 'operation', operator, operands };
}

function negative(operand: SqlExpression): SqlExpression {
  if (operand.kind === 'literal') {
    const { value } = operand;
    if (typeof value === 'number') return literal(-value);
    if (typeof value === 'string') return literal(`-${value}`);
  }
  return operation('sign', [operand]);
}

/** Functions that have a grammar of their own, with their arguments in the order of those that have not. */
function withUsualArguments(name: string, args: readonly SqlExpression[], hasFrom: boolean): SqlExpression {
  const [first, second] = args;
  if (!first) return call(name, args);
  if (name.endsWith('trim') && hasFrom && second) return call(name, [second, first]);
  if (name === 'extract' && first.kind === 'column')
    return call(name, [literal(first.name.toLowerCase()), ...args.slice(1)]);
  if (name === 'position' && isOperation(first, 'in')) return call(name, first.operands);
  if (name !== 'convert') return call(name, args);
  if (!second) return first;
  // SQL Server writes the type of a conversion first: `CONVERT([date], '2000-01-01')`.
  if (first.kind === 'literal') return call(name, args);
  if (second.kind === 'literal') return second;
  return first.kind === 'column'
    ? call('cast', [second, literal(first.name.toLowerCase())])
    : call(name, args);
}
