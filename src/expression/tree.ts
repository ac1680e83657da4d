import type { Cell } from '../catalogue/field.ts';
import type { FunctionName } from './functions.ts';
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
      return [];
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
