import { parseTemplate } from '../../expression/template.ts';
import type { Values } from '../../generators/generator.ts';
import { childrenOf } from '../../schema/children.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { analyze } from '../dataset.ts';
import { openDataset } from '../open.ts';
import { columnValues } from '../values.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';

/** Values that are looked at one by one to see whether two are alike, or too long. */
const LISTED_MAX = 100_000;

/** Columns that must be unique: they have as many values as there are rows, and these can be counted. */
export function checkUnique(context: CheckContext): void {
  for (const table of context.schema.tables) {
    for (const column of table.columns) {
      if (context.isFaulty(column) || !column.unique) continue;
      checkColumn(context, table, column);
    }
  }
}

function checkColumn(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const path = context.pathOf(column);
  const isPrimaryKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
  const at = isPrimaryKey ? path : `${path}.unique`;
  const notUniform = column.options.weights !== undefined ? 'weights' : 'distribution';
  if (column.options.weights !== undefined || (column.options.distribution ?? 'uniform') !== 'uniform') {
    const message = `Each value once is uniform: “unique” and “${notUniform}” cannot both be.`;
    context.add(
      at,
      'unique-not-uniform',
      message,
      removal(`Remove “${notUniform}”`, `${path}.options.${notUniform}`),
    );
    return;
  }
  if (column.field === 'reference') {
    checkOneToOne(context, table, column, at);
    return;
  }
  const values = affixedValues(context, table, column);
  if (values.kind === 'uncountable') {
    const fix = isPrimaryKey ? undefined : setTo('Let it repeat', at, false);
    context.add(at, 'unique-uncountable', values.reason, fix);
    return;
  }
  if (values.kind === 'counted' && values.count < table.rows) {
    const fix = setTo(
      `Set rows to ${count(values.count)}`,
      `${context.pathOf(table)}.rows`,
      Number(values.count),
    );
    const message = `There are ${count(values.count)} values for ${count(table.rows)} rows.`;
    context.add(at, 'unique-too-few', message, fix);
    return;
  }
  checkLength(context, table, column, values);
}

function checkOneToOne(context: CheckContext, table: TableSchema, column: ColumnSchema, at: string): void {
  const parent = context.table(String(column.options.table));
  if (!parent || parent === table || parent.rows >= table.rows || parent.rows === 0) return;
  const children = childrenOf(column);
  if (children !== 'one-to-one') return;
  const message = `There are ${count(parent.rows)} rows of “${parent.name}” for ${count(table.rows)} rows.`;
  const fix = setTo(`Set rows to ${count(parent.rows)}`, `${context.pathOf(table)}.rows`, parent.rows);
  context.add(at, 'unique-too-few', message, fix);
}

/** A column's values with what stands before and after them, in their case. */
function affixedValues(context: CheckContext, table: TableSchema, column: ColumnSchema): Values {
  const values = ownValues(context, table, column);
  if (column.options.case === undefined || values.kind !== 'counted') return values;
  const texts = listOf(values);
  const letters = column.options.case;
  const cased = texts?.map((text) => (letters === 'upper' ? text.toUpperCase() : text.toLowerCase()));
  if (cased && new Set(cased).size === cased.length) return values;
  return {
    kind: 'uncountable',
    reason: `In ${letters} case two of its values can be alike. Leave “case” out, or make the column not unique.`,
  };
}

function listOf(values: Values): readonly string[] | undefined {
  if (values.kind !== 'counted' || values.count > LISTED_MAX) return undefined;
  return Array.from({ length: Number(values.count) }, (_, index) => String(values.at(index)));
}

function ownValues(context: CheckContext, table: TableSchema, column: ColumnSchema): Values {
  if (column.field === 'template') return templateValues(context, table, column);
  if (column.field === 'lookup') return lookupValues(context, table, column);
  return columnValues(context.engine, { now: context.now, rowCount: table.rows }, column);
}

const NOT_BY_TEMPLATE: Values = {
  kind: 'uncountable',
  reason:
    'A template is unique where a part of it must be, and can be told from the rest: one unique column or {row} alone, or a unique integer at its start or end beside text that is no digit. Add “-{row}” at its end.',
};

const KEEPS_APART: ReadonlySet<string> = new Set(['pad']);
const DIGIT_AT_END = /[\d-]$/;
const DIGIT_AT_START = /^\d/;

