import type { Json } from '../catalogue/field.ts';
import type { TableHead } from '../formats/writer.ts';
import { columnOutcomes } from '../schema/column-outcomes.ts';
import { type ColumnScope, nestedScope } from '../schema/column-scope.ts';
import { columnGraph, parentTableName } from '../schema/dependencies.ts';
import {
  type Bigints,
  meet,
  numbersOf,
  numbersWithin,
  type RowFacts,
  rowsOf,
  ungroupedRows,
} from '../schema/field-numbers.ts';
import { nestedColumns } from '../schema/nested.ts';
import { columnTypeByOptions, hasAffix, typeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type Schema, type TableSchema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import { writtenTables } from '../schema/written-tables.ts';
import { formatOf } from './field-formats.ts';

/** The values that a column can have, apart from null, described without regard to a language. */
export type ColumnContent =
  | {
      readonly kind: 'text';
      readonly maxLength?: number;
      readonly format?: string;
      readonly pattern?: string;
    }
  | {
      readonly kind: 'integer' | 'decimal';
      readonly min: number | undefined;
      readonly max: number | undefined;
      /** The maximum number of digits after the point. */
      readonly decimals: number | undefined;
      readonly bigints: Bigints;
    }
  | { readonly kind: 'boolean' | 'date' | 'timestamp' }
  | { readonly kind: 'json' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** An object that is longer than a cell becomes empty, and an array keeps the items that fit. */
  | { readonly kind: 'object'; readonly properties: readonly Property[]; readonly canBeEmptied: boolean }
  | {
      readonly kind: 'array';
      readonly item: Shape;
      readonly minItems: number;
      readonly maxItems: number;
      readonly canBeCut: boolean;
    };

export type Shape = ColumnContent & { readonly nullable: boolean };

export interface Property {
  readonly name: string;
  readonly shape: Shape;
}

export interface TableShape {
  readonly table: TableSchema;
  readonly properties: readonly Property[];
}

/** The columns that a column can read, and the row numbers that its numbers can depend on. */
interface RowScope {
  readonly own: ColumnScope;
  readonly rows: RowFacts;
}

/** Describes the rows of a schema's tables. `heads` say which columns can be null. */
export function tableShapes(schema: Schema, heads: readonly TableHead[]): readonly TableShape[] {
  const shapes = createShapes(schema);
  return writtenTables(schema).map((table) => {
    const head = heads.find(({ name }) => name === table.name);
    const shown = table.columns.filter(({ hidden }) => !hidden);
    const properties = shown.map((column, i): Property => {
      const known = head?.columns[i];
      const nullable = known?.nullable ?? shapes.outcomes.of(column).canBeNull;
      return { name: column.name, shape: { ...shapes.ofColumn(table, column), nullable } };
    });
    return { table, properties };
  });
}

function createShapes(schema: Schema) {
  const graph = columnGraph(schema);
  const types = valueTypesOf(schema, graph);
  const outcomes = columnOutcomes(schema, graph, types);
  const known = new Map<ColumnSchema, ColumnContent>();
  const rowsByTable = new Map(
    schema.tables.map((table): [string, RowScope] => {
      const own = new Map(table.columns.map((column) => [column.name, column]));
      return [table.name, { own, rows: rowsOf(table) }];
    }),
  );
  const rowOf = (table: TableSchema): RowScope =>
    rowsByTable.get(table.name) ?? { own: new Map(), rows: rowsOf(table) };

  function ofColumn(table: TableSchema, column: ColumnSchema): ColumnContent {
    return content(column, rowOf(table));
  }

  function content(column: ColumnSchema, row: RowScope): ColumnContent {
    const found = known.get(column);
    if (found) return found;
    const made = makeContent(column, row);
    known.set(column, made);
    return made;
  }

  function makeContent(column: ColumnSchema, row: RowScope): ColumnContent {
    const { type } = types.get(column) ?? columnTypeByOptions(column);
    const { field, maxLength } = column;
    const ofLength = maxLength === undefined ? {} : { maxLength };
    if (hasAffix(column)) return { kind: 'text', ...ofLength };
    if (field === 'json') return objectContent(column, row);
    if (field === 'array') return arrayContent(column);
    if (field === 'reference' || field === 'lookup') return parentContent(column, row);
    const choice = choiceOf(column);
    if (choice) return choice;
    if (type === 'text') {
      return { kind: 'text', ...ofLength, ...formatOf(column) };
    }
    if (type !== 'integer' && type !== 'decimal') return { kind: type };
    const numbers = meet(numbersOf(column, row.rows), numbersWithin(type, outcomes.of(column)));
    const { min, max, decimals, bigints } = numbers;
    return { kind: type, min, max, decimals, bigints };
  }

  function parentOf(
    column: ColumnSchema,
    { own }: RowScope,
  ): { readonly column: ColumnSchema; readonly row: RowScope } | undefined {
    const row = rowsByTable.get(parentTableName(column, own));
    const parent = row?.own.get(String(column.options.column));
    return parent && row && { column: parent, row };
  }

  function parentContent(column: ColumnSchema, row: RowScope): ColumnContent {
    const parent = parentOf(column, row);
    const found: ColumnContent = parent ? content(parent.column, parent.row) : { kind: 'text' };
    const { maxLength } = column;
    // This column cuts the parent's values, so their format or list does not describe them.
    if (maxLength === undefined || !CAN_BE_CUT[found.kind]) return found;
    const isText = (types.get(column) ?? columnTypeByOptions(column)).type === 'text';
    return isText ? { kind: 'text', maxLength } : found;
  }

  function objectContent(column: ColumnSchema, { own, rows }: RowScope): ColumnContent {
    const nested = nestedColumns(column);
    const row = { own: nestedScope(nested, own), rows };
    const properties = nested.map((inner) => ({
      name: inner.name,
      shape: { ...content(inner, row), nullable: outcomes.of(inner).canBeNull },
    }));
    return {
      kind: 'object',
      properties,
      canBeEmptied: jsonLengthMax({ kind: 'object', properties }) > CELL_LENGTH_MAX,
    };
  }

  function arrayContent(column: ColumnSchema): ColumnContent {
    const inner = outcomes.itemOf(column);
    const [minItems, maxItems] = [Number(column.options.minItems), Number(column.options.maxItems)];
    const item = {
      ...content(inner, { own: new Map(), rows: ungroupedRows({ columns: [inner], rows: maxItems }) }),
      nullable: outcomes.of(inner).canBeNull,
    };
    const canBeCut = jsonLengthMax({ kind: 'array', item, maxItems }) > CELL_LENGTH_MAX;
    return { kind: 'array', item, minItems, maxItems, canBeCut };
  }

  return { ofColumn, outcomes };
}

/** Kinds of content that a column's `maxLength` can cut. */
const CAN_BE_CUT: Readonly<Partial<Record<ColumnContent['kind'], true>>> = { text: true, choice: true };

type MeasurableContent =
  | Exclude<ColumnContent, { readonly kind: 'object' | 'array' }>
  | { readonly kind: 'object'; readonly properties: readonly Property[] }
  | { readonly kind: 'array'; readonly item: Shape; readonly maxItems: number };

/** JSON escapes a character with up to six. */
const ESCAPED_LENGTH = 6;
const NUMBER_LENGTH = 400;

/** The maximum length of a value in JSON, in UTF-16 units. */
function jsonLengthMax(content: MeasurableContent): number {
  switch (content.kind) {
    case 'text':
      return (content.maxLength ?? (content.format ? NUMBER_LENGTH : CELL_LENGTH_MAX)) * ESCAPED_LENGTH + 2;
    case 'choice':
      return Math.max(...content.values.map((value) => JSON.stringify(value).length));
    case 'object':
      return content.properties.reduce(
        (sum, { name, shape }) => sum + JSON.stringify(name).length + jsonLengthMax(shape) + 2,
        2,
      );
    case 'array':
      return content.maxItems * (jsonLengthMax(content.item) + 1) + 2;
    case 'json':
      return CELL_LENGTH_MAX;
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'date':
    case 'timestamp':
      return NUMBER_LENGTH;
  }
}

/** The values of a longer list are not listed. */
const CHOICES_MAX = 1000;

/** The values of a list or constant without nulls; undefined for other fields, long lists and values that are cut. */
function choiceOf({ field, options, maxLength }: ColumnSchema): ColumnContent | undefined {
  const given =
    field === 'constant' ? [options.value ?? null] : field === 'list' ? options.values : undefined;
  if (!Array.isArray(given) || given.length > CHOICES_MAX) return undefined;
  const listed: readonly Json[] = given;
  const type = typeByOptions({ field, options });
  const values = listed
    .filter((value) => value !== null)
    .map((value) => (type === 'text' || typeof value === 'object' ? String(value) : value));
  const isCut = values.some(
    (value) => typeof value === 'string' && value.length > (maxLength ?? CELL_LENGTH_MAX),
  );
  return isCut || values.length === 0 ? undefined : { kind: 'choice', values: [...new Set(values)] };
}
