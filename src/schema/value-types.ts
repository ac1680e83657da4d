import type { Field, Json, ValueType } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { checkFormula, parseFormula } from '../expression/formula.ts';
import { columnGraph, namesReadBy, parentTableName } from './dependencies.ts';
import { durationMs } from './duration.ts';
import { orderOf } from './graph.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import type { ColumnSchema, Schema } from './schema.ts';

export interface ColumnType {
  readonly type: ValueType;
  /** Before a prefix, a suffix or another case makes it text. */
  readonly unaffixed: ValueType;
}

/** What the cells of each column are, those within objects included. */
export type ColumnTypes = ReadonlyMap<ColumnSchema, ColumnType>;

type Columns = ReadonlyMap<string, ColumnSchema>;

/** Works out what each column's cells are once options have decided. */
export function valueTypesOf(schema: Pick<Schema, 'tables'>): ColumnTypes {
  const types = new Map<ColumnSchema, ColumnType>();
  const columnsOf = new Map(schema.tables.map(({ name, columns }) => [name, byName(columns)]));
  const ownOf = new Map<ColumnSchema, Columns>();
  for (const { name, columns } of schema.tables) {
    for (const column of columns) ownOf.set(column, columnsOf.get(name) ?? new Map());
  }
  const graph = columnGraph(schema);
  for (const column of orderOf(graph.keys(), (needed) => graph.get(needed) ?? []).order) {
    setTypes(column, ownOf.get(column) ?? new Map());
  }
  return types;

  function setTypes(column: ColumnSchema, own: Columns): void {
    if (column.field === 'json') {
      const nested = nestedColumns(column);
      const named = byName(nested);
      const scope = new Map([...own, ...named]);
      const needs = (needed: ColumnSchema) => namesReadBy(needed).flatMap((name) => named.get(name) ?? []);
      for (const inner of orderOf(nested, needs).order) setTypes(inner, scope);
    }
    // Items read no columns of the row that holds their array.
    if (column.field === 'array') setTypes(itemColumn(column), new Map());
    const unaffixed = unaffixedType(column, own);
    types.set(column, { type: hasAffix(column) ? 'text' : unaffixed, unaffixed });
  }

  function unaffixedType(column: ColumnSchema, own: Columns): ValueType {
    if (column.field === 'reference' || column.field === 'lookup') {
      const parent = columnsOf.get(parentTableName(column, own))?.get(String(column.options.column));
      return (parent && types.get(parent)?.type) ?? 'text';
    }
    if (column.field === 'formula') return formulaType(column, own);
    return typeByOptions(column);
  }

  function formulaType({ options }: ColumnSchema, own: Columns): ValueType {
    const formula = parseFormula(String(options.expression));
    if (!formula.ok) return 'text';
    const type = checkFormula(formula.value, (name) => {
      const other = own.get(name);
      return other && types.get(other)?.type;
    });
    return type.ok && type.value !== 'null' ? type.value : 'text';
  }
}

function byName(columns: readonly ColumnSchema[]): Columns {
  return new Map(columns.map((column) => [column.name, column]));
}

function hasAffix({ options: { prefix = '', suffix = '', case: letters } }: ColumnSchema): boolean {
  return prefix !== '' || suffix !== '' || letters !== undefined;
}

/** What a column's cells are where no other column decides it. */
export function columnTypeByOptions(column: ColumnSchema): ColumnType {
  const unaffixed = typeByOptions(column);
  return { type: hasAffix(column) ? 'text' : unaffixed, unaffixed };
}

/** What a field's cells are under its options, before a prefix or suffix makes them text; of fields that read no other column. */
export function typeByOptions({ field, options }: Pick<ColumnSchema, 'field' | 'options'>): ValueType {
  const { type }: Field = fields[field];
  switch (field) {
    case 'sequence':
      return options.pad === 0 || options.pad === undefined ? type : 'text';
    case 'constant':
      return typeOfValues([options.value ?? null]);
    case 'list':
      return typeOfValues(Array.isArray(options.values) ? options.values : []);
    case 'number':
      return options.decimals === 0 || options.decimals === undefined ? type : 'decimal';
    case 'date':
    case 'timestamp':
      return options.format === undefined ? type : 'text';
    case 'series':
      return typeOfSeries(options);
    default:
      return type;
  }
}

/** Values of one type have that type; integers and decimals are decimals, anything else together is text. */
function typeOfValues(values: readonly Json[]): ValueType {
  const types = new Set(values.filter((value) => value !== null).map(typeOfValue));
  const [first = 'text'] = types;
  if (types.size <= 1) return first;
  return [...types].every((type) => type === 'integer' || type === 'decimal') ? 'decimal' : 'text';
}

function typeOfValue(value: Json): ValueType {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'decimal';
  return 'text';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Days where it starts at a day and moves by days, moments where it starts at any date, numbers otherwise. */
export function typeOfSeries({
  from,
  step,
  jitter,
  to,
}: Readonly<Record<string, Json | undefined>>): ValueType {
  if (typeof from === 'string') {
    const stepMs = typeof step === 'string' ? durationMs(step) : undefined;
    const isDays = DAY.test(from) && stepMs !== undefined && stepMs % DAY_MS === 0 && (jitter ?? 0) === 0;
    return isDays ? 'date' : 'timestamp';
  }
  const areIntegers = [from, step].every((value) => Number.isInteger(value)) && (jitter ?? 0) === 0;
  return areIntegers && to === undefined ? 'integer' : 'decimal';
}
