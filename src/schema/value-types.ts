import type { Field, Json, ValueType } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { checkFormula, parseFormula } from '../expression/formula.ts';
import { columnGraph, parentTableName } from './dependencies.ts';
import { orderOf } from './graph.ts';
import { nestedColumns } from './nested.ts';
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
      const scope = new Map([...own, ...byName(nested)]);
      const nestedOrder = orderOf(nested, (needed) => readFormulaColumns(needed, scope));
      for (const inner of nestedOrder.order) if (scope.get(inner.name) === inner) setTypes(inner, scope);
    }
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

function readFormulaColumns(column: ColumnSchema, scope: Columns): readonly ColumnSchema[] {
  if (column.field !== 'formula') return [];
  const formula = parseFormula(String(column.options.expression));
  return formula.ok ? formula.value.columns.flatMap((name) => scope.get(name) ?? []) : [];
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
const WHOLE_DAYS = /^P(?!T)[^T]*$/;

/** Days where it starts at a day and moves by days, moments where it starts at any date, numbers otherwise. */
export function typeOfSeries({ from, step, jitter, to }: Readonly<Record<string, Json>>): ValueType {
  if (typeof from === 'string') {
    const isDays = DAY.test(from) && typeof step === 'string' && WHOLE_DAYS.test(step) && (jitter ?? 0) === 0;
    return isDays ? 'date' : 'timestamp';
  }
  const areIntegers = [from, step].every((value) => Number.isInteger(value)) && (jitter ?? 0) === 0;
  return areIntegers && to === undefined ? 'integer' : 'decimal';
}
