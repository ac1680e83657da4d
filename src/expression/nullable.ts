import type { Formula, Node, Step } from './tree.ts';

/** Whether a formula can yield null where only some columns can be; what a result beyond all numbers gives is not counted. */
export function formulaCanBeNull({ root }: Formula, columnCanBeNull: (name: string) => boolean): boolean {
  const any = (nodes: readonly Node[]) => nodes.some(canBeNull);
  return canBeNull(root);

  function canBeNull(node: Node): boolean {
    switch (node.kind) {
      case 'literal':
        return node.value === null;
      case 'column':
        return columnCanBeNull(node.name);
      case 'row':
        return false;
      case 'negation':
      case 'not':
        return canBeNull(node.operand);
      case 'arithmetic':
        return (
          canBeNull(node.first) || node.steps.some((step) => canBeNull(step.operand) || canDivideByZero(step))
        );
      case 'and':
      case 'or':
        return any(node.operands);
      case 'comparison':
        return any([node.left, node.right]);
      case 'call':
        return callCanBeNull(node.name, node.args);
    }
  }

  function callCanBeNull(name: string, args: readonly Node[]): boolean {
    switch (name) {
      case 'concat':
        return false;
      case 'coalesce':
      case 'min':
      case 'max':
        return args.every(canBeNull);
      case 'if':
        // A condition that is null counts as false, and without a third argument that gives null.
        return args.length < 3 || any(args.slice(1));
      default:
        return any(args);
    }
  }
}

function canDivideByZero({ operator, operand }: Step): boolean {
  if (operator !== '/' && operator !== '%') return false;
  return operand.kind !== 'literal' || Number(operand.value) === 0;
}
