import { customKinds, isCustomKindId } from '../catalogue/custom-kinds.ts';
import type { Json } from '../catalogue/field.ts';
import { type FieldId, isFieldId } from '../catalogue/fields.ts';
import { childrenOf } from './children.ts';
import { columnGraph } from './dependencies.ts';
import { firstOfForeignKey } from './foreign-keys.ts';
import { orderOf } from './graph.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { type ColumnOptions, type ColumnSchema, NESTING_MAX, type TableSchema } from './schema.ts';

/** A field whose columns have other values than in the version before. */
export interface ValueChange {
  readonly field: FieldId;
  /** The columns that are affected. Without this, all columns of the field can be. */
  readonly when?: (column: ColumnSchema, table: TableSchema) => boolean;
}

/** A change of values and the version that made it. */
interface VersionChanges {
  readonly version: string;
  readonly changes: readonly ValueChange[];
}

/** The oldest version whose values are compared with those of later ones. */
export const COMPARED_SINCE = '0.3.0';

/** The versions since `COMPARED_SINCE` that changed values. The changelog says why, and names each field. */
export const valueChanges: readonly VersionChanges[] = [
  {
    version: '0.4.0',
    changes: [
      { field: 'reference', when: isConsistentReference },
      { field: 'boolean', when: isInKey },
      { field: 'datatype.boolean', when: isInKey },
      { field: 'number', when: isBesideBoolean },
      { field: 'regex', when: hasLookaroundsOrUnicode },
      { field: 'template', when: padsText },
      { field: 'color.rgb' },
      { field: 'commerce.isbn' },
      { field: 'commerce.upc' },
      { field: 'database.mongodbObjectId' },
      { field: 'date.birthdate' },
      { field: 'date.future' },
      { field: 'date.past' },
      { field: 'date.recent' },
      { field: 'date.soon' },
      { field: 'finance.accountNumber' },
      { field: 'finance.creditCardNumber' },
      { field: 'finance.iban' },
      { field: 'finance.pin' },
      { field: 'finance.routingNumber' },
      { field: 'helpers.shuffle' },
      { field: 'image.dataUri' },
      { field: 'image.url' },
      { field: 'internet.email' },
      { field: 'internet.exampleEmail' },
      {
        field: 'internet.ipv4',
        when: ({ options }) => options.cidrBlock !== undefined || (options.network ?? 'public') !== 'public',
      },
      { field: 'internet.password' },
      { field: 'internet.username' },
      { field: 'location.zipCode', when: ({ options }) => options.format === '#####-####' },
      { field: 'number.float' },
      { field: 'number.int' },
      { field: 'person.firstName' },
      { field: 'person.fullName' },
      { field: 'person.gender' },
      { field: 'person.jobArea' },
      { field: 'person.jobTitle' },
      { field: 'person.jobType' },
      { field: 'person.middleName' },
      { field: 'person.prefix' },
      { field: 'person.suffix' },
      { field: 'person.zodiacSign' },
      { field: 'phone.imei' },
      { field: 'string.alpha' },
      { field: 'string.alphanumeric' },
      { field: 'string.binary' },
      { field: 'string.hexadecimal' },
      { field: 'string.nanoid' },
      { field: 'string.numeric' },
      { field: 'string.sample' },
      { field: 'string.symbol' },
      { field: 'string.ulid' },
      { field: 'string.uuid', when: ({ options }) => options.version === '7' },
      { field: 'system.fileName' },
      { field: 'system.filePath' },
      { field: 'word.words' },
    ],
  },
];

function isInKey({ name, unique }: ColumnSchema, { primaryKey, unique: keys }: TableSchema): boolean {
  return unique || primaryKey.includes(name) || keys.some((key) => key.includes(name));
}

/** Whether the column is in a key with a boolean whose share of true values the key had changed. */
function isBesideBoolean({ name }: ColumnSchema, { primaryKey, unique, columns }: TableSchema): boolean {
  const booleans = columns.filter(({ field }) => field === 'boolean' || field === 'datatype.boolean');
  return [primaryKey, ...unique].some(
    (key) => key.includes(name) && booleans.some((column) => key.includes(column.name)),
  );
}

function padsText({ options }: ColumnSchema): boolean {
  return String(options.text).includes('|pad:');
}

