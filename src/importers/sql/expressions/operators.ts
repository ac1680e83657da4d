import type { Cursor } from '../cursor.ts';

/** Operators of equal precedence are on one line, and the loosest come first. A space divides the words of an operator. */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['xor'],
  ['and'],
  ['not'],
  [
    'is',
    'is not',
    'is null',
    'is not null',
    'is distinct from',
    'is not distinct from',
    'isnull',
    'notnull',
    'not null',
  ],
  ['=', '==', '<>', '!=', '<', '<=', '>', '>=', '<=>'],
  ['in', 'not in', 'between', 'not between', 'like', 'not like', 'ilike', 'not ilike', 'glob', 'not glob'],
  ['regexp', 'not regexp', 'rlike', 'not rlike', 'similar to', 'not similar to'],
  [
    '~',
    '~*',
    '!~',
    '!~*',
    '~~',
    '!~~',
    '~~*',
    '!~~*',
    '||',
    '&&',
    '->',
    '->>',
    '@>',
    '<@',
    '&',
    '|',
    '^',
    '#',
  ],
  ['+', '-'],
  ['*', '/', '%', 'div', 'mod'],
  ['collate', 'at time zone'],
  ['sign'],
];

const SAME: ReadonlyMap<string, string> = new Map([
  ['==', '='],
  ['!=', '<>'],
  ['isnull', 'is null'],
  ['notnull', 'is not null'],
  ['not null', 'is not null'],
]);

export interface Operator {
  /** In lower case. */
  readonly name: string;
  /** Operators with a greater precedence bind their operands first. */
  readonly precedence: number;
  readonly words: readonly string[];
}

const OPERATORS: readonly Operator[] = LEVELS.flatMap((names, precedence) =>
  names.map((name) => ({ name: SAME.get(name) ?? name, precedence, words: name.toUpperCase().split(' ') })),
);

/** By the first word. Those of several words come before the ones that they begin with. */
const BY_WORD = new Map<string, readonly Operator[]>();
for (const operator of OPERATORS.toSorted((one, other) => other.words.length - one.words.length)) {
  const [first = ''] = operator.words;
  BY_WORD.set(first, [...(BY_WORD.get(first) ?? []), operator]);
}

export const precedenceOf = (name: string): number =>
  OPERATORS.find((operator) => operator.name === name)?.precedence ?? 0;

/** MySQL's `&&` and `||` are words. */
const LOGICAL: ReadonlyMap<string, string> = new Map([
  ['&&', 'AND'],
  ['||', 'OR'],
]);

/** The operator that follows an operand, which is not taken. */
export function operatorAt(cursor: Cursor): Operator | undefined {
  const symbol = cursor.sees('OPERATOR', '(') ? qualifiedSymbol(cursor) : undefined;
  if (symbol) return symbol;
  const keyword = cursor.peek()?.keyword ?? '';
  const word = (cursor.rules.logicalSymbols ? LOGICAL.get(keyword) : undefined) ?? keyword;
  const found = BY_WORD.get(word)?.find(({ words }) => words.length === 1 || cursor.sees(...words));
  return found && word !== keyword ? { ...found, words: [keyword] } : found;
}

/** `OPERATOR(pg_catalog.=)`, as pg_dump writes operators that the search path does not find. */
function qualifiedSymbol(cursor: Cursor): Operator | undefined {
  const words: string[] = [];
  for (let ahead = 0; words.at(-1) !== ')'; ahead++) {
    const token = cursor.peek(ahead);
    if (!token) return undefined;
    words.push(token.keyword);
  }
  const found = BY_WORD.get(words.at(-2) ?? '')?.[0];
  return found && { ...found, words };
}
