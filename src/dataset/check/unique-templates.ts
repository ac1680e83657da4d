import { parseTemplate } from '../../expression/template.ts';
import { type DistinctValues, uncountable } from '../../generators/distinct-values.ts';
import { childrenOf } from '../../schema/children.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { entryOf } from '../locale-engine.ts';
import { columnValues, mergingOf } from '../values.ts';
import type { CheckContext } from './context.ts';
import { entryCells } from './unique-entries.ts';

const NOT_BY_TEMPLATE: DistinctValues = {
  kind: 'uncountable',
  reason:
    'A unique template needs a single placeholder with a unique column or {row}, or a unique integer at its start or end, separated from other digits. Add “-{row}” at its end.',
};

const DIGIT_AT_END = /\d$/;
const MINUS_AT_END = /-$/;
const DIGIT_AT_START = /^\d/;

/**
 * A template is unique if one part differs in every row and can be read from the whole text, also after a change of
 * case.
 */
export function templateValues(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
): DistinctValues {
  const template = parseTemplate(String(column.options.text));
  if (!template.ok) return NOT_BY_TEMPLATE;
  const { parts, columns } = template.value;
  const places = parts.flatMap((part, i) => (typeof part === 'string' ? [] : [i]));
  const isDistinct = places.some((at) => {
    const part = parts[at];
    if (part === undefined || typeof part === 'string') return false;
    const read = part.column === undefined ? undefined : context.column(table, columns[part.column] ?? '');
    if (part.column !== undefined && !(read && isDistinctColumn(context, read))) return false;
    const isInteger =
      read === undefined || context.isUnknown(read) || context.types.get(read)?.type === 'integer';
    // Padding texts with zeros can make two equal: 1 and 01.
    const isPadded = part.filters.length > 0;
    const isNumber = isInteger || read.field === 'sequence';
    if (isPadded && !(isNumber && part.filters.every(({ name }) => name === 'pad'))) return false;
    if (places.length > 1) return isInteger && isDelimited(parts[at - 1], parts[at + 1], read === undefined);
    return isNumber || staysDistinct(context, table, read, column.options.case);
  });
  return isDistinct ? { kind: 'unlimited' } : NOT_BY_TEMPLATE;
}

function isDistinctColumn(context: CheckContext, column: ColumnSchema): boolean {
  return (column.unique || isRising(column)) && !context.canBeNull(column);
}

function isRising({ field, options }: ColumnSchema): boolean {
  return field === 'sequence' && options.step !== 0;
}

/**
 * Whether an integer at one end can be read from the text: the text next to it has no digit, and no minus, that could
 * belong to it.
 */
function isDelimited(before: unknown, after: unknown, isNeverNegative: boolean): boolean {
  if (after === undefined && typeof before === 'string') {
    return !DIGIT_AT_END.test(before) && (isNeverNegative || !MINUS_AT_END.test(before));
  }
  return before === undefined && typeof after === 'string' && !DIGIT_AT_START.test(after);
}

/** A lookup is unique if its reference is one-to-one and the column that it reads is unique. */
export function lookupValues(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
): DistinctValues {
  const via = context.column(table, String(column.options.via));
  const parent = via && context.table(String(via.options.table));
  const read = parent && context.column(parent, String(column.options.column));
  if (
    via &&
    parent &&
    read &&
    childrenOf(via) === 'one-to-one' &&
    read.unique &&
    staysDistinct(context, parent, read, column.options.case)
  ) {
    return { kind: 'unlimited' };
  }
  return uncountable(
    'A lookup is unique only if its reference is one-to-one and the column that it reads is unique, also in the lookup’s case. Change both.',
  );
}

/** Whether a unique column's cells stay distinct in another case. */
function staysDistinct(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
  letters: ColumnSchema['options'][string] | undefined,
): boolean {
  if (letters === undefined || context.types.get(column)?.unaffixed !== 'text') return true;
  if (column.options.case !== undefined) return column.options.case === letters;
  const { field } = column;
  const cased = { ...column, options: { ...column.options, case: letters } };
  if (field === 'template') return templateValues(context, table, cased).kind === 'unlimited';
  if (field === 'lookup') return lookupValues(context, table, cased).kind === 'unlimited';
  if (field === 'reference') return false;
  const { values: by } = entryOf(context.engine, field);
  // The row's number has no letters.
  if (by === 'number') return true;
  const surroundings = {
    now: context.now,
    rowCount: table.rows,
    columns: context.entityColumns(table, column),
  };
  const values = columnValues(context.engineOfTable(table), surroundings, column);
  if (typeof by === 'string') return new Set(entryCells(context, table, cased)).size === entryCount(values);
  if (mergingOf(context.engineOfTable(table), surroundings, cased, values) === undefined) return true;
  const finished = context.finishedValues(cased, table.rows);
  return finished.kind === 'counted' && values.kind === 'counted' && finished.count === values.count;
}

function entryCount(values: DistinctValues): number {
  return values.kind === 'counted' ? Number(values.count) : 0;
}