/** By a part that differs from row to row and can be read off the whole. */
function templateValues(context: CheckContext, table: TableSchema, column: ColumnSchema): Values {
  const template = parseTemplate(String(column.options.text));
  if (!template.ok) return NOT_BY_TEMPLATE;
  const { parts, columns } = template.value;
  const places = parts.flatMap((part, i) => (typeof part === 'string' ? [] : [i]));
  const isDistinct = places.some((at) => {
    const part = parts[at];
    if (part === undefined || typeof part === 'string') return false;
    if (!part.filters.every(({ name }) => KEEPS_APART.has(name))) return false;
    const read = part.column === undefined ? undefined : context.column(table, columns[part.column] ?? '');
    if (part.column !== undefined && !(read && isDistinctColumn(context, read))) return false;
    if (places.length === 1) return true;
    const isInteger = read === undefined || context.types.get(read)?.type === 'integer';
    return isInteger && isApart(parts[at - 1], parts[at + 1]);
  });
  return isDistinct ? { kind: 'unlimited' } : NOT_BY_TEMPLATE;
}

function isDistinctColumn(context: CheckContext, column: ColumnSchema): boolean {
  return (column.unique || isRising(column)) && !context.nullable.has(column);
}

function isRising({ field, options }: ColumnSchema): boolean {
  return field === 'sequence' && options.step !== 0;
}

/** An integer at one end, with text beside it that its digits cannot be taken for. */
function isApart(before: unknown, after: unknown): boolean {
  if (after === undefined) return typeof before === 'string' && !DIGIT_AT_END.test(before);
  return before === undefined && typeof after === 'string' && !DIGIT_AT_START.test(after);
}

/** A unique column of rows that are referred to once each. */
function lookupValues(context: CheckContext, table: TableSchema, column: ColumnSchema): Values {
  const via = context.column(table, String(column.options.via));
  const parent = via && context.table(String(via.options.table));
  const read = parent && context.column(parent, String(column.options.column));
  if (via && parent && read && childrenOf(via) === 'one-to-one' && read.unique) {
    return { kind: 'unlimited' };
  }
  return {
    kind: 'uncountable',
    reason:
      'A lookup is unique where its reference is one-to-one and the column there is unique. Make both so.',
  };
}

/** Unique values that are cut can be alike afterwards. E-mails are cut in the name, before their number. */
function checkLength(context: CheckContext, table: TableSchema, column: ColumnSchema, values: Values): void {
  const { maxLength } = column;
  if (maxLength === undefined || column.field.startsWith('internet.')) return;
  const affixes = String(column.options.prefix ?? '').length + String(column.options.suffix ?? '').length;
  const longest = longestOf(context, table, column, values) + affixes;
  if (longest <= maxLength) return;
  const path = `${context.pathOf(column)}.maxLength`;
  const message = `Values have up to ${count(longest)} characters: cut to ${count(maxLength)}, two could be alike.`;
  context.add(path, 'unique-cut', message, setTo(`Set maxLength to ${longest}`, path, longest));
}

/** In characters; of values that cannot all be looked at, of the last and of some between. */
function longestOf(context: CheckContext, table: TableSchema, column: ColumnSchema, values: Values): number {
  if (context.types.get(column)?.unaffixed !== 'text') return 0;
  if (values.kind === 'counted') {
    if (values.maxLength !== undefined) return values.maxLength;
    const texts = listOf(values) ?? someOf(values);
    return Math.max(0, ...texts.map((text) => text.length));
  }
  return longestInTable(context, table, column);
}

const ROWS_LOOKED_AT = 100;

/** In the first and the last rows: what cannot be counted is of one length, or grows with the row. */
function longestInTable(
  { engine, schema }: CheckContext,
  { name, rows }: TableSchema,
  column: ColumnSchema,
): number {
  const table = openDataset(engine, schema, analyze(schema)).table(name);
  const at = table?.columns.findIndex((known) => known.name === column.name) ?? -1;
  const first = table?.read(0, Math.min(rows, ROWS_LOOKED_AT)).columns[at] ?? [];
  const last = table?.read(Math.max(0, rows - ROWS_LOOKED_AT), rows).columns[at] ?? [];
  return Math.max(0, ...[...first, ...last].map((cell) => String(cell ?? '').length));
}

function someOf({ count: number, at }: Extract<Values, { kind: 'counted' }>): readonly string[] {
  const step = BigInt(number) / BigInt(ROWS_LOOKED_AT);
  const last = BigInt(number) - 1n;
  const indexes = Array.from({ length: ROWS_LOOKED_AT }, (_, i) => BigInt(i) * step);
  return [...indexes, last].map((index) => String(at(typeof number === 'bigint' ? index : Number(index))));
}
