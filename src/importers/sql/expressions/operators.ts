import type { Cursor } from '../cursor.ts';

/** Operators of equal precedence are on one line, and the loosest come first. */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['not'],
  ['is', 'is not', 'is null', 'is not null'],
  ['=', '==', '<>', '!=', '<', '<=', '>', '>=', '<=>'],
  ['in', 'not in', 'between', 'not between', 'like', 'not like', 'ilike', 'not ilike', 'glob', 'not glob'],
  ['regexp', 'not regexp', 'rlike', 'not rlike', 'similar to', 'not similar to', 'escape'],
  ['~', '~*', '!~', '!~*', '~~', '!~~', '~~*', '!~~*', '||', '->', '->>', '@>', '<@', '&', '|', '^', '#'],
  ['+', '-'],
  ['*', '/', '%', 'div', 'mod'],
  ['collate', 'at time zone'],
  ['sign'],
];

const PRECEDENCE: ReadonlyMap<string, number> = new Map(
  LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level] as const)),
);

/** Operators that are words. Those of several words come before the ones that they begin with. */
const WORDS: readonly (readonly [words: readonly string[], operator: string])[] = [
  [['IS', 'NOT', 'NULL'], 'is not null'],
  [['IS', 'NULL'], 'is null'],
  [['ISNULL'], 'is null'],
  [['NOTNULL'], 'is not null'],
  [['NOT', 'NULL'], 'is not null'],
  [['IS', 'NOT'], 'is not'],
  [['NOT', 'SIMILAR', 'TO'], 'not similar to'],
  [['SIMILAR', 'TO'], 'similar to'],
  [['AT', 'TIME', 'ZONE'], 'at time zone'],
  ...['IN', 'BETWEEN', 'LIKE', 'ILIKE', 'GLOB', 'REGEXP', 'RLIKE'].flatMap((word) => [
    [['NOT', word], `not ${word.toLowerCase()}`] as const,
    [[word], word.toLowerCase()] as const,
  ]),
  ...['IS', 'AND', 'OR', 'COLLATE', 'DIV', 'MOD', 'ESCAPE'].map(
    (word) => [[word], word.toLowerCase()] as const,
  ),
];

const POSTFIX: ReadonlySet<string> = new Set(['is null', 'is not null']);
const SAME: ReadonlyMap<string, string> = new Map([
  ['&&', 'and'],
  ['==', '='],
  ['!=', '<>'],
]);

export interface Operator {
  /** In lower case. */
  readonly name: string;
  readonly precedence: number;
  readonly operands: 1 | 2 | 3;
  readonly isPostfix: boolean;
}

export function operatorOf(name: string, operands: Operator['operands']): Operator {
  return { name, precedence: PRECEDENCE.get(name) ?? 0, operands, isPostfix: POSTFIX.has(name) };
}

/** Reads an operator that follows an operand. */
export function takeOperator(cursor: Cursor): Operator | undefined {
  const keyword = cursor.peek()?.keyword ?? '';
  const words = WORDS.find(([words]) => words[0] === keyword && cursor.sees(...words));
  if (words) {
    const [taken, name] = words;
    cursor.takes(...taken);
    return operatorOf(name, POSTFIX.has(name) ? 1 : 2);
  }
  const name = SAME.get(keyword) ?? keyword;
  if (!PRECEDENCE.has(name)) return undefined;
  cursor.take();
  return operatorOf(name, 2);
}
