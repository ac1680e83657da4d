import type { Json } from '../catalogue/field.ts';
import { parseFormula } from '../expression/formula.ts';
import type { TableHead } from '../formats/writer.ts';
import { type ColumnScope, nestedScope } from '../schema/column-scope.ts';
import { parentTableName } from '../schema/dependencies.ts';
import { type Bigints, numbersOf, type Rows, rowsOf, rowsWithoutCurrency } from '../schema/field-numbers.ts';
import { itemColumn, nestedColumns } from '../schema/nested.ts';
import { hasNulls, nullableColumns } from '../schema/nullable.ts';
import { columnTypeByOptions, hasAffix, typeByOptions } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type Schema, type TableSchema } from '../schema/schema.ts';
import { valueTypesOf } from '../schema/value-types.ts';
import { formatOf } from './field-formats.ts';
import { formulaRange, isSafe, type Range } from './ranges.ts';

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
  /** Of what is longer than a cell may be, nothing is left. */
  | { readonly kind: 'object'; readonly properties: readonly Property[]; readonly canBeEmptied: boolean }
  | {
      readonly kind: 'array';
      readonly item: Shape;
      readonly minItems: number;
      readonly maxItems: number;
      readonly canBeEmptied: boolean;
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

/** What stands around a column. */
interface Place {
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
      const nullable = known?.nullable ?? shapes.isNullable(column);
      return { name: column.name, shape: { ...shapes.ofColumn(table, column), nullable } };
    });
    return { table, properties };
  });
}

/** Works out what columns hold. */
export function createShapes(schema: Schema) {
  const types = valueTypesOf(schema);
  const nullable = nullableColumns(schema);
  const known = new Map<ColumnSchema, Content>();
  const places = new Map(
    schema.tables.map((table): [string, Place] => {
      const own = new Map(table.columns.map((column) => [column.name, column]));
      return [table.name, { own, rows: rowsOf(table) }];
    }),
  );
  const placeOf = (table: TableSchema): Place =>
    places.get(table.name) ?? { own: new Map(), rows: rowsOf(table) };

  function ofColumn(table: TableSchema, column: ColumnSchema): Content {
    return content(column, placeOf(table));
  }

  function content(column: ColumnSchema, place: Place): Content {
    const found = known.get(column);
    if (found) return found;
    const made = makeContent(column, place);
    known.set(column, made);
    return made;
  }

  function makeContent(column: ColumnSchema, place: Place): Content {
    const { type } = types.get(column) ?? columnTypeByOptions(column);
    const { field, maxLength } = column;
    const ofLength = maxLength === undefined ? {} : { maxLength };
    if (hasAffix(column)) return { kind: 'text', ...ofLength };
    if (field === 'json') return objectContent(column, place);
    if (field === 'array') return arrayContent(column, place);
    if (field === 'reference' || field === 'lookup') return parentContent(column, place);
    const choice = choiceOf(column);
    if (choice) return choice;
    if (type === 'text') {
      return maxLength === undefined ? { kind: 'text', ...formatOf(column) } : { kind: 'text', maxLength };
    }
    if (type !== 'integer' && type !== 'decimal') return { kind: type };
    if (field !== 'formula') return { kind: type, ...numbersOf(column, place.rows) };
    const bigints = type === 'integer' && !isSafe(rangeOf(column, place)) ? 'some' : 'none';
    return { kind: type, bigints };
  }

  /** Between which a column's numbers lie. */
  function rangeOf(column: ColumnSchema, place: Place): Range | undefined {
    if (column.field === 'formula' && !hasAffix(column)) {
      const formula = parseFormula(String(column.options.expression));
      const rowRange = { min: 0, max: Math.max(0, place.rows.count - 1) };
      const columnRange = (name: string) => {
        const other = place.own.get(name);
        return other && rangeOf(other, place);
      };
      return formula.ok ? formulaRange(formula.value.root, { columnRange, rowRange }) : undefined;
    }
    if (column.field === 'reference' || column.field === 'lookup') {
      const parent = parentOf(column, place);
      return parent && !hasAffix(column) ? rangeOf(parent.column, parent.place) : undefined;
    }
    const found = content(column, place);
    if (found.kind === 'choice') {
      const numbers = found.values.filter((value) => typeof value === 'number');
      return numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) };
    }
    if (found.kind !== 'integer' && found.kind !== 'decimal') return undefined;
    const { min, max } = found;
    return min === undefined || max === undefined ? undefined : { min, max };
  }

  function parentOf(
    column: ColumnSchema,
    { own }: Place,
  ): { readonly column: ColumnSchema; readonly place: Place } | undefined {
    const place = places.get(parentTableName(column, own));
    const parent = place?.own.get(String(column.options.column));
    return parent && place && { column: parent, place };
  }

  function parentContent(column: ColumnSchema, place: Place): Content {
    const parent = parentOf(column, place);
    const found: Content = parent ? content(parent.column, parent.place) : { kind: 'text' };
    const { maxLength } = column;
    // What is cut here is no longer what it is there.
    if (maxLength === undefined || !CUT[found.kind]) return found;
    const isText = (types.get(column) ?? columnTypeByOptions(column)).type === 'text';
    return isText ? { kind: 'text', maxLength } : found;
  }

  function objectContent(column: ColumnSchema, { own, rows }: Place): Content {
    const nested = nestedColumns(column);
    const place = { own: nestedScope(nested, own), rows };
    const properties = nested.map((inner) => ({
      name: inner.name,
      shape: { ...content(inner, place), nullable: nullable.has(inner) },
    }));
    return {
      kind: 'object',
      properties,
      canBeEmptied: lengthOf({ kind: 'object', properties }) > CELL_LENGTH_MAX,
    };
  }

  function arrayContent(column: ColumnSchema, { rows }: Place): Content {
    const inner = itemColumn(column);
    const item = {
      ...content(inner, { own: new Map(), rows: rowsWithoutCurrency(rows.count) }),
      nullable: hasNulls(inner),
    };
    const [minItems, maxItems] = [Number(column.options.minItems), Number(column.options.maxItems)];
    const canBeEmptied = lengthOf({ kind: 'array', item, maxItems }) > CELL_LENGTH_MAX;
    return { kind: 'array', item, minItems, maxItems, canBeEmptied };
  }

  /** The same of a table's column. */
  function tableRangeOf(column: ColumnSchema, table: TableSchema): Range | undefined {
    return rangeOf(column, placeOf(table));
  }

  return { ofColumn, tableRangeOf, isNullable: (column: ColumnSchema) => nullable.has(column), types };
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
