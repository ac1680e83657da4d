import type { ValueType } from '../../catalogue/field.ts';
import { lengthsOf } from '../../generators/characters.ts';
import { alternativesOf } from '../../schema/cases.ts';
import { itemColumn, jsonFormOf, nestedColumns } from '../../schema/nested.ts';
import { columnTypeByOptions } from '../../schema/option-types.ts';
import type { Path } from '../../schema/problem.ts';
import { CELL_LENGTH_MAX, CELL_VALUES_MAX, type ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, count, setTo } from './context.ts';

/** The most values in a cell's JSON, and its smallest possible length in characters. */
interface JsonSize {
  readonly mostValues: number;
  readonly leastLength: number;
}

/** Finds objects and arrays that cannot fit in a cell, or that can hold more values than fit. */
export function checkSizes(context: CheckContext): void {
  for (const { columns } of context.schema.tables) {
    for (const column of columns) {
      if (!context.isFaulty(column)) sizeOf(context, column, context.pathOf(column));
    }
  }
}

/**
 * The size of a column. Undefined after reporting a problem.
 * @param path the path of the column; for an array's items, the path of the array's options
 */
function sizeOf(context: CheckContext, column: ColumnSchema, path: Path): JsonSize | undefined {
  const own = ownSize(context, column, path);
  // A null is written as `null`.
  return own && column.nulls > 0 ? { ...own, leastLength: Math.min(own.leastLength, 'null'.length) } : own;
}

function ownSize(context: CheckContext, column: ColumnSchema, path: Path): JsonSize | undefined {
  if (column.field === 'array') return sizeOfArray(context, column, path);
  if (column.field === 'json') return sizeOfObject(context, column, path);
  if (column.field === 'cases') return sizeOfCases(context, column);
  const type = (context.types.get(column) ?? columnTypeByOptions(column)).type;
  return { mostValues: 1, leastLength: leastLengthOf(column, type) };
}

function sizeOfArray(context: CheckContext, column: ColumnSchema, path: Path): JsonSize | undefined {
  const item = sizeOf(context, itemColumn(column), [...path, 'options']);
  if (!item) return undefined;
  const minItems = Number(column.options.minItems);
  const maxItems = Number(column.options.maxItems);
  const mostValues = maxItems * item.mostValues;
  if (mostValues > CELL_VALUES_MAX) {
    const itemsMax = Math.floor(CELL_VALUES_MAX / item.mostValues);
    const message = `${count(maxItems)} items of up to ${count(item.mostValues)} values have up to ${count(mostValues)} in total. A cell holds at most ${count(CELL_VALUES_MAX)}.`;
    addItemsProblem(context, path, { option: 'maxItems', message, fitting: itemsMax, minItems });
    return undefined;
  }
  const fitting = Math.floor((CELL_LENGTH_MAX - 1) / (item.leastLength + 1));
  const needed = Math.max(minItems, Math.min(maxItems, 1));
  if (fitting < needed) {
    const length = lengthOfList(needed, needed * item.leastLength);
    const message = `${count(needed)} items of at least ${count(item.leastLength)} characters have at least ${count(length)} in total. A cell holds at most ${count(CELL_LENGTH_MAX)}.`;
    addItemsProblem(context, path, { option: 'minItems', message, fitting, minItems });
    return undefined;
  }
  const leastLength = lengthOfList(minItems, minItems * item.leastLength);
  return { mostValues: Math.max(1, mostValues), leastLength };
}

/** Reports too many items. The fix sets as many as fit. */
function addItemsProblem(
  context: CheckContext,
  path: Path,
  {
    option,
    message,
    fitting,
    minItems,
  }: {
    readonly option: 'minItems' | 'maxItems';
    readonly message: string;
    readonly fitting: number;
    readonly minItems: number;
  },
): void {
  const at = (name: string) => [...path, 'options', name];
  const names = option === 'maxItems' && minItems > fitting ? ['maxItems', 'minItems'] : [option];
  const fix = {
    text: `Set ${names.join(' and ')} to ${count(fitting)}`,
    patch: names.flatMap((name) => setTo('', at(name), fitting).patch),
  };
  context.add(at(option), 'too-large', message, fitting > 0 ? fix : undefined);
}

