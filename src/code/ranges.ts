import type { Node } from '../expression/tree.ts';

/** Between which a number lies, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What is known of the numbers of columns and rows. */
export interface Ranges {
  readonly columnRange: (name: string) => Range | undefined;
  readonly rowRange: Range;
}

const hull = (...ends: readonly number[]): Range => ({ min: Math.min(...ends), max: Math.max(...ends) });

/** Whether all integers of a range are exact as numbers. */
export function isSafe(range: Range | undefined): range is Range {
  return range !== undefined && Number.isSafeInteger(range.min) && Number.isSafeInteger(range.max);
}

/** Between which a formula's number lies, as far as intervals tell; undefined where they do not, and for what is no number. */
export function formulaRange(node: Node, ranges: Ranges): Range | undefined {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'number' || typeof node.value === 'bigint'
        ? hull(Number(node.value))
        : undefined;
    case 'column':
      return ranges.columnRange(node.name);
    case 'row':
      return ranges.rowRange;
    case 'negation': {
      const range = formulaRange(node.operand, ranges);
      return range && hull(-range.min, -range.max);
    }
    case 'arithmetic': {
      let range = formulaRange(node.first, ranges);
      for (const { operator, operand } of node.steps) {
        const other = formulaRange(operand, ranges);
        range = range && other && combined(operator, range, other);
      }
      return range;
    }
    case 'call':
      return callRange(
        node.name,
        node.args.map((arg) => formulaRange(arg, ranges)),
      );
    default:
      return undefined;
  }
}

function combined(operator: string, a: Range, b: Range): Range | undefined {
  switch (operator) {
    case '+':
      return { min: a.min + b.min, max: a.max + b.max };
    case '-':
      return { min: a.min - b.max, max: a.max - b.min };
    case '*':
      return hull(a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max);
    case '%': {
      const most = Math.max(Math.abs(b.min), Math.abs(b.max));
      return { min: -most, max: most };
    }
    default:
      return undefined;
  }
}

function callRange(name: string, args: readonly (Range | undefined)[]): Range | undefined {
  const [first] = args;
  switch (name) {
    case 'round':
    case 'floor':
    case 'ceil':
      return first && args.length === 1 ? { min: first.min - 1, max: first.max + 1 } : undefined;
    case 'abs':
      return first && { min: 0, max: Math.max(Math.abs(first.min), Math.abs(first.max)) };
    case 'if':
      return args.length === 3 ? union(args.slice(1)) : undefined;
    case 'coalesce':
    case 'min':
    case 'max':
      return union(args);
    case 'length':
      return { min: 0, max: 65_536 };
    case 'year':
    case 'month':
    case 'day':
      return { min: 0, max: 300_000 };
    case 'daysBetween':
      return { min: -200_000_000, max: 200_000_000 };
    default:
      return undefined;
  }
}

function union(ranges: readonly (Range | undefined)[]): Range | undefined {
  const known = ranges.filter((range) => range !== undefined);
  return known.length === ranges.length ? hull(...known.flatMap(({ min, max }) => [min, max])) : undefined;
}
