import type { Cell, ValueType } from '../catalogue/field.ts';
import { textOf } from './text.ts';

/**
 * A cell as JSON writes it: dates and timestamps as ISO 8601 text. Integers beyond 2^53 are text too, because readers
 * that hold numbers as doubles would round them. https://www.rfc-editor.org/rfc/rfc8259#section-6
 */
export function cellJson(cell: Cell, type: ValueType): string {
  if (cell === null) return 'null';
  if (typeof cell === 'bigint') return `"${cell}"`;
  if (type === 'json' || type === 'decimal') return String(cell);
  if (type === 'date' || type === 'timestamp') return `"${textOf(cell, type)}"`;
  return typeof cell === 'string' ? JSON.stringify(cell) : String(cell);
}