const LOOKAROUND_OR_UNICODE = /\(\?<?[=!]|\\[pPu]|[^\0-\x7f]/;

function hasLookaroundsOrUnicode({ options }: ColumnSchema): boolean {
  return LOOKAROUND_OR_UNICODE.test(String(options.pattern));
}

/** Whether a reference is picked by consistent hashing. In a key of several columns, combinations are permuted instead. */
function isConsistentReference(column: ColumnSchema, table: TableSchema): boolean {
  const deciding = firstOfForeignKey(table, column);
  const children = childrenOf(deciding);
  if (children === 'uniform') return !isInPermutedKey(deciding, table);
  return typeof children === 'object' && 'min' in children;
}

/** Fields whose values are counted, so that a key of several columns permutes their combinations. */
const COUNTED: ReadonlySet<FieldId> = new Set(['reference', 'list', 'boolean']);

function isInPermutedKey({ name, options, nulls }: ColumnSchema, table: TableSchema): boolean {
  const isPartOfForeignKey = table.foreignKeys.some((key) => key.columns.includes(name));
  if (nulls > 0 || options.table === table.name || isPartOfForeignKey) return false;
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  return [table.primaryKey, ...table.unique].some((key) => {
    const columns = key.flatMap((other) => byName.get(other) ?? []);
    return (
      key.length > 1 &&
      key.includes(name) &&
      columns.every(({ field, unique }) => COUNTED.has(field) && !unique)
    );
  });
}

/** A column by the names of its table and itself. */
export interface ColumnName {
  readonly table: string;
  readonly column: string;
}

/**
 * The columns of a document that can have other values because of some changes: columns of the changed fields, those that
 * contain such columns, and those that read them.
 * @param source JSON, which may be an invalid document; parts that are not a table or a column are passed over
 */
export function changedColumns(source: unknown, changes: readonly ValueChange[]): readonly ColumnName[] {
  const tables = tablesOf(source);
  const reads = columnGraph({ tables });
  const tableOfColumn = new Map(tables.flatMap((table) => table.columns.map((column) => [column, table])));
  const changed = new Set<ColumnSchema>();
  for (const column of orderOf(reads.keys(), (one) => reads.get(one) ?? []).order) {
    const table = tableOfColumn.get(column) ?? NO_TABLE;
    const isAffected = withInner(column).some((inner) => changes.some((one) => affects(one, inner, table)));
    if (isAffected || reads.get(column)?.some((read) => changed.has(read))) changed.add(column);
  }
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => changed.has(column)).map((column) => ({ table: name, column: column.name })),
  );
}

function affects({ field, when }: ValueChange, column: ColumnSchema, table: TableSchema): boolean {
  return field === column.field && (when?.(column, table) ?? true);
}

/** A column, and the columns of its objects and the items of its arrays at any depth. */
function withInner(column: ColumnSchema): readonly ColumnSchema[] {
  if (column.field === 'json') return [column, ...nestedColumns(column).flatMap(withInner)];
  if (column.field !== 'array' || !isFieldId(String(column.options.field))) return [column];
  return [column, ...withInner(itemColumn(column))];
}

function tablesOf(source: unknown): readonly TableSchema[] {
  return isJsonObject(source) ? listOf(source.tables).filter(isJsonObject).map(tableOf) : [];
}

function tableOf(table: JsonObject): TableSchema {
  const read = columnsOf(table.columns, 0);
  const keysOfColumns = listOf(table.columns)
    .filter(isJsonObject)
    .filter(({ primaryKey }) => primaryKey === true);
  const primaryKey = [...textsOf(table.primaryKey), ...keysOfColumns.map(({ name }) => String(name))];
  const unique = listOf(table.unique).map(textsOf);
  const alone = new Set([primaryKey, ...unique].flatMap((key) => (key.length === 1 ? key : [])));
  const columns = read.map((column) => (alone.has(column.name) ? { ...column, unique: true } : column));
  const foreignKeys = listOf(table.foreignKeys)
    .filter(isJsonObject)
    .map((key) => ({
      columns: textsOf(key.columns),
      table: String(key.table),
      references: textsOf(key.references),
    }));
  return { ...NO_TABLE, name: String(table.name), columns, primaryKey, unique, foreignKeys };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((text) => typeof text === 'string');
}

function columnsOf(list: unknown, depth: number): readonly ColumnSchema[] {
  if (depth > NESTING_MAX) return [];
  return listOf(list)
    .filter(isJsonObject)
    .flatMap((column) => {
      const field = fieldOf(column.field);
      if (!field) return [];
      const unique = column.unique === true;
      const nulls = typeof column.nulls === 'number' ? column.nulls : 0;
      const options = { ...field.options, ...optionsOf(column.options, depth) };
      return [{ ...NO_COLUMN, name: String(column.name), field: field.id, unique, nulls, options }];
    });
}

function fieldOf(id: unknown): { readonly id: FieldId; readonly options?: ColumnOptions } | undefined {
  if (typeof id !== 'string') return undefined;
  if (isFieldId(id)) return { id };
  if (!isCustomKindId(id)) return undefined;
  const kind: { readonly field: FieldId; readonly options?: ColumnOptions } = customKinds[id];
  return { id: kind.field, ...(kind.options ? { options: kind.options } : {}) };
}

/** Options with the columns of an object, or the options of an array's items, read in the same way. */
function optionsOf(given: unknown, depth: number): ColumnOptions {
  if (!isJsonObject(given) || depth > NESTING_MAX) return {};
  return {
    ...(given as ColumnOptions),
    // `nestedColumns` and `itemColumn` read these back.
    ...(given.columns === undefined
      ? {}
      : { columns: columnsOf(given.columns, depth + 1) as unknown as Json }),
    ...(given.options === undefined ? {} : { options: optionsOf(given.options, depth + 1) }),
  };
}

/** What decides no origin of a value. */
const NO_TABLE: TableSchema = {
  name: '',
  key: '',
  rows: 0,
  columns: [],
  primaryKey: [],
  unique: [],
  foreignKeys: [],
};
const NO_COLUMN = { key: '', of: {} } as const;
