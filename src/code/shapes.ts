import type { Json, ValueType } from '../catalogue/field.ts';
import { typedAlternatives } from '../schema/cases.ts';
import type { ColumnOutcomes } from '../schema/column-outcomes.ts';
import { type ColumnScope, nestedScope } from '../schema/column-scope.ts';
import { columnGraph, parentTableName } from '../schema/dependencies.ts';
import {
  type Bigints,
  meet,
  type NumberFacts,
  numbersOf,
  numbersWithin,
  type RowFacts,
  rowsOf,
  ungroupedRows,
} from '../schema/field-numbers.ts';
import { isOfDefaultLocale } from '../schema/locales.ts';
import { jsonFormOf, nestedColumns } from '../schema/nested.ts';
import { columnTypeByOptions, hasAffix, typeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type Schema, type TableSchema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import { writtenTables } from '../schema/written-tables.ts';
import { formatOf } from './field-formats.ts';
import type { CodeSource } from './source.ts';

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
  /** Values of one of these contents: none is a union itself, and at most one is a choice. */
  | { readonly kind: 'union'; readonly contents: readonly SingleContent[] }
  /** An object that is longer than a cell becomes empty, and an array keeps the items that fit. */
  | { readonly kind: 'object'; readonly properties: readonly Property[]; readonly canBeEmptied: boolean }
  | {
      readonly kind: 'array';
      readonly item: Shape;
      readonly minItems: number;
      readonly maxItems: number;
      readonly canBeCut: boolean;
    };

type SingleContent = Exclude<ColumnContent, { readonly kind: 'union' }>;

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

/** Describes the rows of a schema's tables. The heads say which columns can be null. */
export function tableShapes({ schema, tables: heads, outcomes }: CodeSource): readonly TableShape[] {
  const shapes = createShapes(schema, outcomes());
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

function createShapes(schema: Schema, outcomes: ColumnOutcomes) {
  const graph = columnGraph(schema);
  const types = valueTypesOf(schema, graph);
  const known = new Map<ColumnSchema, ColumnContent>();
  const isDefault = isOfDefaultLocale(schema);
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
    if (field === 'cases' && maxLength === undefined) return casesContent(column, row, type);
    if (field === 'json') return objectContent(column, row);
    if (field === 'array') return arrayContent(column);
    if (field === 'reference' || field === 'lookup') return parentContent(column, row);
    const choice = choiceOf(column);
    if (choice) return choice;
    if (type === 'text') {
      return { kind: 'text', ...ofLength, ...formatOf(column, isDefault) };
    }
    if (type !== 'integer' && type !== 'decimal') return { kind: type };
    return numberContent(column, numbersOf(column, row.rows), type);
  }

  function numberContent(
    column: ColumnSchema,
    numbers: NumberFacts,
    kind: 'integer' | 'decimal',
  ): ColumnContent {
    const { min, max, decimals, bigints } = meet(numbers, numbersWithin(kind, outcomes.of(column)));
    return { kind, min, max, decimals, bigints };
  }

  /** The numbers of all cases, or what one of them can be. */
  function casesContent(column: ColumnSchema, row: RowScope, type: ValueType): ColumnContent {
    const contents = typedAlternatives(column).map((alternative) => content(alternative, row));
    const isOfNumbers = type === 'integer' || type === 'decimal';
    const areChoices = contents.every(({ kind }) => kind === 'choice');
    if (isOfNumbers && !areChoices) return numberContent(column, numbersOfAll(contents), type);
    return unionOf(contents) ?? (type === 'text' ? { kind: 'text' } : { kind: 'json' });
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
    if (jsonFormOf(column) === 'list') return listContent(properties.map(({ shape }) => shape));
    if (jsonFormOf(column) === 'value') {
      const shape = properties.at(-1)?.shape;
      return shape === undefined || shape.nullable ? { kind: 'json' } : shape;
    }
    return {
      kind: 'object',
      properties,
      canBeEmptied: jsonLengthMax({ kind: 'object', properties }) > CELL_LENGTH_MAX,
    };
  }

  /** A list of as many items as columns. Each item can be what one of them is. */
  function listContent(shapes: readonly Shape[]): ColumnContent {
    const nullable = shapes.some((shape) => shape.nullable);
    const item: Shape = { ...(unionOf(shapes) ?? { kind: 'json' }), nullable };
    const count = shapes.length;
    const canBeCut = jsonLengthMax({ kind: 'array', item, maxItems: count }) > CELL_LENGTH_MAX;
    return { kind: 'array', item, minItems: count, maxItems: count, canBeCut };
  }

  function arrayContent(column: ColumnSchema): ColumnContent {
    const inner = outcomes.itemOf(column);
    const { distinct } = column.options;
    const maxItems = Number(column.options.maxItems);
    const minItems = Math.min(distinct === true ? 1 : maxItems, Number(column.options.minItems));
    const item = {
      ...content(inner, { own: new Map(), rows: ungroupedRows({ columns: [inner], rows: maxItems }) }),
      nullable: outcomes.of(inner).canBeNull,
    };
    const canBeCut = jsonLengthMax({ kind: 'array', item, maxItems }) > CELL_LENGTH_MAX;
    return { kind: 'array', item, minItems, maxItems, canBeCut };
  }

  return { ofColumn, outcomes };
}

/** The facts that hold of the numbers of all contents. */
function numbersOfAll(contents: readonly ColumnContent[]): NumberFacts {
  const all = contents.map(numbersIn);
  const ends = (of: 'min' | 'max' | 'decimals', choose: (...values: number[]) => number) => {
    const values = all.flatMap((numbers) => numbers[of] ?? []);
    return values.length === all.length && values.length > 0 ? choose(...values) : undefined;
  };
  const [first = 'some', ...others] = all.map(({ bigints }) => bigints);
  return {
    min: ends('min', Math.min),
    max: ends('max', Math.max),
    decimals: ends('decimals', Math.max),
    bigints: others.every((bigints) => bigints === first) ? first : 'some',
  };
}

function numbersIn(content: ColumnContent): NumberFacts {
  if (content.kind === 'integer' || content.kind === 'decimal') return content;
  const values = content.kind === 'choice' ? content.values.map(Number) : [];
  if (values.length === 0) return { bigints: 'some' };
  return { min: Math.min(...values), max: Math.max(...values), bigints: 'none' };
}

/** A content that is one of some contents. Undefined without any. */
function unionOf(all: readonly ColumnContent[]): ColumnContent | undefined {
  const contents = all.flatMap((one): readonly SingleContent[] =>
    one.kind === 'union' ? one.contents : [one],
  );
  const values = new Set(contents.flatMap((one) => (one.kind === 'choice' ? one.values : [])));
  const others = new Map(
    contents.flatMap((one) => (one.kind === 'choice' ? [] : [[JSON.stringify(one), one] as const])),
  );
  const choice = values.size > 0 ? [{ kind: 'choice', values: [...values] } as const] : [];
  const [first, ...rest] = [...choice, ...others.values()];
  return first && rest.length > 0 ? { kind: 'union', contents: [first, ...rest] } : first;
}

/** Kinds of content that a column's `maxLength` can cut. */
const CAN_BE_CUT: Readonly<Partial<Record<ColumnContent['kind'], true>>> = {
  text: true,
  choice: true,
  union: true,
};

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
    case 'union':
      return Math.max(...content.contents.map(jsonLengthMax));
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
