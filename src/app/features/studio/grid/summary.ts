import type { Json } from '../../../../catalogue/field.ts';
import { cutAt } from '../../../../expression/text.ts';
import type { StudioColumn } from '../schema/studio-schema.ts';

/** In characters. */
const LENGTH_MAX = 200;

function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item: Json) => textOf(item)).join(', ');
  return JSON.stringify(value) ?? '';
}

/** Options that need no name beside what they say. */
const NAMELESS = new Set(['value', 'values', 'pattern', 'text', 'expression', 'format', 'casing', 'case']);

function partOf(name: string, value: Json): string {
  if (name === 'columns' && Array.isArray(value)) {
    const names = value.map((column: Json) =>
      typeof column === 'object' && column !== null && 'name' in column ? textOf(column.name) : '',
    );
    return `{ ${names.join(', ')} }`;
  }
  if (value === true) return name;
  return NAMELESS.has(name) ? textOf(value) : `${name} ${textOf(value)}`;
}

/** What the options of a column say, in a line: only those that differ from what the field has anyway. */
export function summaryOf({ field, options }: Pick<StudioColumn, 'field' | 'options'>): string {
  if (typeof options !== 'object' || options === null) return '';
  return cutAt(parts(field, options).join(' · '), LENGTH_MAX);
}

function parts(field: string, options: Readonly<Record<string, Json>>): readonly string[] {
  const { table, column, via, min, max, ...others } = options;
  const rest = (of: Readonly<Record<string, Json>>) =>
    Object.entries(of).map(([name, value]) => partOf(name, value));
  if (field === 'reference') return [`${textOf(table)}.${textOf(column)}`, ...rest(others)];
  if (field === 'lookup') return [`${textOf(via)} → ${textOf(column)}`, ...rest(others)];
  if (min !== undefined && max !== undefined) return [`${textOf(min)} to ${textOf(max)}`, ...rest(others)];
  return rest(options);
}
