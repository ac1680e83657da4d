import type { Column } from '../dataset/dataset.ts';

/** The text of a record around its values. */
export interface RecordLayout {
  /** The columns in the order of the values, by their index in the table. */
  readonly order: readonly number[];
  /** What stands before each value, from the record's start or the end of the value before. */
  readonly openings: readonly string[];
  /** What stands after the last value. */
  readonly closing: string;
}

/** A property of a record: a column's value, or an object of further properties. */
type Node = number | Properties;
type Properties = Map<string, Node>;

/**
 * How the columns are laid out as JSON objects. Nested, a name's dots part the names of objects within one another; a
 * name with nothing before, after or between dots, and one below another column's, stays whole.
 */
export function recordLayout(
  columns: readonly Pick<Column, 'name'>[],
  { nested, indent }: { readonly nested: boolean; readonly indent: string | undefined },
): RecordLayout {
  const root = nested ? nestedProperties(columns) : new Map(columns.map(({ name }, i) => [name, i]));
  const order: number[] = [];
  const openings: string[] = [];
  let pending = indent ?? '';

  function line(depth: number): string {
    return indent === undefined ? '' : `\n${indent}${'  '.repeat(depth)}`;
  }

  function walk(properties: Properties, depth: number): void {
    pending += '{';
    let separator = '';
    for (const [name, node] of properties) {
      pending += `${separator}${line(depth)}${JSON.stringify(name)}:${indent === undefined ? '' : ' '}`;
      separator = ',';
      if (typeof node !== 'number') {
        walk(node, depth + 1);
        continue;
      }
      openings.push(pending);
      order.push(node);
      pending = '';
    }
    pending += `${properties.size === 0 ? '' : line(depth - 1)}}`;
  }

  walk(root, 1);
  return { order, openings, closing: pending };
}

function nestedProperties(columns: readonly Pick<Column, 'name'>[]): Properties {
  const names = new Set(columns.map(({ name }) => name));
  const root: Properties = new Map();
  for (const [i, { name }] of columns.entries()) {
    const steps = stepsOf(name, names);
    const last = steps.pop() ?? name;
    let properties = root;
    for (const step of steps) {
      const known = properties.get(step);
      const inner: Properties = typeof known === 'object' ? known : new Map();
      properties.set(step, inner);
      properties = inner;
    }
    properties.set(last, i);
  }
  return root;
}

function stepsOf(name: string, names: ReadonlySet<string>): string[] {
  const steps = name.split('.');
  if (steps.includes('')) return [name];
  const isBelowColumn = steps.some((_, i) => i > 0 && names.has(steps.slice(0, i).join('.')));
  return isBelowColumn ? [name] : steps;
}
