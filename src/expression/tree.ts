import type { Cell } from '../catalogue/field.ts';
import type { FunctionName } from './functions.ts';
import type { Aggregate } from './row-functions.ts';
import type { ExpressionType } from './types.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export interface Step {
  readonly operator: ArithmeticOperator;
  readonly operand: Node;
  readonly at: number;
}

/** A comparison in the formula's text: its place and its length there, and the texts of its operands. */
interface ComparisonSource {
  readonly at: number;
  readonly length: number;
  /** Without parentheses around it. */
  readonly left: string;
  readonly right: string;
}

/** A formula as data. Operations of one precedence share one node, so that a long sum is not a deep tree. */
export type Node = { readonly at: number } & (
  | { readonly kind: 'literal'; readonly value: Cell; readonly type: ExpressionType }
  | {
      readonly kind: 'column';
      readonly name: string /** In the formula's columns. */;
      readonly index: number;
    }
  | { readonly kind: 'row' }
  /** A call of `random()`, numbered in the order of the formula's text, from 0. */
  | { readonly kind: 'random'; readonly call: number }
  /** The index is that in the formula's list of the kind. The name stands at `nameAt`. */
  | {
      readonly kind: 'previous' | 'total';
      readonly name: string;
      readonly nameAt: number;
      readonly index: number;
    }
  | {
      readonly kind: 'aggregate';
      readonly aggregate: Aggregate;
      readonly tableAt: number;
      readonly columnAt: number | undefined;
      readonly index: number;
    }
  | { readonly kind: 'in'; readonly value: Node; readonly list: readonly Node[] }
  | { readonly kind: 'negation' | 'not'; readonly operand: Node }
  | { readonly kind: 'arithmetic'; readonly first: Node; readonly steps: readonly Step[] }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Node[] }
  | {
      readonly kind: 'comparison';
      readonly operator: Comparison;
      readonly left: Node;
      readonly right: Node;
      readonly source: ComparisonSource;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Node[] }
);

export interface Formula {
  /** The names of the columns that are used, each once. */
  readonly columns: readonly string[];
  /** The names of the columns that `previous` reads, each once. */
  readonly previous: readonly string[];
  /** The names of the columns that `total` sums, each once. */
  readonly totals: readonly string[];
  /** Each once. */
  readonly aggregates: readonly Aggregate[];
  /** How many times `random()` is called. */
  readonly randoms: number;
  readonly root: Node;
}

/** All nodes of a formula. */
export function nodesOf({ root }: Formula): readonly Node[] {
  return withOperands(root);
}

function withOperands(node: Node): readonly Node[] {
  return [node, ...operandsOf(node).flatMap(withOperands)];
}

function operandsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'column':
    case 'literal':
    case 'row':
    case 'random':
    case 'previous':
    case 'total':
    case 'aggregate':
      return [];
    case 'in':
      return [node.value, ...node.list];
    case 'negation':
    case 'not':
      return [node.operand];
    case 'arithmetic':
      return [node.first, ...node.steps.map(({ operand }) => operand)];
    case 'and':
    case 'or':
      return node.operands;
    case 'comparison':
      return [node.left, node.right];
    case 'call':
      return node.args;
  }
}
