import { type FieldId, isFieldId } from '../catalogue/fields.ts';
import { isStable } from '../expression/text-case.ts';
import { alternativesOf } from './cases.ts';
import {
  type ColumnPlace,
  changesCaseOfUnstableLetters,
  isAtAnyTime,
  isConsistentReference,
  isConstrainedOrUnicode,
  isInUnevenKey,
  isOfWideBlock,
  isOfWideRange,
  isUniqueUnevenBoolean,
  isVaryingInKey,
  padsText,
} from './change-conditions.ts';
import { columnGraph } from './dependencies.ts';
import { orderOf } from './graph.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { withDefaults } from './options.ts';
import type { ColumnSchema, TableSchema } from './schema.ts';
import { NO_TABLE, tablesOf } from './unchecked-tables.ts';

/**
 * Columns that have other values than in the version before: those of a field, or of any field, that satisfy a condition.
 * Without one, all columns of the field can be affected.
 */
export interface ValueChange {
  readonly field?: FieldId;
  readonly when?: (column: ColumnSchema, place: ColumnPlace) => boolean;
}

/** A change of values and the version that made it. */
interface VersionChanges {
  readonly version: string;
  readonly changes: readonly ValueChange[];
}

/** The oldest version whose values are compared with those of later ones. */
export const COMPARED_SINCE = '0.3.0';

/**
 * The versions since `COMPARED_SINCE` that changed values. The changelog says why, and names each field. Changes of fewer
 * than one value in a thousand are left out: integers of up to 2^22 are sampled again for other random numbers than before,
 * which are fewer than 2^22 in 2^32.
 */
export const valueChanges: readonly VersionChanges[] = [
  {
    version: '0.4.0',
    changes: [
      { field: 'reference', when: isConsistentReference },
      { field: 'boolean', when: isUniqueUnevenBoolean },
      { field: 'datatype.boolean', when: isVaryingInKey },
      { when: isInUnevenKey },
      { when: changesCaseOfUnstableLetters },
      { field: 'regex', when: isConstrainedOrUnicode },
      { field: 'template', when: padsText },
      {
        field: 'color.rgb',
        when: ({ options }) => options.format === 'hex' || options.includeAlpha === true,
      },
      { field: 'commerce.isbn' },
      { field: 'commerce.upc' },
      { field: 'database.mongodbObjectId' },
      { field: 'date.birthdate' },
      { field: 'date.future', when: isAtAnyTime },
      { field: 'date.past', when: isAtAnyTime },
      { field: 'date.recent', when: isAtAnyTime },
      { field: 'date.soon', when: isAtAnyTime },
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
      { field: 'internet.ipv4', when: isOfWideBlock },
      { field: 'internet.password' },
      { field: 'internet.username' },
      { field: 'location.zipCode', when: ({ options }) => options.format === '#####-####' },
      { field: 'location.latitude', when: isOfWideRange },
      { field: 'location.longitude', when: isOfWideRange },
      { field: 'number.float', when: isOfWideRange },
      { field: 'number.hex', when: isOfWideRange },
      { field: 'number.int', when: isOfWideRange },
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
  const unstable = new Set<ColumnSchema>();
  const { order } = orderOf(reads.keys(), (one) => reads.get(one) ?? []);
  for (const column of order) {
    const read = reads.get(column) ?? [];
    if (!isStable(JSON.stringify(column.options)) || read.some((one) => unstable.has(one)))
      unstable.add(column);
    const table = tableOfColumn.get(column) ?? NO_TABLE;
    const isChanged = changes.some((change) => affects(change, column, table, unstable.has(column)));
    if (isChanged || read.some((one) => changed.has(one))) changed.add(column);
  }
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => changed.has(column)).map((column) => ({ table: name, column: column.name })),
  );
}

/** Whether a change affects a column, the columns of its objects, or the items of its arrays. */
function affects(
  { field, when }: ValueChange,
  column: ColumnSchema,
  table: TableSchema,
  hasUnstableLetters: boolean,
): boolean {
  return withInner(column).some((inner) => {
    const place = { table: inner === column ? table : NO_TABLE, hasUnstableLetters };
    return (field ?? inner.field) === inner.field && (when?.(inner, place) ?? true);
  });
}

/** A column, and the columns of its objects and the items of its arrays at any depth. */
export function withInner(column: ColumnSchema): readonly ColumnSchema[] {
  if (column.field === 'json') return [column, ...nestedColumns(column).flatMap(withInner)];
  if (column.field === 'cases') return [column, ...alternativesOf(column).flatMap(withInner)];
  if (column.field !== 'array' || !isFieldId(String(column.options.field))) return [column];
  const item = itemColumn(column);
  return [column, ...withInner({ ...item, options: withDefaults(item.field, item.options) })];
}
