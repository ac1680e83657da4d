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
export type Properties = Map<string, Node>;

/** A property for each column. */
export function flatProperties(columns: readonly Pick<Column, 'name'>[]): Properties {
  return new Map(columns.map(({ name }, i) => [name, i]));
}

/** How columns are laid out as JSON objects. */
export function recordLayout(root: Properties, indent: string | undefined): RecordLayout {
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