function sizeOfObject(context: CheckContext, column: ColumnSchema, path: Path): JsonSize | undefined {
  const columns = nestedColumns(column).filter((nested) => !context.isFaulty(nested));
  const sizes = columns.map((nested) => sizeOf(context, nested, context.pathOf(nested)));
  if (sizes.includes(undefined)) return undefined;
  const sum = (of: (size: JsonSize) => number) =>
    sizes.reduce((total, size) => total + (size ? of(size) : 0), 0);
  const mostValues = sum((size) => size.mostValues);
  const isObject = jsonFormOf(column) === 'object';
  const names = columns.reduce(
    (total, { name }) => total + (isObject ? JSON.stringify(name).length + ':'.length : 0),
    0,
  );
  const leastLength = lengthOfList(columns.length, names + sum((size) => size.leastLength));
  const at = [...path, 'options', 'columns'];
  if (mostValues > CELL_VALUES_MAX) {
    const message = `Together, these columns have up to ${count(mostValues)} values. A cell holds at most ${count(CELL_VALUES_MAX)}.`;
    context.add(at, 'too-large', message);
    return undefined;
  }
  if (leastLength > CELL_LENGTH_MAX) {
    const message = `Together, these columns have at least ${count(leastLength)} characters. A cell holds at most ${count(CELL_LENGTH_MAX)}.`;
    context.add(at, 'too-large', message);
    return undefined;
  }
  return { mostValues: Math.max(1, mostValues), leastLength };
}

/** A cell has the value of one alternative, or is null. */
function sizeOfCases(context: CheckContext, column: ColumnSchema): JsonSize | undefined {
  const alternatives = alternativesOf(column).filter((alternative) => !context.isFaulty(alternative));
  const sizes = alternatives.map((alternative) => sizeOf(context, alternative, context.pathOf(alternative)));
  const sound = sizes.filter((size) => size !== undefined);
  if (sound.length < sizes.length) return undefined;
  return {
    mostValues: Math.max(1, ...sound.map(({ mostValues }) => mostValues)),
    leastLength: Math.min('null'.length, ...sound.map(({ leastLength }) => leastLength)),
  };
}

/** The length of a JSON list with its brackets and commas. */
function lengthOfList(items: number, lengthOfItems: number): number {
  return '[]'.length + lengthOfItems + Math.max(0, items - 1);
}

/** The length of the shortest JSON of each type, with quotes. */
const LEAST_LENGTHS: Readonly<Record<ValueType, number>> = {
  text: '""'.length,
  integer: '0'.length,
  decimal: '0'.length,
  boolean: 'true'.length,
  date: '"2026-01-01"'.length,
  timestamp: '"2026-01-01T00:00:00.000Z"'.length,
  json: '0'.length,
};

/** The length of a column's shortest JSON, in characters. */
function leastLengthOf(column: ColumnSchema, type: ValueType): number {
  if (type !== 'text') return LEAST_LENGTHS[type];
  const { maxLength = CELL_LENGTH_MAX, options } = column;
  const { prefix = '', suffix = '' } = options;
  const text = String(prefix).length + leastCharacters(column) + String(suffix).length;
  return LEAST_LENGTHS.text + Math.min(text, maxLength);
}

/** The length of the column's shortest text without prefix and suffix, as far as its options tell. */
function leastCharacters({ field, options }: ColumnSchema): number {
  if (field === 'constant') return String(options.value).length;
  if (field === 'list') {
    const values = Array.isArray(options.values) ? options.values : [];
    return values.reduce<number>((least, value) => Math.min(least, String(value).length), CELL_LENGTH_MAX);
  }
  const number = (name: string) => (typeof options[name] === 'number' ? options[name] : undefined);
  const length = number('length');
  if (length === undefined) return 0;
  return lengthsOf({ length, minLength: number('minLength'), maxLength: number('maxLength') }).min;
}
