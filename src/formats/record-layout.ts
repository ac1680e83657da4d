import type { Column } from '../dataset/table.ts';
import { JSON_INDENT } from './indented-json.ts';

/** The texts of a record before, between and after its values. */
export interface RecordLayout {
  /** Indexes of the table's columns, in the order of the record's values. */
  readonly order: readonly number[];
  /** The text before each value: from the start of the record, or from the end of the previous value. */
  readonly openings: readonly string[];
  /** The indentation of the line in which each value begins. Absent if the record is one line. */
  readonly indents?: readonly string[];
  /** The text after the last value. */
  readonly closing: string;
}

/** The value of a property: the cell of the column with this index, or an object with properties. */
type PropertyValue = number | Properties;
export type Properties = Map<string, PropertyValue>;

/** One property per column. */
export function flatProperties(columns: readonly Pick<Column, 'name'>[]): Properties {
  return new Map(columns.map(({ name }, i) => [name, i]));
}

/**
 * Lays a record out as a JSON object. `indent` is the indentation of the whole record; without it, the record is one
 * line.
 */
export function recordLayout(root: Properties, indent: string | undefined): RecordLayout {
  const order: number[] = [];
  const openings: string[] = [];
  const indents: string[] = [];
  let pending = indent ?? '';

  const indentAt = (depth: number) => `${indent}${JSON_INDENT.repeat(depth)}`;
  const line = (depth: number) => (indent === undefined ? '' : `\n${indentAt(depth)}`);

  function walk(properties: Properties, depth: number): void {
    pending += '{';
    let separator = '';
    for (const [name, value] of properties) {
      pending += `${separator}${line(depth)}${JSON.stringify(name)}:${indent === undefined ? '' : ' '}`;
      separator = ',';
      if (typeof value !== 'number') {
        walk(value, depth + 1);
        continue;
      }
      openings.push(pending);
      indents.push(indentAt(depth));
      order.push(value);
      pending = '';
    }
    pending += `${properties.size === 0 ? '' : line(depth - 1)}}`;
  }

  walk(root, 1);
  return { order, openings, closing: pending, ...(indent === undefined ? {} : { indents }) };
}
