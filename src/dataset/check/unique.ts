import type { Cell, Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { parseTemplate } from '../../expression/template.ts';
import type { Values } from '../../generators/values/values.ts';
import { childrenOf } from '../../schema/children.ts';
import { pointerOf } from '../../schema/problem.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type Schema, type TableSchema } from '../../schema/schema.ts';
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
      if (context.isFaulty(column) || context.isUnknown(column) || !column.unique) continue;
      checkColumn(context, table, column);
    }
  }
}

function checkColumn(context: CheckContext, table: TableSchema, column: ColumnSchema): void {
  const path = context.pathOf(column);
  const key = table.unique.findIndex((names) => names.length === 1 && names[0] === column.name);
  const isPrimaryKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
  const ofKey = key < 0 ? `${path}.unique` : `${context.pathOf(table)}.unique[${key}]`;
  const at = isPrimaryKey ? path : ofKey;
  const notUniform = column.options.weights !== undefined ? 'weights' : 'distribution';
  if (column.options.weights !== undefined || (column.options.distribution ?? 'uniform') !== 'uniform') {
    const message = `Each value once is uniform: “unique” and “${notUniform}” cannot both be.`;
    context.add(at, 'unique-not-uniform', message, {
      text: `Remove “${notUniform}”`,
      patch: [notUniform, ...optionsOf(column, notUniform)].map((name) => ({
        op: 'remove',
        path: pointerOf(`${path}.options.${name}`),
      })),
    });
    return;
  }
  if (column.field === 'reference') {
    checkOneToOne(context, table, column, at);
    return;
  }
  const values = affixedValues(context, table, column);
  if (values.kind === 'uncountable') {
    const repeats = key < 0 ? setTo('Let it repeat', at, false) : removal('Let it repeat', at);
    const fix = isPrimaryKey ? undefined : repeats;
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
  checkLength(context, column, values);
}

/** Those of its options that count only where another one is set. */
function optionsOf({ field, options }: ColumnSchema, other: string): readonly string[] {
  const { options: infos = {} }: Field = fields[field];
  return Object.keys(options).filter((name) => infos[name]?.when?.option === other);
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
    const isInteger =
      read === undefined || context.isUnknown(read) || context.types.get(read)?.type === 'integer';
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
function checkLength(context: CheckContext, column: ColumnSchema, values: Values): void {
  if (values.kind !== 'counted' || !isCut(context, column)) return;
  const texts = listOf(values) ?? someOf(values);
  const longest = values.maxLength ?? longestOf(texts);
  const { prefix, suffix } = column.options;
  addLength(context, column, longest + String(prefix ?? '').length + String(suffix ?? '').length);
}

function isCut({ types }: CheckContext, column: ColumnSchema): boolean {
  return column.maxLength !== undefined && types.get(column)?.type === 'text';
}

/** Characters that are never cut: of an e-mail a character, its number and what follows. */
function uncutLength(text: string): number {
  const at = text.indexOf('@', 1);
  if (at < 0) return text.length;
  let start = at;
  while (start > 0 && DIGIT.test(text[start - 1] ?? '')) start--;
  return text.length - Math.max(0, start - 1);
}

const DIGIT = /\d/;

function longestOf(cells: readonly Cell[]): number {
  return cells.reduce<number>((longest, cell) => Math.max(longest, uncutLength(String(cell ?? ''))), 0);
}

function addLength(context: CheckContext, column: ColumnSchema, longest: number): void {
  const { maxLength = longest } = column;
  if (longest <= maxLength) return;
  const path = `${context.pathOf(column)}.maxLength`;
  const message = `Values have up to ${count(longest)} characters: cut to ${count(maxLength)}, two could be alike.`;
  const fix = longest <= CELL_LENGTH_MAX ? setTo(`Set maxLength to ${longest}`, path, longest) : undefined;
  context.add(path, 'unique-cut', message, fix);
}

const ROWS_LOOKED_AT = 100;

/** The same of values that cannot be counted, by the first and the last rows: they are of one length, or grow with the row. */
export function checkLengthsInRows(context: CheckContext): void {
  const { engine, schema, now } = context;
  const uncut = withoutMaxLength(schema);
  const dataset = openDataset(engine, uncut, analyze(uncut));
  for (const table of schema.tables) {
    const places = table.columns.flatMap((column, i) => {
      if (!column.unique || column.field === 'reference' || !isCut(context, column)) return [];
      const values = columnValues(engine, { now, rowCount: table.rows }, column);
      return values.kind === 'counted' ? [] : [{ column, i }];
    });
    if (places.length === 0) continue;
    const ready = dataset.table(table.name);
    const first = ready?.read(0, Math.min(table.rows, ROWS_LOOKED_AT)).columns;
    const last = ready?.read(Math.max(0, table.rows - ROWS_LOOKED_AT), table.rows).columns;
    for (const { column, i } of places) {
      addLength(context, column, longestOf([...(first?.[i] ?? []), ...(last?.[i] ?? [])]));
    }
  }
}

function withoutMaxLength(schema: Schema): Schema {
  const uncut = ({ maxLength, ...column }: ColumnSchema): ColumnSchema => column;
  return {
    ...schema,
    tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map(uncut) })),
  };
}

function someOf({ count: number, at }: Extract<Values, { kind: 'counted' }>): readonly string[] {
  const step = BigInt(number) / BigInt(ROWS_LOOKED_AT);
  const last = BigInt(number) - 1n;
  const indexes = Array.from({ length: ROWS_LOOKED_AT }, (_, i) => BigInt(i) * step);
  return [...indexes, last].map((index) => String(at(typeof number === 'bigint' ? index : Number(index))));
}
