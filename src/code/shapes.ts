import type { Json } from '../catalogue/field.ts';
import { areSafe } from '../expression/bounds.ts';
import type { TableHead } from '../formats/writer.ts';
import { columnOutcomes } from '../schema/column-outcomes.ts';
import { type ColumnScope, nestedScope } from '../schema/column-scope.ts';
import { columnGraph, parentTableName } from '../schema/dependencies.ts';
import { type Bigints, numbersOf, type Rows, rowsOf } from '../schema/field-numbers.ts';
import { nestedColumns } from '../schema/nested.ts';
import { columnTypeByOptions, hasAffix, typeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type Schema, type TableSchema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import { formatOf } from './field-formats.ts';

/** What the values of a column are, in any language. */
export type Content =
  | {
      readonly kind: 'text';
      readonly maxLength?: number;
      readonly format?: string;
      readonly pattern?: string;
    }
  | {
      readonly kind: 'integer' | 'decimal';
      readonly min?: number;
      readonly max?: number;
      /** Digits after the point, at most. */
      readonly decimals?: number;
      readonly bigints: Bigints;
    }
  | { readonly kind: 'boolean' | 'date' | 'timestamp' | 'json' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** Of an object that is longer than a cell may be nothing is left, of an array the items that fit. */
  | { readonly kind: 'object'; readonly properties: readonly Property[]; readonly canBeEmptied: boolean }
  | {
      readonly kind: 'array';
      readonly item: Shape;
      readonly minItems: number;
      readonly maxItems: number;
      readonly canBeCut: boolean;
    };

export type Shape = Content & { readonly nullable: boolean };

export interface Property {
  readonly name: string;
  readonly shape: Shape;
}

export interface TableShape {
  readonly table: TableSchema;
  readonly properties: readonly Property[];
}

/** The columns beside a column, and what the numbers in their row depend on. */
interface RowScope {
  readonly own: ColumnScope;
  readonly rows: Rows;
}

/** The shapes of a schema's tables; `heads` say what can be null. */
export function tableShapes(schema: Schema, heads: readonly TableHead[]): readonly TableShape[] {
  const shapes = createShapes(schema);
  return schema.tables.map((table) => {
    const head = heads.find(({ name }) => name === table.name);
    const properties = table.columns.map((column, i): Property => {
      const known = head?.columns[i];
      const nullable = known?.nullable ?? shapes.outcomes.of(column).canBeNull;
      return { name: column.name, shape: { ...shapes.ofColumn(table, column), nullable } };
    });
    return { table, properties };
  });
}

/** Works out what columns hold. */
function createShapes(schema: Schema) {
  const graph = columnGraph(schema);
  const types = valueTypesOf(schema, graph);
  const outcomes = columnOutcomes(schema, graph, types);
  const known = new Map<ColumnSchema, Content>();
  const rowsByTable = new Map(
    schema.tables.map((table): [string, RowScope] => {
      const own = new Map(table.columns.map((column) => [column.name, column]));
      return [table.name, { own, rows: rowsOf(table) }];
    }),
  );
  const rowOf = (table: TableSchema): RowScope =>
    rowsByTable.get(table.name) ?? { own: new Map(), rows: rowsOf(table) };

  function ofColumn(table: TableSchema, column: ColumnSchema): Content {
    return content(column, rowOf(table));
  }

  function content(column: ColumnSchema, row: RowScope): Content {
    const found = known.get(column);
    if (found) return found;
    const made = makeContent(column, row);
    known.set(column, made);
    return made;
  }

  function makeContent(column: ColumnSchema, row: RowScope): Content {
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
      return maxLength === undefined ? { kind: 'text', ...formatOf(column) } : { kind: 'text', maxLength };
    }
    if (type !== 'integer' && type !== 'decimal') return { kind: type };
    if (field !== 'formula') return { kind: type, ...numbersOf(column, row.rows) };
    const bigints = type === 'integer' && !areSafe(outcomes.of(column).bounds) ? 'some' : 'none';
    return { kind: type, bigints };
  }

  function parentOf(
    column: ColumnSchema,
    { own }: RowScope,
  ): { readonly column: ColumnSchema; readonly row: RowScope } | undefined {
    const row = rowsByTable.get(parentTableName(column, own));
    const parent = row?.own.get(String(column.options.column));
    return parent && row && { column: parent, row };
  }

  function parentContent(column: ColumnSchema, row: RowScope): Content {
    const parent = parentOf(column, row);
    const found: Content = parent ? content(parent.column, parent.row) : { kind: 'text' };
    const { maxLength } = column;
    // What is cut here is no longer what it is there.
    if (maxLength === undefined || !CUT[found.kind]) return found;
    const isText = (types.get(column) ?? columnTypeByOptions(column)).type === 'text';
    return isText ? { kind: 'text', maxLength } : found;
  }

  function objectContent(column: ColumnSchema, { own, rows }: RowScope): Content {
    const nested = nestedColumns(column);
    const row = { own: nestedScope(nested, own), rows };
    const properties = nested.map((inner) => ({
      name: inner.name,
      shape: { ...content(inner, row), nullable: outcomes.of(inner).canBeNull },
    }));
    return {
      kind: 'object',
      properties,
      canBeEmptied: lengthOf({ kind: 'object', properties }) > CELL_LENGTH_MAX,
    };
  }

  function arrayContent(column: ColumnSchema): Content {
    const inner = outcomes.itemOf(column);
    const [minItems, maxItems] = [Number(column.options.minItems), Number(column.options.maxItems)];
    const item = {
      ...content(inner, { own: new Map(), rows: rowsOf({ columns: [inner], rows: maxItems }) }),
      nullable: outcomes.of(inner).canBeNull,
    };
    const canBeCut = lengthOf({ kind: 'array', item, maxItems }) > CELL_LENGTH_MAX;
    return { kind: 'array', item, minItems, maxItems, canBeCut };
  }

  return { ofColumn, outcomes };
}

/** Kinds that a column's greatest length can cut. */
const CUT: Readonly<Partial<Record<Content['kind'], true>>> = { text: true, choice: true };

type Measured =
  | Exclude<Content, { readonly kind: 'object' | 'array' }>
  | { readonly kind: 'object'; readonly properties: readonly Property[] }
  | { readonly kind: 'array'; readonly item: Shape; readonly maxItems: number };

/** JSON writes a character with six where it escapes it. */
const ESCAPED_LENGTH = 6;
const NUMBER_LENGTH = 400;

/** So many characters of JSON at most. */
function lengthOf(content: Measured): number {
  switch (content.kind) {
    case 'text':
      return (content.maxLength ?? (content.format ? NUMBER_LENGTH : CELL_LENGTH_MAX)) * ESCAPED_LENGTH + 2;
    case 'choice':
      return Math.max(...content.values.map((value) => JSON.stringify(value).length));
    case 'object':
      return content.properties.reduce(
        (sum, { name, shape }) => sum + JSON.stringify(name).length + lengthOf(shape) + 2,
        2,
      );
    case 'array':
      return content.maxItems * (lengthOf(content.item) + 1) + 2;
    case 'json':
      return CELL_LENGTH_MAX;
    default:
      return NUMBER_LENGTH;
  }
}

/** More values than these are no longer listed. */
const CHOICES_MAX = 1000;

/** What a list or a constant holds, nulls aside; undefined where that is not listed. */
function choiceOf({ field, options, maxLength }: ColumnSchema): Content | undefined {
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
